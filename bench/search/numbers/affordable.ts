import type { SaidNumber } from './read-numbers.ts'

const monthsInYear = 12
/** What is offered for search is rounded down to so many. */
const steps = [1_000, 5_000, 10_000]

/**
 * Amounts and shares of an answer that tells what a monthly payment pays for, worked out anew: a rate, a term and a share
 * that it names must give the loan and the price that it names. None where they do not.
 */
export function listAffordable(numbers: readonly SaidNumber[], told: readonly number[]): Set<number> {
  const amounts = numbers.filter(({ kind }) => kind === 'money').map(({ value }) => value)
  const shares = [...new Set(numbers.filter(({ kind }) => kind === 'percent').map(({ value }) => value))]
  const terms = [...new Set(numbers.map(({ value }) => value))].filter((value) => value >= 5 && value <= 50)
  const isNamed = (value: number): boolean => amounts.some((amount) => Math.abs(amount - value) <= 1)
  const proven = new Set<number>()
  for (const payment of told.filter((value) => value >= 100))
    for (const rate of shares)
      for (const years of terms)
        for (const down of shares) {
          const monthly = rate / 100 / monthsInYear
          const loan = (payment * (1 - (1 + monthly) ** (-years * monthsInYear))) / monthly
          const price = loan / (1 - down / 100)
          if (rate === down || !isNamed(loan) || !isNamed(price)) continue
          const sums = [loan, price, price - loan].map(Math.round)
          for (const sum of sums) for (const near of [sum - 1, sum, sum + 1]) proven.add(near)
          for (const step of steps) proven.add(Math.floor(price / step) * step)
          for (const share of [rate, down, years]) proven.add(share)
        }
  return proven
}
