import { plainly, readContact, type SaidContact } from '../../../reading/contact/read-contact.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { WishSignal } from '../../../reading/languages/tables/wish-words.ts'
import { hearWishes, type WishSignals } from '../../../reading/languages/words/hear-wishes.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { goesThere, mayGoThere, sellsOwn, wantsSomebody } from './put-together.ts'

/** What a clause wants that neither a search nor the firm's words answer. */
export type Wish =
  | Exclude<WishSignal, 'times' | 'atOnce' | 'shows' | 'rooms' | 'costs' | 'asks' | 'wonders' | 'points'>
  | 'contact'
  | 'changeTour'

export interface WishFacts {
  signals: WishSignals
  /** What the search reads in it. */
  understood: Understood
  /** Contact details that it says. */
  contact: SaidContact | null
  /** Whether homes were shown that it may speak of. */
  hasShown: boolean
  /** Whether something was looked for, found or not. */
  hasSearched: boolean
  /** Whether one home is spoken of already. */
  hasFocus: boolean
  /** Whether it names a home by its address, number or street. */
  namesHome: boolean
  /** Whether it points at homes that were shown: "the second one". */
  pointsAtHomes: boolean
  /** Whether it asks for something that a listing says: a size, an age, an open house. */
  asksFact: boolean
  /** Whether it names a day or an hour by a word that is no ordinal. */
  saysDay: boolean
  /** What the answer before was about. */
  before: Wish | undefined
  /** Whether it ends in a question mark. */
  isQuestion: boolean
}

/** Whether a message may want anything of the kind: most that look for homes do not, and are read as a whole. */
export function mayWish(message: string, tables: LanguageTables): boolean {
  const signals = hearWishes(plainly(message), tables)
  if (readContact(message) !== null || heardOf.some((signal) => signals.has(signal))) return true
  return mayGoThere(signals) || wantsSomebody(signals) || sellsOwn(signals)
}

const heardOf = [
  'tour',
  'times',
  'person',
  'seller',
  'agent',
  'pictures',
  'shows',
  'map',
  'send',
  'alert',
  'alertEnds',
  'save',
  'tooMuch',
  'tooSmall',
  'likes',
  'dislikes',
  'area',
  'advice',
  'offer',
  'whyPrice',
  'overBy',
  'similar',
  'available',
  'restart',
  'help',
  'thanks',
  'goodbye',
  'heard',
  'outside',
] as const satisfies readonly WishSignal[]

/**
 * What a clause wants besides; null where it looks for homes, asks of one what a listing says, or asks the firm. Pure:
 * the same clause and facts always give the same wish. The order is that of what would be lost most by not hearing it.
 */
export function decideWish(facts: WishFacts): Wish | null {
  const { signals, contact, before } = facts
  const { has } = signals
  const isSearch = looksForHomes(facts)
  if (contact !== null) return contact.email !== '' && (has('alert') || before === 'alert') ? 'alert' : 'contact'
  if (before === 'seller' && tellsOn(facts)) return 'seller'
  if (has('restart') && !isSearch) return 'restart'
  if (has('alertEnds')) return 'alertEnds'
  if (has('alert') && !has('happened') && !(isSearch && asksNow(facts))) return 'alert'
  const saysWhen = has('times') || has('atOnce')
  if (before === 'alert' && saysWhen && !isSearch && !facts.isQuestion && !has('tour')) return 'alert'
  if (has('similar') && speaksOfHome(facts) && !isSearch) return 'similar'
  if (sellsOwn(signals) && !has('asks') && !facts.isQuestion) return 'seller'
  if (has('advice') && !isSearch && !ofOneHome(facts, 'advice')) return 'advice'
  // "et à vendre, une maison vers Forest ?" looks for one, and nothing of one's own is said.
  const isSale = facts.isQuestion && isSearch && !has('owns') && saysWhichForSale(facts)
  const sells = sellsOwn(signals) || (has('seller') && !isSale && !(isSearch && !saysOwn(facts)))
  if (sells && !ofLoan.test(signals.text)) return 'seller'
  if (has('overBy') && facts.hasShown && !isSearch) return 'overBy'
  if (has('whyPrice') && (facts.hasShown || facts.namesHome)) return 'whyPrice'
  if (has('available') && speaksOfHome(facts)) return 'available'
  if (has('agent') && !(has('person') && !speaksOfHome(facts) && !facts.hasShown)) return 'agent'
  if (has('offer') && (!isSearch || (speaksOfHome(facts) && saysAmountAlone(facts)))) return 'offer'
  const goes = has('tour') || goesThere(signals, { ...facts, speaksOfHome: speaksOfHome(facts) })
  if (goes && !seeksTours(facts) && !isSearch) return 'tour'
  const sends = has('send') && (facts.hasShown || facts.namesHome) && !isSearch
  // "text me the link", "email me the listing": a way of sending, and nobody is wanted.
  if (sends && !has('people')) return 'send'
  // "is there a home for a person with a dog": a person is named, and a home is asked for.
  const asksForHome = facts.understood.saysHome && facts.isQuestion
  if ((wantsSomebody(signals) || (has('person') && !asksForHome)) && !isSearch) return 'person'
  if (seesPictures(facts, isSearch)) return 'pictures'
  if (has('map') && !isSearch) return 'map'
  if (sends) return 'send'
  if (has('save') && !isSearch && !keepsInMind(facts)) return 'save'
  if (has('times') && !isSearch && !has('area') && (before === 'tour' || saysOnlyWhen(facts))) return 'tour'
  // "too small for a family": said of homes, and nothing is asked of who lives there.
  if (has('tooSmall') && !isSearch && facts.hasSearched && !facts.isQuestion && !has('asks')) return 'tooSmall'
  if (hearsArea(facts, isSearch)) return 'area'
  if (isSearch) return null
  // "can I put a tiny house there"
  const asks = signals.all('asks').some(({ start }) => start <= 1) && !facts.isQuestion
  if (has('tooMuch') && facts.hasSearched && !asks) return 'tooMuch'
  if (has('tooSmall') && facts.hasSearched && !asks) return 'tooSmall'
  return decideTalk(facts)
}

