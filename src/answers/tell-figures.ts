import type { Criterion } from '../search/condition.ts'
import { countSearches, lookUpFigures } from '../search/look-up.ts'
import type { SearchResult } from '../search/search-listings.ts'
import { describeTotal, formatArea, formatMoney, formatNumber } from '../search/wording.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { GuideContext } from './guide-context.ts'
import { inCurrency, listCurrencies } from './list-currencies.ts'
import type { FigureName } from './words/guide-words.ts'

const moneyFields = new Set(['Price', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice'])
const mostCurrencies = 4

type Wanted = SearchResult['figures'][number]
type SaleType = 'for_sale' | 'for_rent'

/** Counts, averages and the like over all matches. What does not mix (rents and prices, currencies) is told apart. */
export async function tellFigures(context: GuideContext, result: SearchResult, described: string): Promise<string> {
  const { words, wording } = context
  const sentences: string[] = []
  const wanted = result.reading.understood.figures
  const others = wanted.filter((figure) => figure.kind !== 'count')
  if (others.length === 0 || result.total === 0)
    sentences.push(wording.found(describeTotal(wording, result.total), described, null))
  if (others.length > 0 && result.total > 0) {
    const told = await tellParts(context, result, others)
    sentences.push(
      told.length === 0
        ? words.noFigure
        : words.figures(formatNumber(wording, result.total), result.total, described, wording.list(told)),
    )
  }
  return sentences.join(wording.betweenSentences)
}

/** Each figure with its words, for each group of homes whose amounts compare. */
async function tellParts(
  context: GuideContext,
  { state: { criteria }, listings }: SearchResult,
  wanted: readonly Pick<Wanted, 'kind' | 'field'>[],
): Promise<string[]> {
  const { words, db, scope } = context
  const units = new Set(listings.map(({ AreaUnit }) => AreaUnit))
  const [unit] = units.size === 1 ? units : []
  const symbols = await listCurrencies(context, criteria, mostCurrencies)
  const saleTypes = await saleTypesOf(context, criteria)
  const groups = symbols.flatMap((symbol) =>
    saleTypes.map((saleType) => ({
      symbol,
      saleType,
      criteria: [
        ...criteria,
        ...(symbols.length > 1 ? [inCurrency([symbol])] : []),
        ...(saleType === null ? [] : [only(saleType)]),
      ],
    })),
  )
  const told = await Promise.all(
    groups.map(async ({ symbol, saleType, criteria: within }) => {
      const split = wanted.filter(({ field }) => moneyFields.has(field))
      const figures = await lookUpFigures(db, scope, within, split)
      return figures.flatMap(({ kind, field, value }) =>
        kind === 'count'
          ? []
          : [words.figure(kind, field, field === 'Price' ? saleType : null, show(context, field, value, symbol, unit))],
      )
    }),
  )
  const plain = await lookUpFigures(
    db,
    scope,
    criteria,
    wanted.filter(({ field }) => !moneyFields.has(field)),
  )
  const rest = plain.flatMap(({ kind, field, value }) =>
    kind === 'count' ? [] : [words.figure(kind as FigureName, field, null, show(context, field, value, '', unit))],
  )
  return [...told.flat(), ...rest]
}

/** Both, where homes to buy and to rent match; none where only one does or it was said. */
async function saleTypesOf({ db, scope }: GuideContext, criteria: readonly Criterion[]): Promise<(SaleType | null)[]> {
  const types: SaleType[] = ['for_sale', 'for_rent']
  const counts = await countSearches(
    db,
    scope,
    types.map((type) => [...criteria, only(type)]),
  )
  return counts.every((count) => count > 0) ? types : [counts[1] ? 'for_rent' : null]
}

function only(value: SaleType): Criterion {
  return { topic: 'SaleType', mode: 'must', anyOf: [{ is: 'value', field: 'SaleType', value }] }
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
