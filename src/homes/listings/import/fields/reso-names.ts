import type { ImportTarget } from '../../intake/intake-target.ts'
import { toReadableName } from './tidy-text.ts'

/**
 * What a field of the Property resource of the RESO Data Dictionary 2.0 is to us.
 * - `fills`: a field of ours that it fills as a cell would; of several such names the first that says something wins.
 * - `part`: it makes a field of ours together with others (reso-row.ts).
 * - `keeps`: it is kept in ExtensionColumn under that name.
 */
export type ResoMeaning = { fills: ImportTarget } | { part: ResoPart } | { keeps: string }

/** What several fields of the dictionary make together. */
export type ResoPart =
  | 'state'
  | 'type'
  | 'price'
  | 'baths'
  | 'livingArea'
  | 'lot'
  | 'parking'
  | 'fee'
  | 'street'
  | 'media'
  | 'tour'
  | 'openHouse'
  | 'display'
  | 'agent'
  | 'stamp'

/** Fields of one of ours, in the order in which they are asked. */
const fills: readonly (readonly [ImportTarget, string])[] = [
  ['MLSNumber', 'ListingId ListingKey ListingKeyNumeric'],
  ['Url', 'ListingURL'],
  ['Bedrooms', 'BedroomsTotal BedroomsPossible'],
  ['YearBuilt', 'YearBuilt YearBuiltEffective'],
  ['DaysOnMarket', 'DaysOnMarket CumulativeDaysOnMarket'],
  ['Description', 'PublicRemarks'],
  ['Location', 'SubdivisionName MLSAreaMinor MLSAreaMajor'],
  ['City', 'City PostalCity'],
  ['State', 'StateOrProvince'],
  ['ZIP', 'PostalCode'],
  ['Latitude', 'Latitude'],
  ['Longitude', 'Longitude'],
  ['DepositFee', 'SecurityDeposit'],
]

const parts: Readonly<Record<ResoPart, string>> = {
  state: 'StandardStatus MlsStatus',
  type: 'PropertySubType PropertyType',
  price: 'ListPrice LeaseAmount LeaseAmountFrequency',
  baths: `BathroomsTotalDecimal BathroomsTotalInteger BathroomsFull BathroomsHalf BathroomsThreeQuarter
    BathroomsOneQuarter`,
  livingArea: 'LivingArea LivingAreaUnits BuildingAreaTotal BuildingAreaUnits',
  lot: 'LotSizeArea LotSizeUnits LotSizeSquareFeet LotSizeAcres',
  parking: 'ParkingTotal GarageSpaces CarportSpaces OpenParkingSpaces',
  fee: 'AssociationFee AssociationFeeFrequency AssociationFee2 AssociationFee2Frequency',
  street: `UnparsedAddress StreetNumber StreetNumberNumeric StreetDirPrefix StreetName StreetSuffix StreetDirSuffix
    UnitNumber`,
  media: 'Media',
  tour: 'VirtualTourURLUnbranded VirtualTourURLUnbranded2 VirtualTourURLUnbranded3',
  openHouse: 'OpenHouse',
  display: `InternetEntireListingDisplayYN InternetAddressDisplayYN InternetAutomatedValuationDisplayYN
    InternetConsumerCommentYN MlgCanView`,
  agent: `ListAgentFullName ListAgentFirstName ListAgentLastName ListAgentEmail ListAgentPreferredPhone
    ListAgentDirectPhone ListAgentMobilePhone ListAgentOfficePhone ListAgentPhone ListOfficeName ListOfficePhone
    ListOfficeEmail AttributionContact`,
  stamp: 'ModificationTimestamp OnMarketDate ListingContractDate OriginatingSystemName',
}

