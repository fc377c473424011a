import { Type } from 'typebox'
import { turnTo } from '../../guide-memory.ts'
import { answerLanguageOf } from '../answer-language.ts'
import { tellListing } from '../tell-listing.ts'
import { findHome, homeFields, namesHome } from './home-of-input.ts'
import { defineTool, fault } from './skill-tool.ts'
import { tellFeatures } from './tell-features.ts'

const longestDescription = 3_000

const asks = `Send ${namesHome}.`

/** All that the listing of one home says. */
export const homeTool = defineTool({
  name: 'look_at_listing',
  description:
    'Tells everything that one listing says: by its number in the list that was shown last, by its MLS number, by its address, or by its id. Use it for questions about a home that was shown or named.',
  input: Type.Object(homeFields),
  asks,
  async run(turn, input) {
    const { evidence, app } = turn
    const { shown } = evidence
    const named = await findHome(turn, input)
    if (named.is === 'none') return fault(asks)
    if (named.is === 'fault') return { told: { found: false, error: named.error }, trace: { listings: [] } }
    const { home } = named
    evidence.add(home)
    turn.looked.push(home)
    turn.take({
      content: '',
      noAnswer: false,
      state: turnTo(turn.state, home.id),
      trace: { kind: 'about-shown', listing: home.id },
    })
    const place = shown.indexOf(home.id)
    const told = {
      ...tellListing(app.languages, home, place < 0 ? null : place + 1, longestDescription),
      ...tellFeatures(app.languages, home, answerLanguageOf(app, turn.task)),
    }
    return { told, trace: { listings: [home.id] } }
  },
})
