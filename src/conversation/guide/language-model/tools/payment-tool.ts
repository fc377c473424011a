import { type Static, Type } from 'typebox'
import { lookUpListings } from '../../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { emptyState } from '../../../../reading/understanding/search-state.ts'
import type { GuideContext, GuideState } from '../../guide-context.ts'
import { keep } from '../../guide-memory.ts'
import { answerAfford, answerLoan, type MortgageAnswer } from '../../money/answer-mortgage.ts'
import { presentMortgage } from '../../money/present-mortgage.ts'
import { findHome, homeFields } from './home-of-input.ts'
import { defineTool, fault } from './skill-tool.ts'
import { toldOf } from './told-of.ts'

const amount = (description: string) => Type.Optional(Type.Number({ minimum: 1, maximum: 1e10, description }))

const input = Type.Object({
  ...homeFields,
  price: amount('A price instead of a home.'),
  monthly: amount('What the visitor wants to pay a month: asks what that buys.'),
  downPercent: Type.Optional(Type.Number({ minimum: 0, maximum: 100, description: 'Down payment in percent.' })),
  downAmount: Type.Optional(Type.Number({ minimum: 0, maximum: 1e10, description: 'Down payment as an amount.' })),
  rate: Type.Optional(Type.Number({ minimum: 0, maximum: 30, description: 'Interest a year, in percent.' })),
  years: Type.Optional(Type.Number({ minimum: 1, maximum: 50 })),
})

/** The monthly payment on a home or a price, or the price that one pays for. */
export const paymentTool = defineTool({
  name: 'work_out_payment',
  description: `Works out the monthly payment on a home, or on a price, and with "monthly" what a visitor can afford. Terms that the visitor did not say are
assumed and said; give only what the visitor said. Never compute a payment yourself. Taxes, insurance and fees are not in it.`,
  input,
  asks: 'Send { "number": 2 } or { "price": 450000 }, or { "monthly": 2500 }; downPercent 0 to 100, rate 0 to 30, years 1 to 50.',
  async run(turn, asked) {
    const named = await findHome(turn, asked)
    if (named.is === 'fault') return fault(named.error)
    const { context } = turn.open().turn
    const before = turn.state
    const state = before === null ? { ...emptyState(), language: context.asked } : keep(before, context.asked)
    const home = named.is === 'home' ? named.home : await homeSpokenOf(context, state, asked)
    if (home !== null) turn.evidence.add(home)
    const worked = await workOut(context, home, asked, state)
    if (worked.told !== undefined) turn.evidence.addLoan(worked.told)
    if (worked.count !== undefined) turn.evidence.addFigures([{ kind: 'count', field: 'id', value: worked.count }])
    const answer = presentMortgage(worked, before)
    turn.tell(answer)
    const trace = { listings: home === null ? [] : [home.id], loan: worked.told ?? null }
    return { told: { ...toldOf(answer), ...(worked.told === undefined ? {} : { figures: worked.told }) }, trace }
  },
})

/** The visitor's terms, by the functions that read them from a sentence otherwise. */
function workOut(
  context: GuideContext,
  home: FoundListing | null,
  { price, monthly, downPercent, downAmount, rate, years }: Static<typeof input>,
  state: GuideState,
): Promise<MortgageAnswer> {
  const said = {
    ...(monthly === undefined ? {} : { monthly }),
    ...(downAmount === undefined ? {} : { downAmount }),
    // As said in money it counts before.
    ...(downPercent === undefined || downAmount !== undefined ? {} : { downPercent }),
    ...(rate === undefined ? {} : { rate }),
    ...(years === undefined ? {} : { years }),
  }
  if (monthly !== undefined) return answerAfford(context, said, state)
  return answerLoan(context, { home, price: price ?? state.loan?.price, said, paysCash: false }, state)
}

/** Where no home and no price is named: the one that the conversation speaks of. */
async function homeSpokenOf(
  { db, scope }: GuideContext,
  { loan, focus, shown }: GuideState,
  { price, monthly }: Static<typeof input>,
): Promise<FoundListing | null> {
  const id = loan?.listing ?? focus ?? shown[0]
  if (price !== undefined || monthly !== undefined || loan?.price !== undefined || id === undefined) return null
  const [home] = await lookUpListings(db, scope, [id])
  return home ?? null
}
