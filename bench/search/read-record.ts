/** A value of JSON as text in which neither the order of keys nor that of lists counts. */
export function writeOrderless(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeOrderless).toSorted().join()}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'nothing'
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return `{${entries
    .map(([key, each]) => `"${key}":${writeOrderless(each)}`)
    .toSorted()
    .join()}}`
}

/** Whether a value of JSON is an object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
