/** The fields of an object under the names of its schema, whatever their letter case; unknown fields are left out. */
export interface MatchedFields {
  fields: Map<string, unknown>
  /** Spellings of one field that came together, such as ["serialNumber", "SerialNumber"]. */
  doubles: string[][]
}

/** Of each schema's properties: their names by themselves, which most clients send, and in lower case. */
const knownNames = new WeakMap<object, ReadonlyMap<string, string>>()

/** Matches field names without regard to letter case (wire-decisions.md, "Readers are tolerant"). */
export function matchFieldNames(properties: Record<string, unknown>, body: Record<string, unknown>): MatchedFields {
  let names = knownNames.get(properties)
  if (!names) {
    const own = Object.keys(properties)
    names = new Map([
      ...own.map((name) => [name.toLowerCase(), name] as const),
      ...own.map((name) => [name, name] as const),
    ])
    knownNames.set(properties, names)
  }
  const fields = new Map<string, unknown>()
  let hasDoubles = false
  for (const spelling of Object.keys(body)) {
    const name = names.get(spelling) ?? names.get(spelling.toLowerCase())
    if (name === undefined) continue
    hasDoubles ||= fields.has(name)
    fields.set(name, body[spelling])
  }
  return { fields, doubles: hasDoubles ? findDoubles(names, body) : [] }
}

function findDoubles(names: ReadonlyMap<string, string>, body: Record<string, unknown>): string[][] {
  const known = Object.keys(body).filter((spelling) => names.has(spelling.toLowerCase()))
  const spellingsOf = Object.groupBy(known, (spelling) => names.get(spelling.toLowerCase()) ?? '')
  return Object.values(spellingsOf)
    .filter((spellings) => spellings !== undefined)
    .filter(({ length }) => length > 1)
}
