/** Gives what `make` makes of a value: made when first asked for, kept with the value, and gone with it. */
export type Derive<Source> = <Made>(make: (source: Source) => Made) => Made

/**
 * Where modules keep what they make of a value that is not theirs: the spellings of a language's words, the folded words
 * of a home. `make` is the key, so it is a named function of its module and never one that is written on the spot; it
 * reads the value and nothing else.
 */
export function deriveFrom<Source>(source: () => Source): Derive<Source> {
  const made = new Map<(source: Source) => unknown, unknown>()
  return <Made>(make: (source: Source) => Made): Made => {
    // What stands under a function was made by it.
    if (made.has(make)) return made.get(make) as Made
    const fresh = make(source())
    made.set(make, fresh)
    return fresh
  }
}
