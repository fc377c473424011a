import { type Static, Type } from 'typebox'
import { lookUpListings } from '../../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { emptyState } from '../../../../reading/understanding/search-state.ts'
import type { Evidence } from '../../../truth/evidence/evidence.ts'
import type { KnownValue } from '../../../truth/numbers/prove-arithmetic.ts'
import type { GuideContext, GuideState } from '../../guide-context.ts'
import { keep } from '../../guide-memory.ts'
import { answerAfford, answerLoan, type MortgageAnswer } from '../../money/answer-mortgage.ts'
import { assumedTerms } from '../../money/mortgage.ts'
import { presentMortgage } from '../../money/present-mortgage.ts'
import { isFigureSaid } from './figures-said.ts'
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
  async run(turn, given) {
    const { asked, madeUp } = turn.isOfProgram ? { asked: given, madeUp: [] } : onlySaid(given, turn.evidence)
    if (madeUp.some((name) => name === 'price' || name === 'monthly')) return fault(unsaid)
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
    const told = { ...toldOf(answer), ...(worked.told === undefined ? {} : { figures: worked.told }) }
    return { told: madeUp.length === 0 ? told : { ...told, leftOut: madeUp, why: assumed }, trace }
  },
})

const unsaid =
  'Nobody has said that amount, so that nothing is worked out of it. Name a home, send a price or a monthly payment as the visitor said it, or ask the visitor how much a month it may be.'
const assumed = 'The visitor has not said these terms: the usual ones stand in their place, and the answer says so.'

type Terms = Pick<Static<typeof input>, 'price' | 'monthly' | 'downPercent' | 'downAmount' | 'rate' | 'years'>
const kinds: Readonly<Record<keyof Terms, KnownValue['kind']>> = {
  price: 'money',
  monthly: 'money',
  downPercent: 'percent',
  downAmount: 'money',
  rate: 'percent',
  years: 'plain',
}

/** What was asked for, without figures that nobody has said: a model makes up an income as readily as a price. */
function onlySaid(
  given: Static<typeof input>,
  evidence: Evidence,
): { asked: Static<typeof input>; madeUp: (keyof Terms)[] } {
  const isOpen = (name: keyof Terms): boolean => {
    const value = given[name]
    // Nothing down, and what is assumed anyhow, need nobody to say them.
    if (
      value === undefined ||
      value === 0 ||
      (name in assumedTerms && value === assumedTerms[name as keyof typeof assumedTerms])
    )
      return true
    return isFigureSaid(value, kinds[name], evidence)
  }
  const names = Object.keys(kinds) as (keyof Terms)[]
  const madeUp = names.filter((name) => !isOpen(name))
  const asked = Object.fromEntries(Object.entries(given).filter(([name]) => !madeUp.some((other) => other === name)))
  return { asked, madeUp }
}

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
