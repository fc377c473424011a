import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordableLoan, assumedTerms, loanOn, monthlyPayment, priceFor } from './mortgage.ts'

// Values of PMT(rate/12, years*12, -loan) in a spreadsheet, to the cent.
test.each([
  [100_000, 6, 30, 599.55],
  [200_000, 6.5, 30, 1264.14],
  [172_800, 6.5, 30, 1092.21],
  [300_000, 4.5, 15, 2294.98],
  [250_000, 3.25, 20, 1417.99],
  [500_000, 7, 40, 3107.16],
  [120_000, 0, 10, 1000],
  [1_000, 12, 1, 88.85],
])('a loan of %d at %d%% over %d years costs %d a month', (loan, rate, years, payment) => {
  expect(Math.round(monthlyPayment(loan, rate, years) * 100) / 100).toBe(payment)
})

test('the payment pays the loan back to the cent, month by month', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 5_000_000 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 50 }),
      (loan, hundredths, years) => {
        const rate = hundredths / 100
        const payment = monthlyPayment(loan, rate, years)
        let left = loan
        for (let month = 0; month < years * 12; month++) left = left * (1 + rate / 1200) - payment
        // The error of a sum in binary grows with the interest of all the years.
        expect(Math.abs(left)).toBeLessThan(loan * (1 + rate / 1200) ** (years * 12) * 1e-9 + 0.01)
        expect(affordableLoan(payment, rate, years)).toBeCloseTo(loan, 2)
      },
    ),
    { seed: 3, numRuns: 200 },
  )
})

test('a loan is what is left of the price, in percent or as an amount', () => {
  expect(loanOn(450_000, { downPercent: 20, rate: 6.5, years: 30 })).toMatchObject({ loan: 360_000, down: 90_000 })
  expect(loanOn(450_000, { downAmount: 45_000 })).toMatchObject({
    loan: 405_000,
    downPercent: 10,
    ...without(assumedTerms),
  })
  expect(loanOn(450_000, { downPercent: 100 })).toMatchObject({ loan: 0 })
})

const without = ({ rate, years }: typeof assumedTerms) => ({ rate, years })

test.each([{ downPercent: 120 }, { downAmount: 500_000 }, { rate: 80 }, { years: 0 }, { years: 200 }])(
  '%j on 450,000 cannot be meant',
  (terms) => {
    expect(loanOn(450_000, terms)).toBeNull()
  },
)

test('the price that a payment pays for costs that payment', () => {
  for (const terms of [{}, { downPercent: 0 }, { downAmount: 80_000, rate: 5, years: 15 }]) {
    const loan = priceFor(2_500, terms)
    expect(loan && monthlyPayment(loan.loan, loan.rate, loan.years)).toBeCloseTo(2_500, 6)
    expect(loan && loan.loan + loan.down).toBeCloseTo(loan?.price ?? 0, 6)
  }
  expect(priceFor(2_500, { downPercent: 100 })).toBeNull()
})
