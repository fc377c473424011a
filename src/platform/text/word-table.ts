/**
 * A table that is looked into by words of strangers: it has the words it was given and no others. An object of the usual
 * kind also has "constructor".
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(
    Object.assign<Record<string, Value>, Readonly<Record<string, Value>>>(Object.create(null), entries),
  )
}
