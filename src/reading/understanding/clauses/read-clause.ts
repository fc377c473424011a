import { editDistance } from '../words/correct-words.ts'
import type { Aside } from './aside.ts'
import { isBeing, isOwner } from './cut-clauses.ts'
import { tellsStory } from './read-story.ts'
import { saysMeasure } from './read-time.ts'
import {
  compares,
  countsOff,
  isOfHome,
  isOfPlace,
  isOpening,
  isPlainWord,
  ordersHomes,
  pointsAtShown,
  saysOfHomes,
  slips,
} from './sentence/clause-signs.ts'
import { isWeak, owes } from './weak-verbs.ts'
import {
  asks,
  type ClauseWord,
  countsHomes,
  describes,
  isSmallTalk,
  isTold,
  saysHome,
  saysPrice,
  tells,
} from './words-of-clauses.ts'

interface ClauseContext {
  /** What the clause before it was, when that asked for nothing. */
  readonly before: Aside['role'] | null
  /** Verbs that ask, as single words. */
  readonly asking: readonly string[]
  readonly isQuestion: boolean
}

/** What a clause is made of, as far as its role is decided by it. */
interface Shape extends ClauseContext {
  readonly words: readonly ClauseWord[]
  /** The first word that is no "and", "well", "hi". */
  readonly first: number
  readonly head: ClauseWord
  /** Where it asks, and where it tells something; -1 where it does not. */
  readonly request: number
  readonly told: number
  readonly isTold: boolean
  readonly isHome: boolean
  readonly isNumbered: boolean
}

const shortestTold = 4

/** What of a clause asks for nothing: all of it, or what stands before the request in it; null when all of it asks. */
export function readClause(words: readonly ClauseWord[], context: ClauseContext): Aside | null {
  const first = words.findIndex((word) => !isOpening(word))
  const [begin, head, last] = [words[0], words[first], words.at(-1)]
  if (!begin || !head || !last) return null
  const shape = shapeOf(words, first, head, context)
  // "the house of my dreams has 3 bedrooms"
  const isDreamt = head.kinds.includes('definites') && words.some(({ story }) => story.includes('dreams'))
  if (isDreamt && shape.isHome) return null
  // "what has been listed the longest", "welches ist am längsten auf dem Markt"
  const isOfPeople = isOwner(head) || head.kinds.includes('subjects')
  if (!isOfPeople && words.some(({ tags }) => tags.includes('sort.DaysOnMarket.down'))) return null
  if (head.kinds.includes('relatives') && ordersHomes(words)) return null
  const found = roleOf(shape, begin) ?? (tellsBesides(shape) ? whole('visitor') : null)
  if (found === null) return null
  const end = found.isWhole ? last.end : (words[shape.request]?.start ?? last.end)
  return end > begin.start ? { start: begin.start, end, role: found.role } : null
}

/** What no table of verbs has told: by the forms of the words, and behind the time or place of what is told. */
function tellsBesides({ words, first, request, isQuestion, before, asking }: Shape): boolean {
  if (isQuestion) return false
  if (tellsStory(words, first)) return true
  if (request >= 0) return false
  const begun = words.findIndex((word, at) => at > first && (isSubject(word) || word.story.includes('inverted')))
  const lead = words.slice(first, begun)
  if (begun < 0 || lead.some(holdsWhatFollows) || !lead.some(({ tags, kinds }) => tags.length + kinds.length > 0))
    return false
  // "as kids we hid in the attic", "before the war my grandparents had a hotel"
  const told = words.slice(begun)
  const found = readClause(told, { before, asking, isQuestion })
  return found !== null && found.end === told.at(-1)?.end
}

/** "for my wife", "a house where I", "3 rooms we": what belongs to what is asked. */
function holdsWhatFollows(word: ClauseWord, at: number, lead: readonly ClauseWord[]): boolean {
  if (saysHome(word) || (word.counts && !word.isYear) || word.kinds.includes('relatives')) return true
  return at === lead.length - 1 && word.tags.some((tag) => /^(scope\.|place\.|bound\.|glue\.(of|in|from|at))/.test(tag))
}

