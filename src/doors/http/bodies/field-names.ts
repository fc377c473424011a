/** The fields of an object under the names of its schema, whatever their letter case; unknown fields are left out. */
export interface MatchedFields {
  fields: Map<string, unknown>
  /** Spellings of one field that came together, such as ["serialNumber", "SerialNumber"]. */
  doubles: string[][]
}

const lowerCaseNames = new WeakMap<object, Map<string, string>>()

/** Matches field names without regard to letter case (wire-decisions.md, "Readers are tolerant"). */
export function matchFieldNames(properties: Record<string, unknown>, body: Record<string, unknown>): MatchedFields {
  let names = lowerCaseNames.get(properties)
  if (!names) {
    names = new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]))
    lowerCaseNames.set(properties, names)
  }
  const fields = new Map<string, unknown>()
  const spellings = new Map<string, string[]>()
  for (const spelling of Object.keys(body)) {
    const name = names.get(spelling.toLowerCase())
    if (name === undefined) continue
    const earlier = spellings.get(name)
    if (earlier) earlier.push(spelling)
    else spellings.set(name, [spelling])
    fields.set(name, body[spelling])
  }
  const doubles = [...spellings.values()].filter((list) => list.length > 1)
  return { fields, doubles }
}
