import { expect, test } from 'vitest'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { readAsks } from '../wishes/read-asks.ts'
import { readLoan } from './read-loan.ts'

test.each([
  ['monthly payment with 20% down at 6.5%', { downPercent: 20, rate: 6.5 }],
  ['with 20 percent down, 30 years, 7 percent interest', { downPercent: 20, years: 30, rate: 7 }],
  ['6% rate and 10% down payment on 450k', { rate: 6, downPercent: 10, price: 450_000 }],
  ['a 15-year mortgage on $300,000 with $60,000 down', { years: 15, price: 300_000, downAmount: 60_000 }],
  ['down payment of 50k at 5.25 over 20 years', { downAmount: 50_000, rate: 5.25, years: 20 }],
  ['what can I afford for 3000 a month', { monthly: 3000 }],
  ['I can pay $2,500 per month with 100k down', { monthly: 2500, downAmount: 100_000 }],
  ['how much house for 2k a month at 7%', { monthly: 2000, rate: 7 }],
  ['and 25%?', { downPercent: 25 }],
  ['what about 5.9%', { rate: 5.9 }],
  ['what about fifteen years', { years: 15 }],
  ['3.5% down', { downPercent: 3.5 }],
  ['what would a 10% deposit be', { downPercent: 10 }],
  ['20% deposit, 6%, 30 years, what is that a month', { downPercent: 20, rate: 6, years: 30 }],
  ['100k down, 6.25, 30 yr', { downAmount: 100_000, rate: 6.25, years: 30 }],
  ['what is the monthly payment on the second one', {}],
  ['mortgage for the first two', {}],
])('“%s”', (sentence, expected) => {
  expect(readLoan(readAsks(sentence, languages.tablesOf('en')), languages.tablesOf('en').language.numbers)).toEqual(
    expected,
  )
})
