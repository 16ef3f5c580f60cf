package io.github.wallkick.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;

/** Text in JSON from maps, lists, numbers and strings. */
final class Json {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Json() {}

    static String pretty(Object value) {
        try {
            return MAPPER.writer(SerializationFeature.INDENT_OUTPUT).writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("values of JSON must be maps, lists, numbers and strings: " + value, e);
        }
    }

    /** Text that may stand in a script element of a page: nothing in it can end the element. */
    static String inPage(Object value) {
        try {
            return MAPPER.writeValueAsString(value).replace("<", "\\u003c");
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("values of JSON must be maps, lists, numbers and strings: " + value, e);
        }
    }
}
