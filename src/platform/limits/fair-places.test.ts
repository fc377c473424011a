import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairPlaces } from './fair-places.ts'
import { claimsOf } from './networks.ts'

const limits = { most: 3_000, reserve: 500 }
const stranger = (address: string) => ({ isStranger: true, claims: claimsOf(address, 200) })

/** Takes all that somebody gets who asks from each of these addresses in turns, until none gets any more. */
function fill(places: FairPlaces, addresses: readonly string[]): (() => void)[] {
  const taken: (() => void)[] = []
  for (let before = -1; before < taken.length; ) {
    before = taken.length
    for (const address of addresses) {
      const leave = places.take(stranger(address))
      if (leave) taken.push(leave)
    }
  }
  return taken
}

test.each([
  ['13 addresses', 13, (n: number) => `8.${n}.8.8`, 1],
  ['a whole /24', 256, (n: number) => `8.8.8.${n}`, 1],
  ['20 networks, each with ten addresses', 200, (n: number) => `8.8.${n % 20}.${n}`, 1],
  ['a whole /48', 4_000, (n: number) => `2606:4700:1:${n.toString(16)}::1`, 1],
  ['a hundred addresses', 100, (n: number) => `8.${n}.8.8`, 1],
])('%s leave places for others', (_what, count, address, others) => {
  const places = new FairPlaces(limits)
  fill(
    places,
    Array.from({ length: count }, (_, n) => address(n)),
  )
  for (let n = 0; n < others; n += 1) expect(places.take(stranger(`9.${n}.9.9`))).not.toBeNull()
})

test('whatever strangers do, the reserve is for who is known; what is given back is there again', () => {
  const address = fc.oneof(fc.ipV4(), fc.ipV6())
  fc.assert(
    fc.property(fc.array(address, { minLength: 1, maxLength: 60 }), (addresses) => {
      const small = new FairPlaces({ most: 60, reserve: 10 })
      const taken = fill(small, addresses)
      expect(taken.length).toBeLessThanOrEqual(50)
      const known = Array.from({ length: 10 }, () => small.take({ isStranger: false, claims: [] }))
      expect(known).not.toContain(null)
      for (const leave of [...taken, ...known]) leave?.()
      for (const leave of taken) leave()
      expect(fill(small, addresses)).toHaveLength(taken.length)
    }),
    { numRuns: 50 },
  )
})

test('in a quiet hour an office has what it always had', () => {
  const places = new FairPlaces(limits)
  expect(fill(places, ['8.8.8.8'])).toHaveLength(200)
  expect(fill(places, ['8.8.8.9'])).toHaveLength(200)
})
