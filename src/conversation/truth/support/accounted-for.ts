import { columnKinds, groupWords, livingWords, lotWords, moneyWords, unitsBehind } from '../numbers/number-patterns.ts'
import { isInterjection } from '../text/opening-words.ts'
import { isSmallWord } from '../words/find-language.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'

/** Tags whose words only point at whom it is said of, or say nothing of anybody. */
const accounted =
  /^(?:homeRefs|homes|firmRefs|selfRefs|visitorRefs|courtesies|haves|tells|near|above|below|behind\.|denials|nounDenials|ofShown)/u

/**
 * Whether rules have held every word of a sentence against the record: then nothing is left in it that could be doubted. `proven`: its
 * numbers, homes and features, and what else was proven.
 */
export function isAccountedFor(read: ReadSentence, proven: readonly Span[], hasNumbers: boolean): boolean {
  const { tokens, phrases, frames } = read
  const values = hasNumbers ? findValueWords(read) : []
  return tokens.every(({ text, start, end }, at) => {
    if (isSmallWord(text) || isInterjection(text) || frames[at] === 'search') return true
    if ([...proven, ...values].some((span) => start < span.end && end > span.start)) return true
    return phrases.some(({ tag, from, to }) => from <= at && to > at && accounted.test(tag))
  })
}

/** "bedrooms", "price", "sq ft", "on the market", "both": what a number is the number of, and of how many homes. */
function findValueWords({ folded }: ReadSentence): Span[] {
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
}

const onMarket = /\b(?:market|mercado|marche|markt|listed|old|lleva|alt)\b|已?上市/u
const patterns = [
  ...[...unitsBehind, ...columnKinds].map(([, { source }]) => source.replace(/^\^/u, '(?<![\\p{Script=Latin}])')),
  ...moneyWords.flatMap(([field, { source }]) => (field === 'unknown' ? [] : [source])),
  ...[livingWords, lotWords, groupWords, onMarket].map(({ source }) => source),
].map((source) => new RegExp(source, 'gu'))
