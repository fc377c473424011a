import { columnKinds, livingWords, lotWords, moneyWords, unitsBehind } from '../numbers/number-patterns.ts'
import { isInterjection } from '../text/opening-words.ts'
import { isSmallWord } from '../words/find-language.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'

/** Tags whose words the rules have held against the record, or that only point at whom it is said of. */
const accounted =
  /^(?:homeRefs|homes|firmRefs|selfRefs|visitorRefs|courtesies|haves|near|above|below|behind\.|denials|nounDenials|ofShown)/u

/**
 * Whether rules have held every word of a sentence against the record: then nothing is left in it that could be doubted. `proven`: its
 * numbers, homes and features.
 */
export function isAccountedFor({ tokens, phrases }: ReadSentence, proven: readonly Span[], hasNumbers: boolean): boolean {
  return tokens.every((token, at) => {
    const { text, start, end } = token
    if (isSmallWord(text) || isInterjection(text)) return true
    if (proven.some((span) => start < span.end && end > span.start)) return true
    if (phrases.some(({ tag, from, to }) => from <= at && to > at && accounted.test(tag))) return true
    return hasNumbers && namesValue(text)
  })
}

const lists = [...unitsBehind, ...columnKinds, ...moneyWords.filter(([field]) => field !== 'unknown')].map(([, pattern]) => new RegExp(pattern.source, 'u'))
const patterns = [...lists, new RegExp(livingWords.source, 'u'), new RegExp(lotWords.source, 'u')]

/** "bedrooms", "price", "sq ft": what a number is the number of. */
function namesValue(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}
