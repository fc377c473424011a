import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Family } from '../../../reading/criteria/condition.ts'
import type { ComparedField } from '../../../reading/languages/tables/said-words.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import { familyOfListing } from '../evidence/home-record.ts'
import type { Attribution } from '../numbers/number-context.ts'
import type { ReadSentence } from '../words/read-sentence.ts'
import type { TaggedPhrase } from '../words/said-lexicon.ts'

/** What of a claim is judged: the field that it is about, and whether a home bears it out; null: the record cannot tell. */
export interface RecordClaim {
  field: string
  isTrueOf(home: KnownHome): boolean | null
}

const isActive = ({ Status }: FoundListing): boolean => Status.toLowerCase() === 'active'
const isSold = ({ Status }: FoundListing): boolean => Status.toLowerCase() === 'sold'
const isPending = ({ Status }: FoundListing): boolean => /pending|contract|contingent|escrow/i.test(Status)
const isSoon = ({ Status }: FoundListing): boolean => /^pre|soon/i.test(Status)

const ofStatus: Record<string, (listing: FoundListing) => boolean | null> = {
  active: (listing) => isActive(listing),
  // Few records know such a state: what is active is in none of them.
  pending: (listing) => (isPending(listing) ? true : isActive(listing) || isSold(listing) ? false : null),
  off: (listing) => (isActive(listing) ? false : isSold(listing) ? true : null),
  sold: (listing) => isSold(listing),
  soon: (listing) => isSoon(listing),
}

const onlyActive =
  /^(?:not active|inactive|not yet active|no activ|inactiv|pas active?|inaktiv|nicht aktiv|inativ|nao ativ|不活跃|非在售)/u

/** Days on the market within which a listing is a new one. */
const mostFreshDays = 14

/** What a tagged phrase claims of a home; null when it claims nothing that the record has a field for. */
export function recordClaimOf(at: TaggedPhrase, read: ReadSentence, evidence: Evidence): RecordClaim | null {
  const { tag, start, end } = at
  const [name = '', value = ''] = tag.split('.')
  const claim = (field: string, isTrue: (listing: FoundListing, home: KnownHome) => boolean | null): RecordClaim => ({
    field,
    isTrueOf: (home) => isTrue(home.listing, home),
  })
  switch (name) {
    case 'status':
      // "for sale" is said of what is not sold yet; "available" of what is on the market now.
      if (value === 'active' && isOffered(at, read))
        return claim('Status', (listing) => !isSold(listing) && isOfferedAs(at, read, listing))
      if (value === 'off' && isOffered(at, read))
        return claim('Status', (listing) => !isActive(listing) || !isOfferedAs(at, read, listing))
      // "not active" is so of what is coming, too.
      if (value === 'off' && onlyActive.test(read.folded.slice(start, end)))
        return claim('Status', (listing) => !isActive(listing))
      return claim('Status', ofStatus[value] ?? (() => null))
    case 'sale':
      return claim('SaleType', ({ SaleType }) => SaleType === 'for_sale')
    case 'rent':
      return claim('SaleType', ({ SaleType }) => SaleType === 'for_rent')
    case 'families':
      return claim('PropertyType', (listing) => isOfFamily(listing, value as Family, read.folded.slice(start, end)))
    case 'fresh':
      return claim(
        'DaysOnMarket',
        (listing) =>
          isSaid(listing, 'DaysOnMarket') && listing.DaysOnMarket > 0 && listing.DaysOnMarket <= mostFreshDays,
      )
    case 'noFee':
      return claim('HOAMonth', ({ HOAMonth }) => (HOAMonth === null ? null : HOAMonth === 0))
    case 'openHouse':
      return claim('Tours', ({ Tours }) => Tours === 'OpenHouse')
    case 'tour':
      return claim('Tours', ({ Tours }) => Tours === '3D')
    case 'withinBudget':
      return claim('Price', ({ Price }) => (Price === null ? null : keepsBudget(Price, evidence)))
    default:
      return null
  }
}

function isOffered({ from, to }: TaggedPhrase, { phrases }: ReadSentence): boolean {
  return phrases.some((other) => /^(?:sale|rent)$/.test(other.tag) && other.from < to && other.to > from)
}

/** "for rent" of a rental, "for sale" of a sale. */
function isOfferedAs({ from, to }: TaggedPhrase, { phrases }: ReadSentence, { SaleType }: FoundListing): boolean {
  const tags = phrases.filter((other) => other.from < to && other.to > from).map(({ tag }) => tag)
  if (tags.includes('sale') === tags.includes('rent')) return true
  return tags.includes('sale') ? SaleType === 'for_sale' : SaleType === 'for_rent'
}

function isOfFamily(listing: FoundListing, family: Family, words: string): boolean | null {
  if (/^(?:studio|estudio|单间|开间)/u.test(words)) return listing.Bedrooms === 0
  if (listing.PropertyType.toLowerCase().includes(words)) return true
  const own = familyOfListing(listing)
  return own === null ? null : own === family
}

function keepsBudget(price: number, { visitorNumbers }: Evidence): boolean | null {
  const amounts = visitorNumbers.filter(({ kind, values }) => kind === 'money' || (values[0] ?? 0) >= 1_000)
  if (amounts.length === 0) return null
  return price <= Math.max(...amounts.flatMap(({ values }) => values))
}

const recordedValue: Record<ComparedField, (listing: FoundListing) => number | null> = {
  Price: ({ Price }) => Price,
  BuildingArea: ({ BuildingArea, AreaUnit }) =>
    BuildingArea > 0 ? BuildingArea * (AreaUnit === 'Square Meters' ? 10.7639 : 1) : null,
  YearBuilt: ({ YearBuilt }) => (YearBuilt > 0 ? YearBuilt : null),
  Bedrooms: ({ Bedrooms }) => Bedrooms,
}

interface Compared {
  field: ComparedField
  sign: 1 | -1 | 0
  isMost: boolean
}

/**
 * Whether a home is more than the others: `null` when there is nothing to hold it against. Amounts in two currencies,
 * and a rent and a price, are not compared.
 */
export function holdsAgainst(
  { field, sign, isMost }: Compared,
  subject: Attribution,
  others: readonly KnownHome[],
): boolean | null {
  const [one] = subject.homes
  if (!one || subject.homes.length !== 1) return null
  const own = recordedValue[field](one.listing)
  const rest = others.filter((home) => home !== one && isAlike(field, home.listing, one.listing))
  const values = rest.map(({ listing }) => recordedValue[field](listing))
  if (
    own === null ||
    values.length === 0 ||
    (!isMost && values.length !== others.filter((home) => home !== one).length)
  )
    return null
  if (sign === 0) return values.every((value) => value === own)
  return values.every((value) => value !== null && (isMost ? (own - value) * sign >= 0 : (own - value) * sign > 0))
}

function isAlike(field: ComparedField, one: FoundListing, other: FoundListing): boolean {
  return field !== 'Price' || (one.CurrencySymbol === other.CurrencySymbol && one.SaleType === other.SaleType)
}
