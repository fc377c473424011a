/** What the change log keeps of a change, as names and words: a field that was changed as "before → after". */
export function tellDetails(details: Record<string, unknown>): { name: string; value: string }[] {
  const { before, after, ...others } = details
  const old = isRecord(before) ? before : {}
  const fresh = isRecord(after) ? after : {}
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  const changed = names.map((name) => ({
    name,
    value: name in old ? `${say(old[name])} → ${say(fresh[name])}` : say(fresh[name]),
  }))
  return [...changed, ...Object.entries(others).map(([name, value]) => ({ name, value: say(value) }))]
}

function say(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map(say).join(', ') || '–'
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${name}: ${say(part)}`)
      .join('; ')
  return String(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