function shapeOf(words: readonly ClauseWord[], first: number, head: ClauseWord, context: ClauseContext): Shape {
  const request = words.findIndex((word, at) => asks(word) && !isWeak(words, at, head))
  const told = words.findIndex((word, at) => tells(word) || owes(words, at) || (isTold(word) && isDone(words, at)))
  return {
    ...context,
    words,
    first,
    head,
    request,
    told,
    isTold: told >= 0 && (request < 0 || told < request),
    // "we own two cars": what they have, and none of it is asked for.
    isHome: words.some((word) => saysHome(word) && !word.tags.includes('self.thing')),
    isNumbered: words.some(({ isNumber, isSelf }) => isNumber && !isSelf),
  }
}

/** A role, and whether the clause has it to its end or up to the word that asks. */
interface Found {
  readonly role: Aside['role']
  readonly isWhole: boolean
}

const whole = (role: Aside['role']): Found => ({ role, isWhole: true })
const upToRequest = (role: Aside['role']): Found => ({ role, isWhole: false })

function roleOf(shape: Shape, begin: ClauseWord): Found | null {
  const { words, head, first, request, told, isHome } = shape
  if (head.kinds.includes('elsewhere') && !(request >= 0 && isHome)) return whole('other')
  // "which of these has the biggest lot?", "who owns the first one?" ask about homes that were shown.
  const isStory = isOwner(head) || head.kinds.includes('subjects') || head.isFiniteVerb
  // "got anything roomier?"
  if (shape.isQuestion && !isStory && words.some(compares)) return null
  if (pointsAtShown(begin) || pointsAtShown(head) || (!isStory && words.some(countsOff))) return null
  if (isSmallTalk(words)) return whole('talk')
  if (isCourtesy(shape)) return request === first ? whole('talk') : upToRequest('talk')
  if (asksElsewhere(shape)) return whole('other')
  // "we have a parrot" asks something of a rental.
  const hasAnimal = words.some(({ tags }) => tags.some((tag) => tag.startsWith('self.animal.')))
  if (hasAnimal && words.some(({ tags }) => tags.includes('self.have'))) return null
  // "tenemos una lancha" is told as it is said.
  if (head.isFiniteVerb && head.tags.includes('self.have') && words.some(({ tags }) => tags.includes('self.thing')))
    return null
  // "je loue une chambre"
  if (head.kinds.includes('subjects')) return saysHome(head) ? null : roleOfSubject(shape)
  if (isOwner(head)) return roleOfOwner(shape)
  const isAmount = isHome && words.some(({ isNumber, isSelf }) => isNumber && !isSelf)
  if (begin.isSelf && !isAmount && shape.isTold) return upToRequest('visitor')
  // "Saw your sign", "we sold our house, rented in Boston, and ..."
  if (shape.isTold && told === first && opensStory(shape)) return upToRequest('visitor')
  return tellsOfSomething(shape) ? (request === first ? whole('visitor') : upToRequest('visitor')) : null
}

/** "I moved", "we outgrew our flat", "she said": somebody tells something, up to the word that asks. */
function roleOfSubject({ words, first, request, told, isTold, asking }: Shape): Found | null {
  // "we almost bought", "nous avons failli acheter"
  const isInfinitive = words[request]?.tags.some((tag) => tag.startsWith('SaleType')) ?? false
  if (isTold) return isInfinitive && request - told <= 2 ? whole('visitor') : upToRequest('visitor')
  if (request >= 0) return null
  const [next] = words.slice(first + 1)
  if (next === undefined) return null
  const head = words[first]
  const has = head?.tags.includes('self.have') ?? false
  // "we own two cars", "we have 500k"
  if (has && words.some(({ tags }) => tags.includes('self.thing')) && !words.some(({ isNumber }) => isNumber))
    return whole('visitor')
  if (namesAmount(words, isBeing(next) || has || saysPrice(head))) return null
  if (next.counts && !next.isSelf && !isBeing(head) && !has) return null
  // "I can't do stairs", "we don't need a garage"
  if (next.tags.includes('scope.not') && words.some(saysHome)) return null
  if (deniesOfHome(words)) return null
  // "my wife wants a garden, I a garage": what was asked with goes for both
  if (isArticle(next) && words.slice(first + 1, first + 4).some(saysHome)) return null
  // "on évite Kent"
  if (head?.tags.includes('scope.not') && words.slice(first + 1).some(({ isCapital }) => isCapital)) return null
  const isVerb = next.tags.length === 0 && /^\p{L}/u.test(next.text) && next.text.length > 2
  const isSlip = isVerb && asking.some((verb) => editDistance(next.text, verb, 2) <= slips(verb))
  return isSlip || (saysHome(next) && !isBeing(next) && !isDeed(next, words[first + 2])) ? null : whole('visitor')
}

