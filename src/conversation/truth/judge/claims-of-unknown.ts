import type { Topic } from '../evidence/attribute.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { kindNetworks } from '../support/doubt.ts'
import { kindsOf } from '../support/kind-of-sentence.ts'
import { foldAligned } from '../text/fold-text.ts'
import { findLanguage } from '../words/find-language.ts'
import { type ReadSentence, readSentence, type Span } from '../words/read-sentence.ts'
import { saidLexiconOf } from '../words/said-lexicon.ts'
import type { About } from './what-it-speaks-of.ts'

/** So likely a sentence speaks of a home or of what was found. */
const likely = 0.5

/**
 * Whether a sentence claims something of homes of which nothing is known: of one that the visitor has named, or where no home
 * is known at all. Then nothing bears its numbers out but the firm, the visitor's wish and arithmetic. What kind of sentence it is
 * tells: "20 % of that is" claims nothing of a home, "$399,000." does.
 */
export function claimsOfUnknown(
  {
    masked,
    read,
    unknown,
    topic,
    about,
  }: { masked: string; read: ReadSentence | null; unknown: readonly Span[]; topic: Topic; about: About },
  evidence: Evidence,
): boolean {
  const isOfStranger = topic.homes === 'stranger'
  if (topic.isElsewhere || (!isOfStranger && evidence.homes.length > 0)) return false
  if (isOfStranger && about === 'home' && (unknown.length > 0 || read?.has('homeRefs'))) return true
  let text = masked
  for (const { start, end } of unknown) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const { home, result } = kindsOf(evidence.languages.derive(kindNetworks), text)
  return home + result >= likely
}

/** Whether a message speaks of a home or of homes: "it", "houses", "a condo". */
export function asksOfHomes(question: string, evidence: Evidence): boolean {
  const lexicon = saidLexiconOf(evidence.languages, findLanguage(question, null) ?? 'en')
  const { phrases } = readSentence({ text: question, folded: foldAligned(question) }, lexicon, [])
  return phrases.some(({ tag }) => tag === 'homes' || tag === 'homeRefs' || tag.startsWith('families'))
}
