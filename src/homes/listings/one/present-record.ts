import { writeTime } from '../../../platform/lists/write-time.ts'
import { cleanListingText } from '../../../reading/fair-housing/listing-text-gate.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { knownFeatures } from '../../listing-text/known-features.ts'
import { alteredPictures } from '../marks/altered-pictures.ts'
import { isFilledIn } from '../marks/filled-in.ts'
import type { ListingDescription } from './listing-description.ts'
import type { HistoryStep, ListingRecord, LoggedChange } from './listing-record-store.ts'

const mostFeatures = 60
const longestDescription = 20_000
const countedFields = ['Bedrooms', 'Bathrooms', 'DaysOnMarket', 'ParkingSpots'] as const

/** A listing with all that is kept of it. */
export function presentRecord(
  record: ListingRecord,
  { history, changes, languages }: { history: HistoryStep[]; changes: LoggedChange[]; languages: Languages },
): ListingDescription {
  const fields = presentFields(record)
  const altered = new Map(alteredPictures(fields.ExtensionColumn).map((each) => [each.picture, each]))
  const { standing } = record
  return {
    id: record.id,
    listing: fields,
    price: record.ownPrice,
    unsaid: countedFields.filter((field) => isFilledIn(record.filledIn, field)),
    shown: {
      isShown: standing !== 'Withheld',
      status: standing === '' || standing === 'Withheld' ? record.Status : standing,
      hiddenFields: Object.keys(record.withheldFields ?? {}),
      features: saidFeatures(record.featureBits, record.textReader),
      isRead: record.textReader === knownFeatures().version,
      withheldSentences: cleanListingText(languages, (record.Description ?? '').slice(0, longestDescription)).withheld,
    },
    pictures: fields.Images.map((address, place) => ({
      address,
      note: altered.get(place)?.note ?? '',
      original: altered.get(place)?.original ?? '',
    })),
    source:
      record.sourceKind === null || record.sourceName === null
        ? null
        : { kind: record.sourceKind, name: record.sourceName },
    goneSince: record.goneSince === null ? null : writeTime(record.goneSince),
    createdAt: writeTime(record.createdAt),
    updatedAt: writeTime(record.updatedAt),
    history: history.map(({ changedAt, ...step }) => ({ at: writeTime(changedAt), ...step })),
    changes: changes.map(({ at, actor, count, before, after }) => ({
      at: writeTime(at),
      by: actor,
      count,
      before,
      after,
    })),
  }
}

function presentFields(record: ListingRecord): ListingDescription['listing'] {
  const hidden = record.withheldFields ?? {}
  return {
    SaleType: record.SaleType,
    Status: record.Status,
    CurrencySymbol: record.CurrencySymbol,
    PropertyType: record.PropertyType,
    Bedrooms: record.Bedrooms,
    Bathrooms: record.Bathrooms,
    Url: record.Url,
    MLSNumber: record.MLSNumber,
    YearBuilt: record.YearBuilt,
    DaysOnMarket: record.DaysOnMarket,
    LotArea: record.LotArea,
    BuildingArea: record.BuildingArea,
    AreaUnit: record.AreaUnit,
    ParkingSpots: record.ParkingSpots,
    Images: readList(record.Images).filter((entry) => typeof entry === 'string'),
    Tours: record.Tours,
    Description: record.Description,
    ExtensionColumn: readList(record.ExtensionColumn).flatMap(readEntry),
    Location: record.Location,
    Address: record.Address ?? hidden.Address ?? null,
    City: record.City,
    State: record.State,
    ZIP: record.ZIP,
    Latitude: record.Latitude ?? hidden.Latitude ?? null,
    Longitude: record.Longitude ?? hidden.Longitude ?? null,
    SalePrice: record.SalePrice,
    UnitAreaPrice: record.UnitAreaPrice,
    HOAMonth: record.HOAMonth,
    ZestimatePrice: record.ZestimatePrice ?? hidden.ZestimatePrice ?? null,
    RentPrice: record.RentPrice,
    SpaceType: record.SpaceType,
    DepositFee: record.DepositFee,
  }
}

/** The words of the features whose bits are set. Bits of another version of the reader mean something else. */
function saidFeatures(bits: Buffer | null, version: number | null): string[] {
  const known = knownFeatures()
  if (bits === null || version !== known.version) return []
  const said = known.all.filter(({ place }) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0)
  return [...new Set(said.map(({ mentions }) => mentions[0] ?? ''))].filter(Boolean).slice(0, mostFeatures)
}

function readList(text: string | null): unknown[] {
  const value: unknown = text === null || text === '' ? [] : JSON.parse(text)
  return Array.isArray(value) ? value : []
}

function readEntry(entry: unknown): { Key: string; value: string }[] {
  if (typeof entry !== 'object' || entry === null) return []
  return [{ Key: String(Reflect.get(entry, 'Key') ?? ''), value: String(Reflect.get(entry, 'value') ?? '') }]
}
