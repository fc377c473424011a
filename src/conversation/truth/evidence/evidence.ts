import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type Derive, deriveFrom } from '../../../platform/derive.ts'
import {
  withoutOrderSentences,
  withoutOrders,
  withoutWordsToAssistants,
} from '../../../reading/assistant-orders/without-orders.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { readNumbers, type SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { ToldLoan } from './told-loan.ts'
import { linksWithin, type ToldPassage } from './told-passages.ts'
import { toldKey, toldSentences } from './told-sentences.ts'
import type { ToldTimes } from './told-times.ts'

export interface Figure {
  kind: string
  field: string
  value: number
}

/** What a tool call of the conversation has shown, for the next turns: plain JSON, kept with the session. */
export interface KeptEvidence {
  listings: number[]
  counts: number[]
  figures: Figure[]
  /** Older sessions have none. */
  loans?: ToldLoan[]
}

const mostPassages = 20
const mostListings = 60
const mostCounts = 40
const mostFigures = 40
const mostWords = 60_000
const mostHeard = 4_000
const mostTold = 400
const mostLoans = 4

/** A home that may be spoken of, and what its words say. */
export interface KnownHome {
  listing: FoundListing
  /** Numbers that its own words say: description, address, further facts. */
  numbers: readonly SaidNumber[]
  /** All its words, folded. */
  words: string
  /** What the parts of the gate make of it. */
  derive: Derive<KnownHome>
}

/** All that the answers of a conversation may be made of. */
export class Evidence {
  #homes = new Map<number, KnownHome>()
  /** Cities, states and neighbourhoods of the homes, folded. */
  #places = new Set<string>()
  /** Ids in the order in which they were last listed: what "the second one" means. */
  shown: readonly number[] = []
  counts = new Set<number>()
  /** Counts and figures of this turn's searches: those of earlier turns are true of other searches. */
  #countsNow = new Set<number>()
  #figuresNow: Figure[] = []
  /** How many homes a search has shown: fewer than match. */
  readonly #countsShown = new Set<number>()
  /** Matches of the last search of this turn. */
  lastTotal: number | null = null
  figures: Figure[] = []
  /** What the visitor has said, folded, and its numbers. */
  visitorWords = ''
  /** The same without orders to the chatbot: what it is told to say is nothing that the visitor says of itself. */
  ownVisitorWords = ''
  visitorNumbers: SaidNumber[] = []
  /** The firm's own words, folded. */
  settingsWords: string
  #passages: ToldPassage[] = []
  readonly #told = new Set<string>()
  #loans: readonly ToldLoan[] = []
  #times: readonly ToldTimes[] = []
  /** Whether the visitor asks about the firm: then what is said of it is borne out by its sources alone. */
  concernsFirm = false
  /** The same without what the visitor has said: whether a question is to be answered with yes is no matter of that. */
  withoutVisitor(): Evidence {
    const copy = new Evidence('', this.languages)
    copy.#homes = this.#homes
    copy.#places = this.#places
    copy.shown = this.shown
    copy.counts = this.counts
    copy.#countsNow = this.#countsNow
    copy.lastTotal = this.lastTotal
    copy.figures = this.figures
    copy.#figuresNow = this.#figuresNow
    copy.settingsWords = this.settingsWords
    copy.#passages = this.#passages
    copy.#loans = this.#loans
    copy.#times = this.#times
    return copy
  }

  /** What the last search looked for, in its own words: folded. */
  searchWords = ''

  /** What sentences about it are read with. */
  readonly languages: Languages
  /** What the parts of the gate made of it, until something is added. */
  readonly #made = new Map<(evidence: Evidence) => unknown, unknown>()

  constructor(settingsText: string, languages: Languages) {
    this.languages = languages
    this.settingsWords = foldAligned(settingsText)
  }