/** "not my favorite", "no me gusta nada": what is liked is denied. */
function isDenied({ text, all }: WishSignals): boolean {
  return all('likes').every(({ start }) => denial.test(text.slice(0, start)))
}

const denial =
  /(?:(?<![\p{L}])(?:no|not|never|don t|dont|didn t|isn t|nicht|nunca|nao|ne|n|pas)\s+(?:\p{L}+\s+)?|[不没]很?)$/u

/** "I'll keep that one in mind": said, and nothing to be kept here. */
function keepsInMind({ signals }: WishFacts): boolean {
  const heard = signals.all('heard')
  return signals.all('save').every((save) => heard.some(({ start, end }) => start <= save.start && save.end <= end))
}

/** "what would my payment be": nobody sells anything. */
const ofLoan =
  /(?<!\p{L})(?:payment|payments|mortgage|monthly|closing|loan|taxes|rate|rent(?! (?:it |them )?out(?!\p{L}))|budget)(?!\p{L})/u

/** "would they take 400k": of the home that is spoken of. */
const saysAmountAlone = ({ understood: { criteria, saysHome } }: WishFacts): boolean =>
  !saysHome && criteria.every(({ topic }) => topic === 'Price' || topic === 'SaleType')

/** Feelings, thanks and what has nothing to do with homes. */
function decideTalk(facts: WishFacts): Wish | null {
  const { signals, understood, hasShown, isQuestion } = facts
  const { has } = signals
  // "and can I bring my cat"
  const opening =
    /^ (?:(?:and|but|so|also|ok|okay|y|pero|et|mais|und|aber|e|mas) )?/u.exec(signals.text)?.[0].length ?? 1
  const asks = isQuestion || signals.all('asks').some(({ start }) => start <= opening)
  const saysNothing = readsNothing(understood)
  if (has('help') && (saysNothing || signals.all('help').some(({ start }) => start <= 1))) return 'help'
  const wonders = signals.all('wonders').some(({ start }) => start <= 1)
  const isOfHome = facts.namesHome || facts.pointsAtHomes || (facts.hasFocus && signals.has('points'))
  if (has('outside') && !isOfHome && (wonders || !understood.saysHome)) return 'outside'
  if (isForeign(facts)) return 'outside'
  if (has('thanks') && saysNothing && !isQuestion) return 'thanks'
  if (asks) return null
  if (has('dislikes') && facts.hasSearched && saysNothing) return 'dislikes'
  if (has('likes') && hasShown && onlyLoose(understood)) return isDenied(signals) ? 'dislikes' : 'likes'
  if (has('goodbye') && saysNothing) return 'goodbye'
  if (has('heard') && onlyLoose(understood) && !understood.saysHome) return 'heard'
  return null
}

