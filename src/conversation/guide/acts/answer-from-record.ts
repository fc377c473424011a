import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { quoteNamedEntry } from '../about-homes/quote-named-entry.ts'
import type { GuideState } from '../guide-context.ts'
import { keep, turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { PartAnswer } from '../knowledge/answer-firm.ts'
import { isAskedOf } from './asks-of-one-home.ts'
import { asQuote, tellTopic } from './tell-topic.ts'

/** From so much on the record tells what is asked, and no glossary or adviser is needed. */
const ratherTopic = 0.5

/**
 * What the record of the home in view, or of the one that is named, says of a question that sounds like one for the firm, a lawyer or
 * the police: "do I need a guarantor", of "Fiador: Exigido"; "does it flood", of "FloodZone: AE". null where no home is meant, or its
 * record says nothing of it.
 */
export async function answerFromRecord(
  { context, reading }: GuideTurn,
  text: string,
  before: GuideState | null,
): Promise<PartAnswer | null> {
  const [named, another] = await reading.named(text, before)
  const state = named === undefined || another !== undefined ? before : turnTo(before, named)
  const id = state?.focus ?? (state?.shown.length === 1 ? state.shown[0] : undefined)
  const [home] = id === undefined || id === null ? [] : await lookUpListings(context.db, context.scope, [id])
  if (home === undefined || state === null) return null
  const clause = reading.act(text, state)
  const byName = quoteNamedEntry(context.scope.languages, home, text)
  const isOfTopic = isAskedOf(clause) && (clause.topic?.likely ?? 0) >= ratherTopic
  const told = byName !== null ? asQuote(context, [byName]) : isOfTopic ? tellTopic(context, clause, home) : null
  if (told === null) return null
  const { words, asked } = context
  return {
    content: words.sentence(words.about(linkHome(context, home), told.text)),
    noAnswer: false,
    state: { ...keep(state, asked), focus: home.id },
    trace: { kind: 'about-shown', listing: home.id },
  }
}
