import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { type FirmSignals, hearFirm } from '../../../reading/languages/words/hear-firm.ts'
import type { Heard } from '../../../reading/languages/words/hear-phrases.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { readAsks } from '../wishes/read-asks.ts'

/**
 * What answers a clause.
 * - firm: the firm's own words, and nothing else
 * - either: the firm's words where they answer it, else whatever answered before
 * - homes: the listings, as if the firm had said nothing
 */
export type AnswersFrom = 'firm' | 'either' | 'homes'

export interface ClauseFacts {
  tables: LanguageTables
  /** What the search reads in it. */
  understood: Understood
  /** Whether the conversation speaks of homes that were shown: "does it allow pets?" is then about one. */
  hasShown: boolean
}

/**
 * Whether a clause asks about the firm or about homes: by whom it addresses, what it asks for, and whether it looks for
 * homes or names some. Pure: the same clause and facts always go the same way.
 */
export function decideSource(clause: string, { tables, understood, hasShown }: ClauseFacts): AnswersFrom {
  const signals = hearFirm(clause, tables)
  const isAsked = asksSomething(clause, signals)
  const home = homeIn(signals, understood)
  const isOfFirm = signals.has('matters') || namesFirm(signals, home)
  // Which languages somebody speaks selects no people: the gate of fair housing hears only the names of them.
  if (asksForSpeakers(signals, home)) return 'firm'
  if (understood.refusedWords.length > 0 || (understood.opinionHint && !isOfFirm)) return 'homes'
  // "挂牌最久的是哪套": an order that only homes have.
  if (understood.sort !== null && !signals.has('firm') && !signals.has('you')) return 'homes'
  // "I want to sell my house": said, and asked all the same.
  if (signals.has('mine') && !home.isMeasured) return isAsked && !home.isNamed ? 'firm' : 'either'
  if (looksForHomes(signals, home, understood) || namesKind(signals, home)) return 'homes'
  if (endsInSearch(signals) && !isOfFirm) return 'homes'
  if (signals.has('matters') && !isCondition(signals, home) && (isAsked || isKeywords(signals, home)))
    return isOfHome(signals, home, hasShown) ? 'homes' : 'firm'
  if (namesFirm(signals, home) && isAsked && !home.isMeasured) return 'firm'
  if (!isAsked && !(isKeywords(signals, home) && signals.has('rules'))) return 'homes'
  if (signals.has('rules')) return rulesOf(signals, { home, hasShown })
  if (signals.has('ours') && !home.isMeasured && !home.isNamed && !signals.has('searches')) return 'either'
  return couldBeOfFirm(signals, home, understood) && !asksFactOfHome(clause, tables, signals) ? 'either' : 'homes'
}

/** By a word that asks, by the mark, by its first word ("can tenants sublet"), or by naming what is the firm's alone. */
function asksSomething(clause: string, signals: FirmSignals): boolean {
  if (signals.has('asks') || /[?？]\s*$/u.test(clause.trim())) return true
  if (signals.all('opens').some(({ start }) => start <= 1)) return true
  return signals.has('matters') && signals.has('you') && !signals.has('homes') && !signals.has('searches')
}

/** "homes near your office": where they are to be, and nothing that is asked about. */
function namesFirm(signals: FirmSignals, home: HomeInClause): boolean {
  const near = signals.all('near')
  const seeks = home.isSaid || signals.has('searches')
  return signals
    .all('firm')
    .some((firm) => !(seeks && near.some(({ end }) => end <= firm.start && firm.start - end <= mostBetween)))
}

const mostBetween = 12

/** "we love mid century modern, got any?": of what was said before. */
function endsInSearch({ text, all }: FirmSignals): boolean {
  return all('searches').some(({ start, end }) => start > 1 && end >= text.length - 1)
}

