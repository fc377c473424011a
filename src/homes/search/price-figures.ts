import type { Sort } from '../../reading/criteria/condition.ts'
import type { SaleType, WantedFigure } from '../../reading/criteria/figure.ts'

/** Sales come first wherever both are told. */
const saleTypes: readonly SaleType[] = ['for_sale', 'for_rent']
const priceFields: ReadonlySet<string> = new Set(['Price', 'UnitAreaPrice', 'ZestimatePrice'])

/** A rent and a sale price have no average in common: a figure of prices that says neither becomes one for each. */
export function partPrices(wanted: readonly WantedFigure[]): WantedFigure[] {
  return wanted.flatMap((figure) => {
    const isOfPrices = figure.kind !== 'count' && priceFields.has(figure.field)
    if (!isOfPrices || figure.saleType !== undefined) return [figure]
    return saleTypes.map((saleType) => ({ ...figure, saleType }))
  })
}

/** Homes for sale come before those for rent in an order of prices; not where one amount is what they are close to. */
export function partsSales(sort: Sort | null): boolean {
  return sort !== null && sort.around === undefined && priceFields.has(sort.field)
}
