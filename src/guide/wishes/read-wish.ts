import type { LanguageTables } from '../../language/languages.ts'
import { hearWishes } from '../../language/words/hear-wishes.ts'
import { readContact } from '../../leads/read-contact.ts'
import type { Understood } from '../../understanding/understand.ts'
import { readPositions } from '../about-homes/read-positions.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { findNamedHomes } from '../skills/find-named.ts'
import { decideWish, type Wish } from './decide-wish.ts'
import { readAsks } from './read-asks.ts'

interface Clause {
  context: GuideContext
  tables: LanguageTables
  text: string
  understood: Understood
  previous: GuideState | null
}

/** What a clause wants besides, with what the conversation and the listings say of it. */
export async function readWish({ context, tables, text, understood, previous }: Clause): Promise<Wish | null> {
  const asks = readAsks(text, tables)
  const named = await findNamedHomes(context, understood, previous, text)
  return decideWish({
    signals: hearWishes(text, tables),
    understood,
    contact: readContact(text),
    hasShown: (previous?.shown.length ?? 0) > 0,
    hasSearched: previous !== null && (previous.shown.length > 0 || previous.criteria.length > 0),
    hasFocus: previous !== null && (previous.focus !== null || previous.shown.length === 1),
    namesHome: named.length === 1,
    pointsAtHomes: readPositions(asks, understood).length > 0 || asks.has('point.last') || asks.has('point.two'),
    before: previous?.pending,
    isQuestion: /[?？]\s*$/u.test(text.trim()),
  })
}
