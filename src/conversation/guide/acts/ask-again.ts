import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { plainly } from '../../../reading/contact/read-contact.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { goesOn, saysOther } from '../../../reading/languages/words/thread-words.ts'
import { asksFact } from '../about-homes/targets.ts'
import type { GuideState } from '../guide-context.ts'
import { turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { withoutName } from '../meant/without-name.ts'
import { readAsks } from '../wishes/read-asks.ts'

/** Words of a message that names another home and asks nothing of its own. */
const mostWords = 8
/** From so much on a clause asks something of its own. */
const ownTopic = 0.6

/**
 * "and 4 Miller Lane?", "what about the other one?", "same for Quarry": what was asked of the home in talk is asked of the one that is
 * named. Else the message as it is.
 */
export async function askAgain(
  { context, tables, reading }: GuideTurn,
  text: string,
  previous: GuideState | null,
): Promise<{ text: string; previous: GuideState | null }> {
  const same = { text, previous }
  if (previous?.question === undefined) return same
  const folded = foldText(text)
  const { code } = tables.language
  // The home that the conversation spoke of before the message described another: "and the brick one?" is "and that one?" by now.
  const [before] = previous.talked ?? []
  const isDescribed = previous.focus !== null && previous.focus !== before && saysOnlyThat(text, tables)
  const isReply = previous.focus === null || isDescribed
  if (!(isReply || goesOn(folded, code) || saysOther(folded, code))) return same
  const asks = readAsks(text, tables)
  if (asks.tokens.length > mostWords || asksFact(asks)) return same
  const { topic } = reading.act(text, previous)
  if (topic?.name.startsWith('ask-home:') && topic.likely >= ownTopic && !isDescribed) return same
  const { criteria, sort, figures } = await reading.read(plainly(text))
  if (sort !== null || figures.length > 0 || criteria.some((each) => each.topic !== 'Place')) return same
  const [id, another] = isDescribed ? [previous.focus ?? undefined] : await reading.named(text, previous)
  if (id === undefined || another !== undefined || (id === previous.focus && !isDescribed)) return same
  const asked = isDescribed ? before : (previous.focus ?? undefined)
  const [of] = asked === undefined ? [] : await lookUpListings(context.db, context.scope, [asked])
  const question = of === undefined ? previous.question : withoutName(previous.question, of, tables)
  return { text: question, previous: turnTo(previous, id) }
}

const mostBeside = 2

/** "and that one?": nothing but the word for a home, and what goes on. */
function saysOnlyThat(text: string, { language }: LanguageTables): boolean {
  const { pronoun } = describedWordsOf(language.code)
  if (!text.includes(pronoun)) return false
  return (text.replace(pronoun, ' ').match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length <= mostBeside
}
