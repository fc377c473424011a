import { madeNumberStart } from '../../homes/listings/import/fields/made-values.ts'
import type { HomePageWords } from '../../reading/languages/tables/home-page-words.ts'
import type { CriteriaWords } from '../../reading/languages/wording.ts'
import { formatMoney, formatNumber } from '../../reading/languages/wording.ts'
import type { HomePage } from './home-page.ts'

/** How a page speaks. */
export interface PageSpeech {
  words: HomePageWords
  wording: CriteriaWords
}

export interface Fact {
  label: string
  value: string
}

/** Fills `{name}` in. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** The price as cards tell it; a price of nothing is how files write that they do not say it. */
export function tellPrice({ words, wording }: PageSpeech, { card }: Pick<HomePage, 'card'>): string {
  const { price, currency, forRent } = card
  if (!price) return words.priceOnRequest
  const amount = formatMoney(wording, price, currency)
  return forRent ? fill(words.rent, { price: amount }) : amount
}

/** What is offered and where that stands, the firm's own word last. */
export function tellBadges({ words, wording }: PageSpeech, { card, openHouses }: HomePage): string[] {
  const { status, statusWord, tours, forRent } = card
  const standings: Partial<Record<string, string>> = {
    Sold: words.sold,
    PreOnMarket: words.comingSoon,
    Pending: words.salePending,
    ActiveUnderContract: words.underContract,
  }
  const isSold = status === 'Sold'
  const badges = [
    isSold ? '' : capitalize(wording.values[forRent ? 'for_rent' : 'for_sale'], wording.locale),
    standings[status] ?? '',
    !isSold && (tours === 'OpenHouse' || openHouses.length > 0) ? words.openHouse : '',
    tours === '3D' ? words.tour3d : '',
    statusWord ?? '',
  ]
  return [...new Set(badges)].filter(Boolean)
}

/** Rooms and size, as far as the home has them: land has no rooms, and nobody lives without both bed and bath. */
export function keyFacts(speech: PageSpeech, { card }: HomePage): Fact[] {
  const { words, wording } = speech
  const { bedrooms, bathrooms, area, lotArea } = card
  const beds = bedrooms ? formatNumber(wording, bedrooms) : bedrooms === 0 && bathrooms > 0 ? words.studio : ''
  const facts: Fact[] = [
    { label: words.bedrooms, value: beds },
    { label: words.bathrooms, value: bathrooms > 0 ? formatNumber(wording, bathrooms) : '' },
    { label: words.livingArea, value: tellArea(speech, area, card.areaUnit) },
    { label: words.lotArea, value: tellArea(speech, lotArea, card.areaUnit) },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** All other fields that say something. */
export function furtherFacts(speech: PageSpeech, { card, home }: HomePage): Fact[] {
  const { words, wording } = speech
  const money = (amount: number | null): string => (amount ? formatMoney(wording, amount, card.currency) : '')
  const monthly = (amount: number | null): string => (amount ? fill(words.rent, { price: money(amount) }) : '')
  const perArea = card.areaUnit === 'Square Meters' ? words.perSquareMeter : words.perSquareFoot
  const { daysOnMarket, parkingSpots, yearBuilt, propertyType, hoaMonth } = card
  const facts: Fact[] = [
    { label: words.homeType, value: propertyType },
    { label: words.yearBuilt, value: yearBuilt > 0 ? String(yearBuilt) : '' },
    { label: words.parking, value: parkingSpots > 0 ? formatNumber(wording, parkingSpots) : '' },
    { label: words.hoaFee, value: monthly(hoaMonth) },
    { label: words.deposit, value: money(home.DepositFee) },
    {
      label: words.pricePerArea,
      value: home.UnitAreaPrice ? fill(perArea, { price: money(home.UnitAreaPrice) }) : '',
    },
    {
      label: words.daysOnMarket,
      value: daysOnMarket !== null && card.status === 'Active' ? formatNumber(wording, daysOnMarket) : '',
    },
    { label: words.mlsNumber, value: home.MLSNumber.startsWith(madeNumberStart) ? '' : home.MLSNumber },
  ]
  return facts.filter(({ value }) => value !== '')
}

function tellArea({ wording }: PageSpeech, area: number, unit: string): string {
  if (!(area > 0)) return ''
  return wording.units[unit === 'Square Meters' ? 'Square Meters' : 'Square Feet'](formatNumber(wording, area, 0), area)
}

function capitalize(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