/** "we land at noon", "je retape de vieilles radios": behind its subject, what may be a verb is one. */
function isDeed(word: ClauseWord, behind: ClauseWord | undefined): boolean {
  const isFeature = word.tags.some((tag) => tag.startsWith('feature.'))
  const isPlain = word.tags.includes('ordinary') || (isFeature && behind?.tags.includes('glue.of') === true)
  return isPlain && behind !== undefined && !saysHome(behind)
}

/** "I'd rather not have a pool", "je déteste la moquette": what a home must not have. */
function deniesOfHome(words: readonly ClauseWord[]): boolean {
  const at = words.findIndex(({ tags }) => tags.includes('scope.not'))
  return at >= 0 && words.slice(at + 1).some(saysHome)
}

/** "Saw your sign", "Leí que las ventas cayeron"; "tengo 600k" is a budget. */
function opensStory({ words, first, head, before, isHome }: Shape): boolean {
  if (isBeing(head) && namesAmount(words, true)) return false
  const next = words[first + 1]
  if (before === 'visitor' || !isHome || head.isFiniteVerb || head.tags.includes('self.have')) return true
  return (
    next !== undefined && (next.isSelf === true || next.kinds.some((kind) => ofStories.has(kind)) || isArticle(next))
  )
}

function isArticle({ tags }: ClauseWord): boolean {
  return tags.includes('glue.article') || tags.includes('glue.the')
}

const ofStories: ReadonlySet<string> = new Set(['owners', 'definites', 'relatives', 'subjects'])

/** "my car broke down", "our kitchen is tiny", "my brother's place has a pool". */
function roleOfOwner({ words, first, request, isTold }: Shape): Found | null {
  // "my bus leaves in 10 minutes", "my passport expires in 2027"
  const isNumbered = words.some(({ isNumber, isSelf, isYear }, at) => {
    const isTime = words[at + 1]?.tags.some((tag) => ofClock.test(tag)) || (isYear && !isBeing(words[at - 1]))
    return isNumber && !isSelf && !isTime
  })
  const begin = words[0]
  if (isTold) return upToRequest('visitor')
  // "我姐姐搬到Kent了"
  if (words.length > 2 && words.at(-1)?.isPast && !isPlainWord(words.at(-1))) return whole('visitor')
  if (request >= 0) return null
  if (namesAmount(words, false)) return null
  // "my budget for a house in Kent is 480k"
  if (words.some(saysPrice) && words.some(({ isLarge }) => isLarge)) return null
  const being = words.findIndex((word, at) => at > first && isBeing(word))
  const head = words[first]
  // "meine Katze ist", and not "my budget is"
  const isNamed = head !== undefined && head.end - head.start > 1 && head.tags.every((tag) => ofOwners.test(tag))
  if (being > first + 1 || (being === first + 1 && isNamed)) return whole('visitor')
  if (begin?.isSelf && !isNumbered) return whole('visitor')
  // Who asks says so, or says a number.
  return !isNumbered && words.length - first >= shortestTold ? whole('visitor') : null
}

const ofOwners = /^(self\.|feature\.|SaleType|glue\.rent|ordinary|filler|opinion|glue\.(my|link))/

