import { firmWordsOf } from '../../language/all-firm-words.ts'
import type { Languages, LanguageTables } from '../../language/languages.ts'
import { foldText } from '../../listings/listing-keys.ts'

/** By what questions are held against each other: the stems of their words that mean something. */
export type KeysOf = (question: string) => ReadonlySet<string>

const longestRead = 1_000
const endings = /(?:ies|y|ings?|ed|ern|es|en|er|os|as|s|n|e|a|o)$/u

export function makeKeysOf(languages: Languages): KeysOf {
  return (question) => {
    const text = question.slice(0, longestRead)
    const small = languages.tablesOf(languages.detect(text)).derive(smallWordsOf)
    const words = foldText(text).match(/\p{Script=Han}+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv) ?? []
    return new Set(
      words.flatMap((word) => (/\p{Script=Han}/u.test(word) ? pairsOf(word, small) : stemsOf(word, small))),
    )
  }
}

/** With these every question asks. */
function smallWordsOf({ language }: LanguageTables): ReadonlySet<string> {
  const { asks, you, joins, does } = firmWordsOf(language.code)
  return new Set([asks, you, joins, does].flatMap((list) => foldText(list).split(/[^\p{L}\p{N}]+/u)).filter(Boolean))
}

function stemsOf(word: string, small: ReadonlySet<string>): string[] {
  if (small.has(word) || word.length < 3) return []
  const stem = word.replace(endings, '')
  return [stem.length >= 3 ? stem : word]
}

/** Chinese has no blanks: two signs each. */
function pairsOf(run: string, small: ReadonlySet<string>): string[] {
  const signs = [...run].filter((sign) => !small.has(sign) && !/[的了吗呢啊是你们我]/u.test(sign))
  return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`)
}
