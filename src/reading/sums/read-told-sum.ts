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
  /** So many times: "x4", "times 60". */
  times: number | null
  /** One is put on top of another, as words like "plus" and "with" say. */
  adds: boolean
  /** All that is paid, whatever it is: "all in", "mit allem drum und dran". */
  everything: boolean
  /** An amount is asked for. */
  asksAmount: boolean
}

const longest = 300
const fewWords = 6
const mostPeople = 20

/** "so with the car monthly?", "und durch drei?", "renda anual?": what is to be done with what was told; null: nothing. `named`: how many things it names. Pure. */
export function readToldSum(said: string, code: LanguageCode, named = 1): ToldSumAsked | null {
  if (said.length > longest) return null
  const text = foldText((code === 'zh' ? simplifyText(said) : said).replace(/[’‘`´]/g, "'"))
  const { asks } = sumWordsOf(code)
  const words = text.match(/\p{Script=Han}|[\p{L}\p{N}']+/gu) ?? []
  const isShort = words.length <= (code === 'zh' ? fewWords * 2 : fewWords)
  const isAmount = asks.amount.test(text) || asks.price.test(text) || asks.monthly.test(text)
  const puts = asks.plus.test(text) || text.includes('+')
  const adds = asks.together.test(text) || puts
  // "internet en plus ?" asks whether, and "plus the internet" says what.
  const putsSome = text.includes('+') || new RegExp(`${asks.plus.source} ?[\\p{L}]`, 'u').test(text)
  const isShortSum = isShort && (asks.together.test(text) || putsSome)
  const total =
    (adds && (isAmount || named > 2)) || isShortSum || (asks.with.test(text) && (isAmount || asks.monthly.test(text)))
  const year = asks.year.test(text) && (isAmount || isShort)
  const each = asks.each.test(text) || asks.split.test(text) || asks.half.test(text) || parts.test(text)
  const often = each ? null : timesIn(text)
  const everything = asks.everything.test(text) && (isAmount || isShort)
  const asksAmount = isAmount || asks.upfront.test(text)
  if (!total && !year && !each && often === null && !everything && !asksAmount) return null
  const number = /(?<![\p{N}.,])(\d{1,2})(?![\p{N}.,%])/u.exec(text)?.[1]
  const among = number === undefined ? (asks.half.test(text) ? 2 : null) : Number(number)
  return {
    year,
    total,
    isPlain: adds || isShort,
    each,
    among: among !== null && among >= 2 && among <= mostPeople ? among : null,
    times: often,
    adds: puts || asks.with.test(text),
    everything,
    asksAmount,
  }
}

const mostTimes = 600

function timesIn(text: string): number | null {
  const number = timesSaid
    .exec(text)
    ?.slice(1)
    .find((each) => each !== undefined)
  const times = number === undefined ? 0 : Number(number)
  return times >= 2 && times <= mostTimes ? times : null
}

/** "x4", "times 60", "mal 12", "乘以12". */
const timesSaid =
  /(?:(?<![\p{L}\p{N}])[x×*]|(?<!\p{L})(?:times|multiplied by|mal|fois|multiplie par|por|multiplicado por|veces|vezes)|乘以?) ?(\d{1,3})(?![\p{N}.,%]|\p{L}| ?(?:me|per|m|an|cen|mil))/u

/** A sign, and what is said of numbers in any of the languages. */
const parts =
  /[÷/] ?\d|(?<!\p{L})(?:divided by|divided|durch|geteilt durch|divise par|dividido (?:entre|por)|entre|除以)(?!\p{L})/u
