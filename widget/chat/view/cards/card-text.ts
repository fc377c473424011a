import type { ListingCard } from '../../../../src/conversation/guide/answer-view.ts'
import type { AskedHome } from '../../model/chat-state.ts'
import type { Speech } from '../../words/speech.ts'

/** What a home is called in a sentence: its address, else what and where it is. */
export function nameHome({ title, place, propertyType }: ListingCard): string {
  return title === propertyType && place !== '' ? `${title}, ${place}` : title
}

/** Whether the home can be shown on a map. */
export function hasPlace({ latitude, longitude }: ListingCard): boolean {
  return latitude !== null && longitude !== null
}

/** A price of nothing is how files write that they do not say it. */
export function tellPrice(
  { say, money }: Speech,
  { price, currency, forRent }: Pick<ListingCard, 'price' | 'currency' | 'forRent'>,
): string {
  if (!price) return say('priceOnRequest')
  const amount = money(price, currency)
  return forRent ? say('rent', { price: amount }) : amount
}

/** The area with its unit; "" when unknown. */
export function tellArea({ say, number }: Speech, area: number, unit: string): string {
  if (!(area > 0)) return ''
  return say(isMetric(unit) ? 'squareMeters' : 'squareFeet', { amount: number(area, isMetric(unit) ? 1 : 0) })
}

export function isMetric(unit: string): boolean {
  return unit === 'Square Meters'
}

/** Rooms and size, as far as the home has them: land has no rooms, and nobody lives without both bed and bath. */
export function tellRooms(speech: Speech, card: ListingCard): string[] {
  const { say } = speech
  const { bedrooms, bathrooms, area, lotArea, areaUnit } = card
  const size = tellArea(speech, area, areaUnit)
  const lot = tellArea(speech, lotArea, areaUnit)
  const isStudio = bedrooms === 0 && bathrooms > 0
  const beds = bedrooms ? say('beds', { count: bedrooms }) : isStudio ? say('studio') : ''
  return [
    beds,
    bathrooms > 0 ? say('baths', { count: bathrooms }) : '',
    size || (lot && say('lotOf', { area: lot })),
  ].filter(Boolean)
}

const badges = {
  Sold: 'sold',
  PreOnMarket: 'comingSoon',
  Pending: 'salePending',
  ActiveUnderContract: 'underContract',
} as const

/** What sets the offer apart: sold, under contract, coming soon, how it can be toured. */
export function tellBadges({ say }: Speech, { status, tours }: ListingCard): string[] {
  return [
    status in badges ? say(badges[status as keyof typeof badges]) : '',
    tours === 'OpenHouse' ? say('openHouse') : tours === '3D' ? say('tour3d') : '',
  ].filter(Boolean)
}

/** The home as the next message names it. */
export function askedOf(card: ListingCard, say: Speech['say'], direction: Speech['direction']): AskedHome {
  const name = nameHome(card)
  // The number of a house stays before its street, also where the message is read.
  const home = direction === 'rtl' ? `\u2068${name}\u2069` : name
  return { listing: card.id, name, line: say('aboutHome', { home }) }
}
