import { lookUpFigures } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { SaleType, WantedFigure } from '../../../reading/criteria/figure.ts'
import { describeTotal, formatArea, formatMoney, formatNumber } from '../../../reading/languages/wording.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'
import { inCurrency, listCurrencies } from './list-currencies.ts'

const moneyFields = new Set(['Price', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice'])
const mostCurrencies = 4

/** Counts, averages and the like over all matches. What does not mix (rents and prices, currencies) is told apart. */
export async function tellFigures(context: GuideContext, result: SearchResult, described: string): Promise<string> {
  const { words, wording } = context
  const sentences: string[] = []
  const wanted = result.reading.understood.figures
  const others = wanted.filter((figure) => figure.kind !== 'count')
  if (others.length === 0 || result.total === 0)
    sentences.push(wording.found(describeTotal(wording, result.total), described, null))
  if (others.length > 0 && result.total > 0) {
    const told = (await tellByPlace(context, result, others)) ?? (await tellParts(context, result, others))
    sentences.push(
      told.length === 0
        ? words.noFigure
        : words.figures(formatNumber(wording, result.total), result.total, described, wording.list(told)),
    )
  }
  return sentences.join(wording.betweenSentences)
}

/** "average price in Austin against Portland": of each place by itself; null where there is only one. */
async function tellByPlace(
  context: GuideContext,
  result: SearchResult,
  wanted: readonly WantedFigure[],
): Promise<string[] | null> {
  const { db, scope, words, wording } = context
  const { criteria } = result.state
  const place = criteria.find(({ topic, mode, also }) => topic === 'Place' && mode === 'must' && also === undefined)
  const places = place?.anyOf.filter((condition) => 'name' in condition && condition.is !== 'nowhere') ?? []
  if (place === undefined || places.length < 2 || places.length > mostPlaces || places.length < place.anyOf.length)
    return null
  return Promise.all(
    places.map(async (condition) => {
      const own = criteria.map((each) => (each === place ? { ...place, anyOf: [condition] } : each))
      const figures = await lookUpFigures(db, scope, own, wanted)
      const told = await tellParts(context, { ...result, state: { ...result.state, criteria: own }, figures }, wanted)
      const name = escapeMarkdown('name' in condition ? condition.name : '')
      return words.about(name, told.length === 0 ? words.notSaid : wording.list(told))
    }),
  )
}

const mostPlaces = 4

/** Each figure with its words: those of prices for sales and rentals apart, those of money for each currency. */
async function tellParts(
  context: GuideContext,
  { state: { criteria }, listings, figures }: SearchResult,
  wanted: readonly WantedFigure[],
): Promise<string[]> {
  const { db, scope } = context
  const units = new Set(listings.map(({ AreaUnit }) => AreaUnit))
  const [unit] = units.size === 1 ? units : []
  const symbols = await listCurrencies(context, criteria, mostCurrencies)
  const amounts = wanted.filter(({ field }) => moneyFields.has(field))
  const ofMoney = await Promise.all(
    symbols.map(async (symbol) => ({
      symbol,
      figures:
        symbols.length === 1
          ? figures.filter(({ field }) => moneyFields.has(field))
          : await lookUpFigures(db, scope, [...criteria, inCurrency([symbol])], amounts),
    })),
  )
  const parted = ofMoney.some((each) => each.figures.some(({ saleType }) => saleType === 'for_rent'))
  const told = ofMoney.flatMap((each) =>
    bySaleType(each.figures).map((figure) => tellFigure(context, figure, parted, each.symbol, unit)),
  )
  const rest = figures
    .filter(({ kind, field }) => kind !== 'count' && !moneyFields.has(field))
    .map((figure) => tellFigure(context, figure, false, '', unit))
  return [...told, ...rest]
}

/** All of the sales, then all of the rentals. */
function bySaleType<Part extends WantedFigure>(figures: readonly Part[]): Part[] {
  const isOf = (wanted: SaleType | undefined) => figures.filter(({ saleType }) => saleType === wanted)
  return [...isOf('for_sale'), ...isOf('for_rent'), ...isOf(undefined)]
}

/** `parted`: homes to rent are among them, so that it is told of which a price is. */
function tellFigure(
  context: GuideContext,
  { kind, field, value, saleType }: SearchResult['figures'][number],
  parted: boolean,
  symbol: string,
  unit: string | undefined,
): string {
  if (kind === 'count') return ''
  return context.words.figure(
    kind,
    field,
    (parted ? saleType : undefined) ?? null,
    show(context, field, value, symbol, unit),
  )
}

function show(
  { wording }: GuideContext,
  field: string,
  value: number,
  symbol: string,
  unit: string | undefined,
): string {
  if (moneyFields.has(field)) return escapeMarkdown(formatMoney(wording, Math.round(value), symbol))
  if (field === 'YearBuilt') return String(Math.round(value))
  if ((field === 'BuildingArea' || field === 'LotArea') && unit !== undefined)
    return formatArea(wording, Math.round(value), unit)
  return formatNumber(wording, value, 1)
}
