import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { columnKinds, groupWords, livingWords, lotWords, moneyWords, unitsBehind } from '../numbers/number-patterns.ts'
import { foldAligned } from '../text/fold-text.ts'
import { isInterjection } from '../text/opening-words.ts'
import { isSmallWord } from '../words/find-language.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'
import type { SaidToken } from '../words/said-lexicon.ts'

/** Tags whose words only point at whom it is said of, or say nothing of anybody. */
const accounted =
  /^(?:homeRefs|homes|firmRefs|selfRefs|visitorRefs|courtesies|haves|tells|meetings|mayBe|near|above|below|behind\.|denials|nounDenials|ofShown)/u

/**
 * The words of a sentence that no rule has held against the record. `proven`: its numbers, homes and features, and what else was
 * proven.
 */
export function restOf(read: ReadSentence, proven: readonly Span[], hasNumbers: boolean): readonly SaidToken[] {
  const { tokens, phrases, frames } = read
  // Its direction is held against the record together with its amount.
  const isDifference = hasNumbers && proven.length > 2
  const values = hasNumbers ? findValueWords(read) : []
  return tokens.filter(({ text, start, end }, at) => {
    if (isSmallWord(text) || /^\d{1,3}$/u.test(text) || isInterjection(text) || frames[at] === 'search') return false
    if ([...proven, ...values].some((span) => start < span.end && end > span.start)) return false
    return !phrases.some(
      ({ tag, from, to }) =>
        from <= at && to > at && (accounted.test(tag) || (isDifference && tag.startsWith('compare'))),
    )
  })
}

/** Whether no word of a sentence is left that could be doubted. */
export function isAccountedFor(read: ReadSentence, proven: readonly Span[], hasNumbers: boolean): boolean {
  return restOf(read, proven, hasNumbers).length === 0
}

/** "bedrooms", "price", "sq ft", "on the market", "both": what a number is the number of, and of how many homes. */
function findValueWords({ folded }: ReadSentence): Span[] {
  return patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)]
      // "h" in "heliport" is no hour.
      .filter(({ 0: { length }, index }) => length > 2 || !/^\p{Script=Latin}/u.test(folded.slice(index + length)))
      .map(({ 0: { length }, index }) => ({ start: index, end: index + length })),
  )
}

/** Where cars stand, how long it has been for sale, how old it is, than what, how long something takes, and what ties a value to its name. */
const besideValue =
  /\b(?:median[ae]?|mediane|average|promedio|moyen(?:ne)?|durchschnitt|spots?|spaces?|plazas?|places?|vagas?|market|mercado|marche|markt|listed|old|lleva|alt|than|que|als|takes|lasts|possible|posible|dura|dure|dauert|moglich|been|got|measures?|sits|comes?|amounts?|totals?|per|numbers?|fue(?:ron)?|miden?|asciende[n]?|numero|ete|mesure|s.eleve(?:nt)?|wurden?|betragt|betragen|lautet|jahr|misst|nummer|foi|foram|mede|somam?|totaliza)\b|已?上市|[第个间套处座栋家比]|便宜|贵|建于|编号|[号为是]/u
const patterns = [
  ...[...unitsBehind, ...columnKinds].map(([, { source }]) => source.replace(/^\^/u, '(?<![\\p{Script=Latin}])')),
  ...moneyWords.flatMap(([field, { source }]) => (field === 'unknown' ? [] : [source])),
  ...[livingWords, lotWords, groupWords, besideValue].map(({ source }) => source),
].map((source) => new RegExp(source, 'gu'))

/** So many words in a row are no accident. */
const leastQuoted = 4
const clauseEnd = /[.,;:!?\n。，；！？：]+(?!\d)/u

/** Whether a sentence says, word for word, what a source of the firm or the listing of a home that is spoken of says. */
export function isQuoted(text: string, homes: readonly KnownHome[], evidence: Evidence): boolean {
  const said = clausesOf(foldAligned(text))
  if (said.split(/[\s|]+/u).filter(Boolean).length < leastQuoted) return false
  const ofFirm = evidence.derive(readSources)
  return ofFirm.includes(said) || homes.some((home) => clausesOf(home.words).includes(said))
}

/** All that is between two marks, each between bars: half a clause is no quotation. */
function clausesOf(folded: string): string {
  const clauses = folded.split(clauseEnd).map((clause) => clause.match(/[\p{L}\p{N}$€%]+/gu)?.join(' ') ?? '')
  return `|${clauses.filter(Boolean).join('|')}|`
}

function readSources({ settingsWords, passages }: Evidence): string {
  return clausesOf([settingsWords, ...passages.map(({ text }) => foldAligned(text))].join('\n'))
}
