import type { FeatureTexts, LocalLanguage } from './features.ts'
import type { ListingDraft, Spoken } from './listing-draft.ts'
import type { ListingSet } from './listing-set.ts'
import { type Place, shortForms } from './places.ts'
import { type PropertyKind, propertyKinds } from './property-kinds.ts'
import type { Random } from './random.ts'

const squareFeetPerSquareMeter = 10.7639
const statuses = [['Active', 84], ['PreOnMarket', 5], ['Sold', 11]] as const // biome-ignore format: a pair is one thing

/** A believable listing of a place. The number makes its address and its MLS number its own. */
export function makeDraft(set: ListingSet, place: Place, number: number, random: Random): ListingDraft {
  const language = place.language && random.chance(0.55) ? place.language : null
  const kind = random.weighted(propertyKinds.map((candidate) => [candidate, candidate.weight] as const))
  const isRental = random.chance(kind.rentShare)
  const bedrooms = random.weighted(kind.bedrooms)
  const squareFeet = kind.baseArea + kind.areaEach * bedrooms + random.whole(-4, 8) * 50 * (kind.baseArea > 0 ? 1 : 0)
  // One in eighteen American listings counts in metres, as agents from abroad do.
  const isMetric = place.isMetric || random.chance(1 / 18)
  const lot = random.whole(kind.lot[0] / 50, kind.lot[1] / 50) * 50
  const toUnit = (area: number): number => (isMetric ? Math.round(area / squareFeetPerSquareMeter) : area)
  const isAreaUnknown = random.chance(0.05)
  return {
    listing: {
      SaleType: isRental ? 'for_rent' : 'for_sale',
      Status: random.weighted(statuses),
      CurrencySymbol: place.symbol,
      PropertyType: random.weighted(kind.spellings),
      Bedrooms: bedrooms,
      Bathrooms: makeBathrooms(kind, bedrooms, random),
      Url: `https://homes.example.com/${number}`,
      // A few pairs of units share a number.
      MLSNumber: set.writeMls(number % 97 === 1 ? number - 1 : number),
      YearBuilt: kind.family === 'land' || random.chance(0.06) ? 0 : makeYear(random),
      DaysOnMarket: random.weighted([
        [random.whole(0, 14), 3],
        [random.whole(0, 160), 7],
      ]),
      LotArea: random.chance(0.05) ? 0 : toUnit(lot),
      BuildingArea: isAreaUnknown ? 0 : toUnit(squareFeet),
      AreaUnit: isMetric ? 'Square Meters' : 'Square Feet',
      ParkingSpots: random.weighted(kind.parking),
      ...makeLocation(set, place, number, random),
      ...makePrice(place, kind, squareFeet, lot, isRental, random),
      ...(random.chance(kind.hoaShare)
        ? { HOAMonth: random.whole(2, 26) * 25 }
        : random.chance(0.4)
          ? { HOAMonth: 0 }
          : {}),
      ...(isRental
        ? { SpaceType: bedrooms > 1 && random.chance(0.2) ? ('Room' as const) : ('Entire place' as const) }
        : {}),
      ...(random.chance(0.18) ? { Tours: random.pick(['OpenHouse', '3D'] as const) } : {}),
    },
    plain: makePlainTexts(set.plainTexts(language), random),
    spoken: kind.family === 'land' ? [] : set.features.flatMap((feature) => speakOf(feature, language, random)),
    language,
    areas: isMetric ? [] : listAreas(place, number),
  }
}

/** A third of the homes tell their county, most their neighbourhood where the place has some. */
function listAreas({ county, neighborhoods = [] }: Place, number: number): [string, string][] {
  const neighborhood = neighborhoods[number % (neighborhoods.length + 2)]
  return [
    ...(county !== undefined && number % 3 === 0
      ? [['County', number % 2 ? county : `${county} County`] as [string, string]]
      : []),
    ...(neighborhood === undefined ? [] : [['Neighborhood', neighborhood] as [string, string]]),
  ]
}

