import { expect, test } from 'vitest'
import { readContact } from '../../../reading/contact/read-contact.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { hearWishes } from '../../../reading/languages/words/hear-wishes.ts'
import { understandInTowns } from '../../../reading/understanding/towns.fixture.ts'
import { readPositions } from '../about-homes/read-positions.ts'
import { decideWish, type Wish } from './decide-wish.ts'
import { asksFactIn, saysDayIn } from './put-together.ts'
import { readAsks } from './read-asks.ts'
import { type Before, saidAnyhow } from './said-anyhow.fixture.ts'

function wishOf(said: string, code: Parameters<typeof languages.tablesOf>[0], after: Before): Wish | null {
  const tables = languages.tablesOf(code)
  const understood = understandInTowns(said, code)
  const asks = readAsks(said, tables)
  const signals = hearWishes(said, tables)
  return decideWish({
    signals,
    understood,
    contact: readContact(said),
    hasShown: after !== 'nothing',
    hasSearched: after !== 'nothing',
    hasFocus: after === 'one home',
    namesHome: false,
    pointsAtHomes: readPositions(asks, understood).length > 0 || asks.has('point.last') || asks.has('point.two'),
    asksFact: asksFactIn(asks),
    saysDay: saysDayIn(signals, tables),
    before: undefined,
    isQuestion: /[?？]\s*$/u.test(said),
  })
}

test.each(saidAnyhow.map((row) => [row.code, row.wish, row.after, row.said] as const))(
  'in %s, %s is heard after %s, however it is said',
  (code, wish, after, all) => {
    expect(all.filter((said) => wishOf(said, code, after) !== wish)).toEqual([])
  },
)

/** What sounds like it, and is not. */
const otherwise: readonly (readonly [Wish, Before, string])[] = [
  ['tour', 'one home', 'how big is it'],
  ['tour', 'one home', 'is it quiet in the evening?'],
  ['tour', 'homes', 'thanks, that is all for today'],
  ['tour', 'homes', 'can one of your agents ring me this afternoon'],
  ['tour', 'nothing', 'homes with an open house this weekend'],
  ['tour', 'one home', 'tell me on Friday if the price drops'],
  ['person', 'nothing', 'homes where people with two dogs are welcome to rent'],
  ['person', 'one home', 'can I get the link by e-mail'],
  ['seller', 'nothing', 'I want to buy a house for my mother'],
  ['seller', 'homes', 'which of these is worth more?'],
  ['similar', 'nothing', 'a house similar in size to a barn, in Kent'],
]

test.each(otherwise)('%s after %s is not heard in “%s”', (wish, after, said) => {
  expect(wishOf(said, 'en', after)).not.toBe(wish)
})
