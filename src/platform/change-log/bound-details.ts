const longestText = 300
const longestList = 100
const deepest = 5
const mostBytes = 16_384

/** Details that stay small: long texts and lists are cut, and tell how long they were. */
export function boundDetails(details: Record<string, unknown>): Record<string, unknown> {
  const bounded = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, bound(value, 1)]))
  if (Buffer.byteLength(JSON.stringify(bounded)) <= mostBytes) return bounded
  return { tooLong: true, fields: namesIn(details).slice(0, longestList) }
}

/** The fields of two values of settings that differ, before and after; undefined becomes null. */
export function differenceOf(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .sort()
  const pick = (from: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

function bound(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return boundText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return '…'
  if (Array.isArray(value)) {
    const kept = value.slice(0, longestList).map((entry) => bound(entry, depth + 1))
    return value.length > longestList ? [...kept, `… (${value.length})`] : kept
  }
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, bound(entry, depth + 1)]))
}

/** Text that PostgreSQL keeps as JSON: no U+0000, no half of a character. */
function boundText(text: string): string {
  const cut = text.length > longestText ? `${text.slice(0, longestText)}… (${text.length} characters)` : text
  return cut.toWellFormed().replaceAll('\0', '')
}

function namesIn(details: Record<string, unknown>): string[] {
  return Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [name],
  )
}
