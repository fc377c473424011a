import { type FeatureTexts, readFeatures } from './feature-reader.ts'
import { knownFeatures } from './known-features.ts'

export type { FeatureTexts }

/** What is stored of a listing's texts, beside them. */
export interface StoredText {
  textReader: number
  featuresSaid: number[]
  featuresDenied: number[]
  textWords: number[]
  families: number
}

export const storedTextColumns = ['textReader', 'featuresSaid', 'featuresDenied', 'textWords', 'families'] as const

export function readStoredText(texts: FeatureTexts): StoredText {
  const { said, denied, words, families } = readFeatures(texts)
  const textReader = knownFeatures().version
  return { textReader, featuresSaid: said, featuresDenied: denied, textWords: words, families }
}
