import { countSearches, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { numberCondition } from '../../../reading/criteria/make-condition.ts'
import { languageOf } from '../../../reading/languages/languages.ts'
import type { MortgageFigures } from '../../../reading/languages/tables/guide-words.ts'
import { formatMoney, formatNumber } from '../../../reading/languages/wording.ts'
import { emptyState } from '../../../reading/understanding/search-state.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { ToldLoan } from '../../truth/evidence/told-loan.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { moneyIn } from '../about-homes/home-facts.ts'
import { resolveTargets } from '../about-homes/resolve-targets.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { inCurrency, listCurrencies } from '../search-answers/list-currencies.ts'
import { roundTo } from '../search-answers/round-amount.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { assumedTerms, type Loan, type LoanTerms, loanOn, monthlyPayment, priceFor } from './mortgage.ts'
import { type LoanFigures, readLoan } from './read-loan.ts'

export interface MortgageAnswer {
  content: string
  /** The home that it is about. */
  listing?: number
  state: GuideState
  /** What was worked out, as numbers; left out where nothing could be. */
  told?: ToldLoan
  /** How many homes for sale cost no more than what one can afford. */
  count?: number
}

/**
 * A monthly payment, or the price that one pays for; null when the message asks for neither. `isOfMoney`: what it is for was read as money,
 * whatever its words: "we make 95k together, what can we buy".
 */
export async function answerMortgage(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  { previous, isOfMoney = false }: { previous: GuideState | null; isOfMoney?: boolean },
): Promise<MortgageAnswer | null> {
  const said = readLoan(asks, languageOf(understood.language).numbers)
  const state: GuideState = previous ?? { ...emptyState(), language: context.asked }
  const goesOn = previous?.loan !== undefined && changesTerms(asks, said, understood)
  const answersMonthly = previous?.awaits === 'monthly' && said.monthly !== undefined
  const answersPrice = previous?.awaits === 'price' && said.price !== undefined && isBare(understood)
  const affords =
    answersMonthly ||
    asks.has('loan.afford') ||
    (asks.has('loan.payment') && said.monthly !== undefined && !pointsAtHome(asks))
  // What is earned a month is not what is paid a month.
  const { monthly: _earned, ...apart } = said
  const paid = asks.has('loan.income') ? apart : said
  if (asks.has('loan.afford') && asks.has('loan.income')) return answerAfford(context, paid, state)
  if (affords && said.price === undefined) return answerAfford(context, paid, state)
  if (isOfMoney && (saysDown(said) || said.rate !== undefined) && (state.focus ?? state.shown[0]) !== undefined)
    return answerPayment(context, asks, said, understood, state)
  // Something is earned or saved: what can be paid a month is asked for.
  const saysAmount = said.price !== undefined || said.monthly !== undefined
  if (isOfMoney && saysAmount && state.shown.length === 0 && understood.criteria.length === 0)
    return answerAfford(context, {}, state)
  if (!asks.has('loan.payment') && !goesOn && !answersPrice && !speaksOfLoan(asks, said)) return null
  return answerPayment(context, asks, said, understood, state)
}

/** "what is that a month with 20% down at 5%?": the terms of a loan, without its name. */
function speaksOfLoan(asks: Asks, said: LoanFigures): boolean {
  const hasRate = said.rate !== undefined && asks.has('loan.rate')
  const hasDown = saysDown(said) && asks.has('loan.down')
  const borrows = asks.has('loan.borrow') && (saysDown(said) || said.borrowed !== undefined)
  return borrows || (hasRate && hasDown) || (asks.has('loan.month') && (hasRate || hasDown))
}

/** Nothing but an amount, where one was asked for. */
function isBare({ criteria, saysHome }: Understood): boolean {
  return !saysHome && criteria.every(({ topic }) => topic === 'Price' || topic === 'CurrencySymbol')
}

/** "and with 10% down?", "what about 15 years": the loan spoken of before with other terms. */
function changesTerms(asks: Asks, said: LoanFigures, understood: Understood): boolean {
  const hasTerms = said.rate !== undefined || said.years !== undefined || saysDown(said)
  const marked = ['loan.down', 'loan.rate', 'loan.years', 'loan.percent', 'loan.tenths'] as const
  const isSearch =
    understood.saysHome || understood.criteria.some(({ topic }) => topic === 'PropertyType' || topic === 'Place')
  return hasTerms && marked.some((tag) => asks.has(tag)) && !isSearch
}

function saysDown({ downAmount, downPercent }: LoanTerms): boolean {
  return downAmount !== undefined || downPercent !== undefined
}

function pointsAtHome(asks: Asks): boolean {
  return asks.has('point.one') || asks.has('point.last')
}

/** Terms said before hold until others are said; a down payment in percent replaces one in money and the reverse. */
function joinTerms(
  before: LoanTerms | undefined,
  { monthly: _monthly, borrowed: _borrowed, ...said }: LoanFigures,
): LoanTerms {
  const { downAmount: _amount, downPercent: _percent, ...rest } = before ?? {}
  return { ...(saysDown(said) ? rest : before), ...said }
}

async function answerPayment(
  context: GuideContext,
  asks: Asks,
  said: LoanFigures,
  understood: Understood,
  state: GuideState,
): Promise<MortgageAnswer | null> {
  const { db, scope } = context
  const targets = await resolveTargets(context, asks, understood, state)
  const ids = targets?.kind === 'homes' ? targets.ids : []
  const id = ids[0] ?? (said.price === undefined ? (state.loan?.listing ?? state.focus ?? state.shown[0]) : undefined)
  const earlierPrice = said.price ?? (ids.length === 0 ? state.loan?.price : undefined)
  const [home] =
    id === undefined || (earlierPrice !== undefined && ids.length === 0) ? [] : await lookUpListings(db, scope, [id])
  return answerLoan(context, { home: home ?? null, price: earlierPrice, said, paysCash: asks.has('loan.cash') }, state)
}

/** What is asked of a loan: on a home, else on a price. */
export interface LoanWish {
  home: FoundListing | null
  price: number | undefined
  said: LoanFigures
  paysCash: boolean
}

/** "if i borrow 180000": the rest of the home's price is put down; where it costs less, or none is meant, the amount is the whole price. */
function borrowing({ home, price, said: { borrowed } }: LoanWish, terms: LoanTerms): LoanOn {
  if (borrowed === undefined) return { home, price, terms }
  const { downPercent: _percent, downAmount: _amount, ...rest } = terms
  const whole = home?.Price ?? price
  const isOfHome = whole !== null && whole !== undefined && whole >= borrowed
  if (home?.SaleType === 'for_rent' || !isOfHome)
    return { home: null, price: borrowed, terms: { ...rest, downAmount: 0 } }
  return { home, price, terms: { ...rest, downAmount: whole - borrowed } }
}

interface LoanOn {
  home: FoundListing | null
  price: number | undefined
  terms: LoanTerms
}

/** The monthly payment of a loan; asks for a price where there is none. */
export async function answerLoan(context: GuideContext, wish: LoanWish, state: GuideState): Promise<MortgageAnswer> {
  const { words } = context
  const { said, paysCash } = wish
  const { listing: _listing, price: _price, ...before } = state.loan ?? {}
  const { home, price: earlierPrice, terms } = borrowing(wish, joinTerms(before, said))
  const next = (content: string, loan: LoanTerms): MortgageAnswer => ({
    content,
    state: { ...state, loan, focus: home?.id ?? state.focus },
    ...(home ? { listing: home.id } : {}),
  })
  if (!home && earlierPrice === undefined) {
    const { state: asking, content } = next(words.mortgage.needHome, terms)
    return { content, state: { ...asking, awaits: 'price' } }
  }
  const remembered: LoanTerms = { ...terms, ...(home ? { listing: home.id } : { price: earlierPrice ?? 0 }) }
  if (home?.SaleType === 'for_rent')
    return next(words.sentence(words.mortgage.isRental(linkHome(context, home))), terms)
  const price = home ? home.Price : (earlierPrice ?? null)
  if (price === null || price <= 0)
    return next(home ? words.mortgage.noPrice(linkHome(context, home)) : words.mortgage.needHome, terms)
  const loan = paysCash ? loanOn(price, { ...terms, downPercent: 100 }) : loanOn(price, terms)
  if (loan === null) return next(words.mortgage.outOfRange, home ? { listing: home.id } : { price })
  const symbol = home?.CurrencySymbol ?? (await mainCurrency(context))
  const answer = next(tellPayment(context, home, loan, terms, symbol, state.loan === undefined), remembered)
  return loan.loan <= 0 ? answer : { ...answer, told: toldLoan(loan, home) }
}

/** As the answer says it: whole amounts. */
function toldLoan(loan: Loan, home: FoundListing | null): ToldLoan {
  const payment = Math.round(monthlyPayment(loan.loan, loan.rate, loan.years))
  const fee = home?.HOAMonth ?? 0
  return {
    listing: home?.id ?? null,
    prices: [Math.round(loan.price)],
    loan: Math.round(loan.loan),
    down: Math.round(loan.down),
    downPercent: loan.downPercent,
    rate: loan.rate,
    years: loan.years,
    monthly: fee > 0 ? [payment, payment + Math.round(fee)] : [payment],
  }
}

function tellPayment(
  context: GuideContext,
  home: FoundListing | null,
  loan: Loan,
  terms: LoanTerms,
  symbol: string,
  isFirst: boolean,
): string {
  const { words, wording } = context
  if (loan.loan <= 0) return words.mortgage.paysCash
  const payment = Math.round(monthlyPayment(loan.loan, loan.rate, loan.years))
  const figures = figuresOf(context, loan, symbol, payment)
  const parts = [words.mortgage.payment(home ? linkHome(context, home) : null, figures)]
  const fee = home?.HOAMonth ?? 0
  if (home && fee > 0)
    parts.push(words.mortgage.withHoa(moneyIn(context, fee, home), moneyIn(context, payment + Math.round(fee), home)))
  parts.push(words.mortgage.notIncluded(home === null || fee > 0))
  const assumed = [tellAssumptions(context, terms), isFirst ? words.mortgage.change : ''].filter(Boolean)
  return [parts, assumed]
    .map((sentences) => sentences.join(wording.betweenSentences))
    .filter(Boolean)
    .join('\n\n')
}

function tellAssumptions({ words, wording }: GuideContext, terms: LoanTerms): string {
  const { mortgage } = words
  const percent = (value: number) => formatPercent(value, wording.locale)
  const assumed = [
    ...(saysDown(terms) ? [] : [mortgage.assumedDown(percent(assumedTerms.downPercent))]),
    ...(terms.rate === undefined ? [mortgage.assumedRate(percent(assumedTerms.rate))] : []),
    ...(terms.years === undefined ? [mortgage.assumedYears(formatNumber(wording, assumedTerms.years))] : []),
  ]
  return assumed.length === 0 ? '' : mortgage.assumed(words.and(assumed))
}

/** "6.5%" as the language writes it. */
function formatPercent(value: number, locale: string): string {
  return (value / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 2 })
}

