import type { AnswerKind } from '../conversations/conversation-set.ts'
import type { Reply } from '../conversations/visitor.ts'
import { type Exchange, homesMeant, kindsOf } from './exchange.ts'
import { judgeDay, judgeSelect, judgeTour, judgeYes } from './judge-tour.ts'
import { fitsCriteria, fitsNothingElse } from './match-homes.ts'
import { tellsValue } from './tells-value.ts'
import type { Wish } from './wishes-of-turn.ts'

/** What an answer lacks of a wish; '' where it is right. */
export function judgeWish(wish: Wish, exchange: Exchange): string {
  if (exchange.reply.status !== 200) return `was answered with ${exchange.reply.status}`
  switch (wish.kind) {
    case 'search':
      return judgeSearch(exchange)
    case 'others':
      return judgeOthers(exchange)
    case 'named home':
      return judgeNamed(wish.of, exchange)
    case 'question':
    case 'telephone':
      return judgeQuestion(wish.of, exchange)
    case 'select':
      return judgeSelect(exchange)
    case 'yes':
      return judgeYes(exchange)
    case 'tour':
      return judgeTour(exchange)
    case 'day':
      return judgeDay(wish.of, exchange)
    case 'no':
      return judgeQuiet(exchange, [...talk, 'tour', 'search', 'home', 'save'])
    case 'talk':
      return judgeQuiet(exchange, talk)
  }
}

const talk: readonly AnswerKind[] = ['thanks', 'goodbye', 'greeting', 'heard', 'feeling']

function judgeSearch({ turn, reply, firm }: Exchange): string {
  const wanted = turn.criteria
  const stray = reply.cards.find(({ id }) => !fitsCriteria(firm.get(id), wanted))
  const fitting = [...firm.values()].filter((home) => fitsCriteria(home, wanted))
  const isSearch = kindsOf(reply).includes('search')
  // Nothing fits: the closest may be shown, where it is said that they are.
  if (fitting.length === 0) return isSearch && (reply.view?.total ?? 0) === 0 ? '' : 'does not say that nothing fits'
  if (stray !== undefined) return `shows ${stray.title}, which does not fit`
  if (reply.cards.length > 0) return ''
  // Without a town one may be asked for it.
  return wanted.area === undefined && isSearch ? '' : 'shows no home'
}

function judgeOthers(exchange: Exchange): string {
  const { turn, reply, firm, shown } = exchange
  const isLeft = [...firm].some(([id, home]) => !shown.has(id) && fitsCriteria(home, turn.criteria))
  const isNew = reply.cards.some(({ id }) => !shown.has(id))
  // All that fit were shown: it is said, or others are shown that come close.
  if (!isLeft) return kindsOf(reply).includes('search') ? '' : 'does not say that there are no more'
  const fault = judgeSearch(exchange)
  return fault !== '' || isNew ? fault : 'shows no home that is new'
}

function judgeNamed(name: string, { firm, after }: Exchange): string {
  return fitsNothingElse(after, firm, name) ? '' : `is not about ${name}`
}

function judgeQuestion(slot: string, exchange: Exchange): string {
  const { reply, firm, after } = exchange
  const text = visibleText(reply)
  const asked = homesMeant(exchange)
  if (asked.length === 0) return 'no home is in view'
  // Homes that have it are another answer than whether this one has it.
  if (after.some((id) => !asked.some((home) => home === firm.get(id)))) return 'is about other homes'
  const told = asked.filter(({ facts }) => tellsValue(text, slot, facts[slot] ?? ''))
  if (told.length === 0) return `does not tell ${slot}`
  // Of several homes it must be clear whose it is.
  const isClear = told.some(({ facts }) =>
    ['address', 'property_name'].some((name) => tellsValue(text, name, facts[name] ?? '')),
  )
  return asked.length === 1 || after.length === 1 || isClear ? '' : `does not tell whose ${slot} it is`
}

function judgeQuiet({ reply, before }: Exchange, kinds: readonly AnswerKind[]): string {
  const own = kindsOf(reply)
  if (!own.some((kind) => kinds.some((each) => each === kind))) return `is of the kind ${own.join(', ') || 'none'}`
  if (reply.view?.buttons?.some(({ opens }) => opens)) return 'opens a form'
  return reply.cards.some(({ id }) => !before.includes(id)) ? 'shows homes' : ''
}

const visibleText = ({ words, cards }: Reply): string =>
  [words, ...cards.flatMap(({ title, note, listedBy }) => [title, note, listedBy])].join('\n')
