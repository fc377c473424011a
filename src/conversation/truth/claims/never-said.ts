import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { foldAligned } from '../text/fold-text.ts'
import { claimLexiconOf } from './claim-lexicon.ts'
import { findFrauds } from './judge-frauds.ts'
import { readFrames } from './read-frames.ts'

/** Judgements of safety and schools, what becomes of prices, and promises: said as they are, or with the visitor's words. */
const neverTags: ReadonlySet<string> = new Set(['judged', 'forecasts', 'promises'])

/** Why a sentence may not be said whatever bears it out: money, deeds, promises, judgements. Null: it may. */
export function findNeverSaid(text: string, evidence: Evidence, language: LanguageCode): string | null {
  const lexicon = claimLexiconOf(evidence.languages, language)
  const read = readFrames({ text, folded: foldAligned(text) }, lexicon, [], evidence.places)
  const fraud = findFrauds(read, evidence).verdicts.find(({ isBorneOut }) => !isBorneOut)
  if (fraud !== undefined) return fraud.why
  const phrase = read.phrases.find(
    ({ tag, from }) => neverTags.has(tag) && (read.frames[from] === 'said' || read.frames[from] === 'echo'),
  )
  return phrase === undefined ? null : `“${read.folded.slice(phrase.start, phrase.end)}”: nobody says that here`
}
