import { foldText } from '../../platform/text/listing-keys.ts'
import { sumWordsOf } from '../languages/all-sum-words.ts'
import { simplifyText } from '../languages/chinese/characters.ts'
import type { LanguageCode } from '../languages/language-code.ts'
import { tokenize } from '../languages/words/tokens.ts'
import { numbersSaid } from './numbers-said.ts'

/** Something that is to be paid, as a question names it. */
export interface SumPart {
  /** Its words, without those that ask for an amount. */
  text: string
  /** Rent that is named as such, alone or with all that is paid beside it; else whatever the words are of. */
  of: 'rent' | 'first' | 'last' | 'all' | 'other'
  /** "three months' rent", "both horses"; null: none is said. */
  count: number | null
  /** It asked for an amount as well, so that its other words need not name anything. */
  isFrame: boolean
  /** Behind "plus" or "with". */
  isOnTop: boolean
}

const longest = 300
const mostParts = 6
const mostCount = 60
const signs = /[,;:&/?!。？！、，；()]+|\.(?!\d)|(?<=\s)[-–—](?=\s)/u

/** The things that a question wants reckoned with: "first month, deposit and the cleaning, all in?" names three. Pure. */
export function partsOfSum(said: string, code: LanguageCode): SumPart[] {
  if (said.length > longest) return []
  const { asks } = sumWordsOf(code)
  const text = foldText((code === 'zh' ? simplifyText(said) : said).replace(/[’‘`´]/g, "'"))
  const asking = [asks.amount, asks.year, asks.together, asks.monthly, asks.each, asks.upfront, asks.split]
  // "mit allem drum und dran" is one thing.
  const whole = text.replaceAll(everywhere(asks.everything), ` ${allOfIt} `)
  const asked = asking.reduce((left, pattern) => left.replaceAll(everywhere(pattern), ` ${mark} `), whole)
  const onTop = [asks.plus, asks.with, /\+/u].map(({ source }) => source).join('|')
  const between = new RegExp(`(${onTop})|${signs.source}|${asks.joins.source}`, 'gu')
  const pieces: { piece: string; isOnTop: boolean }[] = []
  let [from, isOnTop] = [0, false]
  for (const joint of [...asked.matchAll(between), null]) {
    pieces.push({ piece: asked.slice(from, joint?.index), isOnTop })
    from = joint === null ? from : joint.index + joint[0].length
    isOnTop = joint?.[1] !== undefined
  }
  const named = pieces.filter(({ piece }) => piece.trim() !== '')
  return named.length > mostParts ? [] : named.flatMap((each) => partOf(each, code) ?? [])
}

const mark = '\u0000'
const allOfIt = '\u0001'
const everywhere = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'gu')

function partOf({ piece, isOnTop }: { piece: string; isOnTop: boolean }, code: LanguageCode): SumPart | null {
  const { asks } = sumWordsOf(code)
  const text = piece.replaceAll(mark, ' ').replace(/\s+/gu, ' ').trim()
  const isAll = piece.includes(allOfIt)
  if (!isAll && !/\p{L}/u.test(text)) return null
  const isFirst = asks.firstMonth.test(text)
  const isLast = asks.lastMonth.test(text)
  const isRent = asks.rent.test(text)
  const numbers = numbersSaid(tokenize(text), code)
  const counted = numbers.find(
    ({ behind }) => asks.months.test(behind.trimStart()) || asks.rents.test(behind.trimStart()),
  )
  const count = counted ?? (isRent ? undefined : numbers.find(({ value }) => value >= 2))
  const isCount = count !== undefined && Number.isInteger(count.value) && count.value >= 1 && count.value <= mostCount
  return {
    text,
    of: isAll
      ? 'all'
      : counted === undefined && isFirst
        ? 'first'
        : counted === undefined && isLast
          ? 'last'
          : isRent
            ? 'rent'
            : 'other',
    count: isCount ? count.value : !isRent && asks.both.test(text) ? 2 : null,
    isFrame: piece.includes(mark),
    isOnTop,
  }
}
