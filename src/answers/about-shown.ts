import type { Database } from '../database/connect.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import type { Criterion } from '../search/condition.ts'
import { formatMoney, formatNumber } from '../search/english/wording.ts'
import { checkListings, lookUpListings, measureDistance } from '../search/look-up.ts'
import type { FoundListing } from '../search/search-schema.ts'
import type { SearchState } from '../search/search-state.ts'
import type { Understood } from '../search/understand.ts'
import { areaOf, describeHome, linkHome, priceOf } from './describe-home.ts'
import { escapeMarkdown } from './escape-markdown.ts'

export interface AnswerAboutShown {
  content: string
  focus: number
}

type Fact = (listing: FoundListing) => string

const money = (value: number | null, listing: FoundListing, suffix = '') =>
  value === null
    ? 'unknown; the listing does not say'
    : `${escapeMarkdown(formatMoney(value, listing.CurrencySymbol))}${suffix}`

/** What may be asked of one home, by the words that ask for it. */
const facts: readonly (readonly [RegExp, Fact])[] = [
  [
    /\b(?:hoa|association fee|condo fee|dues)\b/,
    (home) =>
      home.HOAMonth === null ? 'HOA fee: none is listed' : `HOA fee: ${money(home.HOAMonth, home, ' a month')}`,
  ],
  [/\bdeposit\b/, (home) => `deposit: ${money(home.DepositFee, home)}`],
  [/\bzestimate\b|\bestimated value\b/, (home) => `Zestimate: ${money(home.ZestimatePrice, home)}`],
  [/\b(?:per|a) (?:sq|square)\b|\bprice per\b/, (home) => `price per unit of area: ${money(home.UnitAreaPrice, home)}`],
  [/\blot\b|\byard size\b|\bhow much land\b/, (home) => `lot: ${areaOf(home, 'LotArea')}`],
  [
    /\b(?:how (?:big|large)|size|square f|sq ?ft|living area|area)\b/,
    (home) => `living area: ${areaOf(home, 'BuildingArea')}`,
  ],
  [
    /\b(?:built|how old|year|age)\b/,
    (home) => (home.YearBuilt > 0 ? `built in ${home.YearBuilt}` : 'year built: unknown; the listing does not say'),
  ],
  [/\b(?:price|cost|how much|expensive|rent)\b/, (home) => `price: ${priceOf(home)}`],
  [/\b(?:bedrooms?|beds?|br)\b/, (home) => `bedrooms: ${formatNumber(home.Bedrooms)}`],
  [/\b(?:bathrooms?|baths?|ba)\b/, (home) => `bathrooms: ${formatNumber(home.Bathrooms)}`],
  [/\b(?:garage|parking|park my)\b/, (home) => `parking spots: ${formatNumber(home.ParkingSpots)}`],
  [
    /\b(?:address|where is|where's|located|location|which street)\b/,
    (home) =>
      `address: ${
        [home.Address, home.City, home.State, home.ZIP]
          .filter(Boolean)
          .map((part) => escapeMarkdown(String(part)))
          .join(', ') || 'unknown; the listing does not say'
      }`,
  ],
  [/\b(?:mls|listing number)\b/, (home) => `MLS number: ${escapeMarkdown(home.MLSNumber)}`],
  [/\b(?:how long|days on|on the market)\b/, (home) => `days on the market: ${formatNumber(home.DaysOnMarket)}`],
  [
    /\b(?:available|still for sale|sold|status)\b/,
    (home) => `status: ${home.Status === 'Sold' ? 'sold' : home.Status === 'PreOnMarket' ? 'coming soon' : 'active'}`,
  ],
  [
    /\b(?:open house|tour|viewing)\b/,
    (home) =>
      home.Tours === null
        ? 'tours: none is listed'
        : home.Tours === '3D'
          ? 'a 3D tour is listed'
          : 'an open house is listed; the listing gives no time',
  ],
  [/\b(?:type|kind of (?:home|house|property)|what is it)\b/, (home) => `type: ${escapeMarkdown(home.PropertyType)}`],
  [
    /\b(?:furnished entirely|entire place|whole place)\b/,
    (home) => `space: ${home.SpaceType ?? 'unknown; the listing does not say'}`,
  ],
]

const pronouns =
  /\b(?:it|its|that one|this one|that|this|the (?:house|home|place|condo|apartment|listing|property)|the last one|the first|number (?:one|two|three|four|five|\d)|#\d|both|the two|them|these two|which one)\b/

/** Answers a question about homes just shown ("does the second one have a pool?"); null when the message is none. */
export async function answerAboutShown(
  db: Database,
  scope: ListingScope,
  content: string,
  understood: Understood,
  previous: SearchState | null,
): Promise<AnswerAboutShown | null> {
  if (previous === null || previous.shown.length === 0) return null
  const text = content.toLowerCase().slice(0, 500)
  const targets = targetsOf(text, understood, previous)
  if (targets === null) return null
  const listings = await lookUpListings(db, scope, targets)
  const [first] = listings
  if (!first) return null
  if (listings.length > 1 || /\bcompare|\bversus\b|\bvs\b|\bdifference/.test(text))
    return { content: compare(listings), focus: first.id }
  const lines: string[] = []
  const distances = await answerDistance(db, scope, text, understood, first)
  lines.push(...distances)
  const features = understood.criteria.filter((criterion) => criterion.topic === 'Feature')
  for (const feature of features) lines.push(await answerFeature(db, scope, feature, first))
  if (distances.length === 0) {
    const asked = facts.filter(([words]) => words.test(text)).map(([, tell]) => tell(first))
    // "how much is the HOA" asks for the HOA alone.
    lines.push(
      ...(asked.length > 1 ? asked.filter((line) => !line.startsWith('price:') || /\bprice\b/.test(text)) : asked),
    )
  }
  if (lines.length === 0) {
    if (!/\b(?:tell me|more|about|details?|describe|show|info|information|link|picture|photo)\b/.test(text)) return null
    return { content: detail(first), focus: first.id }
  }
  return { content: `${linkHome(first)}: ${[...new Set(lines)].join('; ')}.`, focus: first.id }
}

function targetsOf(text: string, understood: Understood, previous: SearchState): number[] | null {
  const { shown } = previous
  const number = /(?:\bnumber|\bno\.?|#) ?(\d{1,2})\b/.exec(text)
  const named = [...understood.ordinals, ...(number ? [Number(number[1])] : [])]
  if (/\bfirst (?:two|2)\b/.test(text)) return shown.slice(0, 2)
  if (/\bfirst (?:three|3)\b/.test(text)) return shown.slice(0, 3)
  if (/\b(?:both|the two|these two)\b/.test(text) && shown.length >= 2) return shown.slice(0, 2)
  if (/\bcompare (?:them|these|those|all)\b/.test(text)) return shown.slice(0, 5)
  const ids = named.flatMap((position) => shown[position - 1] ?? [])
  if (/\blast one\b/.test(text)) return shown.slice(-1)
  if (ids.length > 0) return ids
  const isQuestion = /\?|\b(?:what|what's|whats|how|does|is|has|can|when|where|which|tell me)\b/.test(text)
  const saysMore =
    understood.sort !== null ||
    understood.figures.length > 0 ||
    understood.follow.length > 0 ||
    understood.markers.includes('what')
  const isPointed =
    pronouns.test(text) && !/\b(?:those|these)\b/.test(text) && isQuestion && !saysMore && !understood.saysHome
  // "how big is the lot?": with one home in view, that home is meant.
  const names = understood.criteria.some(
    (criterion) => criterion.topic === 'Place' || criterion.topic === 'PropertyType',
  )
  const isImplied =
    previous.focus !== null &&
    isQuestion &&
    !saysMore &&
    !names &&
    !understood.saysHome &&
    facts.some(([words]) => words.test(text)) &&
    /\bthe\b/.test(text)
  if (isImplied && previous.focus !== null) return [previous.focus]
  const target = previous.focus ?? shown[0]
  return isPointed && target !== undefined ? [target] : null
}

async function answerFeature(
  db: Database,
  scope: ListingScope,
  feature: Criterion,
  listing: FoundListing,
): Promise<string> {
  const name = feature.anyOf.map((condition) => ('name' in condition ? condition.name : '')).join(' or ')
  const positive: Criterion = { ...feature, mode: 'must' }
  const found = await checkListings(db, scope, [listing.id], [positive])
  return found.has(listing.id)
    ? `yes, the listing mentions ${escapeMarkdown(name)}`
    : `the listing does not say that it has ${escapeMarkdown(name)}, so that is unknown`
}

async function answerDistance(
  db: Database,
  scope: ListingScope,
  text: string,
  understood: Understood,
  listing: FoundListing,
): Promise<string[]> {
  if (!/\b(?:far|distance|close|near|miles|away)\b/.test(text)) return []
  const places = understood.criteria
    .filter((criterion) => criterion.topic === 'Place')
    .flatMap((criterion) => criterion.anyOf)
  const lines: string[] = []
  for (const place of places) {
    const name = 'name' in place ? place.name : 'there'
    if (place.is === 'nowhere')
      lines.push(`${escapeMarkdown(name)} is a place that no listing here is in, so I cannot measure that`)
    else {
      const miles = await measureDistance(db, scope, listing, place)
      lines.push(
        miles === null
          ? `distance to ${escapeMarkdown(name)}: unknown`
          : `about ${formatNumber(miles, 1)} miles from the middle of the listings in ${escapeMarkdown(name)}, as the crow flies`,
      )
    }
  }
  return lines
}

function detail(listing: FoundListing): string {
  const more = [
    `type: ${escapeMarkdown(listing.PropertyType)}`,
    listing.YearBuilt > 0 ? `built in ${listing.YearBuilt}` : null,
    listing.LotArea > 0 ? `lot ${areaOf(listing, 'LotArea')}` : null,
    `parking spots: ${formatNumber(listing.ParkingSpots)}`,
    listing.HOAMonth !== null ? `HOA ${money(listing.HOAMonth, listing, ' a month')}` : null,
    `${formatNumber(listing.DaysOnMarket)} days on the market`,
    `MLS ${escapeMarkdown(listing.MLSNumber)}`,
  ].filter(Boolean)
  const words = listing.Description ? `\n\nThe listing says: “${escapeMarkdown(listing.Description, 400)}”` : ''
  return `${describeHome(listing, [])}.\n\nAlso: ${more.join(', ')}.${words}`
}

function compare(listings: readonly FoundListing[]): string {
  const lines = listings.map(
    (listing, index) =>
      `${index + 1}. ${describeHome(listing, [])}, ${listing.YearBuilt > 0 ? `built ${listing.YearBuilt}` : 'year built unknown'}, ${formatNumber(listing.ParkingSpots)} parking, lot ${areaOf(listing, 'LotArea')}`,
  )
  return `Side by side:\n\n${lines.join('\n')}`
}