/** What visitors ask about besides. */
const keeps = `
  AccessibilityFeatures Appliances ArchitecturalStyle AssociationAmenities AssociationFeeIncludes AssociationName
  AttachedGarageYN AvailabilityDate Basement BuildingFeatures CarportYN CloseDate ClosePrice CommunityFeatures
  ConstructionMaterials Cooling CountyOrParish DirectionFaces Disclosures Electric ElementarySchool
  ElementarySchoolDistrict ExteriorFeatures Fencing FireplaceFeatures FireplacesTotal FireplaceYN Flooring
  FoundationDetails FrontageLength Furnished GarageYN GreenEnergyEfficient GreenEnergyGeneration Heating HighSchool
  HighSchoolDistrict HorseAmenities HorseYN InteriorFeatures LaundryFeatures LeaseTerm Levels ListingTerms LotFeatures
  LotSizeDimensions MiddleOrJuniorSchool NewConstructionYN NumberOfUnitsTotal OtherStructures OwnerPays
  ParkingFeatures PatioAndPorchFeatures PetsAllowed PoolFeatures PoolPrivateYN PropertyCondition Roof RoomsTotal
  SecurityFeatures SeniorCommunityYN Sewer SpaFeatures SpaYN SpecialListingConditions Stories TaxAnnualAmount TaxYear
  TenantPays Utilities View ViewYN WaterBodyName WaterfrontFeatures WaterfrontYN WaterSource WindowFeatures Zoning`

/** Those whose name in words would mislead; of the others "YN" is cut off and the words are parted. */
const keptNames: Readonly<Record<string, string>> = {
  CountyOrParish: 'County',
  FireplacesTotal: 'Fireplaces',
  MiddleOrJuniorSchool: 'Middle School',
  NumberOfUnitsTotal: 'Units',
  PoolPrivateYN: 'Private Pool',
  RoomsTotal: 'Rooms',
  TaxAnnualAmount: 'Annual Tax',
  ViewYN: 'Has View',
}

/**
 * Fields of the dictionary that members alone may read although their words say nothing of it to whoever does not know
 * it: what became of the agreement with the seller, and the buyer's side. Names of all files are judged besides
 * (members-only/judge-name.ts).
 */
const privateName =
  /^(?:Occupant|(?:Co)?Buyer|TransactionBroker|Syndicate|Concessions|(?:Expiration|Withdrawn|Cancellation|OffMarket|Contingent|PurchaseContract)Date$)/

const meanings = collectMeanings()

/** What a column of this name is, when it is one of the dictionary; spelled as the dictionary does. */
export function resoMeaningOf(name: string): ResoMeaning | undefined {
  return meanings.get(name)
}

/** Whether a column of this name is one of the dictionary's for members alone. */
export function isPrivateResoName(name: string): boolean {
  return privateName.test(name)
}

/** Every name that we read, for `$select`. */
export const resoNames: readonly string[] = [...meanings.keys()]

/** The names of a field of ours, the one that is asked first in front. */
export const resoNamesOf: ReadonlyMap<ImportTarget, readonly string[]> = new Map(
  fills.map(([target, names]) => [target, names.trim().split(/\s+/)]),
)

/** Names that no table has by chance: two of them, and the columns are those of the dictionary. */
const tellingNames = ['ListingKey', 'StandardStatus', 'ModificationTimestamp', 'BedroomsTotal', 'MlgCanView']
const fewestTelling = 2

/** Whether columns are those of the dictionary rather than somebody's own. */
export function areResoNames(names: readonly string[]): boolean {
  const there = new Set(names)
  return tellingNames.filter((name) => there.has(name)).length >= fewestTelling
}

/**
 * What StandardStatus may say, in lower case without blanks → how the dictionary writes it, and the nearest of the
 * contract's three; null: the home is not offered, and never shown.
 */
export const resoStates: ReadonlyMap<string, { name: string; status: 'Active' | 'PreOnMarket' | 'Sold' | null }> =
  new Map(
    (
      [
        ['Active', 'Active'],
        ['Active Under Contract', 'Active'],
        ['Canceled', null],
        ['Closed', 'Sold'],
        ['Coming Soon', 'PreOnMarket'],
        ['Delete', null],
        ['Expired', null],
        ['Hold', null],
        ['Incomplete', null],
        ['Pending', 'Active'],
        ['Withdrawn', null],
      ] as const
    ).map(([name, status]) => [name.replaceAll(' ', '').toLowerCase(), { name, status }]),
  )

function collectMeanings(): Map<string, ResoMeaning> {
  const found = new Map<string, ResoMeaning>()
  for (const [target, names] of fills) for (const name of names.trim().split(/\s+/)) found.set(name, { fills: target })
  // The entries of `parts` are parts.
  for (const [part, names] of Object.entries(parts))
    for (const name of names.trim().split(/\s+/)) found.set(name, { part: part as ResoPart })
  for (const name of keeps.trim().split(/\s+/))
    found.set(name, { keeps: keptNames[name] ?? toReadableName(name.replace(/YN$/, '')) })
  return found
}
