import { isWebAddress } from '../../homes/listings/web-address.ts'
import type { ToldHome } from './alert.ts'
import type { HomeImage } from './matching/home-version-store.ts'

const longest = 200

/** What is told of a home, each on one line. */
export function toldHomeOf(image: HomeImage): ToldHome {
  const { Address, Location, PropertyType, City, State, ZIP, Url, ownPrice, CurrencySymbol, SaleType } = image
  const region = [State, ZIP].filter(Boolean).join(' ')
  return {
    title: oneLine(Address ?? Location ?? PropertyType),
    place: oneLine([City, region].filter(Boolean).join(', ')),
    url: isWebAddress(Url) ? Url : '',
    price: ownPrice,
    currency: oneLine(CurrencySymbol),
    forRent: SaleType === 'for_rent',
  }
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}