/** "the traffic was terrible", "prices are insane": something is told of something, and nothing is asked. */
function tellsOfSomething({
  words,
  first,
  head,
  told,
  request,
  isTold,
  isHome,
  isNumbered,
  isQuestion,
}: Shape): boolean {
  if (isQuestion || words.some(isListed)) return false
  // "it rained all day yesterday" is somebody's story.
  if (isTold && request < 0 && !isHome && !isNumbered) return true
  const isDefinite = words.slice(first).some(isSubject) || words[told]?.isFiniteVerb || isNamed(words, first, told)
  if (isTold && isDefinite && told > first && !describes(words, told) && !saysMeasure(words, first, told)) return true
  // "I think", "buying is scary"
  const isOpinion = request === first && (head.kinds.includes('modals') || head.tags.some(isOfSale))
  if (request >= 0 && !isOpinion) return false
  const being = words.findIndex((word, at) => at > first && isBeing(word) && !/^[a-z]$/.test(word.text))
  // "no stairs please, my knees are bad"
  if (head.tags.includes('scope.not')) return false
  if (being < 0 || describes(words, being) || saysMeasure(words, first, being)) return false
  // "房子在Kent": where what is looked for is
  if (words[being]?.tags.includes('place.in') && words.slice(first, being).some(isKindOfHome)) return false
  const said = words.slice(being + 1)
  // "Bill Gates has a house with 24 bathrooms"
  const named = words.slice(first, being)
  const isSomebody = named.length > 1 && named.every(isNoHome) && named.some(isUnknown)
  const isRelative = words.slice(being).some(({ kinds }) => kinds.includes('relatives'))
  if (!isOpinion && isHaving(words[being]) && isSomebody && !isRelative) return true
  // "Kent is best"
  if (named.every(isNoHome) && !said.some(({ tags, isSign }) => !isSign && tags.every((tag) => tag === 'ordinary')))
    return false
  // "I think a condo is best"
  if (isOpinion && !said.some(({ tags, isSign }) => tags.length === 0 && !isSign)) return false
  return said.length > 0 && !said.some((word) => saysHome(word) || word.counts)
}

function isKindOfHome({ tags }: ClauseWord): boolean {
  return tags.some((tag) => tag.startsWith('family.'))
}

/** "publicadas hace menos de una semana" */
function isListed({ tags }: ClauseWord): boolean {
  return tags.some((tag) => /^(time\.listed|new\.listing|field\.DaysOnMarket)/.test(tag))
}

/** "the traffic", "prices": what is told of is named, before the verb. */
function isNamed(words: readonly ClauseWord[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ kinds }) => kinds.includes('definites'))
}

function isOfSale(tag: string): boolean {
  return tag.startsWith('SaleType')
}

function isHaving(word: ClauseWord | undefined): boolean {
  return (
    word !== undefined &&
    (word.tags.some((tag) => tag === 'scope.with' || tag === 'self.have') || word.tags.length === 0)
  )
}

function isNoHome(word: ClauseWord): boolean {
  return (
    isUnknown(word) || (word.kinds.length === 0 && word.tags.length > 0 && word.tags.every((tag) => tag === 'ordinary'))
  )
}

/** A name, or a word that nobody knows. */
function isUnknown({ tags, kinds, isSign, counts }: ClauseWord): boolean {
  return tags.length === 0 && kinds.length === 0 && !isSign && !counts
}

const ofClock = /^(unit\.(days|hours)|time\.travel)/

function isSubject({ kinds }: ClauseWord): boolean {
  return kinds.includes('subjects') || kinds.includes('owners')
}

/** "we have 500k", "I pay at most 2000": an amount of money, or a bound, is said for the search. */
function namesAmount(words: readonly ClauseWord[], isHaving: boolean): boolean {
  return words.some(({ tags, isLarge }, at) => {
    if (isLarge && isHaving && !words[at + 1]?.kinds.includes('being')) return true
    const isBound = tags.some((tag) => /^(bound|post)\./.test(tag) && !/^bound\.(refused|exact)$/.test(tag))
    return isBound && words.slice(at + 1, at + 4).some((word) => word.isLarge || saysHome(word))
  })
}

/** "thanks for waiting", "have a nice day", "hope you are well". */
function isCourtesy({ first, head, request, isHome, isNumbered }: Shape): boolean {
  if (!head.kinds.includes('courtesies')) return false
  if (request === first && (isHome || isNumbered)) return false
  // "3 beds, sorry, 4"
  if (head.tags.some((tag) => tag.startsWith('repair'))) return false
  return head.end - head.start > 1 || (!isHome && !isNumbered)
}

