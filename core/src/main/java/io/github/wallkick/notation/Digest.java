package io.github.wallkick.notation;

/**
 * A hash that is the same in every run, on every machine and in every version: FNV-1a with 64 bits. It guards against
 * mistakes, not against forgers.
 *
 * @param bits the hash so far
 */
record Digest(long bits) {
    static final Digest START = new Digest(0xcbf29ce484222325L);

    private static final long PRIME = 0x100000001b3L;

    Digest plus(long value) {
        var hash = bits;
        for (var shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            hash = (hash ^ ((value >>> shift) & 0xff)) * PRIME;
        }
        return new Digest(hash);
    }

    Digest plus(String text) {
        var hash = bits;
        for (var i = 0; i < text.length(); i++) {
            hash = (hash ^ (text.charAt(i) & 0xff)) * PRIME;
            hash = (hash ^ (text.charAt(i) >>> Byte.SIZE)) * PRIME;
        }
        return new Digest(hash);
    }

    /** Half as many bits, of which each depends on all. */
    int folded() {
        return (int) (bits ^ (bits >>> Integer.SIZE));
    }
}
