import { countSearches } from '../../../homes/search/listing-questions.ts'
import type { Act } from '../../../reading/acts/act.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { plainly } from '../../../reading/contact/read-contact.ts'
import { understoodNothing } from '../../../reading/understanding/understood-nothing.ts'
import type { GuideState } from '../guide-context.ts'
import type { GuideTurn } from '../guide-request.ts'
import { answerPlan, type GuideAnswer } from '../search-answers/answer-search.ts'
import { findSought } from './find-sought.ts'
import { soughtIn, tellsPeople, withoutRead } from './sought-words.ts'

/** What may be asked of all homes at once, and of none in view. */
const ofHomes: ReadonlySet<Act> = new Set(['seek', 'refine', 'more', 'ask-home', 'details', 'compare', 'pictures'])
const seeking: ReadonlySet<Act> = new Set(['seek', 'refine', 'more'])
const perhaps = 0.3
const mayJudge = 0.5
/** From so much on a passage may bear it out that has none of its words. */
const rather = 0.55
/** What asks for a judgement on schools or on how safe it is gets none, whatever records say. */
const judging: ReadonlySet<Act> = new Set(['schools', 'safety', 'ask-area'])

/**
 * Homes whose records bear out what nothing else has read: "alguno aplica pal subsidio?", of "Subsidio: Aplica"; "got a place with a
 * forge??". Among what was searched for, else among all. null where a home is in view, other things are asked, or no record speaks of it.
 */
export async function answerSought(
  turn: GuideTurn,
  text: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { context, reading, home } = turn
  if (home !== null || (previous?.focus ?? null) !== null) return null
  const understood = await reading.read(plainly(text))
  if (understood.refusedWords.length > 0) return null
  // At the beginning, "got a converted mill?" reads as anything; of homes that are shown it would be asked.
  const clause = reading.act(text, previous)
  const clauses = [clause, reading.actIn('list', text, 'only')]
  const share = Math.max(...clauses.map((each) => shareOfActs(each, ofHomes)))
  const own = shareOfActs(clause, ofHomes)
  const judges = Math.min(...clauses.map((each) => shareOfActs(each, judging)))
  if (share < perhaps || judges >= mayJudge) return null
  // "a baker who teaches": of words without who people are, less is left than was meant.
  if (tellsPeople(context, text)) return null
  const words = soughtIn(context, text, understood)
  const question = withoutRead(text, understood)
  const said = understood.criteria.filter(({ topic, mode }) => topic !== 'Feature' && mode === 'must')
  const before = (previous?.criteria ?? []).filter(({ mode }) => mode !== 'wish')
  // "what's the suite bringing in", below a list, asks of one of these: it is told by which of them that is.
  const isOfShown = (previous?.shown.length ?? 0) > 0 && clauses.every((each) => shareOfActs(each, seeking) < perhaps)
  const ways = [...(before.length > 0 ? [before] : []), ...(isOfShown ? [] : [said])]
  for (const among of ways) {
    const found = await findSought(context, { question, words, among, mayMean: own >= rather, isAsked: true })
    if (found === null) continue
    const [many = 0] = isOfShown ? await countSearches(context.db, context.scope, [[...among, found]]) : [1]
    if (many !== 1) continue
    const { from: _from, to: _to, ...criterion } = found
    const plan = { criteria: [...among, criterion], sort: null, limit: null }
    return answerPlan(context, understoodNothing(context.asked), previous, plan)
  }
  return null
}
