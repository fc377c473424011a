import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { saysInAnyLanguage } from '../../../reading/sums/says-in-any-language.ts'
import { type AmountTold, amountOfPassage } from './amounts-of-passages.ts'
import { passagesOfHome } from './passages-of-home.ts'
import { likelyOfTopics } from './record-topics.ts'

const topics = ['hoa', 'monthly-costs', 'utilities', 'taxes'].map((name) => `ask-home:${name}`)
const surely = 0.5

/** What is paid for a home for rent each month, all together: the rent, and what its record says comes on top; none of a home for sale. */
export function monthlyOfHome(languages: Languages, home: FoundListing): AmountTold[] {
  if (home.SaleType !== 'for_rent') return []
  const passages = passagesOfHome(home)
  // "Warmmiete: 970 €": the record has added it up.
  const whole = passages.find(({ kind, name }) => kind === 'entry' && saysInAnyLanguage(name, 'everything'))
  const told = whole === undefined ? null : amountOfPassage(languages, home, whole)
  if (told !== null) return [{ ...told, period: 'month' }]
  return passages.flatMap((passage): AmountTold[] => {
    const { fact, text } = passage
    const isOfMonth = fact === 'Price' || fact === 'HOAMonth'
    const isOfCosts = fact === undefined && likelyOfTopics(languages, text, topics) >= surely
    if (!isOfMonth && !isOfCosts) return []
    const amount = amountOfPassage(languages, home, passage)
    if (amount === null || amount.period !== 'month' || amount.isInRent === true || amount.isEach === true) return []
    return [amount]
  })
}
