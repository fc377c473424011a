import fc from 'fast-check'
import type { GoodBody } from './hostile-body.ts'

/** What no column of text, no address and no JSON of the database holds, wherever a text may stand. */
const spoils = ['a\u0000b', '\u0000', '\ud800', 'x\udc00', '\ud83d\ud83d']

/** Good bodies in which one text, or one name of a field within them, is spoiled. */
export function spoiledBodies(good: GoodBody, seed: number): string[] {
  const entries = Object.entries(good)
  const samples = fc.sample(fc.tuple(...entries.map(([, value]) => value)), { seed, numRuns: 3 })
  const bodies = samples.flatMap((values) => {
    // Read from JSON: what is undefined is left out.
    const body: unknown = JSON.parse(
      JSON.stringify(Object.fromEntries(entries.map(([name], at) => [name, values[at]]))),
    )
    return spoils.flatMap((spoil) => spoiled(body, spoil).map((each) => JSON.stringify(each)))
  })
  return [...new Set(bodies)]
}

/** One for each text in a value. */
function spoiled(value: unknown, spoil: string): unknown[] {
  if (typeof value === 'string') return [spoil, value + spoil]
  if (Array.isArray(value))
    return value.flatMap((item, at) => spoiled(item, spoil).map((each) => value.toSpliced(at, 1, each)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => [
    { ...value, [name + spoil]: item },
    ...spoiled(item, spoil).map((each) => ({ ...value, [name]: each })),
  ])
}

/** Ids that no column holds, or that are none. */
export const spoiledIds = [
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999999',
  '2147483648',
  '-1',
  '1e21',
  '0x10',
  '1.5',
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%20',
]
