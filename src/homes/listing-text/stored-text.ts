import { type FeatureTexts, readFeatures } from './feature-reader.ts'
import { knownFeatures } from './known-features.ts'

export type { FeatureTexts }

/** What is stored of a listing's texts, beside them. */
export interface StoredText {
  textReader: number
  featureBits: Buffer
  textWords: number[]
  families: number
}

export const storedTextColumns = ['textReader', 'featureBits', 'textWords', 'families'] as const

export function readStoredText(texts: FeatureTexts): StoredText {
  const { features, words, families } = readFeatures(texts)
  const textReader = knownFeatures().version
  return { textReader, featureBits: features, textWords: words, families }
}
