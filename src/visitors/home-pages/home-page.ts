import { whoLists } from '../../conversation/guide/about-homes/agent-of-home.ts'
import type { ListingCard } from '../../conversation/guide/answer-view.ts'
import { makeCard } from '../../conversation/guide/present-view.ts'
import { isWebAddress } from '../../homes/listings/web-address.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import { dropHiddenSigns } from '../../platform/text/hidden-signs.ts'
import { withoutOrders } from '../../reading/assistant-orders/without-orders.ts'
import { cleanListingText } from '../../reading/fair-housing/listing-text-gate.ts'
import type { Languages } from '../../reading/languages/languages.ts'
import { readDisplayFlag } from '../../reading/members-only/display-flag.ts'

/** What stands on the page of a home: all of it is plain text that visitors may be told. */
export interface HomePage {
  home: FoundListing
  /** As answers show it. */
  card: ListingCard
  /** Its paragraphs. */
  description: string[]
  openHouses: string[]
  /** What the listing says besides, each with its name. */
  entries: { name: string; value: string }[]
  /** Who lists it; '': the listing names nobody. */
  lister: string
  /** Page of the firm's own; '': this is the only one. */
  ownPage: string
}

const longestDescription = 12_000
const mostParagraphs = 60
const mostEntries = 80
const longestName = 80
const longestValue = 600
const mostOpenHouses = 12

/** Told elsewhere on the page, or an address that programs gather. */
const toldElsewhere =
  /^(?:agent (?:name|email|phone)|office (?:name|phone|email)|attribution ?contact|price qualifier|(?:standard ?|mls ?)?status|open house|altered (?:photo|picture|image) ?\d{1,3})$/i

/** The page of a home, from what visitors may be told: without sentences that choose people, orders to the chatbot, or signs that nobody sees. */
export function makeHomePage(languages: Languages, found: FoundListing, ownPage: string): HomePage {
  const home = withoutHiddenSigns(found)
  const show = (text: string, longest: number): string =>
    cleanListingText(languages, withoutOrders(text.slice(0, 4 * longest)), longest)
      .text.trim()
      .slice(0, longest)
      .toWellFormed()
  const line = (text: string, longest: number): string => show(text, longest).replace(/\s+/g, ' ')
  const entries = home.ExtensionColumn ?? []
  return {
    home,
    card: makeCard(home),
    description: show(home.Description ?? '', longestDescription)
      .split(/\n+/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean)
      .slice(0, mostParagraphs),
    openHouses: entries
      .filter(({ Key }) => /^open house$/i.test(Key.trim()))
      .flatMap(({ value }) => value.split(/[;\n]/))
      .map((each) => line(each, 200))
      .filter(Boolean)
      .slice(0, mostOpenHouses),
    entries: entries
      .filter(({ Key }) => !toldElsewhere.test(Key.trim()) && readDisplayFlag(Key) === null)
      .slice(0, mostEntries)
      .map(({ Key, value }) => ({ name: line(Key, longestName), value: line(value, longestValue) }))
      .filter(({ name, value }) => name !== '' && value !== ''),
    lister: whoLists(languages, home).slice(0, 400).toWellFormed(),
    ownPage: isWebAddress(ownPage) ? ownPage : '',
  }
}

/** Signs that nobody sees may hide words, or turn the line around that they stand in. */
function withoutHiddenSigns(home: FoundListing): FoundListing {
  const clean = Object.entries(home).map(([name, value]) => [
    name,
    typeof value === 'string' ? dropHiddenSigns(value).toWellFormed() : value,
  ])
  const ExtensionColumn =
    home.ExtensionColumn?.map(({ Key, value }) => ({ Key: dropHiddenSigns(Key), value: dropHiddenSigns(value) })) ??
    null
  // The same fields, texts as texts; what marks them (filled-in.ts) is no field that is written.
  return { ...home, ...(Object.fromEntries(clean) as Partial<FoundListing>), ExtensionColumn }
}
