import { freezeDeep } from '../../platform/freeze-deep.ts'
import type { Condition, Criterion } from '../criteria/condition.ts'

/** From here on an amount is a price to buy for; below, a rent. */
const leastSalePrice = 20_000

/** In other currencies an amount tells nothing: 20,000 yen and 20,000 francs are worlds apart. */
const tellingCurrencies = new Set(['$', 'us$', 'usd', '€', 'eur', '£', 'gbp', 'c$', 'ca$', 'cad', 'a$', 'au$', 'aud'])

const implied = freezeDeep({
  for_sale: impliedCriterion('for_sale'),
  for_rent: impliedCriterion('for_rent'),
})

function impliedCriterion(value: 'for_sale' | 'for_rent'): Criterion {
  return { topic: 'SaleType', mode: 'must', anyOf: [{ is: 'value', field: 'SaleType', value }], implied: true }
}

/**
 * The criteria with sale or rent as their amounts tell it, where nobody said it: 20,000 or more is a sale, less a rent,
 * and land with a price is for sale. What another sentence's amount told before is forgotten.
 */
export function implySaleType(criteria: readonly Criterion[]): Criterion[] {
  const said = criteria.filter((criterion) => !criterion.implied)
  if (said.some(saysSaleType) || said.some(({ mode, anyOf }) => mode === 'must' && !anyOf.every(isTelling))) return said
  const amounts = said.flatMap((criterion) => (criterion.mode === 'must' ? pricesOf(criterion.anyOf) : []))
  if (amounts.length === 0) return said
  const sells = said.some(
    ({ topic, mode, anyOf }) => topic === 'PropertyType' && mode === 'must' && anyOf.every(isLand),
  )
  if (sells || amounts.every((amount) => amount >= leastSalePrice)) return [...said, implied.for_sale]
  return amounts.every((amount) => amount < leastSalePrice) ? [...said, implied.for_rent] : said
}

function saysSaleType({ topic, also = [], anyOf }: Criterion): boolean {
  return [topic, ...also].includes('SaleType') || anyOf.some(isSaleType)
}

function isSaleType(condition: Condition): boolean {
  if (condition.is === 'all') return condition.of.some(isSaleType)
  return condition.is === 'value' && condition.field === 'SaleType'
}

/** Unless it is a currency in which an amount tells nothing. */
function isTelling(condition: Condition): boolean {
  return condition.is !== 'currency' || condition.symbols.some((symbol) => tellingCurrencies.has(symbol.toLowerCase()))
}

function isLand(condition: Condition): boolean {
  return condition.is === 'family' && condition.family === 'land'
}

/** The ends of all limits on the price. */
function pricesOf(conditions: readonly Condition[]): number[] {
  return conditions.flatMap((condition) => {
    if (condition.is === 'all') return pricesOf(condition.of)
    if (condition.is !== 'number' || condition.field !== 'Price') return []
    const { min, max, above, below, oneOf = [] } = condition
    return [min, max, above, below, ...oneOf].filter((value) => value !== undefined && value > 0) as number[]
  })
}
