package io.github.wallkick.hardware;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Providers by name, and what the memory ports do. */
class PortsTest {
    private static final Picture PICTURE = Picture.of(4, 4, (x, y) -> Optional.empty(), Picture.Side.NONE);

    @Test
    void memoryPortsAreOpenedByName() {
        try (var ports = Ports.open("memory", PortConfig.DEFAULT.with("columns", "8"))) {
            assertEquals(8, ports.display().screen().columns());
            assertEquals(20, ports.display().screen().rows());
            ports.display().show(PICTURE);
            assertEquals(PICTURE, MemoryPorts.behind(ports).picture().orElseThrow());
        }
    }

    @Test
    void memoryPortsAreNeverChosenInSilence() {
        var error = assertThrows(PortException.class, Ports::open);
        assertTrue(String.valueOf(error.getMessage()).contains("memory: only by name"), error::getMessage);
    }

    @Test
    void anUnknownProviderIsRefusedWithThoseThatThereAre() {
        var error = assertThrows(PortException.class, () -> Ports.open("toaster"));
        assertEquals("toaster", error.port());
        assertTrue(String.valueOf(error.getMessage()).contains("memory"), error::getMessage);
    }

    @Test
    void settingsThatNobodyReadsAreRefused() {
        var slip = PortConfig.DEFAULT.with("colums", "8");
        var error = assertThrows(IllegalArgumentException.class, () -> Ports.open("memory", slip));
        assertEquals("a setting of memory must be one of [columns, rows]: colums", error.getMessage());
        var word = new PortConfig(Map.of("rows", "many"));
        assertThrows(IllegalArgumentException.class, () -> Ports.open("memory", word));
        var many = new PortConfig(Map.of("rows", "65"));
        assertThrows(IllegalArgumentException.class, () -> Ports.open("memory", many));
    }

    @Test
    void providersThatAreThereAreListed() {
        assertEquals(
                List.of("memory"),
                Ports.providers().stream().map(PortProvider::name).toList());
    }

    @Test
    void allPortsAreClosedEvenIfOneRefuses() {
        var memory = MemoryPorts.of(10, 20);
        memory.ports().all().forEach(Port::open);
        var stubborn = memory.ports().withButtons(new StubbornButtons());
        assertThrows(PortException.class, stubborn::close);
        assertFalse(memory.isOpen(MemoryPorts.Device.DISPLAY));
        assertFalse(memory.isOpen(MemoryPorts.Device.SCORES));
    }

    private static final class StubbornButtons implements ButtonPort {
        @Override
        public ButtonSet poll() {
            return ButtonSet.NONE;
        }

        @Override
        public ButtonSet buttons() {
            return ButtonSet.NONE;
        }

        @Override
        public String name() {
            return "stubborn";
        }

        @Override
        public void open() {}

        @Override
        public void close() {
            throw new PortException(name(), "it does not close");
        }
    }

    @Test
    void anUnpluggedDeviceFailsUntilItIsOpenedAgain() {
        var memory = MemoryPorts.of(10, 20);
        var ports = memory.ports();
        ports.all().forEach(Port::open);
        memory.unplug(MemoryPorts.Device.DISPLAY);
        var error = assertThrows(PortException.class, () -> ports.display().show(PICTURE));
        assertEquals("memory display: it is unplugged", error.getMessage());
        assertFalse(memory.isOpen(MemoryPorts.Device.DISPLAY));
        assertThrows(PortException.class, () -> ports.display().open());
        memory.plugIn(MemoryPorts.Device.DISPLAY);
        assertThrows(PortException.class, () -> ports.display().show(PICTURE));
        ports.display().open();
        ports.display().show(PICTURE);
        assertEquals(1, memory.pictureCount());
    }

    @Test
    void onlyTheLastPicturesAndTonesAreKept() {
        var memory = MemoryPorts.of(10, 20);
        memory.ports().all().forEach(Port::open);
        for (var i = 0; i < MemoryPorts.KEPT + 5; i++) {
            memory.ports().display().show(PICTURE);
            memory.ports().buzzer().play(new Tone(440, i));
        }
        assertEquals(MemoryPorts.KEPT, memory.pictures().size());
        assertEquals(MemoryPorts.KEPT + 5, memory.pictureCount());
        assertEquals(new Tone(440, 5), memory.tones().get(0));
    }

    @Test
    void theBestScoreIsKept() {
        var ports = MemoryPorts.of(10, 20).ports();
        ports.scores().open();
        assertEquals(OptionalLong.empty(), ports.scores().best("a"));
        ports.scores().keep("a", 5);
        ports.scores().keep("a", 3);
        assertEquals(OptionalLong.of(5), ports.scores().best("a"));
    }

    @Test
    void tonesThatNobodyHearsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Tone(19, 1));
        assertThrows(IllegalArgumentException.class, () -> new Tone(20_001, 1));
        assertThrows(IllegalArgumentException.class, () -> new Tone(440, -1));
        assertThrows(IllegalArgumentException.class, () -> new Tone(440, 10_001));
        assertEquals("440/80", new Tone(440, 80).toString());
    }
}
