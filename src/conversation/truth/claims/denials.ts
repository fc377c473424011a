import type { TaggedPhrase } from './claim-lexicon.ts'
import type { ReadSentence } from './read-frames.ts'

/** What stands between a denial and what it does not deny: "no HOA and 3 bedrooms". */
const parts =
  /[,;:，、；：]|(?<![\p{L}])(?:and|with|but|y|con|pero|sino|et|avec|mais|und|mit|aber|sondern|e|com|mas)(?![\p{L}])|并且|而是|但/u
/** So many words may stand between a denial of a noun and its noun: "no fewer bedrooms". */
const mostBeforeNoun = 2

/** Whether the words before say that what follows is not true. */
export function isUntrue(from: number, { phrases, clauses }: ReadSentence): boolean {
  const own = clauses[from] ?? 0
  return phrases.some((phrase) => {
    if (phrase.tag !== 'denied.untrue') return false
    const clause = clauses[phrase.from] ?? 0
    // "Es stimmt nicht, dass": what is denied stands in the next clause.
    return phrase.to <= from && own - clause <= 1
  })
}

/** Whether a value is denied: "does not have 3 bedrooms". */
export function deniesValue({ start, end }: { start: number; end: number }, read: ReadSentence): boolean {
  const { tokens, phrases, clauses, frames, folded, lexicon } = read
  const at = tokens.findIndex((token) => token.end > start)
  if (at < 0) return false
  // "does not say that it has 3 bedrooms"; never "whether the 3 bedrooms are heated".
  if (frames[at] === 'unknown' && !lexicon.isDefinite(tokens[at - 1]?.text ?? '')) return true
  if (isUntrue(at, read)) return true
  const isOwn = ({ from }: TaggedPhrase) => clauses[from] === clauses[at] && frames[from] !== 'unknown'
  const isBefore = (phrase: TaggedPhrase) =>
    phrase.end <= start && !parts.test(folded.slice(phrase.end, start)) && !isOfNoun(phrase, at, phrases)
  const isBehind = (phrase: TaggedPhrase) =>
    lexicon.table.deniesBehind && phrase.start >= end && endsClause(phrase, read) && !isNoun(phrase, phrases)
  return phrases.some((phrase) => phrase.tag === 'denials' && isOwn(phrase) && (isBefore(phrase) || isBehind(phrase)))
}

/** "no", "without": they deny the noun that follows at once, and nothing else. */
function isNoun({ from }: TaggedPhrase, phrases: readonly TaggedPhrase[]): boolean {
  return phrases.some((phrase) => phrase.tag === 'denied.nounDenials' && phrase.from === from)
}

function isOfNoun(phrase: TaggedPhrase, at: number, phrases: readonly TaggedPhrase[]): boolean {
  return isNoun(phrase, phrases) && at - phrase.to >= mostBeforeNoun
}

/** "kostet 463.500 $ nicht": the denial is the last word of its clause. */
function endsClause({ to, end }: TaggedPhrase, { tokens, folded }: ReadSentence): boolean {
  return to >= tokens.length || /[,.;!?，。；！？]/u.test(folded.slice(end, tokens[to]?.start))
}
