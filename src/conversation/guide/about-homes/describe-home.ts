import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import { milesBetween } from '../../../homes/search/miles-between.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion, Sort, Topic } from '../../../reading/criteria/condition.ts'
import { nameFeature } from '../../../reading/languages/linked-features.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatDistance } from '../../../reading/languages/wording.ts'
import { escapeMarkdown, linkTarget, plainText } from '../escape-markdown.ts'
import { isLand, type QuotingSpeech, type Speech, statusOf, tellFact } from './home-facts.ts'
import { listedBy } from './listed-by.ts'
import { quoteMention } from './quote-mention.ts'

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
  const isStudio = listing.Bedrooms === 0 && listing.Bathrooms > 0 && isSaid(listing, 'Bedrooms')
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

/** A home in a list, and what of it a card does not show. */
export interface DescribedHome {
  /** Linked name, price, rooms, size, and what the visitor asked about or ordered by. */
  line: string
  /** What the line says beyond what a card shows, as plain text of at most 240 characters; "" where that is nothing. */
  note: string
}

/** A card shows these too, and as they are today: kind of home, badges. */
const shownOnCard: readonly FactName[] = ['PropertyType', 'Status', 'Tours']
const longestNote = 240

export function describeHome(
  speech: QuotingSpeech,
  listing: FoundListing,
  criteria: readonly Criterion[],
  sort: Sort | null = null,
): DescribedHome {
  const { words } = speech
  const standing = statusOf(listing)
  const status = standing === 'Active' ? [] : [words.statuses[standing]]
  const topics = topicsToTell(listing, criteria, sort)
  const near = tellNearness(speech, listing, criteria, sort)
  const features = tellFeatures(speech, listing, criteria)
  const tell = (name: FactName): string => tellFact(speech, listing, name)
  const names = listedBy(listing.ExtensionColumn)
  const lister = names === '' ? [] : [words.listedBy(escapeMarkdown(names))]
  const facts = [...basicFacts(speech, listing), ...topics.map(tell), ...near, ...status, ...features, ...lister]
  const beyond = topics.filter((name) => !shownOnCard.includes(name)).map(tell)
  return {
    line: words.about(linkHome(speech, listing), words.row(facts)),
    note: noteOf([...beyond, ...near, ...features]),
  }
}

/** What was asked about or ordered by, without what the line tells anyway. */
function topicsToTell(listing: FoundListing, criteria: readonly Criterion[], sort: Sort | null): FactName[] {
  const topics = new Set<Topic | 'Distance'>([...criteria.map(({ topic }) => topic), ...(sort ? [sort.field] : [])])
  return [...topics].flatMap((topic) => {
    if (topic === 'Distance' || alreadyTold.includes(topic)) return []
    const name = topic as FactName
    return name === 'LotArea' && isLand(listing) ? [] : [name]
  })
}

function tellNearness(
  speech: Speech,
  listing: FoundListing,
  criteria: readonly Criterion[],
  sort: Sort | null,
): string[] {
  const conditions = criteria.flatMap(({ mode, anyOf }) => (mode === 'must' ? anyOf : []))
  const places = conditions.flatMap((condition) => (condition.is === 'near' ? [condition] : []))
  return [...places, ...(sort?.from ? [sort.from] : [])].flatMap((place) => tellDistance(speech, listing, place))
}

function noteOf(facts: readonly string[]): string {
  const note = [...plainText([...new Set(facts)].join(' · '))]
  return note.length > longestNote ? `${note.slice(0, longestNote - 1).join('')}…` : note.join('')
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
function tellFeatures(
  { words, wording, scope }: QuotingSpeech,
  listing: FoundListing,
  criteria: readonly Criterion[],
): string[] {
  const told: string[] = []
  for (const { topic, mode, anyOf } of criteria) {
    if (topic !== 'Feature' || mode === 'not') continue
    for (const condition of anyOf) {
      if (condition.is !== 'text') continue
      const quote = quoteMention(scope.languages, listing, condition.mentions)
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
