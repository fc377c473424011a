import { foldText } from '../../platform/text/listing-keys.ts'
import { sumWordsOf } from '../languages/all-sum-words.ts'
import { simplifyText } from '../languages/chinese/characters.ts'
import type { LanguageCode } from '../languages/language-code.ts'

/** What is to be done with amounts that a record tells. */
export interface ToldSumAsked {
  /** For a whole year. */
  year: boolean
  /** All of them together. `isPlain`: it says so, and not only "with". */
  total: boolean
  isPlain: boolean
  /** What each of several people pays. `among`: how many the message says, by a number alone: "divided by 4". */
  each: boolean
  among: number | null
}

const longest = 300
const fewWords = 6
const mostPeople = 20

/** "so with the car monthly?", "und durch drei?", "renda anual?": what is to be done with what was told; null: nothing. Pure. */
export function readToldSum(said: string, code: LanguageCode): ToldSumAsked | null {
  if (said.length > longest) return null
  const text = foldText((code === 'zh' ? simplifyText(said) : said).replace(/[’‘`´]/g, "'"))
  const { asks } = sumWordsOf(code)
  const words = text.match(/\p{Script=Han}|[\p{L}\p{N}']+/gu) ?? []
  const isShort = words.length <= (code === 'zh' ? fewWords * 2 : fewWords)
  const isAmount = asks.amount.test(text) || asks.price.test(text) || asks.monthly.test(text)
  const adds = asks.together.test(text) || asks.plus.test(text) || text.includes('+')
  const total = (adds && (isAmount || isShort)) || (asks.with.test(text) && (isAmount || asks.monthly.test(text)))
  const year = asks.year.test(text) && (isAmount || isShort)
  const each = asks.each.test(text) || asks.split.test(text) || asks.half.test(text) || parts.test(text)
  if (!total && !year && !each) return null
  const number = /(?<![\p{N}.,])(\d{1,2})(?![\p{N}.,%])/u.exec(text)?.[1]
  const among = number === undefined ? (asks.half.test(text) ? 2 : null) : Number(number)
  return {
    year,
    total,
    isPlain: adds || isShort,
    each,
    among: among !== null && among >= 2 && among <= mostPeople ? among : null,
  }
}

/** A sign, and what is said of numbers in any of the languages. */
const parts =
  /[÷/] ?\d|(?<!\p{L})(?:divided by|divided|durch|geteilt durch|divise par|dividido (?:entre|por)|entre|除以)(?!\p{L})/u
