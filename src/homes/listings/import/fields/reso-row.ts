import type { ImportTarget } from '../../intake/intake-target.ts'
import { listingFieldNames } from '../../listing.ts'
import { type ResoPictures, readPictures } from './reso-media.ts'
import { type ResoPart, resoMeaningOf, resoNamesOf, resoStates } from './reso-names.ts'
import { readOpenHouses } from './reso-open-houses.ts'
import { toReadableName, toReadableValue } from './tidy-text.ts'

/** A record of the Property resource, as JSON brings it. */
export type ResoRecord = Readonly<Record<string, unknown>>

export interface ResoRow {
  /** Values under the names of resoColumns; null: the record says that there is none. */
  values: Record<string, unknown>
}

/** What a record fills: our fields, and a price of which the record does not say whether it is a rent. */
export type ResoColumn = ImportTarget
export const resoColumns: readonly ResoColumn[] = [...listingFieldNames, 'Price']

const fieldsOfPart: Readonly<Record<ResoPart, readonly ResoColumn[]>> = {
  state: ['Status'],
  type: ['PropertyType', 'SaleType'],
  price: ['SalePrice', 'RentPrice', 'Price'],
  baths: ['Bathrooms'],
  livingArea: ['BuildingArea'],
  lot: ['LotArea'],
  parking: ['ParkingSpots'],
  fee: ['HOAMonth'],
  street: ['Address'],
  media: ['Images'],
  tour: ['Tours'],
  openHouse: ['Tours'],
  display: [],
  agent: [],
  stamp: ['DaysOnMarket'],
}

/** What a name of the dictionary has a part in. */
export function fieldsOfResoName(name: string): readonly ResoColumn[] {
  const meaning = resoMeaningOf(name)
  if (meaning === undefined) return []
  if ('fills' in meaning) return [meaning.fills, 'ExtensionColumn']
  return 'part' in meaning ? [...fieldsOfPart[meaning.part], 'ExtensionColumn'] : ['ExtensionColumn']
}

const keysOfPart: Readonly<Partial<Record<ResoPart, readonly string[]>>> = {
  media: ['Altered Photo '],
  tour: ['Virtual Tour'],
  openHouse: ['Open House'],
}
const agentKeys = ['Agent Name', 'Agent Email', 'Agent Phone']
const officeKeys = ['Office Name', 'Office Phone']

/**
 * The keys of ExtensionColumn under which it is kept what a name of the dictionary says; one that ends in a blank stands
 * for all that begin so. Another agent has other ways to be reached.
 */
export function keysOfResoName(name: string): readonly string[] {
  const meaning = resoMeaningOf(name)
  if (meaning === undefined || 'fills' in meaning) return []
  if ('keeps' in meaning) return [meaning.keeps]
  if (name === 'StandardStatus') return ['StandardStatus', 'MlsStatus']
  if (meaning.part === 'state' || meaning.part === 'display') return [name]
  if (meaning.part !== 'agent') return keysOfPart[meaning.part] ?? []
  if (/^ListAgent\w*Name$/.test(name)) return agentKeys
  if (name === 'ListOfficeName') return officeKeys
  if (name === 'AttributionContact') return ['Attribution Contact']
  const whose = name.startsWith('ListOffice') ? 'Office' : 'Agent'
  return [name.endsWith('Email') ? `${whose} Email` : `${whose} Phone`]
}

export interface ResoReading {
  now: Date
  /** In which open houses are told. */
  timeZone: string
  /** Gives pictures of a home the addresses under which they are kept here; left out: they stay where they are. */
  keepPictures?: (mlsNumber: string, addresses: readonly string[], media: ResoPictures['media']) => string[]
}

