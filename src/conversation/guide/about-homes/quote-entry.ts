import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { showListingText } from './listing-text.ts'

const mostEntries = 50
const mostSentences = 60
const longestQuote = 200
/** Shorter words are everywhere. */
const shortestWord = 4
/** Words of different endings are the same by so many letters. */
const stem = 5

/**
 * What a listing says with the words of a question ("when was the roof done?"): the entry of its details, else the
 * sentence of its description, that has most of them. Safe as markdown; null where none has any. Words that ask, and
 * those that are in every listing, are not to be among `words`.
 */
export function quoteEntry(languages: Languages, listing: FoundListing, words: readonly string[]): string | null {
  const stems = [
    ...new Set(
      words
        .map(foldText)
        .filter(isTelling)
        .map((word) => word.slice(0, stem)),
    ),
  ]
  if (stems.length === 0) return null
  return quoteBest(languages, listing, (text) => countStems(text, stems))
}

/** The same with words as listings say them: each is looked for as it is, one of several words as a whole. */
export function quotePhrases(languages: Languages, listing: FoundListing, phrases: readonly string[]): string | null {
  const folded = phrases.map(foldText)
  const says = (text: string) => ` ${foldText(text).replace(/[^\p{L}\p{N}-]+/gu, ' ')} `
  return quoteBest(languages, listing, (text) => folded.filter((phrase) => says(text).includes(` ${phrase} `)).length)
}

/**
 * The entry or the sentence that `likely` says the most of, from 0 to 1, if it is so much at least; and the entry behind it that is
 * `another` at least: what a fee is and what it covers are two.
 */
export function quoteLikely(
  languages: Languages,
  listing: FoundListing,
  { likely, least, another }: { likely: (text: string) => number; least: number; another: number },
): string[] {
  const { entries, sentences } = passagesOf(listing)
  const told = entries.map(({ Key, value }) => `${Key}: ${withoutOrders(value)}`)
  const scored = [...told, ...sentences].map((text) => ({ text, score: likely(text) }))
  const [best, ...rest] = scored.toSorted((a, b) => b.score - a.score)
  if (best === undefined || best.score < least) return []
  const further = rest.find(
    ({ text, score }) => score >= another && told.includes(text) && text.length <= longestFurther,
  )
  return [best, ...(further === undefined ? [] : [further])].flatMap(
    ({ text }) => showListingText(languages, text, longestQuote) || [],
  )
}

const longestFurther = 120

function showBest(
  languages: Languages,
  scored: readonly { text: string; score: number }[],
  least: number,
): string | null {
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  return best === undefined || best.score < least ? null : showListingText(languages, best.text, longestQuote) || null
}

function passagesOf({ ExtensionColumn, Description }: FoundListing) {
  return {
    entries: (ExtensionColumn ?? []).slice(0, mostEntries),
    sentences: withoutOrders(Description ?? '')
      .split(/(?<=[.!?。！？])\s+/)
      .slice(0, mostSentences),
  }
}

/** The entry, or else the sentence, that scores most; a word in the name of an entry is what the entry is about. */
function quoteBest(languages: Languages, listing: FoundListing, score: (text: string) => number): string | null {
  const { entries, sentences } = passagesOf(listing)
  const scored = [
    ...entries.map(({ Key, value }) => ({
      text: `${Key}: ${withoutOrders(value)}`,
      score: 1.5 * score(`${Key}: ${value}`) + score(Key),
    })),
    ...sentences.map((text) => ({ text, score: score(text) })),
  ]
  return showBest(languages, scored, Number.MIN_VALUE)
}

const isTelling = (word: string): boolean =>
  /\p{Script=Han}{2,}/u.test(word) || (word.length >= shortestWord && /^\p{L}+$/u.test(word))

function countStems(text: string, stems: readonly string[]): number {
  const words = foldText(text).split(/[^\p{L}\p{N}]+/u)
  return stems.filter((each) => words.some((word) => word.startsWith(each))).length
}
