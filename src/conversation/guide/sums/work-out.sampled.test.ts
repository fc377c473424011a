import { expect, test } from 'vitest'
import { apart, divide, percentOf, times } from './work-out.ts'

/** The same numbers every time: Park and Miller's generator. */
function numbers(seed: number): (most: number) => number {
  let at = seed
  return (most) => {
    at = (at * 48_271) % 2_147_483_647
    return at % most
  }
}

/** Cents, exactly. */
const cents = (amount: number): bigint => BigInt(Math.round(amount * 100))

/** What whole numbers come to, rounded half up to whole amounts from 1,000 on, else to cents. */
function exactly(amount: bigint, parts: bigint): bigint {
  const inCents = (amount * 2n + parts) / (parts * 2n)
  return inCents >= 100_000n ? ((amount * 2n + parts * 100n) / (parts * 200n)) * 100n : inCents
}

test('what is divided, added and shared is what exact arithmetic says', () => {
  const next = numbers(137)
  for (let round = 0; round < 3_000; round++) {
    const amount = 1 + next(2_000_000)
    const [other, parts, percent] = [1 + next(2_000_000), 1 + next(5_000), 1 + next(99)]
    const half = exactly(cents(amount), BigInt(parts))
    // A computer may tell 0.995 as a hair less or more: a cent, or one from 1,000 on.
    const slack = half >= 100_000n ? 100n : 1n
    const told = divide(amount, parts)
    if (half === 0n) expect(told === null || told.value === 0.01).toBe(true)
    else {
      const off = cents(told?.value ?? 0) - half
      expect(off <= slack && off >= -slack).toBe(true)
      if (told?.isExact) expect(cents(told.value) * BigInt(parts)).toBe(cents(amount))
    }
    expect(cents(times(amount, 1, other)?.value ?? 0)).toBe(cents(amount) + cents(other))
    expect(cents(times(amount, 12)?.value ?? 0)).toBe(cents(amount) * 12n)
    expect(cents(apart(amount, other))).toBe(cents(Math.abs(amount - other)))
    const share = percentOf(amount, percent)
    if (share?.isExact) expect(cents(share.value) * 100n).toBe(cents(amount) * BigInt(percent))
  }
})

test('cents that no computer can write add up', () => {
  expect(times(0.1, 1, 0.2)).toEqual({ value: 0.3, isExact: true })
  expect(times(1_450.35, 12, 1_450.35)).toEqual({ value: 18_854.55, isExact: true })
  expect(apart(1_050.3, 1_050.1)).toBe(0.2)
})

test.each([null, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('of %s nothing is worked out', (amount) => {
  expect(divide(amount, 3)).toBeNull()
  expect(divide(400_000, amount)).toBeNull()
  expect(times(amount, 12)).toBeNull()
  expect(times(1_000, 1, amount)).toBeNull()
  expect(percentOf(amount, 20)).toBeNull()
})

test('what grows beyond measure, or comes to nothing, is not told', () => {
  expect(times(9e12, 120)).toBeNull()
  expect(divide(1, 9e9)).toBeNull()
})
