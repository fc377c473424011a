import { Readable } from 'node:stream'
import { planHere } from '../../src/homes/listings/import/apart/planned-source.ts'
import type { ReadRow } from '../../src/homes/listings/import/fields/read-row.ts'
import { ImportRefusal } from '../../src/homes/listings/import/import-refusal.ts'
import { openSource } from '../../src/homes/listings/import/reading/open-source.ts'
import { databaseStatusWords } from '../../src/homes/listings/intake/values/tables/status-words.ts'
import type { Listing } from '../../src/homes/listings/listing.ts'
import { isFilledIn } from '../../src/homes/listings/marks/filled-in.ts'
import { forbidden } from '../../src/reading/members-only/held-back.ts'
import type { Expected, ExpectedHome } from './world.ts'

export type Verdict = 'right' | 'unknown' | 'wrong'

export interface Judged {
  found: number
  expected: number
  counts: Record<Verdict, number>
  /** "home 3 Price: wrong, 450 where 450000 stands" */
  failures: string[]
  /** Why the file was refused; null: it was read. */
  refusal: string | null
  /** "Preis → SalePrice" */
  columns: string[]
}

/** Reads a file as the importer does, and compares what came out with what a careful person reads. */
export async function judgeFile(bytes: Buffer, expected: Expected): Promise<Judged> {
  const judged: Judged = {
    found: 0,
    expected: expected.rows,
    counts: { right: 0, unknown: 0, wrong: 0 },
    failures: [],
    refusal: null,
    columns: [],
  }
  const rows = await readAll(bytes, judged).catch((error: unknown) => {
    if (!(error instanceof ImportRefusal)) throw error
    judged.refusal = error.message
    return []
  })
  judged.found = rows.length
  if (judged.found !== judged.expected) judged.failures.push(`${judged.found} homes where ${judged.expected} are`)
  for (const [index, home] of expected.homes.entries()) {
    const row = findRow(rows, home, index, expected)
    for (const [field, said] of Object.entries(home)) {
      const { verdict, got } =
        row === undefined ? { verdict: 'unknown' as const, got: 'no home' } : judgeField(field, said, home, row)
      judged.counts[verdict] += 1
      if (verdict !== 'right')
        judged.failures.push(
          `home ${index + 1} ${field}: ${verdict}, ${JSON.stringify(got)} where ${JSON.stringify(said)} stands`,
        )
    }
  }
  return judged
}

async function readAll(bytes: Buffer, judged: Judged): Promise<ReadRow[]> {
  const options = { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false } as const
  const source = await planHere(() => openSource(Readable.from([bytes])), options)
  if (source.facts.unclear !== null) throw new ImportRefusal(source.facts.unclear)
  const rows: ReadRow[] = []
  for await (const readings of source.batches)
    for (const reading of readings) {
      if (reading.is === 'row') rows.push(reading.row)
      else if (reading.is === 'faulty')
        judged.failures.push(`line ${reading.faulty.line}: ${reading.faulty.reasons.join(' ')}`)
    }
  judged.columns = source.facts.columns.map(({ name, target, how }) => `${name} → ${target ?? how}`)
  source.close()
  return rows
}

function findRow(
  rows: readonly ReadRow[],
  home: ExpectedHome,
  index: number,
  { rows: count }: Expected,
): ReadRow | undefined {
  const own = rows.filter(({ listing }) => listing.MLSNumber === home.MLSNumber)
  return own.length === 1 ? own[0] : rows.length === count ? rows[index] : undefined
}

const fold = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '')

const entryOf = (listing: Listing, key: string): string | undefined =>
  listing.ExtensionColumn?.find((entry) => entry.Key === key)?.value

/** What of a listing visitors and models can get: flags keep back its address, or all that it says of itself. */
function toldOf(listing: Listing): Partial<Listing> {
  const hidden = forbidden(listing.ExtensionColumn ?? [])
  const { Address, Latitude, Longitude, ...rest } = listing
  // What stands beside it must be clean all the same: flags are taken off again.
  if (hidden.has('home')) return { ExtensionColumn: listing.ExtensionColumn ?? [] }
  return hidden.has('address') ? rest : listing
}

/** Whether visitors are offered a home, as the database decides it (0030-standing.ts). */
export function isOffered(listing: Listing): boolean {
  const standing = fold(
    entryOf(listing, 'StandardStatus') ?? entryOf(listing, 'MlsStatus') ?? entryOf(listing, 'Status'),
  )
  return listing.Status === 'Active' && !databaseStatusWords.has(standing)
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  R$: 'BRL',
  CA$: 'CAD',
  A$: 'AUD',
  MX$: 'MXN',
  '₩': 'KRW',
  '₺': 'TRY',
  zł: 'PLN',
}
const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'MXN', 'SGD', 'HKD']

function isCurrency(sign: string, code: string): boolean {
  if (sign === '$') return dollars.includes(code)
  if (sign === '¥') return code === 'JPY' || code === 'CNY'
  if (sign === 'kr') return ['SEK', 'NOK', 'DKK'].includes(code)
  return (signs[sign] ?? sign) === code
}

type Field = { verdict: Verdict; got: unknown }

