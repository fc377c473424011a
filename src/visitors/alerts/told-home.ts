import { isWebAddress } from '../../homes/listings/web-address.ts'
import { pageOfHome } from '../../homes/pages/home-page-address.ts'
import type { ToldHome } from './alert.ts'
import type { HomeImage } from './matching/home-version-store.ts'

const longest = 200

/** What is told of a home, each on one line. `serialNumber`: of its chatbot. */
export function toldHomeOf(
  image: HomeImage,
  { listingId: id, serialNumber, publicUrl }: { listingId: number; serialNumber: string; publicUrl: string },
): ToldHome {
  const { Address, Location, PropertyType, City, State, ZIP, ownPrice, CurrencySymbol, SaleType } = image
  const url = pageOfHome({ id, Url: image.Url, serialNumber }, publicUrl)
  const region = [State, ZIP].filter(Boolean).join(' ')
  return {
    title: oneLine(Address ?? Location ?? PropertyType),
    place: oneLine([City, region].filter(Boolean).join(', ')),
    url: isWebAddress(url) ? url : '',
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
