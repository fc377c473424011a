import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { dropHiddenSigns } from '../../../platform/text/hidden-signs.ts'
import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import { cleanListingText } from '../../../reading/fair-housing/listing-text-gate.ts'
import type { Languages } from '../../../reading/languages/languages.ts'

const mostFacts = 30
const longestFact = 200

/**
 * The facts of a listing for a language model: without what is absent or unknown, free texts without what fair-housing
 * law forbids to advertise, without orders to the chatbot and without signs that hide or steer. Pictures and positions say nothing to a model.
 */
export function tellListing(
  languages: Languages,
  listing: FoundListing,
  number: number | null,
  longestDescription: number,
): Record<string, unknown> {
  const {
    Images: _images,
    Latitude: _latitude,
    Longitude: _longitude,
    Description,
    ExtensionColumn,
    ...facts
  } = listing
  const known = Object.entries(facts).filter(
    ([name, value]) =>
      value !== null &&
      value !== '' &&
      isSaid(listing, name) &&
      !(value === 0 && ['YearBuilt', 'BuildingArea', 'LotArea'].includes(name)),
  )
  const description =
    Description === null
      ? ''
      : shorten(cleanListingText(languages, withoutOrders(Description), longestDescription).text, longestDescription)
  const further = (ExtensionColumn ?? []).slice(0, mostFacts).flatMap(({ Key, value }) => {
    const told = shorten(cleanListingText(languages, withoutOrders(value), longestFact).text, longestFact)
    const key = shorten(cleanListingText(languages, withoutOrders(Key), 80).text, 80)
    return told === '' || key === '' ? [] : [{ Key: key, value: told }]
  })
  return {
    ...(number === null ? {} : { number }),
    ...Object.fromEntries(
      known.map(([name, value]) => [name, typeof value === 'string' ? shorten(withoutOrders(value), 500) : value]),
    ),
    ...(description === '' ? {} : { Description: description }),
    ...(further.length === 0 ? {} : { ExtensionColumn: further }),
  }
}

function shorten(text: string, longest: number): string {
  const characters = [...dropHiddenSigns(text).replace(/\s+/g, ' ').trim()]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('')
}