  /** What a part of the gate makes of all that is known now: made once, and anew when something is added. */
  derive<Made>(make: (evidence: Evidence) => Made): Made {
    if (!this.#made.has(make)) this.#made.set(make, make(this))
    // It is what this function has made.
    return this.#made.get(make) as Made
  }

  hear(said: string, language: LanguageCode): void {
    this.#made.clear()
    if (this.visitorWords.length > mostWords) return
    const words = said.slice(0, mostHeard)
    this.visitorWords += `${foldAligned(words)}\n`
    this.ownVisitorWords += `${foldAligned(withoutOrderSentences(words))}\n`
    this.visitorNumbers.push(...readNumbers(words, language).slice(0, 200))
  }

  /** Adds a home that a tool has returned. */
  add(listing: FoundListing): void {
    this.#made.clear()
    this.#homes.delete(listing.id)
    this.#homes.set(listing.id, describe(listing))
    for (const name of [listing.City, listing.State, listing.Location]) if (name) this.#places.add(foldAligned(name))
  }

  /** Takes what a loan comes to, as a tool has worked it out. */
  addLoan(loan: ToldLoan): void {
    this.#loans = [...this.#loans, loan].slice(-mostLoans)
  }

  get loans(): readonly ToldLoan[] {
    return this.#loans
  }

  /** Takes when a home can be seen; what was told of it before holds no more. */
  addTimes(told: ToldTimes): void {
    this.#times = [...this.#times.filter(({ listing }) => listing !== told.listing), told]
  }

  get times(): readonly ToldTimes[] {
    return this.#times
  }

  /** Takes passages of the firm's sources that a tool has returned. */
  addPassages(passages: readonly ToldPassage[]): void {
    this.#made.clear()
    for (const passage of passages) {
      if (this.#passages.length >= mostPassages) return
      // What a paper orders a chatbot to say bears nothing out.
      const text = withoutWordsToAssistants(withoutOrderSentences(passage.text))
      if (this.#passages.some((known) => known.text === text)) continue
      this.#passages.push({ ...passage, text })
    }
  }

  /** Takes what the guide itself has said by a tool: a sentence of it may be repeated as it is. */
  addTold(content: string): void {
    this.#made.clear()
    for (const sentence of toldSentences(content)) if (this.#told.size < mostTold) this.#told.add(sentence)
  }

  /** Whether the guide itself has said this sentence, word for word and link for link. */
  wasTold(sentence: string): boolean {
    return this.#told.size > 0 && this.#told.has(toldKey(sentence))
  }

  /** Sentences of the guide that a tool has told, folded. */
  get told(): Iterable<string> {
    return this.#told
  }

  /** What the firm's sources say, as far as the model was told. */
  get passages(): readonly ToldPassage[] {
    return this.#passages
  }

  /** Addresses of the sources of these passages, and those that stand in them: they may be linked to. */
  get sourceLinks(): readonly string[] {
    return this.#passages.flatMap(({ sourceLink, text }) => [
      ...(sourceLink === '' ? [] : [sourceLink]),
      ...linksWithin(text),
    ])
  }

  /** Takes the result of a search: its homes, how many match, its figures. */
  addSearch(found: {
    listings: readonly FoundListing[]
    total: number
    figures: readonly Figure[]
    summary: string
  }): void {
    for (const listing of found.listings) this.add(listing)
    if (found.listings.length > 0) this.shown = found.listings.map(({ id }) => id)
    this.counts.add(found.total)
    this.#countsNow.add(found.total)
    this.lastTotal = found.total
    if (found.listings.length > 0) this.#countsShown.add(found.listings.length)
    this.addFigures(found.figures)
    this.searchWords += `${foldAligned(found.summary)}\n`
  }

  /** Takes the homes that come closest where none matches: their records may be spoken of. */
  addClosest(found: { total: number; listings: readonly FoundListing[] }): void {
    for (const listing of found.listings) this.add(listing)
    this.shown = found.listings.map(({ id }) => id)
    this.addFigures([{ kind: 'count', field: 'id', value: found.total }])
  }

  addFigures(figures: readonly Figure[]): void {
    this.#made.clear()
    for (const figure of figures) {
      if (figure.kind === 'count') {
        this.counts.add(figure.value)
        this.#countsNow.add(figure.value)
      } else {
        this.figures.push(figure)
        this.#figuresNow.push(figure)
      }
    }
  }

  /** Whether so many homes match; `isTotal`: of all, and not of those that are shown. */
  hasCount(value: number, isTotal: boolean): boolean {
    if (!isTotal && this.#countsShown.has(value)) return true
    return this.lastTotal === null ? this.counts.has(value) : this.#countsNow.has(value)
  }

  /** Averages, extremes and the like of the search that is spoken of. */
  get figuresNow(): readonly Figure[] {
    return this.lastTotal === null ? this.figures : this.#figuresNow
  }

  home(id: number): KnownHome | undefined {
    return this.#homes.get(id)
  }

  get places(): readonly string[] {
    return [...this.#places]
  }

  get homes(): KnownHome[] {
    return [...this.#homes.values()]
  }

  /** The homes last listed, in their order. */
  get listed(): KnownHome[] {
    return this.shown.flatMap((id) => this.#homes.get(id) ?? [])
  }

  get isEmpty(): boolean {
    return this.#homes.size === 0 && this.counts.size === 0
  }

  keep(): KeptEvidence {
    return {
      listings: [...this.#homes.keys()].slice(-mostListings),
      counts: [...this.counts].slice(-mostCounts),
      figures: this.figures.slice(-mostFigures),
      ...(this.#loans.length > 0 ? { loans: [...this.#loans] } : {}),
    }
  }

  /** Takes up what an earlier turn kept; the homes themselves are read anew. */
  recall(kept: KeptEvidence, listings: readonly FoundListing[], shown: readonly number[]): void {
    for (const listing of listings) this.add(listing)
    for (const count of kept.counts) this.counts.add(count)
    this.figures.push(...kept.figures)
    for (const loan of kept.loans ?? []) this.addLoan(loan)
    this.shown = shown
  }
}

/** A listing without what its text orders a chatbot to say: that bears nothing out, wherever it is looked for. */
function withoutItsOrders(listing: FoundListing): FoundListing {
  const clean = (text: string) => withoutWordsToAssistants(withoutOrders(text))
  const { Description, ExtensionColumn } = listing
  return {
    ...listing,
    Description: Description ? clean(Description) : Description,
    ExtensionColumn:
      ExtensionColumn?.flatMap((entry) => {
        const whole = `${entry.Key}: ${entry.value}`
        const [left, name] = [clean(whole), `${entry.Key}: `]
        return left === whole ? [entry] : left.startsWith(name) ? [{ ...entry, value: left.slice(name.length) }] : []
      }) ?? null,
  }
}

function describe(found: FoundListing): KnownHome {
  const listing = withoutItsOrders(found)
  const parts = [
    listing.Address,
    listing.City,
    listing.State,
    listing.ZIP,
    listing.Location,
    listing.PropertyType,
    listing.MLSNumber,
    listing.Tours === '3D' ? '3D tour' : listing.Tours === 'OpenHouse' ? 'open house' : null,
    listing.Description,
    ...(listing.ExtensionColumn ?? []).map(({ Key, value }) => `${Key}: ${value}`),
  ]
  const text = parts.filter(Boolean).join('\n').slice(0, 20_000)
  const home: KnownHome = {
    listing,
    numbers: readNumbers(text, 'en'),
    words: foldAligned(text),
    derive: deriveFrom(() => home),
  }
  return home
}