/** Reads a record of the RESO Data Dictionary as the values of a listing, each as a cell of that column would hold it. */
export function readResoRecord(record: ResoRecord, reading: ResoReading): ResoRow {
  const values: Record<string, unknown> = Object.fromEntries(resoColumns.map((column) => [column, null]))
  for (const [target, names] of resoNamesOf) values[target] = firstOf(record, names)
  const lease = /lease|rent/i.test(textOf(record.PropertyType))
  const isKnown = textOf(record.PropertyType) !== ''
  // What is no number is told by whoever reads the cell.
  const price = numberOf(record.ListPrice) ?? (textOf(record.ListPrice) || null)
  const { addresses, altered, media } = readPictures(record.Media)
  const openHouses = readOpenHouses(record.OpenHouse, reading)
  const tour = firstOf(record, ['VirtualTourURLUnbranded', 'VirtualTourURLUnbranded2', 'VirtualTourURLUnbranded3'])
  Object.assign(values, {
    SaleType: lease ? 'for_rent' : isKnown ? 'for_sale' : null,
    Status: statusOf(record),
    PropertyType: inWords(firstOf(record, ['PropertySubType', 'PropertyType'])),
    SalePrice: lease || !isKnown ? null : price,
    Price: isKnown ? null : price,
    RentPrice: lease ? (monthly(record.LeaseAmount, record.LeaseAmountFrequency) ?? price) : null,
    Bathrooms: countBaths(record),
    BuildingArea:
      area(record.LivingArea, record.LivingAreaUnits) ?? area(record.BuildingAreaTotal, record.BuildingAreaUnits),
    LotArea:
      area(record.LotSizeSquareFeet, 'square feet') ??
      area(record.LotSizeArea, record.LotSizeUnits) ??
      area(record.LotSizeAcres, 'acres'),
    ParkingSpots: countParking(record),
    HOAMonth: addFees(record),
    Address: streetOf(record),
    Images: addresses && (reading.keepPictures?.(textOf(values.MLSNumber), addresses, media) ?? addresses),
    Tours: openHouses.length > 0 ? 'OpenHouse' : tour === null ? null : '3D',
    DaysOnMarket: values.DaysOnMarket ?? daysSince(record.OnMarketDate ?? record.ListingContractDate, reading.now),
  })
  values.ExtensionColumn = keep(record, {
    ...standingOf(record),
    ...agentOf(record),
    ...altered,
    'Virtual Tour': tour,
    'Open House': openHouses.join('; '),
  })
  return { values }
}

/** Whether a record only tells that there is no such listing any more. */
export function isDeleted(record: ResoRecord): boolean {
  return stateOf(record)?.name === 'Delete'
}

function stateOf(record: ResoRecord): { name: string; status: string | null } | undefined {
  const state = textOf(record.StandardStatus)
    .replaceAll(/[\s_-]/g, '')
    .toLowerCase()
  // Servers of before the dictionary's second version spell it with two l.
  return resoStates.get(state === 'cancelled' ? 'canceled' : state)
}

/** The contract's Status: the nearest of its three; what is not offered is Sold to a program that knows only those. */
function statusOf(record: ResoRecord): unknown {
  const state = stateOf(record)
  return state === undefined ? firstOf(record, ['StandardStatus', 'MlsStatus']) : (state.status ?? 'Sold')
}

/** What forbids to show a home or something of it, as the database reads it (0030-standing.ts). */
export const displayFlags: readonly string[] = [
  'MlgCanView',
  'InternetEntireListingDisplayYN',
  'InternetAddressDisplayYN',
  'InternetAutomatedValuationDisplayYN',
]

/** Where it stands and what may be shown, under the names by which the database decides it (docs/decisions/0053). */
function standingOf(record: ResoRecord): Record<string, unknown> {
  const flags = displayFlags.filter((name) => isNo(record[name])).map((name) => [name, 'false'])
  const state = stateOf(record)?.name ?? textOf(record.StandardStatus)
  const local = textOf(record.MlsStatus)
  return {
    StandardStatus: state,
    MlsStatus: local.toLowerCase() === state.toLowerCase() ? '' : local,
    ...Object.fromEntries(flags),
  }
}

function isNo(value: unknown): boolean {
  return value === false || value === 0 || /^(?:false|no|n|f|0)$/i.test(textOf(value))
}

function firstOf(record: ResoRecord, names: readonly string[]): unknown {
  for (const name of names) {
    const value = record[name]
    if (value !== undefined && value !== null && value !== '') return value
  }
  return null
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value.replaceAll(/[$,\s]/g, '')) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** "SingleFamilyResidence" as people write it; what has blanks already stays. */
function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords).join(', ')
  return typeof value === 'string' && /^[A-Z][a-z]+[A-Z0-9][A-Za-z0-9]*$/.test(value) ? toReadableName(value) : value
}

const monthsOf: Readonly<Record<string, number>> = {
  monthly: 1,
  annually: 12,
  yearly: 12,
  quarterly: 3,
  semiannually: 6,
  bimonthly: 2,
  weekly: 12 / 52,
  biweekly: 24 / 52,
  semimonthly: 0.5,
  daily: 12 / 365,
}

