import { type ListingField, listingFieldNames } from '../listing.ts'

/** What makes fields together with other columns, or is kept under a name of its own that others read. */
export const partTargets = [
  'StreetNumber',
  'StreetPrefix',
  'StreetName',
  'StreetSuffix',
  'StreetDirection',
  'UnitNumber',
  'AddressLine2',
  'CityStateZip',
  'Country',
  'Coordinates',
  'BedsBaths',
  'BathsFull',
  'BathsHalf',
  'BathsThreeQuarter',
  'Rooms',
  'Layout',
  'LotUnit',
  'ListDate',
  'AvailableDate',
  'RentPeriod',
  'PriceQualifier',
  'OpenHouse',
  'VirtualTour',
  'AgentName',
  'AgentFirstName',
  'AgentLastName',
  'AgentEmail',
  'AgentPhone',
  'OfficeName',
  'OfficePhone',
] as const
export type PartTarget = (typeof partTargets)[number]

/** What a column may fill: a field, the price that is the rent of a rental and the sale price of all else, or a part. */
export type ImportTarget = ListingField | 'Price' | PartTarget

export const importTargets: readonly ImportTarget[] = [...listingFieldNames, 'Price', ...partTargets]

const parts: ReadonlySet<string> = new Set(partTargets)

export function isPart(target: ImportTarget): target is PartTarget {
  return parts.has(target)
}

/** Several columns may fill these together. */
export const sharedTargets: ReadonlySet<ImportTarget> = new Set(['Images', 'OpenHouse'])

/** Letters and digits of a name in lower case: "sq__ft", "Sq Ft" and "SqFt" are one. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')
}
