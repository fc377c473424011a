import { alteredPictures } from '../../homes/listings/marks/altered-pictures.ts'
import { isSaid } from '../../homes/listings/marks/filled-in.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { Database } from '../../platform/database/connect.ts'
import { listedBy } from './about-homes/listed-by.ts'
import type { AnswerView, ListingCard, ShownView } from './answer-view.ts'

const maxImages = 20

/** Whose homes are shown, and where those have a page that have none of their own; undefined on a terminal. */
export interface VisitorScope {
  workspaceId: number
  chatbotId: number
  publicUrl: string | undefined
}

/**
 * A stored view as a chat window is given it: with what its homes are today. Homes that are gone are left out. `known`:
 * homes that were read just now.
 */
export async function presentView(
  db: Database,
  scope: VisitorScope,
  view: AnswerView,
  known: readonly FoundListing[] = [],
): Promise<ShownView> {
  const [shown] = await presentViews(db, scope, [view], known)
  if (!shown) throw new Error('a view went in and none came out')
  return shown
}

/** Several views in their order, null for null; their homes are looked up together. */
export async function presentViews(
  db: Database,
  scope: VisitorScope,
  views: readonly (AnswerView | null)[],
  known: readonly FoundListing[] = [],
): Promise<(ShownView | null)[]> {
  const knownIds = new Set(known.map(({ id }) => id))
  const ids = new Set(views.flatMap((view) => view?.listings ?? [])).difference(knownIds)
  const found = ids.size === 0 ? [] : await lookUpListings(db, scope, [...ids])
  const cards = new Map([...known, ...found].map((listing) => [listing.id, makeCard(listing)]))
  return views.map((stored) => {
    if (stored === null) return null
    const { listings, notes = [], ...view } = stored
    const shown = listings.flatMap((id, index) => {
      const card = cards.get(id)
      return card ? [{ ...card, note: notes[index] ?? '' }] : []
    })
    return { ...view, cards: shown }
  })
}

/** What a card shows of a listing. */
export function makeCard(listing: FoundListing): ListingCard {
  const { City, State, ZIP, Address, Location, PropertyType } = listing
  const region = [State, ZIP].filter(Boolean).join(' ')
  const images = (listing.Images ?? [])
    .map((address, place) => ({ address, place }))
    .filter(({ address }) => isWebAddress(address))
    .slice(0, maxImages)
  const altered = alteredPictures(listing.ExtensionColumn)
  return {
    id: listing.id,
    url: isWebAddress(listing.Url) ? listing.Url : '',
    title: Address ?? Location ?? PropertyType,
    place: [City, region].filter(Boolean).join(', '),
    propertyType: PropertyType,
    forRent: listing.SaleType === 'for_rent',
    status: listing.Status,
    tours: listing.Tours,
    price: listing.Price,
    ...ownWords(listing.ExtensionColumn),
    currency: listing.CurrencySymbol,
    bedrooms: isSaid(listing, 'Bedrooms') ? listing.Bedrooms : null,
    bathrooms: listing.Bathrooms,
    area: listing.BuildingArea,
    lotArea: listing.LotArea,
    areaUnit: listing.AreaUnit,
    yearBuilt: listing.YearBuilt,
    parkingSpots: listing.ParkingSpots,
    daysOnMarket: isSaid(listing, 'DaysOnMarket') ? listing.DaysOnMarket : null,
    hoaMonth: listing.HOAMonth,
    note: '',
    images: images.map(({ address }) => address),
    altered: images.flatMap(({ place }, picture) => {
      const found = altered.find((each) => each.picture === place)
      return found ? [{ ...found, picture }] : []
    }),
    listedBy: listedBy(listing.ExtensionColumn),
    latitude: listing.Latitude,
    longitude: listing.Longitude,
  }
}

const longestWord = 60

/** What the firm says of its price and of the offer, in its own words (docs/feeds.md). */
function ownWords(entries: FoundListing['ExtensionColumn']): Pick<ListingCard, 'qualifier' | 'statusWord'> {
  const say = (key: string): string =>
    entries
      ?.find((entry) => entry.Key === key)
      ?.value.trim()
      .slice(0, longestWord) ?? ''
  const [qualifier, statusWord] = [say('Price Qualifier'), say('Status')]
  return { ...(qualifier !== '' && { qualifier }), ...(statusWord !== '' && { statusWord }) }
}

/** Other addresses, such as javascript:, have no business in a link or a picture. */
function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address)
}