/** "who won?", "how long do I boil an egg?": a question in which nothing is said of homes. */
function asksElsewhere(shape: Shape): boolean {
  const { words, first, head, request, isNumbered, isQuestion } = shape
  if (countsElse(words) || (isQuestion && asksOfThing(words, first)) || asksWhetherDone(shape)) return true
  const isPlain = !words.some(({ tags }) => tags.some((tag) => /^(family|unit)\./.test(tag)))
  // "where can I park when I come to your office?"
  if (isQuestion && isPlain && words.some(({ kinds, tags }) => kinds.includes('elsewhere') && tags.length === 0))
    return true
  const asked = words.findIndex(({ kinds }) => kinds.includes('interrogatives'))
  if (asked < 0 || (asked > first && !isQuestion)) return false
  const verb = verbBehindSubject(words, asked)
  if (words.some((word, at) => at !== verb && (saysHome(word) || saysOfHomes(word)))) return false
  // "what can I afford in Renton?"
  if (
    words.some((word) => asks(word) && !word.kinds.includes('modals') && word.kinds.includes('asking')) &&
    words.some(({ tags }) => tags.includes('place.in'))
  )
    return false
  // "what can we get for 400k?"
  if (request >= 0 && (isNumbered || !head.kinds.includes('interrogatives'))) return false
  return words.length - first > 1 || isQuestion
}

/** "which bus goes downtown?", "quel bus va au centre ?": what is asked for is a thing that does something, and no home. */
function asksOfThing(words: readonly ClauseWord[], first: number): boolean {
  const [asked, thing, verb] = words.slice(first).filter(({ isSign }) => !isSign)
  const isWhich = asked?.kinds.some((kind) => kind === 'interrogatives' || kind === 'relatives') === true
  const isThing =
    thing !== undefined && !thing.counts && !thing.isName && thing.kinds.every((kind) => kind === 'numbered')
  const isHaving = verb?.tags.some((tag) => tag === 'scope.with' || tag === 'self.have') === true
  const isVerb = verb !== undefined && !isHaving && (isBeing(verb) || isTold(verb) || isUnknown(verb))
  if (!isWhich || !isThing || !isVerb || thing.tags.some(isOfPlace)) return false
  return !words.some((word) => word.tags.some(isOfHome) || (asks(word) && word !== asked))
}

/** "hat der VfB gestern gewonnen?": whether something was done, and nothing of a home. */
function asksWhetherDone({ words, first, head, isHome, isQuestion }: Shape): boolean {
  const last = words.findLast(({ isSign }) => !isSign)
  const isDeed = last?.forms.includes('participles') === true && words.indexOf(last) > first + 1
  return isQuestion && isDeed && !isHome && head.story.includes('auxiliaries') && !words.some(saysOfHomes)
}

/** "where do people park": the word behind who does it is a verb, whatever it means elsewhere. */
function verbBehindSubject(words: readonly ClauseWord[], asked: number): number {
  const [subject, verb] = [words[asked + 1], words[asked + 2]]
  const isSomebody = subject?.kinds.includes('subjects') === true || subject?.story.includes('persons') === true
  return isSomebody && verb?.tags.includes('ordinary') === true ? asked + 2 : -1
}

/** "how many cups are in a gallon?", "飞丹佛要几个小时", "第三节比分多少": what is counted is no home. */
function countsElse(words: readonly ClauseWord[]): boolean {
  const at = words.findIndex(countsHomes)
  if (at < 0) return false
  const isTime = words[at + 1]?.tags.some((tag) => ofClock.test(tag)) === true
  const isOther = (word: ClauseWord, index: number) =>
    word.kinds.includes('modals') || (isTime && index === at + 1) || word.tags.includes('figure.count')
  if (words.some((word, index) => saysHome(word) || (saysOfHomes(word) && !isOther(word, index)))) return false
  if (isTime || (at === words.length - 1 && words.some(isUnknown))) return true
  const counted = words.slice(at + 1).find(({ tags, text }) => text.length > 1 && !tags.includes('filler'))
  return counted !== undefined && counted.kinds.length === 0 && counted.tags.every((tag) => tag === 'ordinary')
}

/** "we sold", "mi hermano compró": who sold, rented or bought something tells it. */
function isDone(words: readonly ClauseWord[], at: number): boolean {
  const before = words.slice(0, at)
  return (
    before.some((word) => isSubject(word) || isBeing(word)) && !before.some(({ kinds }) => kinds.includes('relatives'))
  )
}
