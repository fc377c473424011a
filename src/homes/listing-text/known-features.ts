import { once } from '../../platform/memoize.ts'
import { familyPatterns } from '../../reading/criteria/families.ts'
import { featureCondition } from '../../reading/criteria/feature-condition.ts'
import { linkedFeatures } from '../../reading/languages/linked-features.ts'
import { denialTables } from './denial-words.ts'
import { hashText } from './hash-word.ts'

/** A row of a language's table of features, as a listing's text is read for it. */
export interface KnownFeature {
  /** Its place among all: that of its bit in what is stored of a text that the same version has read. */
  readonly place: number
  /** The strongest wording first. */
  readonly mentions: readonly string[]
}

/** Raised when texts are read otherwise although no table has changed. */
const readerRevision = 4

export interface KnownFeatures {
  readonly all: readonly KnownFeature[]
  /** Of the tables and of how they are read: what was read by another version is read again. */
  readonly version: number
  /** The feature that asks for just these mentions, in this order. */
  find(mentions: readonly string[]): KnownFeature | undefined
}

function makeKnownFeatures(): KnownFeatures {
  const all = linkedFeatures().map(
    ({ row }, place): KnownFeature => ({ place, mentions: featureCondition(row).mentions }),
  )
  const byMentions = new Map(all.map((feature) => [feature.mentions.join('\n'), feature]))
  const version = hashText(JSON.stringify([readerRevision, denialTables, familyPatterns, all]))
  return { all, version, find: (mentions) => byMentions.get(mentions.join('\n')) }
}

/** The features of all languages' tables. Made when first asked for: the tables never change. */
export const knownFeatures = once(makeKnownFeatures)
