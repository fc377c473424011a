import { plainly } from '../../../reading/contact/read-contact.ts'
import type { GuideState } from '../guide-context.ts'
import { turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { PartAnswer } from '../knowledge/answer-firm.ts'
import { readRecord } from '../record/read-record.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { readAsks } from '../wishes/read-asks.ts'
import { answerOfHome, onlyTeller } from './answer-in-view.ts'
import { askedOfHome } from './asks-of-one-home.ts'

/**
 * "alguno aplica pal subsidio?", of a list: what the firm has told nothing of, from the only home of the list whose record says it; null
 * where a home is in talk already, and where none or several records say it.
 */
export async function answerOfOnly(
  { context, reading, tables }: GuideTurn,
  text: string,
  previous: GuideState | null,
): Promise<PartAnswer | null> {
  if (previous === null || previous.focus !== null || previous.shown.length < 2) return null
  const understood = askedOfHome(await reading.read(plainly(text)))
  const asked = { sentence: text, asks: readAsks(text, tables), understood, act: reading.act(text, previous) }
  const only = await onlyTeller(context, asked, previous.shown)
  if (only === null) return null
  const answer = await answerOfHome(context, asked, turnTo(previous, only.id), only)
  const { content, view } = answer
  // What comes nearest in the only record that has the word is more than that the firm has told nothing.
  const isFar = answer.noAnswer && !readRecord(context, text, only).hasNear
  return isFar ? null : { ...answer, view: view ?? showHomes([only.id], { content }) }
}