function figuresOf({ wording }: GuideContext, loan: Loan, symbol: string, payment: number): MortgageFigures {
  const money = (value: number) => escapeMarkdown(formatMoney(wording, Math.round(value), symbol))
  return {
    payment: money(payment),
    price: money(loan.price),
    loan: money(loan.loan),
    down: money(loan.down),
    downPercent: formatPercent(loan.downPercent, wording.locale),
    rate: formatPercent(loan.rate, wording.locale),
    years: formatNumber(wording, loan.years),
  }
}

/** The price that a monthly payment pays for; asks for the payment where it was not said. */
export async function answerAfford(
  context: GuideContext,
  said: LoanFigures,
  state: GuideState,
): Promise<MortgageAnswer> {
  const { words, wording, db, scope } = context
  const terms = joinTerms(state.loan, said)
  if (said.monthly === undefined)
    return { content: words.mortgage.needMonthly, state: { ...state, loan: terms, awaits: 'monthly' } }
  const loan = priceFor(said.monthly, terms)
  const symbol = await mainCurrency(context)
  if (loan === null) return { content: words.mortgage.outOfRange, state: { ...state, loan: {} } }
  const most = roundTo(loan.price, Math.floor)
  const criteria: Criterion[] = [
    { topic: 'SaleType', mode: 'must', anyOf: [{ is: 'value', field: 'SaleType', value: 'for_sale' }] },
    { topic: 'Price', mode: 'must', anyOf: [numberCondition('Price', { max: most })] },
    ...(symbol === '' ? [] : [inCurrency([symbol])]),
  ]
  const [count = 0] = await countSearches(db, scope, [criteria])
  const money = escapeMarkdown(formatMoney(wording, most, symbol))
  const monthly = escapeMarkdown(formatMoney(wording, said.monthly, symbol))
  const first = [
    words.mortgage.afford(monthly, { ...figuresOf(context, { ...loan }, symbol, said.monthly) }),
    words.mortgage.affordExcludes,
  ]
  const second = [
    words.mortgage.affordHomes(formatNumber(wording, count), money, words.quote(words.sayAtMost(money))),
    tellAssumptions(context, terms),
  ].filter(Boolean)
  return {
    content: [first.join(wording.betweenSentences), second.join(wording.betweenSentences)].join('\n\n'),
    state: { ...state, loan: terms, offer: { criteria: criteria.slice(0, 2), sort: null, limit: null } },
    told: { ...toldLoan(loan, null), prices: [Math.round(loan.price), most], monthly: [said.monthly] },
    count,
  }
}

/** The currency that amounts of a visitor are taken to be in: the one of the newest listing for sale. */
async function mainCurrency(context: GuideContext): Promise<string> {
  const [symbol] = await listCurrencies(context, [], 1)
  return symbol ?? context.scope.currency ?? '$'
}
