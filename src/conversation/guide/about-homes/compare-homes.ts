import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { ComparedFact, FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatArea, formatMoney, formatNumber } from '../../../reading/languages/wording.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { linkHome } from './describe-home.ts'
import { factOf, type Speech, tellFact } from './home-facts.ts'

const columns: readonly FactName[] = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'HOAMonth',
  'ParkingSpots',
  'DaysOnMarket',
  'PropertyType',
]

export interface NumberedHome {
  /** As the list before numbered it. */
  position: number
  listing: FoundListing
}

/** Homes side by side: their links and a table with one row a fact, and behind it what sets them apart in words. */
export function compareHomes(speech: Speech, homes: readonly NumberedHome[]): { content: string; table: string } {
  const { words } = speech
  const links = homes.map(({ position, listing }) => `- ${words.about(String(position), linkHome(speech, listing))}`)
  const rows = columns.flatMap((name) => {
    const facts = homes.map(({ listing }) => factOf(speech, listing, name))
    if (facts.every(({ value }) => value === null)) return []
    const isAlike = new Set(facts.map(({ value }) => value)).size === 1
    if (name === 'PropertyType' && isAlike) return []
    const cells = facts.map(({ value }, index) => value ?? missingCell(speech, homes[index]?.listing, name))
    return [`| ${[words.facts[name].label, ...cells].map(escapeCell).join(' | ')} |`]
  })
  const lines = [
    `| ${[words.homeColumn, ...homes.map(({ position }) => String(position))].join(' | ')} |`,
    `|${' --- |'.repeat(homes.length + 1)}`,
    ...rows,
  ]
  const apart = homes.length === 2 ? differences(speech, homes) : firsts(speech, homes)
  const table = `${links.join('\n')}\n\n${lines.join('\n')}`
  return { content: apart === '' ? table : `${table}\n\n${apart}`, table }
}

/** A fee or a parking place that no listing names is told as such, and not as a question mark. */
function missingCell(speech: Speech, listing: FoundListing | undefined, name: FactName): string {
  const isAbsence = name === 'HOAMonth' || name === 'ParkingSpots'
  return isAbsence && listing ? tellFact(speech, listing, name) : speech.words.notSaid
}

function escapeCell(text: string): string {
  return text.replace(/\|/g, '\\|')
}

/** A difference in price or fee counts for the home that costs less. */
const lessIsBetter: readonly ComparedFact[] = ['Price', 'HOAMonth']
const compared: readonly ComparedFact[] = [
  'Price',
  'BuildingArea',
  'Bedrooms',
  'Bathrooms',
  'LotArea',
  'YearBuilt',
  'ParkingSpots',
  'HOAMonth',
]

function differences(speech: Speech, homes: readonly NumberedHome[]): string {
  const { words } = speech
  const [first, second] = homes
  if (!first || !second) return ''
  const told = compared.flatMap((name) => {
    const [a, b] = [factOf(speech, first.listing, name), factOf(speech, second.listing, name)]
    if (a.value === null || b.value === null || a.count === b.count) return []
    const amount = differenceOf(speech, first.listing, second.listing, name, Math.abs(a.count - b.count))
    if (amount === null) return []
    const wins = a.count > b.count !== lessIsBetter.includes(name) ? first : second
    return [{ wins, predicate: words.differences[name](amount, Math.abs(a.count - b.count)) }]
  })
  if (told.length === 0) return words.allAlike
  return [...Map.groupBy(told, ({ wins }) => wins)]
    .map(([home, differences]) => {
      const predicates = differences.map(({ predicate }) => predicate)
      return words.sentence(words.saidOf(callHome(speech, home, homes), predicates))
    })
    .join(speech.wording.betweenSentences)
}

/** The difference with its unit; null where the two are not told in the same one. */
function differenceOf(
  { wording }: Speech,
  a: FoundListing,
  b: FoundListing,
  name: ComparedFact,
  difference: number,
): string | null {
  if (name === 'Price' || name === 'HOAMonth') {
    const comparable = a.CurrencySymbol === b.CurrencySymbol && (name === 'HOAMonth' || a.SaleType === b.SaleType)
    return comparable ? escapeMarkdown(formatMoney(wording, difference, a.CurrencySymbol)) : null
  }
  if (name === 'BuildingArea' || name === 'LotArea')
    return a.AreaUnit === b.AreaUnit ? formatArea(wording, difference, a.AreaUnit) : null
  return formatNumber(wording, difference)
}

/** Of three and more: which is cheapest, biggest and newest. */
function firsts(speech: Speech, homes: readonly NumberedHome[]): string {
  const { words, wording } = speech
  const sameMoney = new Set(homes.map(({ listing }) => `${listing.CurrencySymbol} ${listing.SaleType}`)).size === 1
  const sameUnit = new Set(homes.map(({ listing }) => listing.AreaUnit)).size === 1
  const fields = [
    ...(sameMoney ? [['Price', 'up'] as const] : []),
    ...(sameUnit ? [['BuildingArea', 'down'] as const, ['LotArea', 'down'] as const] : []),
    ['YearBuilt', 'down'] as const,
  ]
  const told = fields.flatMap(([field, direction]) => {
    const known = homes.flatMap((home) => {
      const { value, count } = factOf(speech, home.listing, field)
      return value === null ? [] : [{ home, value, count }]
    })
    const best = known.toSorted((a, b) => (direction === 'up' ? a.count - b.count : b.count - a.count))[0]
    const isAlone = known.filter(({ count }) => count === best?.count).length === 1
    return best && isAlone && known.length > 1
      ? [words.first[field][direction](callHome(speech, best.home, homes), best.value)]
      : []
  })
  return told.map((clause) => words.sentence(clause)).join(wording.betweenSentences)
}

/** By its address; by its number where two have the same or it has none. */
function callHome(speech: Speech, { position, listing }: NumberedHome, homes: readonly NumberedHome[]): string {
  const name = listing.Address ?? ''
  const isUnique = homes.filter((home) => home.listing.Address === name).length === 1
  return name !== '' && isUnique ? escapeMarkdown(name) : `${speech.words.homeColumn} ${position}`
}
