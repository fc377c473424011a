import type { Reply } from '../conversations/visitor.ts'
import type { Dialogue } from './dialogue-set.ts'
import type { SetHome } from './homes-of-dialogues.ts'
import { fitsCriteria, isNamed } from './match-homes.ts'
import type { VisitorTurn } from './wishes-of-turn.ts'

/**
 * Whether the tour that a dialogue arranges stands at its end: the last answer that offered a day offered its day, of a home that the
 * visitor named, or else of one that fits all that they asked for. null: it arranges none.
 */
export function judgeEnd(
  { turns: annotated }: Dialogue,
  turns: readonly { turn: VisitorTurn; reply: Reply }[],
  firm: ReadonlyMap<number, SetHome>,
): { fault: string } | null {
  const calls = annotated.flatMap(({ frames }) => frames.flatMap(({ service_call }) => service_call ?? []))
  const arranged = calls.findLast(({ method }) => method === 'ScheduleVisit')
  if (arranged === undefined) return null
  const { visit_date: day = '', property_name: name = '' } = arranged.parameters
  const offers = turns.map(({ reply }) =>
    (reply.view?.buttons ?? []).filter((button) => button.kind === 'tour' && button.day !== undefined),
  )
  const last = offers.findLast((each) => each.length > 0)
  if (last === undefined) return { fault: 'no tour with a day' }
  const ofDay = last.filter((offer) => offer.day === day)
  if (ofDay.length === 0) return { fault: `the day is ${last[0]?.day}, not ${day}` }
  const isNamedByVisitor = turns.some(({ turn }) => turn.wishes.some(({ kind }) => kind === 'named home'))
  const criteria = turns.at(-1)?.turn.criteria ?? {}
  const isRight = ofDay.some(({ listing }) => {
    const home = listing === undefined ? undefined : firm.get(listing)
    return home !== undefined && (isNamedByVisitor ? isNamed(home, name) : fitsCriteria(home, criteria))
  })
  return { fault: isRight ? '' : 'it is of another home' }
}
