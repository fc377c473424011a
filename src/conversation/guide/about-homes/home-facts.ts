import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatArea, formatLot, formatMoney, formatNumber, nameValue } from '../../../reading/languages/wording.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'

export type Speech = Pick<GuideContext, 'words' | 'wording'>

/** For what also quotes a listing's own words: they are looked through before they are shown. */
export type QuotingSpeech = Pick<GuideContext, 'words' | 'wording' | 'scope'>

/** A fact of a home as its record says it. */
export interface HomeFact {
  /** Formatted with its unit, safe as markdown; null when the record does not say it. */
  value: string | null
  /** The number itself, 0 for texts. */
  count: number
}

const unknown: HomeFact = { value: null, count: 0 }

/** Land has no rooms that one could count. */
export function isLand(listing: FoundListing): boolean {
  return /\b(?:land|lots?|acreage|plot)\b/i.test(listing.PropertyType) && listing.Bedrooms === 0
}

/** The amount in the listing's own currency. */
export function moneyIn({ wording }: Speech, value: number, listing: FoundListing): string {
  return escapeMarkdown(formatMoney(wording, value, listing.CurrencySymbol))
}

/** What the record says of a home. */
export function factOf(speech: Speech, listing: FoundListing, name: FactName): HomeFact {
  const { words, wording } = speech
  const text = (value: string | null) => (value ? { value: escapeMarkdown(value), count: 0 } : unknown)
  const amount = (value: number | null, aMonth = false): HomeFact => {
    if (value === null) return unknown
    const money = moneyIn(speech, value, listing)
    return { value: aMonth ? words.aMonth(money) : money, count: value }
  }
  const number = (value: number): HomeFact => ({ value: formatNumber(wording, value), count: value })
  if (!isSaid(listing, name)) return unknown
  switch (name) {
    case 'Price':
      return amount(listing.Price, listing.SaleType === 'for_rent')
    case 'HOAMonth':
      return listing.HOAMonth ? amount(listing.HOAMonth, true) : unknown
    case 'DepositFee':
    case 'ZestimatePrice':
      return amount(listing[name])
    case 'UnitAreaPrice':
      return unitPriceOf(speech, listing)
    case 'BuildingArea':
    case 'LotArea': {
      const format = name === 'LotArea' ? formatLot : formatArea
      return listing[name] > 0
        ? { value: escapeMarkdown(format(wording, listing[name], listing.AreaUnit)), count: listing[name] }
        : unknown
    }
    case 'YearBuilt':
      return listing.YearBuilt > 0 ? { value: String(listing.YearBuilt), count: listing.YearBuilt } : unknown
    case 'ParkingSpots':
      return listing.ParkingSpots > 0 ? number(listing.ParkingSpots) : unknown
    case 'Bedrooms':
    case 'Bathrooms':
      // No home has neither: that is how files write what they do not know.
      return listing.Bedrooms === 0 && listing.Bathrooms === 0 ? unknown : number(listing[name])
    case 'DaysOnMarket':
      return number(listing.DaysOnMarket)
    case 'SaleType':
      return text(nameValue(wording, listing.SaleType))
    case 'SpaceType':
      return text(listing.SpaceType && nameValue(wording, listing.SpaceType))
    case 'Status':
      return text(listing.Status in words.statuses ? words.statuses[statusOf(listing)] : listing.Status)
    case 'Tours':
      return text(listing.Tours === '3D' || listing.Tours === 'OpenHouse' ? words.tours[listing.Tours] : listing.Tours)
    case 'Address':
      return text(
        listing.Address && [listing.Address, listing.City, listing.State, listing.ZIP].filter(Boolean).join(', '),
      )
    case 'PropertyType':
    case 'MLSNumber':
      return text(listing[name])
  }
}

/** Where a home stands; what nobody has words for counts as offered. */
export function statusOf({
  Status,
}: FoundListing): 'Active' | 'PreOnMarket' | 'Pending' | 'ActiveUnderContract' | 'Sold' {
  return Status === 'Sold' || Status === 'PreOnMarket' || Status === 'Pending' || Status === 'ActiveUnderContract'
    ? Status
    : 'Active'
}

/** As the listing says it, else worked out from its price and living area, and said so. */
function unitPriceOf(speech: Speech, listing: FoundListing): HomeFact {
  const { words } = speech
  const unit = listing.AreaUnit === 'Square Meters' ? words.unitNames.meters : words.unitNames.feet
  if (listing.UnitAreaPrice !== null)
    return {
      value: words.perArea(moneyIn(speech, listing.UnitAreaPrice, listing), unit),
      count: listing.UnitAreaPrice,
    }
  if (listing.Price === null || listing.BuildingArea <= 0) return unknown
  const price = Math.round((listing.Price / listing.BuildingArea) * 100) / 100
  return { value: `${words.perArea(moneyIn(speech, price, listing), unit)}${words.computed}`, count: price }
}

/** The fact as a clause: "built in 1995", or that it is unknown. */
export function tellFact(speech: Speech, listing: FoundListing, name: FactName): string {
  const { value, count } = factOf(speech, listing, name)
  const { known, unknown: missing } = speech.words.facts[name]
  return value === null ? missing : known(value, count)
}
