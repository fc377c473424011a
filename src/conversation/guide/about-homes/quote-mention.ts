import { MentionHearing } from '../../../homes/listing-text/mention-hearing.ts'
import type { ListingTexts } from '../../../homes/listing-text/text-reader.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { memoize } from '../../../platform/memoize.ts'
import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { showListingText } from './listing-text.ts'

export interface MentionQuote {
  /** The listing's words around the mention, safe as markdown; "" when they may not be shown. */
  text: string
  /** The listing says that it has no such thing. */
  denies: boolean
}

const longestText = 20_000
const longestQuote = 140
const reach = 38
/** A text may be cut here. */
const breaks = /[\s\p{Script=Han}]/u
const sentenceEnds = /(?<=[.!?;])\s+|[\n。！？；]+/

/**
 * Where a listing speaks of a feature, in its own words: an entry of its details, else a piece of its description. What
 * says that it is there comes before what denies it. null when it says nothing of the kind.
 */
export function quoteMention(
  languages: Languages,
  listing: FoundListing,
  phrases: readonly string[],
): MentionQuote | null {
  const hearing = hearingOf(languages.derive(hearingsOf), phrases)
  let denial: (() => string) | null = null
  for (const { texts, show } of partsOf(listing, phrases)) {
    const heard = hearing.hear(texts)
    if (heard === 'said') return { text: showListingText(languages, show(), longestQuote), denies: false }
    if (heard === 'denied') denial ??= show
  }
  return denial && { text: showListingText(languages, denial(), longestQuote), denies: true }
}

function* partsOf(
  { PropertyType, ExtensionColumn, Description }: FoundListing,
  phrases: readonly string[],
): Generator<{ texts: Partial<ListingTexts>; show: () => string }> {
  yield { texts: { PropertyType }, show: () => PropertyType }
  for (const { Key, value: whole } of ExtensionColumn ?? []) {
    const value = withoutOrders(whole)
    yield {
      texts: { ExtensionColumn: JSON.stringify([{ Key, value }]) },
      show: () => `${Key}: ${value.length > 80 ? cutOut(value, phrases) : value}`,
    }
  }
  for (const sentence of withoutOrders((Description ?? '').slice(0, longestText)).split(sentenceEnds))
    yield { texts: { Description: sentence }, show: () => cutOut(sentence, phrases) }
}

/** The homes of a page are asked for the same phrases, one after the other. */
type Hearings = WeakMap<readonly string[], MentionHearing>

function hearingsOf(): Hearings {
  return new WeakMap()
}

function hearingOf(hearings: Hearings, phrases: readonly string[]): MentionHearing {
  const known = hearings.get(phrases)
  if (known && !known.isFull) return known
  const hearing = new MentionHearing(phrases)
  hearings.set(phrases, hearing)
  return hearing
}

/** The piece of a sentence around a mention: whole words, with … where it goes on. */
function cutOut(sentence: string, phrases: readonly string[]): string {
  const text = sentence.trim()
  const [start, end] = locate(text, phrases)
  let from = Math.max(0, start - reach)
  while (from > 0 && from < start && !breaks.test(text[from - 1] ?? ' ')) from++
  let to = Math.min(text.length, end + reach)
  while (to < text.length && to > end && !breaks.test(text[to] ?? ' ')) to--
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`
}

/** Where a phrase stands in a text; its beginning when it is spelled too differently to be found again. */
function locate(text: string, phrases: readonly string[]): [number, number] {
  for (const phrase of phrases) {
    const match = patternOf(phrase).exec(text)
    if (match) return [match.index, match.index + match[0].length]
  }
  return [0, 0]
}

const never = /(?!)/

/** To make one takes longer than to look for it. */
const patternOf = memoize((phrase: string): RegExp => {
  const words = phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  // Only letters and digits are left of the phrase.
  return words.length === 0 ? never : new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]*')}`, 'iu')
}, 2_000)
