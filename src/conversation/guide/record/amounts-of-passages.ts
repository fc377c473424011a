import { amountsIn, perMonth } from '../../../homes/listings/intake/values/read-money.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import type { PassageOfHome } from './passages-of-home.ts'
import { likelyOfTopics } from './record-topics.ts'

/** An amount that a passage of a home's record tells. */
export interface AmountTold {
  /** What it is of: the name of an entry; "" of a sentence, "#Price" of a field. */
  name: string
  amount: number
  period: 'month' | 'year' | 'once'
}

const surelyOf = 0.5
const monthly = ['hoa', 'monthly-costs', 'utilities', 'internet', 'parking', 'pet-fee'].map(
  (name) => `ask-home:${name}`,
)
const yearly = ['taxes', 'insurance'].map((name) => `ask-home:${name}`)

/** The one amount that a passage tells, with how often it is paid; null where it tells none, or several. */
export function amountOfPassage(languages: Languages, home: FoundListing, passage: PassageOfHome): AmountTold | null {
  const { fact, name, text } = passage
  const isRented = home.SaleType === 'for_rent'
  if (fact === 'Price')
    return home.Price === null ? null : { name: '#Price', amount: home.Price, period: isRented ? 'month' : 'once' }
  if (fact === 'HOAMonth') return home.HOAMonth ? { name: '#HOAMonth', amount: home.HOAMonth, period: 'month' } : null
  if (fact === 'DepositFee')
    return home.DepositFee ? { name: '#DepositFee', amount: home.DepositFee, period: 'once' } : null
  if (fact !== undefined) return null
  const found = amountsIn(name === '' ? text : text.slice(name.length + 1))
  const inMonths = found.filter(({ period }) => period === 'month')
  const [only, another] = inMonths.length === 1 ? inMonths : found
  if (only === undefined || another !== undefined) return null
  const { amount, period } = only
  if (period === 'year') return { name, amount, period }
  if (period !== undefined) return { name, amount: perMonth(amount, period), period: 'month' }
  const isOf = (topics: readonly string[]): boolean => likelyOfTopics(languages, text, topics) >= surelyOf
  const told = amountsIn(text)[0]?.period
  if (told === 'month' || told === 'year') return { name, amount, period: told }
  // "Hausgeld: 190 €", "IBI: 130 €": nobody says how often, for everybody knows. The price of a place to park is said once.
  return { name, amount, period: isOf(monthly) && amount < mostAMonth(home) ? 'month' : isOf(yearly) ? 'year' : 'once' }
}

/** What is paid for something beside a home each month is less than its rent, or a hundredth of its price. */
const mostAMonth = ({ SaleType, Price }: FoundListing): number =>
  Price === null ? Number.POSITIVE_INFINITY : SaleType === 'for_rent' ? Price : Price / 100