/** An amount of some rhythm as one of a month; null where that cannot be told, as of what is paid once. */
function monthly(amount: unknown, frequency: unknown): number | null {
  const value = numberOf(amount)
  const months = monthsOf[textOf(frequency).replaceAll(/[\s-]/g, '').toLowerCase() || 'monthly']
  return value === null || months === undefined ? null : Math.round((value / months) * 100) / 100
}

function addFees(record: ResoRecord): number | null {
  const fees = [
    monthly(record.AssociationFee, record.AssociationFeeFrequency),
    monthly(record.AssociationFee2, record.AssociationFee2Frequency),
  ].filter((fee) => fee !== null)
  return fees.length === 0 ? null : fees.reduce((sum, fee) => sum + fee, 0)
}

function countBaths(record: ResoRecord): number | null {
  const total = numberOf(record.BathroomsTotalDecimal)
  if (total !== null) return total
  const parts = [
    [record.BathroomsFull, 1],
    [record.BathroomsThreeQuarter, 0.75],
    [record.BathroomsHalf, 0.5],
    [record.BathroomsOneQuarter, 0.25],
  ] as const
  if (numberOf(record.BathroomsFull) === null) return numberOf(record.BathroomsTotalInteger)
  return parts.reduce((sum, [count, share]) => sum + (numberOf(count) ?? 0) * share, 0)
}

/** As a cell with its unit; null: unknown, which 0 means too. */
function area(amount: unknown, unit: unknown): string | null {
  const value = numberOf(amount)
  if (value === null || value <= 0) return null
  const words = textOf(unit)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  return `${value} ${words === '' ? 'square feet' : words}`
}

function countParking(record: ResoRecord): number | null {
  const total = numberOf(record.ParkingTotal)
  if (total !== null) return total
  const parts = [record.GarageSpaces, record.CarportSpaces, record.OpenParkingSpaces].map(numberOf)
  return parts.every((part) => part === null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

function streetOf(record: ResoRecord): string | null {
  const number = textOf(record.StreetNumber) || textOf(record.StreetNumberNumeric)
  const name = textOf(record.StreetName)
  if (name === '') return textOf(record.UnparsedAddress) || null
  const unit = textOf(record.UnitNumber)
  const parts = [
    number,
    textOf(record.StreetDirPrefix),
    name,
    textOf(record.StreetSuffix),
    textOf(record.StreetDirSuffix),
  ]
  const street = parts.filter((part) => part !== '').join(' ')
  return unit === '' ? street : `${street} ${/^[#\p{L}]/u.test(unit) ? unit : `#${unit}`}`
}

function agentOf(record: ResoRecord): Record<string, unknown> {
  const names = [textOf(record.ListAgentFirstName), textOf(record.ListAgentLastName)].filter((name) => name !== '')
  return {
    'Agent Name': firstOf(record, ['ListAgentFullName']) ?? names.join(' '),
    'Agent Email': record.ListAgentEmail,
    'Agent Phone': firstOf(record, [
      'ListAgentPreferredPhone',
      'ListAgentDirectPhone',
      'ListAgentMobilePhone',
      'ListAgentPhone',
      'ListAgentOfficePhone',
    ]),
    'Office Name': record.ListOfficeName,
    'Office Phone': record.ListOfficePhone,
    'Attribution Contact': record.AttributionContact,
  }
}

const mostKept = 500
const longestKept = 10_000

/** What is kept beside the fields: who offers the home, and what the table of names keeps. */
function keep(record: ResoRecord, own: Record<string, unknown>): { Key: string; value: string }[] | null {
  const kept: { Key: string; value: string }[] = []
  const add = (name: string, key: string, value: unknown): void => {
    const text = toReadableValue(name, textFrom(inWords(value)).trim())
    if (text !== '' && kept.length < mostKept) kept.push({ Key: key, value: text.slice(0, longestKept) })
  }
  for (const [key, value] of Object.entries(own)) add(key, key, value)
  for (const [name, value] of Object.entries(record)) {
    const meaning = resoMeaningOf(name)
    if (meaning && 'keeps' in meaning) add(name, meaning.keeps, value)
  }
  return kept.length === 0 ? null : kept
}

function textFrom(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function daysSince(date: unknown, now: Date): number | null {
  const time = /^\d{4}-\d\d-\d\d/.test(textOf(date)) ? Date.parse(textOf(date).slice(0, 10)) : Number.NaN
  return Number.isNaN(time) || time > now.getTime() ? null : Math.floor((now.getTime() - time) / 86_400_000)
}
