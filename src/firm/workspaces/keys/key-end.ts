import { fail } from '../../../platform/errors.ts'

const mostYears = 10

/** When a key is to end, from what somebody wrote; null: never. Fails with `invalid-fields` unless it is a moment to come. */
export function readEnd(text: string | undefined, now: Date): Date | null {
  if (text === undefined) return null
  const fault = `endsAt: expected a moment to come within ${mostYears} years, as 2030-01-01T00:00:00Z or 2030-01-01, got "${text}".`
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d))?$/.test(text))
    throw fail('invalid-fields', { faults: fault })
  const end = new Date(text)
  const latest = new Date(now)
  latest.setUTCFullYear(now.getUTCFullYear() + mostYears)
  if (!(end > now && end <= latest)) throw fail('invalid-fields', { faults: fault })
  return end
}
