import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import { linkTarget } from '../escape-markdown.ts'
import { basicFacts, linkHome } from './describe-home.ts'
import { factOf, isLand, type QuotingSpeech, type Speech, tellFact } from './home-facts.ts'
import { showListingText } from './listing-text.ts'

/** Two sentences of the listing at the most, so that a detail is read at a glance; what else there is stands on the card. */
const longestDescription = 190
const shortestDescription = 60
const mostSentences = 2
/** Of the whole detail, with its facts. */
const mostWords = 60
const charactersOfWord = 5.5
const mostEntries = 5
const mostEntriesRead = 50
const mostPictures = 6

/** What the visitor would hear of these even when the listing does not say them. */
const always: readonly FactName[] = ['PropertyType', 'YearBuilt', 'ParkingSpots']
const whenSaid: readonly FactName[] = ['HOAMonth', 'DaysOnMarket', 'LotArea', 'DepositFee', 'SpaceType']

/** A home in a few sentences, the listing's own words last; its details where it has no such words. */
export function detailHome(speech: QuotingSpeech, listing: FoundListing): string {
  const { words, scope } = speech
  const { languages } = scope
  const land = isLand(listing)
  const facts = [...always, ...whenSaid].filter((name) => {
    if (land && (name === 'YearBuilt' || name === 'ParkingSpots' || name === 'LotArea')) return false
    return always.includes(name) || factOf(speech, listing, name).value !== null
  })
  const status = listing.Status === 'Active' ? [] : [tellFact(speech, listing, 'Status')]
  const parts = [
    words.sentence(words.about(linkHome(speech, listing), words.row([...basicFacts(speech, listing), ...status]))),
    words.alsoKnown(words.row(facts.map((name) => tellFact(speech, listing, name)))),
  ]
  const said = showListingText(
    languages,
    ...quoteWithin(withoutOrders(listing.Description ?? ''), mostWords - wordsIn(parts)),
  )
  if (said !== '') parts.push(words.inItsWords(words.quote(said)))
  else parts.push(...tellEntries(speech, listing))
  return parts.join('\n\n')
}

function tellEntries({ words, scope: { languages } }: QuotingSpeech, listing: FoundListing): string[] {
  const entries = (listing.ExtensionColumn ?? [])
    .slice(0, mostEntriesRead)
    .map(({ Key, value }) => ({
      name: showListingText(languages, Key, 60),
      told: showListingText(languages, value, 120),
    }))
    .filter(({ name, told }) => name !== '' && told !== '')
    .slice(0, mostEntries)
  return entries.length === 0 ? [] : [entries.map(({ name, told }) => `- ${words.about(name, told)}`).join('\n')]
}

/** So many whole sentences as there is room for, and after how many characters a longer one is cut. */
function quoteWithin(text: string, room: number): [string, number] {
  const sentences = text.split(/(?<=[.!?。！？])\s*(?=\S)/u).slice(0, mostSentences)
  const fitting = sentences.filter((_, at) => wordsIn(sentences.slice(0, at + 1)) <= room)
  const longest = Math.max(shortestDescription, Math.min(longestDescription, room * charactersOfWord))
  return [(fitting.length > 0 ? fitting : sentences.slice(0, 1)).join(' '), longest]
}

/** Links are read by their names alone; two signs of Chinese make about one word. */
function wordsIn(texts: readonly string[]): number {
  const plain = texts.join(' ').replace(/\]\([^)]*\)/g, ' ')
  return (
    plain.match(/\p{Script=Han}{1,2}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,'’](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*/gu) ??
    []
  ).length
}

/** Links of pictures that may be followed. */
function picturesOf(listing: FoundListing): string[] {
  return (listing.Images ?? []).flatMap((address) => linkTarget(address) ?? [])
}

/** The pictures as links, never embedded: what stands behind them is another site's. */
export function showPictures(speech: Speech, listing: FoundListing): string {
  const { words, wording } = speech
  const pictures = picturesOf(listing)
  if (pictures.length === 0) return words.noPictures(linkHome(speech, listing))
  const count = words.pictures(linkHome(speech, listing), formatNumber(wording, pictures.length), pictures.length)
  const links = pictures
    .slice(0, mostPictures)
    .map((target, index) => `[${words.picture(formatNumber(wording, index + 1))}](${target})`)
  return `${words.sentence(count)}\n\n${words.row(links)}`
}

export function showLink(speech: Speech, listing: FoundListing): string {
  const target = linkTarget(listing.Url)
  const home = linkHome(speech, listing)
  return target === null ? speech.words.noLink(home) : `${speech.words.link(home)}\n\n<${target}>`
}
