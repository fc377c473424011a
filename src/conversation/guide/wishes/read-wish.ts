import { plainly, readContact } from '../../../reading/contact/read-contact.ts'
import { hearWishes } from '../../../reading/languages/words/hear-wishes.ts'
import { readPositions } from '../about-homes/read-positions.ts'
import type { GuideState } from '../guide-context.ts'
import type { GuideTurn } from '../guide-request.ts'
import { decideWish, type Wish } from './decide-wish.ts'
import { asksFactIn, saysDayIn } from './put-together.ts'
import { readAsks } from './read-asks.ts'

/** What a clause wants besides, with what the conversation and the listings say of it. */
export async function readWish(
  { tables, reading, request }: GuideTurn,
  text: string,
  previous: GuideState | null,
): Promise<Wish | null> {
  const asks = readAsks(text, tables)
  const understood = await reading.read(plainly(text))
  const named = await reading.named(text, previous)
  const signals = hearWishes(plainly(text), tables)
  return decideWish({
    signals,
    understood,
    contact: readContact(text, { isLocal: Boolean(request.contact) }),
    hasShown: (previous?.shown.length ?? 0) > 0,
    hasSearched: previous !== null && (previous.shown.length > 0 || previous.criteria.length > 0),
    hasFocus: previous !== null && (previous.focus !== null || previous.shown.length === 1),
    namesHome: named.length === 1,
    pointsAtHomes: readPositions(asks, understood).length > 0 || asks.has('point.last') || asks.has('point.two'),
    asksFact: asksFactIn(asks),
    saysDay: saysDayIn(signals, tables),
    before: previous?.pending,
    isQuestion: /[?？]\s*$/u.test(text.trim()),
  })
}
