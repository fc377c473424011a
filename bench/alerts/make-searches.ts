import { cityKeyOf } from '../../src/platform/text/listing-keys.ts'
import type { Condition, Criterion, Family, Topic } from '../../src/reading/criteria/condition.ts'
import { featureCondition } from '../../src/reading/criteria/feature-condition.ts'
import { languageOf } from '../../src/reading/languages/languages.ts'
import { cityNames } from '../sample-listings.ts'
import type { Dice } from '../search-latency/dice.ts'

const families: Family[] = ['house', 'condo', 'townhouse', 'multiFamily', 'land', 'mobile']

/** What a visitor may have looked for: mostly a town, sale or rent, a price, bedrooms, a kind; three in ten a feature. */
export function makeSearch(dice: Dice): Criterion[] {
  const chance = (share: number) => dice.roll() < share
  const criteria: Criterion[] = []
  const must = (topic: Topic, ...anyOf: Condition[]) => criteria.push({ topic, mode: 'must', anyOf })
  const isRent = chance(0.25)
  const city = (): Condition => {
    const name = dice.one(cityNames)
    return { is: 'city', key: cityKeyOf(name), name }
  }
  if (chance(0.85)) must('Place', city(), ...(chance(0.1) ? [city()] : []))
  if (chance(0.9)) must('SaleType', { is: 'value', field: 'SaleType', value: isRent ? 'for_rent' : 'for_sale' })
  const price = isRent ? 1_000 + dice.below(40) * 100 : 150_000 + dice.below(60) * 20_000
  if (chance(0.7)) must('Price', { is: 'number', field: 'Price', max: price })
  if (chance(0.2)) must('Price', { is: 'number', field: 'Price', min: Math.round(price / 2) })
  if (chance(0.6)) must('Bedrooms', { is: 'number', field: 'Bedrooms', min: 1 + dice.below(4) })
  if (chance(0.3)) must('Bathrooms', { is: 'number', field: 'Bathrooms', min: 1 + dice.below(3) })
  if (chance(0.5)) must('PropertyType', { is: 'family', family: dice.one(families), word: 'x' })
  if (chance(0.1)) must('YearBuilt', { is: 'number', field: 'YearBuilt', min: 1960 + dice.below(6) * 10 })
  if (chance(0.3)) must('Feature', featureCondition(dice.one(languageOf('en').features)))
  if (chance(0.05))
    must('Feature', { is: 'text', name: 'x', mentions: [dice.one(['workbench', 'quiet street', 'maples'])] })
  return criteria
}
