import type { Criterion, Sort, Topic } from '../search/condition.ts'
import { nameFeature } from '../search/languages.ts'
import { milesBetween } from '../search/look-up.ts'
import type { FoundListing } from '../search/search-schema.ts'
import { formatDistance } from '../search/wording.ts'
import { escapeMarkdown, linkTarget } from './escape-markdown.ts'
import { isLand, type Speech, tellFact } from './home-facts.ts'
import { quoteMention } from './quote-mention.ts'
import type { FactName } from './words/guide-words.ts'

/** What a home is called: its address, else what and where it is. */
export function nameHome({ words }: Speech, listing: FoundListing): string {
  const place = listing.City || listing.ZIP || listing.Location || ''
  const name = listing.Address
    ? [listing.Address, place].filter(Boolean).join(', ')
    : words.nameless(listing.PropertyType, place, listing.MLSNumber)
  return escapeMarkdown(name)
}

export function linkHome(speech: Speech, listing: FoundListing): string {
  const target = linkTarget(listing.Url)
  return target === null ? nameHome(speech, listing) : `[${nameHome(speech, listing)}](${target})`
}

/** Price, rooms and size, as far as the kind of home has them. */
export function basicFacts(speech: Speech, listing: FoundListing): string[] {
  const { words } = speech
  if (isLand(listing)) return [tellFact(speech, listing, 'Price'), tellFact(speech, listing, 'LotArea')]
  const isStudio = listing.Bedrooms === 0 && listing.Bathrooms > 0
  const bedrooms = isStudio ? words.studio : tellFact(speech, listing, 'Bedrooms')
  return [
    tellFact(speech, listing, 'Price'),
    bedrooms,
    tellFact(speech, listing, 'Bathrooms'),
    tellFact(speech, listing, 'BuildingArea'),
  ]
}

/** Topics that a home's line always tells, and those that say nothing about one home. */
const alreadyTold: readonly Topic[] = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'SaleType',
  'Status',
  'CurrencySymbol',
  'Shown',
  'Place',
  'Feature',
]
const mostQuotes = 2

/** One line: linked name, price, rooms, size, and what the visitor asked about or ordered by. */
export function describeHome(
  speech: Speech,
  listing: FoundListing,
  criteria: readonly Criterion[],
  sort: Sort | null = null,
): string {
  const { words } = speech
  const facts = basicFacts(speech, listing)
  const topics = new Set<Topic | 'Distance'>([...criteria.map(({ topic }) => topic), ...(sort ? [sort.field] : [])])
  for (const topic of topics) {
    if (topic === 'Distance' || alreadyTold.includes(topic)) continue
    const name = topic as FactName
    if (name !== 'LotArea' || !isLand(listing)) facts.push(tellFact(speech, listing, name))
  }
  for (const condition of criteria.flatMap(({ mode, anyOf }) => (mode === 'must' ? anyOf : [])))
    if (condition.is === 'near') facts.push(...tellDistance(speech, listing, condition))
  if (sort?.from) facts.push(...tellDistance(speech, listing, sort.from))
  if (listing.Status === 'Sold' || listing.Status === 'PreOnMarket') facts.push(words.statuses[listing.Status])
  facts.push(...tellFeatures(speech, listing, criteria))
  return words.about(linkHome(speech, listing), words.row(facts))
}

function tellDistance(
  { words, wording }: Speech,
  listing: FoundListing,
  place: { name: string; latitude: number; longitude: number },
): string[] {
  const miles = milesBetween(listing, place)
  return miles === null ? [] : [words.away(formatDistance(wording, miles), escapeMarkdown(place.name))]
}

/** What was asked for, and where the listing says it. */
function tellFeatures({ words, wording }: Speech, listing: FoundListing, criteria: readonly Criterion[]): string[] {
  const told: string[] = []
  for (const { topic, mode, anyOf } of criteria) {
    if (topic !== 'Feature' || mode === 'not') continue
    for (const condition of anyOf) {
      if (condition.is !== 'text') continue
      const quote = quoteMention(listing, condition.mentions)
      if (quote === null || quote.denies) continue
      const name = escapeMarkdown(nameFeature(wording.code, condition.name))
      told.push(
        quote.text !== '' && told.length < mostQuotes
          ? words.says(name, words.quote(quote.text))
          : words.mentions(name),
      )
    }
  }
  return told
}
