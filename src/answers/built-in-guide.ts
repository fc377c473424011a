import type { Database } from '../database/connect.ts'
import type { Criterion } from '../search/condition.ts'
import {
  describeCriteria,
  describeCriterion,
  describeSort,
  describeTotal,
  fairHousingMessage,
  formatMoney,
  formatNumber,
  officialSourcesHint,
} from '../search/english/wording.ts'
import { countRelaxed, figuresBySaleType, hasListings, listCityNames } from '../search/look-up.ts'
import { runSearch, type SearchResult, tablesFor } from '../search/search-listings.ts'
import { pushHistory, type SearchState } from '../search/search-state.ts'
import { type Understood, understand } from '../search/understand.ts'
import { answerAboutShown } from './about-shown.ts'
import { describeHome } from './describe-home.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { replyToSmallTalk } from './small-talk.ts'

export interface GuideScope {
  workspaceId: number
  chatbotId: number
  currency?: string
}

export interface GuideRequest {
  content: string
  previous: SearchState | null
  chatbotName: string
  now: Date
  timeZone: string
}

export interface GuideAnswer {
  /** Markdown that also reads well as plain text. */
  content: string
  noAnswer: boolean
  state: SearchState | null
  trace: Record<string, unknown>
}

const shownAtOnce = 5

/** The built-in answerer: no model, no network; every fact in the answer is read from a listing. */
export async function answerFromListings(db: Database, scope: GuideScope, request: GuideRequest): Promise<GuideAnswer> {
  const { content, previous } = request
  const same = { state: previous, trace: { kind: 'talk' } }
  const talk = replyToSmallTalk(content, request.chatbotName)
  if (talk !== null) return { content: talk, noAnswer: false, ...same }
  if (!(await hasListings(db, scope))) {
    return {
      content: 'There are no listings here yet, so I cannot look anything up. Please come back later.',
      noAnswer: true,
      ...same,
    }
  }
  const understood = await understand(db, scope, content, tablesFor(content, previous), request.now)
  const about = await answerAboutShown(db, scope, content, understood, previous)
  if (about !== null && previous !== null) {
    return {
      content: about.content,
      noAnswer: false,
      state: { ...previous, focus: about.focus },
      trace: { kind: 'about-shown', listing: about.focus },
    }
  }
  if (!isAboutHomes(understood, previous)) {
    if (understood.refusedWords.length > 0)
      return { content: fairHousingMessage, noAnswer: false, ...same, trace: { kind: 'refused' } }
    if (understood.opinionHint) return { content: officialSourcesHint, noAnswer: true, ...same }
    return {
      content:
        'I can only answer from the listings on this site: homes by place, price, bedrooms, size or features, and what a listing says about a home. Try for example "3 bedroom homes under 500k".',
      noAnswer: true,
      ...same,
    }
  }
  const refined = await runSearch(db, scope, understood, { q: content, limit: shownAtOnce, previous, now: request.now })
  const alone = refined.total === 0 && refined.reading.refinement.refines && standsAlone(understood)
  const fresh = alone
    ? await runSearch(db, scope, understood, { q: content, limit: shownAtOnce, now: request.now })
    : null
  if (fresh !== null && fresh.total > 0) {
    const state = previous === null ? fresh.state : { ...fresh.state, history: pushHistory(previous) }
    const said = `Together with what you asked before nothing matches, so this is your last sentence by itself.\n\n${await putInWords(db, scope, fresh, request)}`
    return { content: said, noAnswer: false, state, trace: traceOf(fresh) }
  }
  const result = refined
  return {
    content: await putInWords(db, scope, result, request),
    noAnswer: false,
    state: result.state,
    trace: traceOf(result),
  }
}

/** Names what it looks for, and not only how the last search should change. */
function standsAlone(understood: Understood): boolean {
  const names =
    understood.criteria.some((criterion) => criterion.topic === 'Place' || criterion.topic === 'PropertyType') ||
    understood.saysHome
  return names && understood.markers.length === 0 && understood.follow.length === 0 && understood.drops.length === 0
}

/** A place or a feature in passing ("the weather in Paris") makes no question about homes yet. */
function isAboutHomes(understood: Understood, previous: SearchState | null): boolean {
  if (understood.saysHome || understood.sort !== null || understood.limit !== null) return true
  const follows = understood.follow.length > 0 || understood.drops.length > 0 || understood.radius !== null
  if (follows && (previous !== null || understood.follow.includes('showAll'))) return true
  const solid = understood.criteria.filter((criterion) => !isLoose(criterion))
  if (solid.length > 0) return true
  if (understood.figures.length > 0 && (previous !== null || understood.criteria.length > 0)) return true
  return understood.criteria.length > 0 && understood.ignored.length === 0
}

function isLoose(criterion: Criterion): boolean {
  return criterion.topic === 'Feature' || criterion.anyOf.every((condition) => condition.is === 'nowhere')
}

