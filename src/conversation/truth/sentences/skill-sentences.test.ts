import { describe, expect, test } from 'vitest'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { openGate, pass } from '../gate.fixture.ts'

// What tools besides the search have told: a loan that was worked out, times at which a home can be seen, the guide's own words.

/** 20 % down on 12 Main St at 6.5 % for 30 years. */
const tellLoan = (evidence: Evidence): void =>
  evidence.addLoan({
    listing: 1,
    prices: [450_000],
    loan: 360_000,
    down: 90_000,
    downPercent: 20,
    rate: 6.5,
    years: 30,
    monthly: [2_275],
  })

/** Wednesday 25 and Friday 27 November 2026; all other days are full or closed. */
const tellTimes = (evidence: Evidence): void => {
  const at = (hour: number, minute = 0) => hour * 60 + minute
  evidence.addTimes({
    listing: 1,
    minutes: 30,
    days: [
      { date: '2026-11-24', starts: [] },
      { date: '2026-11-25', starts: [at(10), at(10, 30), at(14, 30)] },
      { date: '2026-11-26', starts: [] },
      { date: '2026-11-27', starts: [at(16)] },
    ],
  })
}

const offer = 'Gladly. Pick a time for [12 Main St](https://homes.example/1), and the firm confirms it.'

function through(said: string, tell: (evidence: Evidence) => void, language: LanguageCode = 'en'): string {
  return pass(openGate({ language, asked: language === 'en' ? 'the first one' : '', tell }), [said])
}

describe('a loan', () => {
  test.each([
    ['en', 'The monthly payment is about $2,275.'],
    ['en', '12 Main St would cost about $2,275 a month with 20% down at 6.5% interest over 30 years.'],
    ['en', 'That is $2,275 per month, with a down payment of $90,000 (20%) and a rate of 6.5% for 30 years.'],
    ['en', 'With a 30-year loan of $360,000 at 6.5%, you would pay $2,275 a month.'],
    ['es', 'La cuota mensual es de unos 2.275 $ con un interés del 6,5 %.'],
    ['de', 'Die monatliche Rate beträgt etwa 2.275 $.'],
    ['fr', 'La mensualité est d’environ 2 275 $ par mois.'],
  ] as const)('%s: %s', (language, said) => {
    expect(through(said, tellLoan, language)).toBe(said)
  })

  test.each([
    'The monthly payment is about $1,900.',
    '12 Main St would cost about $1,500 a month with 20% down.',
    'With a down payment of $50,000 you would pay $2,275 a month.',
    'You would need a loan of $300,000.',
    'The interest rate is 3.5%.',
    'You pay 6.5% down at 20% interest.',
    '40 Oak Avenue would cost $2,275 a month.',
    'The price of 12 Main St is $2,275.',
    'The down payment is $360,000.',
  ])('not: %s', (said) => {
    expect(through(said, tellLoan)).not.toBe(said)
  })

  test('is no price: a wrong amount beside its words is left out and not made one', () => {
    expect(through('You would need a loan of $300,000 for 12 Main St.', tellLoan)).toBe('')
  })

  test('nothing of it is proven where none was worked out', () => {
    expect(through('The monthly payment is about $2,275.', () => {})).toBe('')
  })
})

describe('times', () => {
  test.each([
    'You can see 12 Main St on Wednesday, November 25 at 10:00 AM or 2:30 PM.',
    'It can be seen on Wednesday at 10:30 am.',
    'I can offer Wednesday at 10:00 or Friday at 16:00.',
    'Tours are possible on Friday.',
    'A tour takes 30 minutes.',
    'It cannot be seen on Sunday.',
  ])('%s', (said) => {
    expect(through(said, tellTimes)).toBe(said)
  })

  test.each([
    'You can see 12 Main St on Thursday, November 26 at 10:00 AM.',
    'It can be seen on Saturday.',
    'It can be seen on Wednesday at 9:00 am.',
    'It can be seen on Friday at 10:00 am.',
    'You can come on November 30.',
    'You can see it on Friday, November 25 at 10:00 AM.',
    'A tour takes 90 minutes.',
  ])('not: %s', (said) => {
    expect(through(said, tellTimes)).toBe('')
  })
})

describe('the guide’s own words', () => {
  const tell = (evidence: Evidence): void => evidence.addTold(offer)

  test.each([
    offer,
    offer.replace(/\[(.*?)\]\(.*?\)/, '$1'),
    offer.replace('[12 Main St]', '**[12 Main St]**').replace('/1)', '/1)'),
  ])('may be repeated: %s', (said) => {
    expect(through(said, tell)).toContain('the firm confirms it.')
  })

  test('and not altered, nor with another link', () => {
    expect(through('Pick a time for 12 Main St, and the firm confirmed it on Monday at 9:15.', tell)).toBe('')
    expect(through(offer.replace('homes.example/1', 'evil.example/1'), tell)).not.toContain('evil')
  })

  test.each([
    'Your tour is booked.',
    'I have booked your tour for Saturday at 10 am.',
    'I have told the agent, who will call you today.',
    'I have set up the alert.',
  ])('nothing that was not done is said to be done: %s', (said) => {
    expect(through(said, tell)).toBe('')
  })
})
