import type { Criterion } from '../search/condition.ts'
import { formatMoney, formatNumber } from '../search/english/wording.ts'
import type { FoundListing } from '../search/search-schema.ts'
import { escapeMarkdown, linkTarget } from './escape-markdown.ts'

/** What a home is called: its address, else what and where it is. */
export function nameHome(listing: FoundListing): string {
  const place = [listing.City, listing.City ? null : listing.ZIP].filter(Boolean).join(' ')
  const name = listing.Address
    ? [listing.Address, place].filter(Boolean).join(', ')
    : `${listing.PropertyType}${place ? ` in ${place}` : ''}, MLS ${listing.MLSNumber}`
  return escapeMarkdown(name)
}

export function linkHome(listing: FoundListing): string {
  const target = linkTarget(listing.Url)
  return target === null ? nameHome(listing) : `[${nameHome(listing)}](${target})`
}

export function priceOf(listing: FoundListing): string {
  if (listing.Price === null) return 'price unknown'
  const amount = escapeMarkdown(formatMoney(listing.Price, listing.CurrencySymbol))
  return listing.SaleType === 'for_rent' ? `${amount} a month` : amount
}

export function areaOf(listing: FoundListing, field: 'BuildingArea' | 'LotArea'): string {
  return listing[field] > 0
    ? `${formatNumber(listing[field])} ${listing.AreaUnit === 'Square Meters' ? 'm²' : 'sq ft'}`
    : 'unknown'
}

function plural(count: number, one: string): string {
  return `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`
}

/** One line: linked name, price, beds, baths, area, and what else the visitor asked about. */
export function describeHome(listing: FoundListing, criteria: readonly Criterion[]): string {
  const facts = [priceOf(listing)]
  facts.push(listing.Bedrooms === 0 ? '0 bedrooms' : plural(listing.Bedrooms, 'bed'), plural(listing.Bathrooms, 'bath'))
  facts.push(listing.BuildingArea > 0 ? areaOf(listing, 'BuildingArea') : 'area unknown')
  for (const topic of new Set(criteria.map((criterion) => criterion.topic))) {
    const fact = extraFact(listing, topic)
    if (fact !== null) facts.push(fact)
  }
  if (listing.Status === 'Sold') facts.push('sold')
  if (listing.Status === 'PreOnMarket') facts.push('coming soon')
  const said = criteria.filter((criterion) => criterion.topic === 'Feature' && criterion.mode === 'must')
  for (const criterion of said) {
    for (const condition of criterion.anyOf)
      if (condition.is === 'text' && criterion.anyOf.length === 1)
        facts.push(`listing mentions ${escapeMarkdown(condition.name)}`)
  }
  return `${linkHome(listing)}: ${facts.join(', ')}`
}

function extraFact(listing: FoundListing, topic: Criterion['topic']): string | null {
  switch (topic) {
    case 'HOAMonth':
      return listing.HOAMonth
        ? `HOA ${escapeMarkdown(formatMoney(listing.HOAMonth, listing.CurrencySymbol))} a month`
        : 'no HOA fee listed'
    case 'LotArea':
      return `lot ${areaOf(listing, 'LotArea')}`
    case 'YearBuilt':
      return listing.YearBuilt > 0 ? `built ${listing.YearBuilt}` : 'year built unknown'
    case 'ParkingSpots':
      return plural(listing.ParkingSpots, 'parking spot')
    case 'DaysOnMarket':
      return `${plural(listing.DaysOnMarket, 'day')} on the market`
    case 'PropertyType':
      return escapeMarkdown(listing.PropertyType)
    case 'SaleType':
      return listing.SaleType === 'for_rent' ? 'for rent' : 'for sale'
    case 'Tours':
      return listing.Tours === '3D' ? '3D tour' : listing.Tours === 'OpenHouse' ? 'open house' : null
    case 'DepositFee':
      return listing.DepositFee === null
        ? 'deposit unknown'
        : `deposit ${escapeMarkdown(formatMoney(listing.DepositFee, listing.CurrencySymbol))}`
    case 'SpaceType':
      return listing.SpaceType === null ? null : listing.SpaceType.toLowerCase()
    default:
      return null
  }
}
