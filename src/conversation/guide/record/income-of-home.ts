import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { saysInAnyLanguage } from '../../../reading/sums/says-in-any-language.ts'
import { type AmountTold, amountOfPassage } from './amounts-of-passages.ts'
import { passagesOfHome } from './passages-of-home.ts'
import { likelyOfTopics } from './record-topics.ts'

const ofTenants = ['ask-home:tenants', 'ask-home:rent-possible', 'ask-home:occupancy']
const ofCosts = ['ask-home:hoa', 'ask-home:monthly-costs', 'ask-home:taxes', 'ask-home:insurance', 'ask-home:utilities']
const perhaps = 0.4
const surely = 0.5

/**
 * What a home for sale brings in, as its record tells: "月租2400元", "Jahresnettomiete: 9.240 €", "Upstairs Tenant: $1,650 a month". What
 * its buyer pays ("Lot rent") is none. null where nothing is told, or more than one amount.
 */
export function incomeOfHome(languages: Languages, home: FoundListing): AmountTold | null {
  const found = passagesOfHome(home).flatMap((passage): AmountTold[] => {
    if (passage.fact !== undefined) return []
    const isOfRent =
      saysInAnyLanguage(passage.text, 'rent') && likelyOfTopics(languages, passage.text, ofCosts) < surely
    if (!isOfRent && likelyOfTopics(languages, passage.text, ofTenants) < perhaps) return []
    const amount = amountOfPassage(languages, home, passage)
    if (amount === null) return []
    if (amount.period !== 'once') return [amount]
    if (saysInAnyLanguage(passage.text, 'year') || /jahres/iu.test(passage.text)) return [{ ...amount, period: 'year' }]
    // "Loyer en place: 445 €": of a month, as far as it may be one.
    return home.Price !== null && amount.amount < home.Price / 100 ? [{ ...amount, period: 'month' }] : []
  })
  const [only, another] = found
  return only === undefined || another !== undefined ? null : only
}