/** "能养狗的公寓": where words have no blanks, what a sentence ends in is what it looks for. */
function namesKind({ text, all }: FirmSignals, { isSaid }: HomeInClause): boolean {
  if (!isSaid || !/\p{Script=Han}/u.test(text)) return false
  const end = text.trimEnd().length
  return all('homes').some((home) => home.end >= end && /的$/u.test(text.slice(0, home.start)))
}

/** "no application fee", beside homes: what is looked for is without it. */
function isCondition(signals: FirmSignals, home: HomeInClause): boolean {
  if (signals.has('you') || !(home.isSaid || home.isMeasured)) return false
  const without = signals.all('without')
  return signals
    .all('matters')
    .every(({ start }) => without.some(({ end }) => end <= start && start - end <= mostBetween))
}

/** Keywords that name no place: "short lease in Tacoma" looks for homes. */
function isKeywords(signals: FirmSignals, home: HomeInClause): boolean {
  return isShort(signals) && !(home.isNamed && !signals.has('firm') && !signals.has('you'))
}

function asksForSpeakers(signals: FirmSignals, home: HomeInClause): boolean {
  return signals.has('speaks') && !signals.has('areas') && !home.isSaid && !home.isNamed && !home.isMeasured
}

/** Whether a message may ask about the firm at all; most do not, and are read as they always were. */
export function mayConcernFirm(message: string, tables: LanguageTables): boolean {
  const signals = hearFirm(message, tables)
  return (['matters', 'firm', 'rules', 'speaks', 'areas', 'does', 'mine', 'you'] as const).some((signal) =>
    signals.has(signal),
  )
}

interface HomeInClause {
  /** A word for homes, and where; homes of the firm ("your rentals") are no certain ones. */
  word: Heard | null
  isSaid: boolean
  /** By a place, an address or a number. */
  isNamed: boolean
  /** With a price, a size or a count: no firm has such. */
  isMeasured: boolean
}

function homeIn(signals: FirmSignals, { criteria }: Understood): HomeInClause {
  const ours = signals.all('ours')
  const word = signals.all('homes').find(({ start }) => !ours.some((all) => all.start <= start && start < all.end))
  const certain = criteria.filter(({ mode }) => mode === 'must')
  return {
    word: word ?? null,
    isSaid: word !== undefined,
    isNamed: certain.some(isPlaceOrNumber),
    isMeasured: certain.some(({ topic }) => measured.has(topic) && !(topic === 'ParkingSpots' && isOfRules(signals))),
  }
}

/** "your parking policy", "do you charge for parking": of the firm's rules; parking alone is a home's. */
function isOfRules(signals: FirmSignals): boolean {
  return signals.has('rules') || (signals.has('you') && signals.has('services'))
}

const measured: ReadonlySet<Criterion['topic']> = new Set([
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'DaysOnMarket',
  'ParkingSpots',
])

function isPlaceOrNumber({ topic, anyOf }: Criterion): boolean {
  return (topic === 'Place' && anyOf.some(({ is }) => is !== 'nowhere')) || anyOf.some(({ is }) => is === 'mls')
}

/** "show me condos that allow dogs", "I want 3 bedrooms": what is looked for stands behind, and is a home. */
function looksForHomes(signals: FirmSignals, home: HomeInClause, { figures, sort }: Understood): boolean {
  const searches = signals.first('searches')
  const isHome = home.isSaid || home.isMeasured
  if (isHome && (figures.length > 0 || sort !== null) && !signals.has('matters')) return true
  if (searches === null) return false
  if (!isHome) return false
  // "do you have a waiting list for apartments": what is looked for is what stands first.
  const [thing] = [...signals.all('matters'), ...signals.all('firm')]
    .filter(({ start }) => start >= searches.end)
    .sort((a, b) => a.start - b.start)
  return thing === undefined || (home.word !== null && home.word.start < thing.start)
}