function makeBathrooms(kind: PropertyKind, bedrooms: number, random: Random): number {
  if (kind.family === 'land') return 0
  return Math.max(
    1,
    bedrooms -
      random.whole(0, 2) +
      random.weighted([
        [0, 5],
        [0.5, 4],
        [1, 1],
      ]),
  )
}

/** Some years that sentences like to name come more often. */
function makeYear(random: Random): number {
  if (random.chance(0.12)) return random.pick([1950, 1985, 1990, 1999, 2000, 2010, 2020])
  return random.weighted([
    [random.whole(1900, 1949), 2],
    [random.whole(1951, 1999), 4],
    [random.whole(2001, 2026), 4],
  ])
}

function makeLocation(set: ListingSet, place: Place, number: number, random: Random) {
  const name = random.pick(place.streets ?? (place.isMetric ? set.streets.metric : set.streets.american))
  const street = random.chance(0.35) ? shorten(name) : name
  const house = 100 + number
  const hasCoordinates = !random.chance(0.12)
  const digits = (value: number): number => Math.round(value * 1e5) / 1e5
  return {
    ...(random.chance(0.02) ? {} : { Address: place.isMetric ? `${street} ${house}` : `${house} ${street}` }),
    ...(random.chance(0.01) ? {} : { City: place.city }),
    State: random.weighted(place.states),
    ZIP: random.pick(place.zips),
    ...(hasCoordinates
      ? {
          Latitude: digits(place.latitude + (random.next() + random.next() - 1) * 0.06),
          Longitude: digits(place.longitude + (random.next() + random.next() - 1) * 0.08),
        }
      : {}),
  }
}

function shorten(name: string): string {
  return name
    .split(' ')
    .map((word) => shortForms[word] ?? word)
    .join(' ')
}

function makePrice(
  place: Place,
  kind: PropertyKind,
  squareFeet: number,
  lot: number,
  isRental: boolean,
  random: Random,
) {
  const spread = 0.75 + random.next() * 0.6
  if (isRental) {
    const rent = (700 + squareFeet * 1.3) * (0.5 + place.level / 2) * spread
    const step = random.chance(0.5) ? 100 : 25
    return random.chance(0.02) ? {} : { RentPrice: Math.max(600, Math.round(rent / step) * step), DepositFee: 1_000 }
  }
  const worth =
    kind.family === 'land' ? 40_000 + lot * 2 : kind.family === 'mobile' ? squareFeet * 120 : 60_000 + squareFeet * 330
  const step = random.chance(0.5) ? 25_000 : 1_000
  return random.chance(0.02)
    ? {}
    : { SalePrice: Math.max(20_000, Math.round((worth * place.level * spread) / step) * step) }
}

function makePlainTexts(texts: readonly string[], random: Random): string[] {
  if (random.chance(0.05)) return []
  const first = random.whole(0, texts.length - 1)
  const second = (first + random.whole(1, texts.length - 1)) % texts.length
  return [texts[first] ?? '', texts[second] ?? '']
}

function speakOf(feature: FeatureTexts, language: LocalLanguage | null, random: Random): Spoken[] {
  if (!random.chance(feature.share)) return []
  return [chooseWords(feature, random.chance(feature.deniedShare), language, random)]
}

/** One of the feature's phrases, in the agent's language where the feature has words of it. */
export function chooseWords(
  feature: FeatureTexts,
  isDenied: boolean,
  language: LocalLanguage | null,
  random: Random,
): Spoken {
  const local = language === null ? undefined : feature.local?.[language]
  const words = isDenied
    ? (local?.denied ?? [...(feature.denied ?? []), ...(feature.deniedEntries ?? [])])
    : (local?.said ?? [...feature.said, ...(feature.saidEntries ?? [])])
  return words.length === 0
    ? chooseWords(feature, false, language, random)
    : { feature, isDenied, words: random.pick(words) }
}
