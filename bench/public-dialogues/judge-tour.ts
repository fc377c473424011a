import type { AnswerButton } from '../../src/reading/answer-button.ts'
import type { AnswerKind } from '../conversations/conversation-set.ts'
import type { Reply } from '../conversations/visitor.ts'
import { type Exchange, homesMeant, kindsOf } from './exchange.ts'

export function judgeSelect(exchange: Exchange): string {
  const { reply, before, after } = exchange
  const kinds = kindsOf(reply)
  if (kinds.includes('search') || kinds.includes('outside')) return `is of the kind ${kinds.join(', ')}`
  if (after.some((id) => !before.includes(id))) return 'is about another home'
  return isOffered(exchange, ['tour', 'save']) ? '' : 'offers neither a tour nor to keep it'
}

/** Whether a home in view can be had by a click: a button for just any home is no way on from one that pleases. */
function isOffered({ reply, before }: Exchange, kinds: readonly AnswerButton['kind'][]): boolean {
  const isInView = (id: number | undefined): boolean => before.length === 0 || (id !== undefined && before.includes(id))
  const buttons = reply.view?.buttons ?? []
  return (
    buttons.some(({ kind, listing }) => kinds.includes(kind) && isInView(listing)) ||
    reply.cards.some(({ id }) => isInView(id))
  )
}

/** "Yes" to a tour, or to its day: the tour goes on, and its day is not another one. */
export function judgeYes(exchange: Exchange): string {
  const { turn, reply, day } = exchange
  const kinds = kindsOf(reply)
  // What is asked besides may be all that the words are about.
  const goesOn = turn.wishes.some(({ kind }) => kind === 'question' || kind === 'telephone')
    ? [...onward, 'home']
    : onward
  if (!goesOn.some((kind) => kinds.includes(kind))) return `is of the kind ${kinds.join(', ') || 'none'}`
  const other = toursOf(reply).find((offer) => day !== '' && offer.day !== undefined && offer.day !== day)
  if (other !== undefined) return `offers ${other.day}, not ${day}`
  return reply.view?.offersForm === true || isOffered(exchange, ['tour']) ? '' : 'offers no tour of a home in view'
}

const onward: readonly AnswerKind[] = ['tour', 'person', 'contact', 'save', 'feeling', 'agent']

export function judgeTour(exchange: Exchange): string {
  const { reply } = exchange
  const kinds = kindsOf(reply)
  if (kinds.includes('search') || kinds.includes('outside')) return `is of the kind ${kinds.join(', ')}`
  return reply.buttons.has('tour') || reply.view?.offersForm === true ? faultOfHome(exchange) : 'offers no tour'
}

export function judgeDay(day: string, exchange: Exchange): string {
  const { reply } = exchange
  const meant = homesMeant(exchange)
  const offers = toursOf(reply)
  if (offers.length === 0) return 'offers no tour'
  // Whoever has not said which home is asked for it.
  if (meant.length !== 1 && offers.every((offer) => offer.day === undefined) && kindsOf(reply).includes('tour'))
    return ''
  const days = offers.flatMap((offer) => offer.day ?? [])
  if (!days.includes(day)) return `offers ${days.join(', ') || 'no day'}, not ${day}`
  return faultOfHome(exchange)
}

/** A tour of another home than the one that was spoken of. */
function faultOfHome(exchange: Exchange): string {
  const { reply, firm } = exchange
  const meant = homesMeant(exchange)
  const offered = toursOf(reply).flatMap(({ listing }) => (listing === undefined ? [] : [firm.get(listing)]))
  const isMeant = meant.length === 0 || offered.length === 0 || offered.some((home) => home && meant.includes(home))
  return isMeant ? '' : 'offers a tour of another home'
}

const toursOf = ({ view }: Reply): readonly AnswerButton[] =>
  (view?.buttons ?? []).filter(({ kind }) => kind === 'tour')
