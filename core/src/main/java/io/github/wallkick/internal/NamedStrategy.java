package io.github.wallkick.internal;

/**
 * A strategy that texts know by its name alone: equal to every other one of its kind and name, whatever it does. A subclass
 * passes the questions on to the strategy that is named.
 */
public abstract class NamedStrategy {
    private final String text;

    /** A strategy of a text, which for a user's own is {@link StrategyText#named(String) the name in quotation marks}. */
    protected NamedStrategy(String text) {
        this.text = text;
    }

    public final String text() {
        return text;
    }

    @Override
    @SuppressWarnings("EqualsGetClass") // the class is the kind: a scorer of a name is no clear rule of that name
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && text.equals(((NamedStrategy) other).text);
    }

    @Override
    public final int hashCode() {
        return text.hashCode();
    }

    @Override
    public final String toString() {
        return text;
    }
}
