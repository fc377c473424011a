import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { denialPattern, denyingValue, mentionMark, mentionPattern } from '../../../reading/criteria/mention-pattern.ts'
import type { FeatureRow } from '../../../reading/languages/tables/table-rows.ts'

/** PostgreSQL's word boundaries in JavaScript's words. */
export function toRegExp(pattern: string, flags: string): RegExp {
  const boundary = String.raw`(?<![\w\u00C0-\uFFFD])`
  const close = String.raw`(?![\w\u00C0-\uFFFD])`
  return new RegExp(pattern.replaceAll('\\m', boundary).replaceAll('\\M', close), flags)
}

// The mark stands in private use, which no word holds.
const denial = toRegExp(denialPattern, 'g')
const denying = toRegExp(denyingValue, '')

/** A feature that listings are asked for. Its pattern is made when the first of them is. */
export class AskedFeature {
  readonly row: FeatureRow
  #mention: RegExp | null = null

  constructor(row: FeatureRow) {
    this.row = row
  }

  get mention(): RegExp {
    this.#mention ??= mentionOf(this.row)
    return this.#mention
  }
}

function mentionOf(row: FeatureRow): RegExp {
  // Shorthand of three letters is a part of other words: "mil" of "miles".
  const others = [...(row.also ?? []), ...(row.saidBy ?? [])].filter((phrase) => phrase.length > 3)
  const phrases = [row.name, ...others].map((phrase) => phrase.toLowerCase())
  return toRegExp(mentionPattern(phrases), 'g')
}

/** Whether a listing says that it has a feature: by its type, its description or a further fact, and does not deny it. */
export function saysFeature(listing: FoundListing, { mention }: AskedFeature): boolean {
  const says = (text: string) => text.search(mention) >= 0
  const tells = (text: string) =>
    says(text) && text.replace(mention, mentionMark).replace(denial, ' ').includes(mentionMark)
  if (says(listing.PropertyType.toLowerCase()) || tells((listing.Description ?? '').toLowerCase())) return true
  return (listing.ExtensionColumn ?? []).some(({ Key, value }) => {
    const told = value.toLowerCase()
    return (says(Key.toLowerCase()) && !denying.test(told)) || tells(told)
  })
}

/** Whether a listing speaks of a feature at all: where it does, and does not say it, it denies it. */
export function mentionsFeature(listing: FoundListing, { mention }: AskedFeature): boolean {
  const texts = [
    listing.Description ?? '',
    ...(listing.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
  ]
  return texts.some((text) => text.toLowerCase().search(mention) >= 0)
}
