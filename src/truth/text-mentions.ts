import { denialPattern, denyingValue, mentionMark, mentionPattern } from '../criteria/mention-pattern.ts'
import type { FeatureRow } from '../language/table-rows.ts'
import type { FoundListing } from '../listing-search/search-schema.ts'

/** PostgreSQL's word boundaries in JavaScript's words. */
export function toRegExp(pattern: string, flags: string): RegExp {
  const boundary = String.raw`(?<![\w\u00C0-\uFFFD])`
  const close = String.raw`(?![\w\u00C0-\uFFFD])`
  return new RegExp(pattern.replaceAll('\\m', boundary).replaceAll('\\M', close), flags)
}

// The mark stands in private use, which no word holds.
const denial = toRegExp(denialPattern, 'g')
const denying = toRegExp(denyingValue, '')
const compiled = new WeakMap<FeatureRow, RegExp>()

function mentionOf(row: FeatureRow): RegExp {
  const known = compiled.get(row)
  if (known) return known
  // Shorthand of three letters is a part of other words: "mil" of "miles".
  const others = [...(row.also ?? []), ...(row.saidBy ?? [])].filter((phrase) => phrase.length > 3)
  const phrases = [row.name, ...others].map((phrase) => phrase.toLowerCase())
  const pattern = toRegExp(mentionPattern(phrases), 'g')
  compiled.set(row, pattern)
  return pattern
}

/** Whether a listing says that it has a feature: by its type, its description or a further fact, and does not deny it. */
export function saysFeature(listing: FoundListing, row: FeatureRow): boolean {
  const mention = mentionOf(row)
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
export function mentionsFeature(listing: FoundListing, row: FeatureRow): boolean {
  const mention = mentionOf(row)
  const texts = [
    listing.Description ?? '',
    ...(listing.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
  ]
  return texts.some((text) => text.toLowerCase().search(mention) >= 0)
}
