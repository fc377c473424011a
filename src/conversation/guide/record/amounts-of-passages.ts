import { amountsIn, perMonth } from '../../../homes/listings/intake/values/read-money.ts'
import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { coversFirstMonth, rentsIn, saysPutDown } from '../../../reading/sums/rents-in.ts'
import { saysInAnyLanguage } from '../../../reading/sums/says-in-any-language.ts'
import { areaIn, isInRent, isOfEach } from './amount-signs.ts'
import type { PassageOfHome } from './passages-of-home.ts'
import { likelyOfTopics } from './record-topics.ts'

/** An amount that a passage of a home's record tells. */
export interface AmountTold {
  /** What it is of: the name of an entry; "" of a sentence, "#Price" of a field. */
  name: string
  amount: number
  period: 'month' | 'year' | 'once'
  /** How it was worked out, where the record says no amount of its own. */
  worked?: WorkedAmount
  /** How often it was taken, of an amount for each. */
  times?: number
  /** So much for each person, or for each thing of the kind. */
  isEach?: boolean
  /** The rent holds it already. */
  isInRent?: boolean
  /** The first month's rent is in it. */
  coversFirst?: boolean
}

/** So many months of rent, so much for each meter or foot, so many percent of the price. */
export type WorkedAmount =
  | { by: 'rent'; count: number }
  | { by: 'meter' | 'foot'; rate: number }
  | { by: 'percent'; percent: number }

const surelyOf = 0.5
const topics = (...names: readonly string[]): string[] => names.map((name) => `ask-home:${name}`)
const monthly = topics('hoa', 'monthly-costs', 'utilities', 'internet', 'parking', 'pet-fee')
const yearly = topics('taxes', 'insurance')
/** What is paid once, by the rent or by the price. */
const once = topics('deposit', 'move-in-cost')
/** What is paid by the area. */
const byArea = topics('hoa', 'monthly-costs', 'utilities', 'taxes')

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
  const value = name === '' ? text : text.slice(name.length + 1)
  const found = amountsIn(value)
  const isOf = (each: readonly string[]): boolean => likelyOfTopics(languages, text, each) >= surelyOf
  if (found.length === 0) return workedOut(home, { name, value }, isOf)
  const inMonths = found.filter(({ period }) => period === 'month')
  const [only, another] = inMonths.length === 1 ? inMonths : found
  if (only === undefined || another !== undefined) return null
  const area = areaIn(text)
  if (area !== null) return byTheArea(home, { name, ...only, area }, isOf)
  const more = {
    ...(isOfEach(value) ? { isEach: true } : {}),
    ...(isInRent(value) ? { isInRent: true } : {}),
    ...(coversFirstMonth(value) ? { coversFirst: true } : {}),
  }
  const { amount, period } = only
  if (period === 'year') return { name, amount, period, ...more }
  if (period !== undefined) return { name, amount: perMonth(amount, period), period: 'month', ...more }
  const told = amountsIn(text)[0]?.period
  if (told === 'month' || told === 'year') return { name, amount, period: told, ...more }
  // "Hausgeld: 190 €", "IBI: 130 €": nobody says how often, for everybody knows. The price of a place to park is said once.
  const usual = isOf(monthly) && amount < mostAMonth(home) ? 'month' : isOf(yearly) ? 'year' : 'once'
  return { name, amount, period: usual, ...more }
}

type IsOf = (topics: readonly string[]) => boolean

/** "Garantie locative: 2 mois", "Provision: 2,38 %": by the rent or the price that the record tells; null where it is nothing of the kind. */
function workedOut(
  home: FoundListing,
  { name, value }: { name: string; value: string },
  isOf: IsOf,
): AmountTold | null {
  if (
    name === '' ||
    home.Price === null ||
    home.Price <= 0 ||
    !(isOf(once) || saysInAnyLanguage(name, 'commission') || saysPutDown(value))
  )
    return null
  if (home.SaleType === 'for_rent') {
    const count = rentsIn(value) ?? null
    return count === null
      ? null
      : {
          name,
          amount: rounded(home.Price * count),
          period: 'once',
          worked: { by: 'rent', count },
          ...(coversFirstMonth(value) ? { coversFirst: true } : {}),
        }
  }
  const [percent, another] = [...value.matchAll(/(\d{1,2}(?:[.,]\d{1,3})?) ?%/gu)].map(([, number]) =>
    Number(number?.replace(',', '.')),
  )
  if (percent === undefined || another !== undefined || percent <= 0 || percent >= 50) return null
  return {
    name,
    amount: rounded((home.Price * percent) / 100),
    period: 'once',
    worked: { by: 'percent', percent },
  }
}

interface AmountByArea {
  name: string
  amount: number
  period?: string
  area: ReturnType<typeof areaIn>
}

/** "物业费: 12元/㎡·月": times the living area, where both count in the same unit. */
function byTheArea(home: FoundListing, { name, amount, period, area }: AmountByArea, isOf: IsOf): AmountTold | null {
  const own = home.AreaUnit === 'Square Meters' ? 'meter' : 'foot'
  const isKnown = home.BuildingArea > 0 && isSaid(home, 'BuildingArea')
  if (area === null || area === 'other' || area !== own || !isKnown || !isOf(byArea)) return null
  // By the meter it is a month's where nothing else is said; by the foot nobody could tell.
  if (period === undefined && own === 'foot') return null
  const isYear = period === 'year'
  const rate = isYear || period === undefined ? amount : perMonth(amount, period)
  return {
    name,
    amount: rounded(rate * home.BuildingArea),
    period: isYear ? 'year' : 'month',
    worked: { by: area, rate },
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

/** What is paid for something beside a home each month is less than its rent, or a hundredth of its price. */
const mostAMonth = ({ SaleType, Price }: FoundListing): number =>
  Price === null ? Number.POSITIVE_INFINITY : SaleType === 'for_rent' ? Price : Price / 100
