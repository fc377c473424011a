import type { Languages } from '../../../../reading/languages/languages.ts'
import type { Evidence, KnownHome } from '../../../truth/evidence/evidence.ts'
import { tellListing } from '../tell-listing.ts'

const mostShown = 10
const mostOthers = 5
/** What a home is told apart by; all else a tool tells. */
const telling =
  'number id Address City PropertyType SaleType CurrencySymbol Price Bedrooms Bathrooms MLSNumber Url'.split(' ')

/** The homes of the conversation so far: the list that was shown last, with its numbers, and others; null where there are none. */
export function tellKnown({ listed, homes }: Evidence, languages: Languages): Record<string, unknown> | null {
  if (homes.length === 0) return null
  const tell = ({ listing }: KnownHome, number: number | null) =>
    Object.fromEntries(
      Object.entries(tellListing(languages, listing, number, 0)).filter(([name]) => telling.includes(name)),
    )
  const others = homes.filter((home) => !listed.includes(home)).slice(-mostOthers)
  return {
    shownLast: listed.slice(0, mostShown).map((home, at) => tell(home, at + 1)),
    ...(others.length === 0 ? {} : { lookedAtBefore: others.map((home) => tell(home, null)) }),
  }
}
