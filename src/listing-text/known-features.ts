import { familyPatterns } from '../criteria/families.ts'
import { featureCondition } from '../criteria/feature-condition.ts'
import { linkedFeatures } from '../language/languages.ts'
import { denialTables } from './denial-words.ts'
import { hashText, hashWord } from './hash-word.ts'

/** A row of a language's table of features, as a listing's text is read for it. */
export interface KnownFeature {
  /** Stays the same as long as the language calls it so, whatever phrases are added. */
  readonly id: number
  /** The English row that proves it too; null where there is none, and for English itself. */
  readonly english: number | null
  /** The strongest wording first. */
  readonly mentions: readonly string[]
}

/** Raised when texts are read otherwise although no table has changed. */
const readerRevision = 2

export interface KnownFeatures {
  readonly all: readonly KnownFeature[]
  /** Of the tables and of how they are read: what was read by another version is read again. */
  readonly version: number
  /** The feature that asks for just these mentions, in this order. */
  find(mentions: readonly string[]): KnownFeature | undefined
}

function makeKnownFeatures(): KnownFeatures {
  const rows = linkedFeatures()
  const idOf = (code: string, name: string) => hashWord(`${code}:${name}`) | 0
  const all = rows.map(({ code, row }): KnownFeature => {
    const english = row.english === undefined ? null : idOf('en', row.english)
    return { id: idOf(code, row.name), english, mentions: featureCondition(row).mentions }
  })
  const byMentions = new Map(all.map((feature) => [feature.mentions.join('\n'), feature]))
  const version = hashText(JSON.stringify([readerRevision, denialTables, familyPatterns, all]))
  return { all, version, find: (mentions) => byMentions.get(mentions.join('\n')) }
}

const made: KnownFeatures[] = []

/** The features of all languages' tables. Made when first asked for: the tables never change. */
export function knownFeatures(): KnownFeatures {
  const known = made[0] ?? makeKnownFeatures()
  made[0] = known
  return known
}
