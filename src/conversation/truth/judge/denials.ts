import type { ReadSentence } from '../words/read-sentence.ts'
import type { TaggedPhrase } from '../words/said-lexicon.ts'

/** What stands between a denial and what it does not deny: "no HOA and 3 bedrooms". */
const parts =
  /[,;:，、；：]|(?<![\p{L}])(?:and|with|but|y|con|pero|sino|et|avec|mais|und|mit|aber|sondern|e|com|mas)(?![\p{L}])|并且|而是|但/u
/** So many words may stand between a denial of a noun and its noun: "no fewer bedrooms". */
const mostBeforeNoun = 2

/** Whether the words before say that what follows is not true. */
export function isUntrue(from: number, { phrases, clauses }: ReadSentence): boolean {
  const own = clauses[from] ?? 0
  return phrases.some((phrase) => {
    if (phrase.tag !== 'untrue') return false
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
  return phrases.some((phrase) => phrase.tag === 'nounDenials' && phrase.from === from)
}

function isOfNoun(phrase: TaggedPhrase, at: number, phrases: readonly TaggedPhrase[]): boolean {
  return isNoun(phrase, phrases) && at - phrase.to >= mostBeforeNoun
}

/** "kostet 463.500 $ nicht": the denial is the last word of its clause. */
function endsClause({ to, end }: TaggedPhrase, { tokens, folded }: ReadSentence): boolean {
  return to >= tokens.length || /[,.;!?，。；！？]/u.test(folded.slice(end, tokens[to]?.start))
}