function judgeField(field: string, said: unknown, home: ExpectedHome, row: ReadRow): Field {
  const { listing, filledIn } = row
  const kept = (key: string): Field => compareText(entryOf(listing, key), said)
  switch (field) {
    case 'Price': {
      const got =
        home.SaleType === 'for_rent'
          ? (listing.RentPrice ?? listing.SalePrice)
          : (listing.SalePrice ?? listing.RentPrice)
      return compareNumber(got, said, 1)
    }
    case 'PriceUnknown':
      return {
        verdict: listing.SalePrice === undefined && listing.RentPrice === undefined ? 'right' : 'wrong',
        got: listing.SalePrice ?? listing.RentPrice,
      }
    case 'Bedrooms':
    case 'Bathrooms':
      return isFilledIn(filledIn, field) ? { verdict: 'unknown', got: null } : compareNumber(listing[field], said, 0.01)
    case 'Studio':
      return isFilledIn(filledIn, 'Bedrooms')
        ? { verdict: 'unknown', got: null }
        : compareNumber(listing.Bedrooms, 0, 0)
    case 'Sqft':
      return compareArea(listing.BuildingArea, listing, said)
    case 'LotSqft':
      return compareArea(listing.LotArea, listing, said)
    case 'YearBuilt':
      return listing.YearBuilt === 0 ? { verdict: 'unknown', got: null } : compareNumber(listing.YearBuilt, said, 0)
    case 'Latitude':
    case 'Longitude':
      return compareNumber(listing[field], said, 0.0002)
    case 'Available':
      return { verdict: isOffered(listing) === said ? 'right' : 'wrong', got: listing.Status }
    case 'StatusWord': {
      const words = [
        entryOf(listing, 'Status'),
        entryOf(listing, 'MlsStatus'),
        entryOf(listing, 'StandardStatus'),
        listing.Status,
      ]
      return { verdict: words.some((word) => fold(word) === fold(said)) ? 'right' : 'unknown', got: words[0] }
    }
    case 'Currency':
      return {
        verdict: isCurrency(listing.CurrencySymbol, String(said)) ? 'right' : 'wrong',
        got: listing.CurrencySymbol,
      }
    case 'SaleType':
      return { verdict: listing.SaleType === said ? 'right' : 'wrong', got: listing.SaleType }
    case 'Qualifier':
      return kept('Price Qualifier')
    case 'Pictures':
      return compareNumber(listing.Images?.length, said, 0)
    case 'AgentName':
      return kept('Agent Name')
    case 'AgentEmail':
      return kept('Agent Email')
    case 'AgentPhone':
      return compareText(entryOf(listing, 'Agent Phone')?.replace(/\D/g, ''), String(said).replace(/\D/g, ''))
    case 'HomeType': {
      const got = listing.PropertyType
      return got === 'Residential' ? { verdict: 'unknown', got } : compareText(got, said)
    }
    case 'NotShown': {
      const hides = JSON.stringify(listing.ExtensionColumn ?? []).match(
        /"(?:MlgCanView|InternetEntireListingDisplayYN)","value":"(?:false|No|N)"/,
      )
      return { verdict: hides ? 'right' : 'wrong', got: 'shown' }
    }
    case 'Secret': {
      const text = JSON.stringify(toldOf(listing))
      const got = Array.isArray(said) ? said.filter((each) => text.includes(String(each))) : []
      return { verdict: got.length === 0 ? 'right' : 'wrong', got }
    }
    case 'Text': {
      const text = listing.Description ?? ''
      const missing = Array.isArray(said) ? said.filter((each) => !text.includes(String(each))) : []
      return { verdict: missing.length === 0 ? 'right' : text === '' ? 'unknown' : 'wrong', got: text.slice(0, 80) }
    }
    case 'StreetAddress':
      return compareText(listing.Address, said)
    default:
      // The other names are those of the listing's fields.
      return compareText((listing as Record<string, unknown>)[field], said)
  }
}

function compareNumber(got: number | undefined, said: unknown, slack: number): Field {
  if (got === undefined) return { verdict: 'unknown', got }
  return { verdict: Math.abs(got - Number(said)) <= slack ? 'right' : 'wrong', got }
}

/** Rounding of units is no fault; another unit is. */
function compareArea(got: number, { AreaUnit }: Listing, said: unknown): Field {
  if (got === 0) return { verdict: 'unknown', got }
  const sqft = AreaUnit === 'Square Meters' ? got * 10.7639 : got
  return {
    verdict: Math.abs(sqft - Number(said)) <= Math.max(1.5, Number(said) * 0.005) ? 'right' : 'wrong',
    got: sqft,
  }
}

/** What says more than was asked for says it right; what says something else is wrong. */
function compareText(got: unknown, said: unknown): Field {
  if (got === undefined || got === null || got === '') return { verdict: 'unknown', got }
  const [ours, theirs] = [fold(got), fold(said)]
  return {
    verdict:
      ours === theirs || ours.includes(theirs) || (theirs.includes(ours) && ours.length * 2 > theirs.length)
        ? 'right'
        : 'wrong',
    got,
  }
}
