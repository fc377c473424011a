import type { ListListingFaultsResult } from 'porchlight/client'
import type { ListingField } from '../edit/listing-form.ts'

export type FaultKind = ListListingFaultsResult['counts'][number]['kind']

/** What may be wrong, by what one has to do about it. */
export const groups = [
  {
    name: 'missing',
    kinds: ['noPrice', 'noPlace', 'noCoordinates', 'noPictures', 'unshownPictures', 'noDescription', 'noArea'],
  },
  {
    name: 'implausible',
    kinds: ['oddPricePerArea', 'oddYear', 'oddRooms', 'swappedCoordinates', 'zeroCoordinates', 'farCoordinates'],
  },
  { name: 'doubled', kinds: ['doubledHome', 'doubledNumber', 'doubledAddress'] },
  { name: 'words', kinds: ['words'] },
] as const satisfies { name: string; kinds: readonly FaultKind[] }[]

export type FaultGroup = (typeof groups)[number]['name']

const kinds: readonly FaultKind[] = groups.flatMap((group) => [...group.kinds])

export function groupOf(kind: FaultKind): FaultGroup {
  return groups.find((group) => (group.kinds as readonly FaultKind[]).includes(kind))?.name ?? 'missing'
}

/** The field of the form that a fault is mended in. */
export const fieldOf: Record<FaultKind, ListingField> = {
  noPrice: 'SalePrice',
  noPlace: 'Address',
  noCoordinates: 'Latitude',
  noPictures: 'Images',
  unshownPictures: 'Images',
  noDescription: 'Description',
  noArea: 'BuildingArea',
  oddPricePerArea: 'SalePrice',
  oddYear: 'YearBuilt',
  oddRooms: 'Bedrooms',
  swappedCoordinates: 'Latitude',
  zeroCoordinates: 'Latitude',
  farCoordinates: 'Latitude',
  doubledHome: 'MLSNumber',
  doubledNumber: 'MLSNumber',
  doubledAddress: 'Address',
  words: 'Description',
}

/** A kind as it stands in an address; undefined: it is none. */
export function readKind(text: string | undefined): FaultKind | undefined {
  return kinds.find((each) => each === text)
}
