import { type FeatureTexts, featureTexts, type LocalLanguage, plainTexts } from './features.ts'
import { heldOutFeatures } from './held-out-features.ts'
import { heldOutPlaces, heldOutStreets } from './held-out-places.ts'
import { localPlainTexts } from './local-texts.ts'
import { europeanStreets, type Place, places, streets } from './places.ts'

/** What listings are drawn from. */
export interface ListingSet {
  seed: number
  /** How many listings are made. */
  total: number
  places: readonly Place[]
  /** Streets of the places that name none of their own, by whether they are metric. */
  streets: { american: readonly string[]; metric: readonly string[] }
  features: readonly FeatureTexts[]
  plainTexts(language: LocalLanguage | null): readonly string[]
  writeMls(number: number): string
}

export const seenListings: ListingSet = {
  seed: 20_140_506,
  total: 3_800,
  places,
  streets: { american: streets, metric: europeanStreets },
  features: featureTexts,
  plainTexts: () => plainTexts,
  writeMls: (number) => String(7_100_000 + number),
}

/** Other towns, streets, currencies, numbers and texts, a fifth of them not in English. */
export const heldOutListings: ListingSet = {
  seed: 19_700_101,
  total: 4_200,
  places: heldOutPlaces,
  streets: { american: heldOutStreets, metric: heldOutStreets },
  features: heldOutFeatures,
  plainTexts: (language) => (language === null ? plainTexts : localPlainTexts[language]),
  writeMls: (number) => `ML${81_600_000 + number}`,
}

/** The same towns with other homes, and enough of them for a larger set of sentences. */
export const retiredListings: ListingSet = { ...heldOutListings, seed: 20_261_122, total: 5_400 }

/** Once more others, and enough of each kind for what is said of known homes. */
export const freshListings: ListingSet = { ...heldOutListings, seed: 20_261_123, total: 6_400 }
