/** A cell as text: lists of plain values joined by commas, anything deeper as JSON. */
export function toText(raw: unknown): string {
  if (typeof raw === 'string') return raw
  if (Array.isArray(raw) && raw.every((entry) => typeof entry !== 'object')) return raw.join(', ')
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw)
}
