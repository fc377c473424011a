import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import { languages } from '../../reading/languages/languages.fixture.ts'
import { Evidence, type Figure } from './evidence/evidence.ts'
import { type GateOptions, GroundingGate } from './grounding-gate.ts'
import { emptyListing } from './listing.fixture.ts'
import { HiddenWords } from './text/hidden-words.ts'

export const rules =
  'Never state a number, name or fact about a home that neither the tools nor this text gave you; call what is unknown unknown.'

/** Of some tools. */
const names = ['search_listings', 'look_at_listing', 'report_no_answer']

const firm = `We are Harbour Homes. Call us at (555) 123-4567, Monday to Friday, 9 am to 5 pm.
Our buyer commission is 2.5% of the price. The application fee is $50 per adult.
About us: https://harbour.example/about. Mail: team@harbour.example. Our office is at 500 Pine Street.
It is Friday, 20 November 2026, 14:05 (America/Los_Angeles)`

const make = (id: number, facts: Partial<FoundListing>): FoundListing => ({
  ...emptyListing,
  id,
  Url: `https://homes.example/${id}`,
  MLSNumber: `770010${id}`,
  City: 'Kent',
  State: 'WA',
  ZIP: '98030',
  ...facts,
  ...(facts.SalePrice === undefined ? {} : { Price: facts.SalePrice }),
  ...(facts.RentPrice === undefined ? {} : { Price: facts.RentPrice }),
})

/** Four homes whose values are all different. */
export const homes: readonly FoundListing[] = [
  make(1, {
    Address: '12 Main St',
    SalePrice: 450_000,
    Bedrooms: 3,
    Bathrooms: 2,
    BuildingArea: 1_820,
    LotArea: 6_100,
    YearBuilt: 1995,
    DaysOnMarket: 12,
    ParkingSpots: 2,
    UnitAreaPrice: 247.25,
    Images: ['https://homes.example/1/front.jpg'],
    Description: 'Sunny home with a swimming pool and a fireplace. 3 miles to the harbour. Remodeled in 2018.',
  }),
  make(2, {
    Address: '40 Oak Avenue',
    City: 'Seattle',
    ZIP: '98103',
    SalePrice: 389_500,
    Bedrooms: 2,
    Bathrooms: 2.5,
    BuildingArea: 1_451,
    YearBuilt: 2004,
    DaysOnMarket: 3,
    ParkingSpots: 1,
    HOAMonth: 250,
    PropertyType: 'Condominium',
    Description: 'Pet friendly. Remodeled kitchen. No pool.',
  }),
  make(3, {
    Address: '3512 NE 45th St #4',
    City: 'Seattle',
    ZIP: '98105',
    SaleType: 'for_rent',
    RentPrice: 2_350,
    DepositFee: 1_500,
    Bedrooms: 4,
    Bathrooms: 3,
    BuildingArea: 2_377,
    YearBuilt: 1962,
    DaysOnMarket: 27,
    ParkingSpots: 3,
    Tours: '3D',
    ExtensionColumn: [{ Key: 'Air conditioning', value: 'Yes' }],
  }),
  make(4, {
    Address: 'Calle Mayor 8',
    City: 'Madrid',
    State: null,
    ZIP: '28013',
    CurrencySymbol: '€',
    AreaUnit: 'Square Meters',
    SalePrice: 615_000,
    Bedrooms: 5,
    Bathrooms: 3.5,
    BuildingArea: 167,
    YearBuilt: 2019,
    DaysOnMarket: 33,
    ParkingSpots: 4,
  }),
]

export const total = 23

export interface GateSetting {
  language?: LanguageCode
  asked?: string
  /** The last message, which a bare answer is read with; where it is not given, none is. */
  question?: string
  figures?: readonly Figure[]
  shown?: readonly FoundListing[]
  grounding?: GateOptions['grounding']
  /** What further tools have told. */
  tell?: (evidence: Evidence) => void
  observe?: GateOptions['observe']
}

/** A gate after a search that has shown the homes. */
export function openGate({
  language = 'en',
  question,
  asked = question ?? 'homes under 600k',
  figures = [],
  shown = homes,
  grounding = 'standard',
  tell = () => {},
  observe,
}: GateSetting = {}): GroundingGate {
  const evidence = new Evidence(firm, languages)
  evidence.hear(asked, language)
  evidence.addSearch({ listings: shown, total, figures, summary: '23 homes match: price at most $600,000' })
  tell(evidence)
  return new GroundingGate({
    evidence,
    ...(question === undefined ? {} : { question }),
    ...(observe === undefined ? {} : { observe }),
    hidden: new HiddenWords({ rules, prompt: firm, open: '', names }),
    language,
    year: 2026,
    grounding,
  })
}

/** What is left of a text. */
export function pass(gate: GroundingGate, pieces: readonly string[]): string {
  return pieces.map((piece) => gate.push(piece)).join('') + gate.end()
}
