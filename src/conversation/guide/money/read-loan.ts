import type { AskTag } from '../../../reading/languages/tables/ask-tags.ts'
import { readNumber } from '../../../reading/languages/words/number.ts'
import type { NumberWords } from '../../../reading/languages/words/number-table.ts'
import type { Asks } from '../wishes/read-asks.ts'
import type { LoanTerms } from './mortgage.ts'

/** The figures of a sentence about a loan. */
export interface LoanFigures extends LoanTerms {
  /** What is to be paid a month. */
  monthly?: number
  /** What is to be borrowed, whatever the price is. */
  borrowed?: number
}

interface Amount {
  value: number
  start: number
  end: number
  kind: 'percent' | 'years' | 'money' | 'plain'
}

const smallestPrice = 10_000
/** A percentage that no word explains is a rate below this, and a down payment from it on. */
const highestRate = 15

/** Reads "20% down at 6.5% for 30 years", "50k down", "3000 a month" in any order. */
export function readLoan(asks: Asks, numbers: NumberWords): LoanFigures {
  const figures: LoanFigures = {}
  const amounts = readAmounts(asks, numbers)
  const meanings = explain(asks, amounts)
  for (const amount of amounts) {
    const meaning = meanings.get(amount)
    if (amount.kind === 'years') figures.years ??= amount.value
    else if (amount.kind === 'percent') {
      if (meaning === 'loan.down' || (meaning !== 'loan.rate' && amount.value >= highestRate))
        figures.downPercent ??= amount.value
      else figures.rate ??= amount.value
    } else if (amount.kind === 'money') {
      if (meaning === 'loan.borrow') figures.borrowed ??= amount.value
      else if (meaning === 'loan.down') figures.downAmount ??= amount.value
      else if (meaning === 'loan.month' || amount.value < smallestPrice) figures.monthly ??= amount.value
      else figures.price ??= amount.value
    } else if (meaning === 'loan.rate' && amount.value <= 30) figures.rate ??= amount.value
    else if (meaning === 'loan.down' && amount.value <= 100) figures.downPercent ??= amount.value
    // "100k down, 6.25, 30 yr"
    else if (meaning === undefined && isBareRate(amount, amounts)) figures.rate ??= amount.value
  }
  return figures
}

/** A number with a fraction beside years, which nothing else is told by. */
function isBareRate({ value }: Amount, amounts: readonly Amount[]): boolean {
  return !Number.isInteger(value) && value > 1 && value < highestRate && amounts.some(({ kind }) => kind === 'years')
}

function readAmounts({ tokens, found }: Asks, numbers: NumberWords): Amount[] {
  const amounts: Amount[] = []
  const starts = (tag: AskTag, at: number) => found.find((ask) => ask.start === at && ask.tags.includes(tag))
  let at = 0
  while (at < tokens.length) {
    const number = readNumber(tokens, at, numbers)
    if (!number || number.ordinal || number.decade || starts('point.two', at) || starts('point.three', at)) {
      at++
      continue
    }
    const start = at
    at = number.end
    const behind = tokens[at]?.text === '-' ? at + 1 : at
    const percent = starts('loan.percent', at)
    const tenths = starts('loan.tenths', at)
    const years = starts('loan.years', behind)
    const hasSign = /^\p{Sc}$/u.test(tokens[start - 1]?.text ?? '') || /^\p{Sc}$/u.test(tokens[at]?.text ?? '')
    if (percent) amounts.push({ value: number.value, start, end: percent.end, kind: 'percent' })
    else if (tenths) amounts.push({ value: number.value * 10, start, end: tenths.end, kind: 'percent' })
    else if (years) amounts.push({ value: number.value, start, end: years.end, kind: 'years' })
    else if (hasSign || number.scaled || number.grouped || number.value >= 500)
      amounts.push({ value: number.value, start, end: at, kind: 'money' })
    else amounts.push({ value: number.value, start, end: at, kind: 'plain' })
    at = Math.max(at, amounts.at(-1)?.end ?? at)
  }
  return amounts
}

/** What a word may say of an amount. */
const explains: Record<Amount['kind'], readonly AskTag[]> = {
  percent: ['loan.down', 'loan.rate'],
  money: ['loan.borrow', 'loan.down', 'loan.month'],
  plain: ['loan.rate', 'loan.down'],
  years: [],
}
const furthest = 9
/** What is borrowed stands right beside its amount: of "si pongo 120 millones, cuánto tendría que prestarme" it is what is asked. */
const furthestOfBorrowed = 3

/** Which word explains which amount: the nearest first, each word and each amount once; behind it before in front of it. */
function explain({ found }: Asks, amounts: readonly Amount[]): Map<Amount, AskTag> {
  const pairs = amounts.flatMap((amount) =>
    found.flatMap((word) => {
      // "a 10% deposit" is paid down, and no month of rent.
      const isDeposit = amount.kind === 'percent' && word.start === amount.end && word.tags.includes('fact.DepositFee')
      const tag = isDeposit ? 'loan.down' : word.tags.find((each) => explains[amount.kind].includes(each))
      const far =
        word.start >= amount.end
          ? (word.start - amount.end) * 2
          : word.end <= amount.start
            ? (amount.start - word.end) * 2 + 1
            : -1
      return tag === undefined || far < 0 || far > (tag === 'loan.borrow' ? furthestOfBorrowed : furthest)
        ? []
        : [{ amount, word, tag, far }]
    }),
  )
  const meanings = new Map<Amount, AskTag>()
  const used = new Set<unknown>()
  for (const { amount, word, tag } of pairs.toSorted((a, b) => a.far - b.far)) {
    if (meanings.has(amount) || used.has(word)) continue
    meanings.set(amount, tag)
    used.add(word)
  }
  return meanings
}
