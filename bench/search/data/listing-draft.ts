import type { Listing } from '../../../src/homes/listings/listing.ts'
import type { FeatureTexts, LocalLanguage } from './features.ts'

/** A listing while it is made: its text still in pieces, so that pieces can be exchanged. */
export interface ListingDraft {
  listing: Listing
  /** Sentences that say nothing of any feature. */
  plain: string[]
  spoken: Spoken[]
  /** Names of the area that it lies in, as Key and value. */
  areas: readonly (readonly [string, string])[]
  /** null: English. */
  language: LocalLanguage | null
}

/** What a listing says of one feature: a sentence, or an entry of ExtensionColumn. */
export interface Spoken {
  feature: FeatureTexts
  isDenied: boolean
  words: string | readonly [string, string]
}

export function copyDraft(draft: ListingDraft): ListingDraft {
  return { ...draft, listing: { ...draft.listing }, spoken: [...draft.spoken] }
}

/** Puts the text together. */
export function finishDraft({ listing, plain, spoken, areas }: ListingDraft): Listing {
  const [opening = '', ...rest] = plain
  const sentences = spoken.map(({ words }) => words).filter((words) => typeof words === 'string')
  const entries = [...spoken.map(({ words }) => words).filter((words) => typeof words !== 'string'), ...areas]
  const description = [opening, ...sentences, ...rest].filter((text) => text !== '').join(' ')
  return {
    ...listing,
    ...(description === '' ? {} : { Description: description }),
    ...(entries.length === 0 ? {} : { ExtensionColumn: entries.map(([Key, value]) => ({ Key, value })) }),
  }
}