async function putInWords(
  db: Database,
  scope: GuideScope,
  result: SearchResult,
  request: GuideRequest,
): Promise<string> {
  const { state, reading, listings } = result
  const money = { symbol: listings[0]?.CurrencySymbol ?? scope.currency ?? '$' }
  const parts: string[] = []
  if (result.refused) parts.push(result.refused.message)
  if (reading.nothingLeft !== null)
    parts.push(`Nothing ${reading.nothingLeft} is left among the matches, so here they are in that order.`)
  const described = escapeMarkdown(describeCriteria(state.criteria, money), 600)
  const pastEnd = result.total > 0 && listings.length === 0
  if (pastEnd) parts.push(`That was all: ${described ? `${described}; ` : ''}${formatNumber(result.total)} in total.`)
  else if (result.figures.length > 0) parts.push(await figureWords(db, scope, result, described, money.symbol))
  else
    parts.push(
      `${describeTotal(result.total)}${described ? `: ${described}` : ''}${
        result.total > 1
          ? `; ${escapeMarkdown(
              describeSort(
                state.sort,
                state.criteria.some((criterion) => criterion.mode === 'wish'),
              ),
            )}`
          : ''
      }.`,
    )
  if (listings.length > 0) {
    parts.push(
      listings
        .map((listing, index) => `${state.offset + index + 1}. ${describeHome(listing, state.criteria)}`)
        .join('\n'),
    )
  }
  if (reading.understood.opinionHint) parts.push(officialSourcesHint)
  parts.push(...(await nextStep(db, scope, result, money)))
  const ignored = result.ignored.filter((word) => !/^\d+$/.test(word)).slice(0, 6)
  if (ignored.length > 0 && request.content.length < 2000)
    parts.push(`I made nothing of: ${ignored.map((word) => escapeMarkdown(word, 40)).join(', ')}.`)
  return parts.join('\n\n')
}

async function nextStep(
  db: Database,
  scope: GuideScope,
  result: SearchResult,
  money: { symbol: string },
): Promise<string[]> {
  const { total, listings, state, reading } = result
  if (total === 0) {
    const unknown = reading.understood.unknownPlaces
    const lines: string[] = []
    if (unknown.length > 0) {
      const cities = await listCityNames(db, scope, 5)
      const where =
        cities.length > 0 ? ` There are some in ${cities.map((city) => escapeMarkdown(city)).join(', ')}.` : ''
      lines.push(`No listing here is in ${unknown.map((name) => escapeMarkdown(name, 80)).join(' or ')}.${where}`)
    }
    const [best, second] = await countRelaxed(db, scope, state.criteria)
    if (best) {
      const phrase = (criterion: Criterion) => `“${escapeMarkdown(describeCriterion(criterion, money), 150)}”`
      const also = second ? `, without ${phrase(second.dropped)} ${formatNumber(second.total)}` : ''
      lines.push(`Without ${phrase(best.dropped)} there would be ${formatNumber(best.total)}${also}.`)
    } else if (state.criteria.length > 1)
      lines.push('No single criterion stands in the way; try again with fewer of them.')
    return lines
  }
  const seen = state.offset + listings.length
  if (listings.length > 0 && total > seen && state.limit === null)
    return [`Say "show me more" for the next ones, or narrow it down, for example by price or bedrooms.`]
  if (listings.length === 1) return ['Ask me anything that the listing may say about it.']
  return []
}

const figureNames: Record<string, string> = { average: 'average', median: 'median', min: 'lowest', max: 'highest' }
const fieldNames: Record<string, string> = {
  Price: 'price',
  HOAMonth: 'HOA fee',
  DepositFee: 'deposit',
  ZestimatePrice: 'Zestimate',
  UnitAreaPrice: 'price per unit of area',
  BuildingArea: 'living area',
  LotArea: 'lot',
  DaysOnMarket: 'days on the market',
  YearBuilt: 'year built',
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
}
const moneyFields = new Set(['Price', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice'])

async function figureWords(
  db: Database,
  scope: GuideScope,
  result: SearchResult,
  described: string,
  symbol: string,
): Promise<string> {
  const sentences: string[] = []
  const of = described ? ` (${described})` : ''
  if (result.figures.some((figure) => figure.kind === 'count'))
    sentences.push(`${describeTotal(result.total)}${described ? `: ${described}` : ''}.`)
  const others = result.figures.filter((figure) => figure.kind !== 'count')
  const saysSaleType = result.state.criteria.some(
    (criterion) => criterion.topic === 'SaleType' && criterion.anyOf.length === 1,
  )
  const show = (field: string, value: number) =>
    moneyFields.has(field)
      ? escapeMarkdown(formatMoney(Math.round(value), symbol))
      : field === 'YearBuilt'
        ? String(Math.round(value))
        : formatNumber(value, 1)
  const tell = (figures: typeof others, kind: string) =>
    figures
      .map(
        (figure) =>
          `${figureNames[figure.kind] ?? figure.kind} ${fieldNames[figure.field] ?? figure.field}${kind}: ${show(figure.field, figure.value)}`,
      )
      .join(', ')
  if (others.some((figure) => figure.field === 'Price') && !saysSaleType) {
    const { forSale, forRent } = await figuresBySaleType(db, scope, result.state.criteria, others)
    const both = [tell(forSale, ' for sale'), tell(forRent, ' a month for rent')].filter(Boolean)
    if (both.length > 0) sentences.push(`Over ${formatNumber(result.total)} matching homes${of}: ${both.join('; ')}.`)
  } else if (others.length > 0)
    sentences.push(`Over ${formatNumber(result.total)} matching homes${of}: ${tell(others, '')}.`)
  return sentences.join(' ') || `${describeTotal(result.total)}${described ? `: ${described}` : ''}.`
}

function traceOf(result: SearchResult): Record<string, unknown> {
  return {
    kind: 'search',
    filters: result.filters,
    sort: result.sort,
    total: result.total,
    listings: result.listings.map((listing) => listing.id),
    figures: result.figures,
    ignored: result.ignored,
    refused: result.refused?.code ?? null,
  }
}
