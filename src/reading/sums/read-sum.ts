import { foldText } from '../../platform/text/listing-keys.ts'
import { sumWordsOf } from '../languages/all-sum-words.ts'
import { simplifyText } from '../languages/chinese/characters.ts'
import type { LanguageCode } from '../languages/language-code.ts'
import type { AskTag } from '../languages/tables/ask-tags.ts'
import type { PerThing, SumAsks } from '../languages/tables/sum-words.ts'
import { tokenize } from '../languages/words/tokens.ts'
import type { ApartBy, AskedSum } from './asked-sum.ts'
import { type NumberSaid, numbersSaid } from './numbers-said.ts'

interface Clause {
  text: string
  amounts: readonly NumberSaid[]
  asks: SumAsks
  /** Its words are so few that nothing else is asked. */
  isShort: boolean
  has: (tag: AskTag) => boolean
}

const longest = 400
const fewWords = 4
const mostPeople = 20
const mostMonths = 120

/** The sum that a clause asks for; null: none. `has`: what else the words of the language's tables ask. Pure. */
export function readSum(said: string, code: LanguageCode, has: (tag: AskTag) => boolean): AskedSum | null {
  if (said.length > longest) return null
  const plain = code === 'zh' ? simplifyText(said) : said
  const { asks } = sumWordsOf(code)
  const tokens = tokenize(plain)
  const words = tokens.filter(({ kind }) => kind !== 'sign')
  const clause: Clause = {
    text: foldText(plain.replace(/[’‘`´]/g, "'")),
    amounts: numbersSaid(tokens, code),
    asks,
    isShort: words.length <= (code === 'zh' ? fewWords * 2 : fewWords),
    has,
  }
  if (has('loan.afford')) return null
  return (
    readShare(clause) ??
    readSplit(clause) ??
    readUpfront(clause) ??
    readPair(clause) ??
    readPer(clause) ??
    readMonths(clause)
  )
}

const hasShare = ({ amounts, asks }: Clause): boolean => amounts.some((each) => percentOf(each, asks) !== null)

function percentOf({ value, before, behind }: NumberSaid, { percent, tenths }: SumAsks): number | null {
  if (percent.test(behind) || /百分之 ?$/u.test(before)) return value
  return tenths?.test(behind) ? value * 10 : null
}

/** "25 pct down how much cash"; a rate, and what is paid a month, are of a loan. */
function readShare(clause: Clause): AskedSum | null {
  const { amounts, asks, text, has } = clause
  if (has('loan.payment') || has('loan.month') || has('loan.years') || has('loan.income')) return null
  if (!asks.amount.test(text) && !has('loan.cash')) return null
  const shares = amounts.flatMap((each) => percentOf(each, asks) ?? [])
  const bare = amounts.flatMap(({ value, before, behind }) =>
    asks.wants?.test(before) && (has('loan.down') || standsAlone(behind)) ? [value] : [],
  )
  const [percent, another] = has('loan.down') && shares.length > 0 ? shares : bare
  if (another !== undefined) return null
  return percent !== undefined && percent > 0 && percent < 100 ? { kind: 'share', percent } : null
}

/** Nothing is counted by it. */
const standsAlone = (behind: string): boolean => /^\s*(?:$|[,.?!;:，。？]|cuanto|quanto|how|combien)/u.test(behind)

function readSplit({ text, amounts, asks, has }: Clause): AskedSum | null {
  const isShared = asks.split.test(text)
  if (has('loan.income') || !(isShared || asks.each.test(text) || asks.half.test(text))) return null
  if (!asks.amount.test(text) && !asks.each.test(text) && !/[?？]/u.test(text)) return null
  const people = amounts.find(({ value, behind }) => value > 1 && asks.people.test(behind))
  const others = amounts.find(({ behind }) => asks.others.test(behind))
  const isTwo = asks.half.test(text) || asks.companion.test(text)
  const among = people?.value ?? (others === undefined ? (isTwo ? 2 : undefined) : others.value + 1)
  const isCount = among !== undefined && Number.isInteger(among) && among >= 2 && among <= mostPeople
  return isCount ? { kind: 'split', among } : null
}

function readUpfront({ text, asks, has }: Clause): AskedSum | null {
  if (!asks.upfront.test(text) || has('loan.percent')) return null
  return asks.amount.test(text) ? { kind: 'upfront' } : null
}

/** Of two homes. */
function readPair(clause: Clause): AskedSum | null {
  const { text, asks, has } = clause
  if (has('loan.income') || hasShare(clause)) return null
  const by = apartBy(clause)
  const isOfPrice = asks.price.test(text) || asks.amount.test(text)
  if (asks.apart.test(text)) return { kind: 'apart', by }
  if (asks.difference.test(text) && (isOfPrice || by !== 'Price')) return { kind: 'apart', by }
  const isBoth = asks.both.test(text)
  return isBoth && asks.together.test(text) && (isOfPrice || clause.isShort) ? { kind: 'together' } : null
}

function apartBy({ text, asks }: Clause): ApartBy {
  if (asks.price.test(text)) return 'Price'
  if (asks.land.test(text)) return 'LotArea'
  if (asks.rooms.test(text)) return 'Bedrooms'
  if (asks.age.test(text)) return 'YearBuilt'
  return asks.size.test(text) ? 'BuildingArea' : 'Price'
}

const things: readonly PerThing[] = ['foot', 'meter', 'acre', 'unit', 'bedroom']

/** Of several things the last: "el metro... bueno, el pie cuadrado". */
function readPer({ text, asks, isShort }: Clause): AskedSum | null {
  if (!(asks.amount.test(text) || asks.price.test(text) || isShort)) return null
  const said = things.flatMap((thing) => {
    const at = lastOf(text, asks.per[thing])
    return at === null ? [] : [{ thing, ...at }]
  })
  const [last] = said.toSorted((a, b) => b.end - a.end || b.length - a.length)
  if (last === undefined) return null
  return { kind: 'per', thing: last.thing, ...(asks.land.test(text) && last.thing !== 'acre' ? { ofLand: true } : {}) }
}

function lastOf(text: string, pattern: RegExp): { end: number; length: number } | null {
  const last = [...text.matchAll(new RegExp(pattern.source, 'gu'))].at(-1)
  return last === undefined ? null : { end: last.index + last[0].length, length: last[0].length }
}

function readMonths({ text, amounts, asks, isShort }: Clause): AskedSum | null {
  const isAmount = asks.amount.test(text) || asks.price.test(text) || (isShort && asks.fee.test(text))
  if (!isAmount) return null
  const inMonths = amounts.find(({ behind }) => asks.months.test(behind))?.value
  const inYears = amounts.find(({ behind }) => asks.years.test(behind))?.value
  const months =
    inMonths ?? (inYears === undefined ? undefined : inYears * 12) ?? (asks.year.test(text) ? 12 : undefined)
  if (months === undefined || !Number.isInteger(months) || months < 2 || months > mostMonths) return null
  return { kind: 'months', months, of: asks.fee.test(text) ? 'fee' : 'rent', withDeposit: asks.deposit.test(text) }
}