/** Conditions that only a search has; a home that is named, or a word that a listing could say, makes none. */
function looksForHomes({ understood, namesHome, pointsAtHomes, signals }: WishFacts): boolean {
  const { criteria, sort, saysHome, figures } = understood
  if (namesHome) return false
  const hard = criteria.filter(({ topic, mode }) => mode === 'must' && hardTopics.has(topic))
  if (hard.some(({ topic }) => topic !== 'Place')) return true
  if (pointsAtHomes) return false
  if (hard.length > 0 && (saysHome || figures.length > 0 || sort !== null)) return true
  return saysHome && !signals.has('points') && criteria.some(({ mode }) => mode === 'must')
}

/** What only a search for homes says. */
export const hardTopics: ReadonlySet<Criterion['topic']> = new Set([
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'Place',
])

const speaksOfHome = ({ signals, hasShown, hasFocus, namesHome, pointsAtHomes }: WishFacts): boolean =>
  namesHome || pointsAtHomes || hasFocus || (hasShown && signals.has('points'))

const ofOneHome = (facts: WishFacts, signal: WishSignal): boolean =>
  facts.namesHome && facts.signals.all(signal).length === 1

/** "my", "our": of a seller's own home, whatever is said of it. */
function saysOwn({ signals }: WishFacts): boolean {
  return signals.all('seller').length > 0
}

/** What is for sale, of which kind and where. */
const saysWhichForSale = ({ understood: { criteria } }: WishFacts): boolean =>
  (['SaleType', 'PropertyType', 'Place'] as const).every((asked) => criteria.some(({ topic }) => topic === asked))

/** "new listings in Kent": looked for now, and not one day. */
function asksNow({ signals }: WishFacts): boolean {
  return signals.has('shows')
}

/** What a seller adds about their home: told, and neither asked nor looked for. */
function tellsOn({ signals, understood, isQuestion }: WishFacts): boolean {
  const looksElsewhere = understood.criteria.some(({ topic }) => topic === 'Price' || topic === 'Place')
  return !isQuestion && !signals.has('asks') && !signals.has('shows') && !understood.saysHome && !looksElsewhere
}

/** "with an open house", "3D tour": a condition of a search. */
function seeksTours({ signals, understood, hasFocus, namesHome, pointsAtHomes }: WishFacts): boolean {
  // "je peux visiter samedi ?", of the home in view.
  if (hasFocus && (signals.has('times') || mayGoThere(signals)) && !understood.saysHome) return false
  return understood.criteria.some(({ topic }) => topic === 'Tours') && !namesHome && !pointsAtHomes
}

function seesPictures(facts: WishFacts, isSearch: boolean): boolean {
  const { signals, hasShown, understood } = facts
  if (isSearch || !(hasShown || facts.namesHome)) return false
  if (signals.has('pictures')) return true
  return signals.has('shows') && signals.has('rooms') && !understood.saysHome
}

/** "saturday at 10?", of a home in view. */
function saysOnlyWhen({ signals, hasFocus, understood }: WishFacts): boolean {
  return hasFocus && onlyLoose(understood) && signals.text.trim().split(' ').length <= mostOfWhen
}

const mostOfWhen = 8

/** Asked about, and not looked for: "near good schools" beside rooms and prices is a wish of a search. */
function hearsArea({ signals, understood }: WishFacts, isSearch: boolean): boolean {
  if (isSearch) return false
  if (understood.opinionHint) return true
  return signals.has('area') && understood.criteria.every(({ topic }) => topic === 'Feature' || topic === 'Place')
}

/**
 * "what beats a full house in poker": a question of which more words mean nothing here than something, and that asks for
 * no home by its rooms, its price or its city.
 */
function isForeign({ signals, understood, namesHome, pointsAtHomes }: WishFacts): boolean {
  const { criteria, ignored, figures, sort } = understood
  if (namesHome || pointsAtHomes || signals.has('points') || figures.length > 0 || sort !== null) return false
  const asks = signals.all('wonders').some(({ start }) => start <= 1)
  const words = ignored.flatMap((said) => said.split(' ')).filter((word) => word.length >= 4)
  return (
    asks && words.length >= 2 && words.length > criteria.length && criteria.every(({ topic }) => looseTopics.has(topic))
  )
}

const looseTopics: ReadonlySet<Criterion['topic']> = new Set(['Feature', 'PropertyType', 'Place', 'SpaceType'])

/** Nothing but words that a listing could say. */
function onlyLoose({ criteria, figures, sort }: Understood): boolean {
  return (
    figures.length === 0 &&
    sort === null &&
    criteria.every(({ topic, anyOf }) => topic === 'Feature' || anyOf.every(({ is }) => is === 'nowhere'))
  )
}

function readsNothing({ criteria, figures, sort, saysHome }: Understood): boolean {
  return criteria.length + figures.length === 0 && sort === null && !saysHome
}