/** "the deposit of this one", where a home has been shown. */
function isOfHome(signals: FirmSignals, home: HomeInClause, hasShown: boolean): boolean {
  return hasShown && signals.has('points') && !signals.has('you') && !signals.has('firm') && !home.isSaid
}

/** Keywords without a verb: "office hours", "application fee". */
function isShort({ text }: FirmSignals): boolean {
  return text.trim().split(' ').length <= mostKeywords && text.length <= longestKeywords
}

const mostKeywords = 4
const longestKeywords = 44

/** Dogs, deposits and the like: the firm's rules, unless homes are named that may have their own. */
function rulesOf(signals: FirmSignals, { home, hasShown }: { home: HomeInClause; hasShown: boolean }): AnswersFrom {
  if (home.isMeasured) return 'homes'
  if (signals.has('ours')) return home.isNamed ? 'either' : 'firm'
  if (home.isNamed && home.isSaid) return 'homes'
  if (signals.has('points') && (hasShown || home.isSaid || pointsAtOne(signals))) return 'homes'
  const verb = signals.first('does')
  // "¿los pisos permiten perros?": the homes do, and nobody is spoken to.
  const isSubject = home.word !== null && verb !== null && home.word.start < verb.start && !signals.has('you')
  const addresses = signals.has('you') || signals.has('does')
  if (addresses && !isSubject) return home.isNamed ? 'either' : 'firm'
  if (home.isSaid || home.isNamed) return 'homes'
  return hasShown ? 'either' : 'firm'
}

/** "that house", and not only "it", which may be anything. */
function pointsAtOne({ text, all, has }: FirmSignals): boolean {
  const says = ({ start, end }: Heard) => /\p{L} \p{L}|\p{Script=Han}{2}/u.test(text.slice(start, end))
  return !has('you') && all('points').some(says)
}

/** A question that names no home, asks for nothing of one, and has nothing that a search could use. */
function couldBeOfFirm(signals: FirmSignals, home: HomeInClause, understood: Understood): boolean {
  const { criteria, figures, sort, follow, drops, radius, limit, counts } = understood
  if (home.isMeasured) return false
  if (signals.has('areas') && !signals.has('homes')) return true
  if (signals.has('points')) return false
  if (asksWhatFirmDoes(signals, home, understood)) return true
  const follows =
    follow.length + drops.length + figures.length > 0 || sort !== null || radius !== null || limit !== null
  const does = (signals.has('you') && signals.has('services')) || signals.has('does')
  if (does && !home.isNamed && !signals.has('searches')) return figures.length === 0 && sort === null
  return !follows && !home.isSaid && counts.length === 0 && criteria.every(({ topic }) => topic === 'SaleType')
}

/** "how often do you inspect the apartments": homes in general, of which nothing is looked for. */
function asksWhatFirmDoes(signals: FirmSignals, home: HomeInClause, { criteria, figures, sort }: Understood): boolean {
  if (
    !signals.has('you') ||
    signals.has('searches') ||
    signals.has('near') ||
    home.isNamed ||
    figures.length > 0 ||
    sort !== null
  )
    return false
  return criteria.every(({ topic }) => topic === 'SaleType' || topic === 'PropertyType')
}

/** "what is the size of the second", "how many bathrooms": by the words that the guide knows for facts of a home. */
export function asksFactOfHome(clause: string, tables: LanguageTables, signals: FirmSignals): boolean {
  // "how many years have you been open" asks of nobody's home.
  if (signals.has('you') && !signals.has('homes') && !signals.has('points')) return false
  const asks = readAsks(clause, tables)
  return factsOfHomes.some((tag) => asks.has(tag))
}

const factsOfHomes = [
  'fact.Bedrooms',
  'fact.Bathrooms',
  'fact.BuildingArea',
  'fact.LotArea',
  'fact.YearBuilt',
  'fact.HOAMonth',
  'fact.ParkingSpots',
  'fact.UnitAreaPrice',
  'fact.MLSNumber',
] as const
