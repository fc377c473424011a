import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { sumWordsOf } from '../../../reading/languages/all-sum-words.ts'
import { formatArea } from '../../../reading/languages/wording.ts'
import { moneyIn, type Speech, tellFact } from '../about-homes/home-facts.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { AmountTold } from '../record/amounts-of-passages.ts'

/** An amount with how often it is paid. */
export function tellAmount(speech: Speech, home: FoundListing, { amount, period }: AmountTold): string {
  const money = moneyIn(speech, amount, home)
  return period === 'month' ? speech.words.aMonth(money) : money
}

const fields = ['Price', 'HOAMonth', 'DepositFee'] as const

/** An amount as a part of a sum: with what it is of, as the record calls it, and with what it was worked out of. */
export function tellPart(speech: Speech, home: FoundListing, each: AmountTold): string {
  const { firstMonth, lastMonth } = sumWordsOf(speech.words.code)
  const fact = fields.find((name) => each.name === `#${name}`)
  if (fact !== undefined) return tellFact(speech, home, fact)
  if (each.name === '#First') return firstMonth(tellAmount(speech, home, each))
  if (each.name === '#Last') return lastMonth(tellAmount(speech, home, each))
  const told = tellWorked(speech, home, each) ?? tellAmount(speech, home, each)
  return each.name === '' ? told : `${escapeMarkdown(each.name)} ${told}`
}

/** "2 × €3,900", "¥12 × 120 m²", "2.38% × €359,000"; null where the record says the amount itself. */
export function tellWorked(speech: Speech, home: FoundListing, { worked, amount, times }: AmountTold): string | null {
  const { wording } = speech
  const number = (value: number): string => value.toLocaleString(wording.locale, { maximumFractionDigits: 3 })
  if (times !== undefined) return `${number(times)} × ${moneyIn(speech, amount / times, home)}`
  if (worked === undefined || home.Price === null) return null
  const price = moneyIn(speech, home.Price, home)
  if (worked.by === 'rent') return `${number(worked.count)} × ${price}`
  if (worked.by === 'percent') {
    const share = (worked.percent / 100).toLocaleString(wording.locale, { style: 'percent', maximumFractionDigits: 3 })
    return `${share} × ${price}`
  }
  const area = formatArea(wording, home.BuildingArea, home.AreaUnit)
  return `${moneyIn(speech, worked.rate, home)} × ${escapeMarkdown(area)}`
}
