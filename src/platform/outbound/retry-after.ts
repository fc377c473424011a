/** Seconds that a Retry-After header asks for, as a number or a date; 0 when it asks for nothing. */
export function readRetryAfter(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text)
  const time = /^[A-Za-z]{3}, /.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? 0 : Math.max(0, (time - now.getTime()) / 1000)
}
