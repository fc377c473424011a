/** How fields and values of the log are called: what is null is written as it stands. */
export interface DetailWords {
  nameOf(field: string): string
  valueOf(field: string, value: unknown): string | null
  /** "Home 12", for the changes of one home. */
  homeOf(id: unknown): string
}

export interface Detail {
  name: string
  value: string
}

/** Numbers that only the server has a use for. */
const inner: ReadonlySet<string> = new Set(['change', 'undone', 'note', 'lastLine'])
const mostOfList = 10

/** What the change log keeps of a change, as names and words: a field that was changed as "before → after". */
export function tellDetails(details: Record<string, unknown>, words: DetailWords): Detail[] {
  const { before, after, changes, ...others } = details
  const rest = Object.entries(others).filter(([name]) => !inner.has(name))
  return [
    ...tellChange(before, after, words),
    ...rest.map(([field, value]) => ({ name: words.nameOf(field), value: say(field, value, words) })),
    ...tellHomes(changes, words),
    // Homes that are gone: how their office knows them.
    ...tellHomes(Array.isArray(before) ? before.map(({ id, ...home }) => ({ id, after: home })) : null, words),
  ].filter(({ value }) => value !== '')
}

function tellChange(before: unknown, after: unknown, words: DetailWords): Detail[] {
  const old = isRecord(before) ? before : {}
  const fresh = isRecord(after) ? after : {}
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].map((field) => {
    const [was, is] = [old, fresh].map((side) => (field in side ? say(field, side[field], words) || '–' : null))
    return { name: words.nameOf(field), value: [was, is].filter((each) => each !== null).join(' → ') }
  })
}

/** The fields of some homes that were changed. */
function tellHomes(changes: unknown, words: DetailWords): Detail[] {
  if (!Array.isArray(changes)) return []
  return changes.filter(isRecord).map(({ id, before, after }) => ({
    name: words.homeOf(id),
    value: tellChange(before, after, words)
      .map(({ name, value }) => `${name}: ${value}`)
      .join('; '),
  }))
}

function say(field: string, value: unknown, words: DetailWords): string {
  const known = words.valueOf(field, value)
  if (known !== null) return known
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) {
    const said = value.slice(0, mostOfList).map((each) => say(field, each, words))
    return [...said, ...(value.length > mostOfList ? ['…'] : [])].join(', ') || '–'
  }
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${words.nameOf(name)}: ${say(name, part, words)}`)
      .join('; ')
  return String(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
