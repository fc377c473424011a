import { lookUpListings } from '../../../../homes/search/listing-questions.ts'
import { readSentence } from '../../../../homes/search/read-sentence.ts'
import { readSigns } from '../../meant/read-signs.ts'
import { findNamedHomes, namesHome } from '../../skills/find-named.ts'
import { homesNamed } from '../homes-named.ts'
import type { ToolTurn } from '../tools/tool-turn.ts'

/** Whoever names more looks for homes, and the model with them. */
const mostNamed = 3
/** Nobody names a home in more. */
const longestRead = 2_000

/** The homes that a message names by address, number or link; not those that it describes, or looks for. */
export async function findNamedBeforehand(turn: ToolTurn): Promise<number[]> {
  const text = turn.task.question.slice(0, longestRead)
  // Of an address, a number and most links a digit is part.
  if (!/\p{N}|:\/\//u.test(text)) return []
  const { context, tables } = turn.open().turn
  const { db, scope, now } = context
  const understood = await readSentence(db, scope, text, tables, now)
  const found = await findNamedHomes(
    context,
    { text, understood, signs: readSigns(text, tables), compares: true },
    turn.state,
  )
  if (found.length === 0 || found.length > mostNamed) return []
  if (understood.criteria.some(namesHome)) return found
  return homesNamed(await lookUpListings(db, scope, found), text)
}
