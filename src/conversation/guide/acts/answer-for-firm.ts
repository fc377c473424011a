import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { readContact } from '../../../reading/contact/read-contact.ts'
import type { GuideState } from '../guide-context.ts'
import { homeInView, keep } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { answerFirm, type PartAnswer } from '../knowledge/answer-firm.ts'
import { readRecord } from '../record/read-record.ts'
import { answerPart } from '../skills/answer-part.ts'
import { shareOfSearch } from './asks-of-one-home.ts'

/** What somebody of the firm has to do something about. Of 40 messages that were read so, 39 were. */
const matters: ReadonlySet<Act> = new Set(['tenant-matter', 'complain'])
const surelyMatter = 0.6
/** With a home in view its heating may be asked of. */
const surelyBesideHome = 0.75
/** What no record of a home tells, whatever it has: how the firm works and what it takes. */
const ownTopics: ReadonlySet<string> = new Set([
  'ask-firm:commission',
  'ask-firm:hours',
  'ask-firm:team',
  'ask-firm:photography',
])
const surelyOfFirm = 0.9
/** "zahl i provision?", of a record that says who pays it. */
const surelyTold = 0.85
const ratherSearch = 0.6

/**
 * What is surely for the firm, whatever words of homes it has: "boiler is dead at ours, no hot water since sat", "what are your office hours".
 * By the firm's own words, else a repair or a complaint by a person. null where a message is not that, or wants something else as well.
 */
export async function answerForFirm(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
): Promise<PartAnswer | null> {
  const { context, request, reading } = turn
  const clause = reading.act(content, previous)
  const isMatter =
    shareOfActs(clause, matters) >= (homeInView(previous) === undefined ? surelyMatter : surelyBesideHome)
  if (!isMatter && !isOwn(clause)) return null
  const wantsElse = reading.acts(content, previous).some((each) => shareOfSearch(each) >= ratherSearch)
  if (wantsElse || readContact(content) !== null) return null
  if (!isMatter && (await isToldInView(turn, content, previous))) return null
  const state = keep(previous, context.asked)
  const firm = await answerFirm(context, request.knowledge, content, { state, mustAnswer: true })
  if (!isMatter || (firm !== null && !firm.noAnswer)) return firm
  return answerPart(turn, { text: content, wish: 'person' }, previous)
}

function isOwn({ acts: [first], topic }: ReadClause): boolean {
  return first?.act === 'ask-firm' && first.likely >= surelyOfFirm && topic !== null && ownTopics.has(topic.name)
}

async function isToldInView({ context }: GuideTurn, content: string, previous: GuideState | null): Promise<boolean> {
  const id = homeInView(previous)
  const [home] = id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
  return home !== undefined && readRecord(context, content, home).likely >= surelyTold
}
