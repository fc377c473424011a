/** Tables of senses as one: the phrases of a sense are those of all of them. */
export function joinSenses(...tables: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const joined = new Map<string, string[]>()
  for (const table of tables)
    for (const [sense, phrases] of Object.entries(table)) joined.set(sense, [...(joined.get(sense) ?? []), phrases])
  return Object.fromEntries([...joined].map(([sense, all]) => [sense, all.filter((each) => each !== '').join(', ')]))
}
