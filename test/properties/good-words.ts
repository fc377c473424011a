import fc from 'fast-check'

export const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

// biome-ignore format: a table
const words = [
  'homes', 'house', 'condo', 'studio', '3', 'three', 'bed', 'beds', 'baths', '2.5', 'in', 'near', 'within', 'miles', 'of', 'Seattle', 'seatle', 'WA', '98103',
  'St', 'Street', 'for', 'sale', 'rent', 'under', 'over', 'between', 'and', 'or', 'not', 'no', 'without', 'except', '500k', '$1.2M', '$', '€', '-', '1e9', '%', '.', ',',
  '?', '(', '"', 'sq', 'ft', 'm²', 'acre', 'built', 'after', '2000', '1990s', 'cheapest', 'the', 'biggest', 'average', 'how', 'many', 'price', 'HOA', 'a', 'month',
  'cheaper', 'instead', 'only', 'show', 'me', 'more', 'pool', 'view', 'ideally', 'families', 'christian', 'safe', 'human', 'MLS', 'MLS-1', '47.6,', '-122.3', 'half',
  'million', '½', '東京', 'casa', 'con', 'piscina', 'maison', 'à', 'louer', 'Wohnung', 'mieten', '三居室', 'constructor', '__proto__', '🏡', '\n',
]
/** Noon of the first Monday to Saturday that is so many days away at the least: a time to see homes. */
export function nextNoon(days: number): string {
  const noon = new Date(Date.now() + days * 86_400_000)
  noon.setUTCHours(12, 0, 0, 0)
  if (noon.getUTCDay() === 0) noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString()
}

/** What a visitor may say, and much that nobody would. */
export const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 })
  .map((said) => said.join(' '))
