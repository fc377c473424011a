import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideState } from '../guide-context.ts'
import { asQuestion, homeInView, keep, turnToNamed } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { PartAnswer } from '../knowledge/answer-firm.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { tellPassages } from '../record/tell-passages.ts'
import { isAskedOf } from './asks-of-one-home.ts'

/** From so much on the record tells what sounds like a question for somebody else. */
const leastOfOthers = 0.7
/** What asks for a judgement on schools or on how safe it is gets none, whatever the record says. */
const judging: ReadonlySet<Act> = new Set(['schools', 'safety', 'ask-area'])
const mayJudge = 0.5

/**
 * What the record of the home in view, or of the one that is named, says of a question that sounds like one for the firm, a lawyer or
 * the police: "do I need a guarantor", of "Fiador: Exigido"; "does it flood", of "FloodZone: AE". null where no home is meant, or its
 * record says nothing of it. `least`: how likely a passage has to be where nothing says that a home is asked of.
 */
export async function answerFromRecord(
  { context, reading }: GuideTurn,
  text: string,
  before: GuideState | null,
  least = leastOfOthers,
): Promise<PartAnswer | null> {
  const state = turnToNamed(before, await reading.named(text, before))
  const id = homeInView(state)
  const [home] = id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
  if (home === undefined || state === null) return null
  const clause = reading.act(text, state)
  if (isSurelyElse(clause)) return null
  const record = readRecord(context, text, home)
  const isLikely = record.likely >= (isAskedOf(clause) ? surelyAnswers : least)
  const [first] = isLikely ? record.told : []
  if (first === undefined || isOfAgent(context.scope.languages, first) || shareOfActs(clause, judging) >= mayJudge)
    return null
  // "what do you charge landlords" is of no price, though there is one.
  if (first.fact !== undefined && !isAskedOf(clause)) return null
  const told = tellPassages(context, home, record.told)
  if (told.length === 0) return null
  const { words, asked } = context
  return {
    content: words.sentence(words.about(linkHome(context, home), words.row(told.map((each) => each.text)))),
    noAnswer: false,
    // "and the other one?" asks it again.
    state: { ...keep(state, asked), focus: home.id, question: asQuestion(text) },
    trace: { kind: 'about-shown', listing: home.id },
  }
}

const asking: ReadonlySet<Act> = new Set([
  'ask-home',
  'ask-how',
  'ask-firm',
  'ask-area',
  'commute',
  'safety',
  'schools',
])
const surely = 0.8
/** A day opens the form, which "atendo domingo, o prédio abre?" does not want. */
const surelyTour = 0.6

/** Whether a clause surely asks for nothing that a record could tell: "save it", "call me". */
function isSurelyElse({ acts: [first] }: ReadClause): boolean {
  return first !== undefined && first.likely >= (first.act === 'tour' ? surelyTour : surely) && !asking.has(first.act)
}
