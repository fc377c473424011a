import { isSaid, type MaybeFilledIn } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { splitSentences } from '../../../platform/text/split-sentences.ts'
import type { Passage } from '../../../reading/answering/passage.ts'
import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'

/** Entries and sentences beyond these are not looked at. */
const mostEntries = 50
const mostSentences = 60

/** The fields of a listing that are passages of its record. */
export type RecordFields = Pick<
  FoundListing,
  | 'SaleType'
  | 'Status'
  | 'PropertyType'
  | 'Address'
  | 'City'
  | 'Price'
  | 'CurrencySymbol'
  | 'Bedrooms'
  | 'Bathrooms'
  | 'BuildingArea'
  | 'LotArea'
  | 'YearBuilt'
  | 'ParkingSpots'
  | 'HOAMonth'
  | 'DepositFee'
  | 'DaysOnMarket'
  | 'Description'
  | 'ExtensionColumn'
> &
  MaybeFilledIn

/** A passage of a home's record; `fact`: the field that it is. */
export interface PassageOfHome extends Passage {
  fact?: FactName
}

/** What a home's record says: its fields that are known, its entries, the sentences of its description; none that gives orders to the chatbot. Pure. */
export function passagesOfHome(home: RecordFields): PassageOfHome[] {
  const entries = (home.ExtensionColumn ?? [])
    .slice(0, mostEntries)
    .map(({ Key, value }): PassageOfHome => ({ kind: 'entry', name: Key, text: `${Key}: ${withoutOrders(value)}` }))
  const sentences = splitSentences(withoutOrders(home.Description ?? ''))
    .slice(0, mostSentences)
    .map((text): PassageOfHome => ({ kind: 'sentence', name: '', text }))
  return [...fieldsOf(home), ...entries, ...sentences]
}

/** The fields as listings write them in English, which the networks know. */
function fieldsOf(home: RecordFields): PassageOfHome[] {
  const isRented = home.SaleType === 'for_rent'
  const money = (amount: number): string => `${home.CurrencySymbol}${amount}`
  const positive = (value: number | null): value is number => value !== null && value > 0
  // No home has neither: that is how files write what they do not know.
  const hasRooms = home.Bedrooms > 0 || home.Bathrooms > 0
  const all: readonly [FactName, string, string | number | null][] = [
    ['Price', isRented ? 'Rent a month' : 'Price', home.Price === null ? null : money(home.Price)],
    ['Bedrooms', 'Bedrooms', hasRooms ? home.Bedrooms : null],
    ['Bathrooms', 'Bathrooms', hasRooms ? home.Bathrooms : null],
    ['BuildingArea', 'Living area', positive(home.BuildingArea) ? home.BuildingArea : null],
    ['LotArea', 'Lot size', positive(home.LotArea) ? home.LotArea : null],
    ['YearBuilt', 'Year built', positive(home.YearBuilt) ? home.YearBuilt : null],
    ['ParkingSpots', 'Parking spots', positive(home.ParkingSpots) ? home.ParkingSpots : null],
    ['HOAMonth', 'HOA fee a month', positive(home.HOAMonth) ? money(home.HOAMonth) : null],
    ['DepositFee', 'Deposit', home.DepositFee === null ? null : money(home.DepositFee)],
    ['DaysOnMarket', 'Days on the market', home.DaysOnMarket],
    ['Status', 'Status', home.Status],
    ['PropertyType', 'Kind of home', home.PropertyType || null],
    ['Address', 'Address', home.Address ? `${home.Address}, ${home.City}` : null],
  ]
  return all.flatMap(([fact, name, value]): PassageOfHome[] =>
    value === null || !isSaid(home, fact) ? [] : [{ kind: 'field', name, text: `${name}: ${value}`, fact }],
  )
}
