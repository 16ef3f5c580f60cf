package io.github.wallkick.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What was played, so that it can be played again: every report begins with it.
 *
 * @param version the program and its version
 * @param commandLine the words after the program's name
 * @param rules what the rules are, by label
 */
record Played(String version, List<String> commandLine, Map<String, String> rules) {
    /** As it can be typed again into a shell. */
    String command() {
        return commandLine.stream().map(Played::quoted).collect(Collectors.joining(" ", "wallkick ", ""));
    }

    private static String quoted(String word) {
        return word.matches("[\\w./:=,+@%-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    /** Labels and texts, for people. */
    Map<String, String> lines() {
        var lines = new LinkedHashMap<String, String>();
        lines.put("command", command());
        lines.put("version", version);
        lines.putAll(rules);
        return lines;
    }

    /** For programs. */
    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>(lines());
        json.put("arguments", commandLine);
        return json;
    }
}
