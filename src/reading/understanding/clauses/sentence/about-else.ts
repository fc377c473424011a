import { asks, type ClauseWord, saysHome, tells } from '../words-of-clauses.ts'

type Words = readonly ClauseWord[]
/** Whether a word that nobody knows is one of the search with a slip of the pen. */
type IsSlip = (word: ClauseWord, ofRequest?: boolean) => boolean

/**
 * Whether a whole sentence speaks of something else than the search, by who does what in it and not by what it is
 * about: of the home that the visitor has, of the firm or of who answers, or of things that are no homes. A time, a
 * place, a small amount or a single feature named in passing makes no request of it.
 */
export function isAboutElse(sentence: Words, isQuestion: boolean, isSlip: IsSlip): boolean {
  const words = sentence.filter(({ isSign }) => !isSign)
  return (
    isOfOwnHome(words) ||
    isOfFirm(words, isQuestion) ||
    tellsOfThing(words, isSlip) ||
    costsElse(words) ||
    (!isQuestion && (deniesDeed(words) || isAtOwnPlace(words))) ||
    isForeign(words, isQuestion, isSlip)
  )
}

/** "ein Dutzend Eier kostet 6 Dollar", "la douzaine d'œufs est à 6 dollars": what something else costs. */
function costsElse(words: Words): boolean {
  // "parking downtown cost me 28 dollars"
  const paid = words.findIndex(({ tags, kinds }) => kinds.includes('being') && tags.includes('field.Price'))
  const isPaid = [words[paid - 1], words[paid + 1]].some((word) => word?.story.includes('objects'))
  if (paid >= 0 && isPaid && words.some(({ counts }) => counts) && !words.some(asks)) return true
  const verb = words.findIndex((word) => word.kinds.includes('being'))
  const named = words.slice(0, Math.max(verb, 0))
  const isThing = named.some((word) => isUnknown(word) && !word.isName) && named.every(mayName)
  const behind = words.slice(verb + 1)
  const money = behind.findIndex(({ tags }) => tags.some((tag) => tag.startsWith('currency.')))
  return isThing && behind[money - 1]?.counts === true && !behind.some((word) => asks(word) || isKindOfHome(word))
}

function mayName(word: ClauseWord): boolean {
  return (
    weightOf(word) > 0 ||
    word.tags.some((tag) => /^(glue|filler|opinion)/.test(tag)) ||
    word.kinds.includes('definites')
  )
}

/** "there is a foot of snow on our deck": what is named is the visitor's own, and no other home is. */
function isAtOwnPlace(words: Words): boolean {
  const own = words.findIndex(
    (word, at) =>
      at > 1 && word.kinds.includes('owners') && words[at + 1] !== undefined && isOfHome(words[at + 1] as ClauseWord),
  )
  const isIn = words[own - 1]?.tags.some((tag) => /^(place\.(in|on)|glue\.(in|at))$/.test(tag)) === true
  const rest = words.filter((_, at) => at !== own + 1)
  const isElse = rest.some(
    (word) => isOfHome(word) || isKindOfHome(word) || isAnyHome(word) || isWish(word) || word.isLarge,
  )
  return own > 1 && isIn && !isElse && rest.filter(isUnknown).length > 0
}

const shortestDenial = 4

/** "você não imagina o quanto", "seit Sonntag hört es nicht auf zu regnen": it stands at what somebody does, and at no home. */
function deniesDeed(words: Words): boolean {
  const denied = words.findIndex(({ tags }) => tags.includes('scope.not'))
  if (denied < 0 || words.length < shortestDenial) return false
  if (words.some((word, at) => at !== denied && (isOfSearch(words, at) || word.isName))) return false
  if (words.some((word) => isOfHome(word) || word.counts || (asks(word) && !word.kinds.includes('modals'))))
    return false
  const isSomebody = words.some(
    ({ kinds, story }) => kinds.includes('subjects') || story.includes('objects') || story.includes('inverted'),
  )
  return isSomebody || words.slice(denied + 1).some(({ tags }) => tags.includes('bound.since'))
}

const farthestNoun = 3

/** "the house that we have now is a 4 bedroom with a pool": until somebody asks, it is told how that one is. */
function isOfOwnHome(words: Words): boolean {
  const noun = words.findIndex(isKindOfHome)
  if (noun < 1 || noun > farthestNoun || !words[0]?.kinds.includes('definites')) return false
  const behind = words.slice(noun + 1)
  const linked = behind[0]?.kinds.includes('relatives') || behind[0]?.kinds.includes('definites') ? 1 : 0
  const having = behind.findIndex(isHaving)
  if (having < linked || having > linked + farthestNoun) return false
  const isTheirs = behind
    .slice(0, having + 1)
    .some(({ kinds, isFiniteVerb }) => kinds.includes('subjects') || isFiniteVerb)
  const verb = behind.findIndex(
    ({ kinds, story }, at) => at > having && (kinds.includes('being') || story.includes('auxiliaries')),
  )
  const rest = behind.filter((_, at) => at !== verb)
  return isTheirs && verb >= 0 && !rest.some(asks)
}

function isHaving(word: ClauseWord): boolean {
  return word.tags.includes('self.have') || (tells(word) && !word.tags.includes('opinion'))
}

/** "is there parking at your office?", "how long is your lease?": no home is spoken of, but what the firm has. */
function isOfFirm(words: Words, isQuestion: boolean): boolean {
  if (words.some((word) => isKindOfHome(word) || isAnyHome(word) || measures(word))) return false
  return (
    words.some(({ kinds }) => kinds.includes('firms')) &&
    (isQuestion || !words.some((word) => asks(word) || isOfHome(word)))
  )
}

/** "the tacos here are only 2 dollars", "el museo tiene 3 plantas": what a thing that is no home does or has. */
function tellsOfThing(words: Words, isSlip: IsSlip): boolean {
  const [head, ...following] = words
  const adjectives = following.findIndex((word) => !isAdjective(word))
  const noun = following[Math.min(Math.max(adjectives, 0), mostAdjectives)]
  const rest = noun === undefined ? [] : following.slice(following.indexOf(noun) + 1)
  const isThing = noun !== undefined && (weightOf(noun) > 0 || ofElse(noun))
  if (!head || !noun || !isArticle(head) || noun.isName || noun.isOrdinal || !isThing) return false
  const verb = rest.findIndex((word) => isVerb(word) || asks(word))
  // "el último chatbot que probé no hacía más que mandarme casas"
  const relative = rest[0]?.kinds.includes('relatives') === true && isUnknown(noun)
  if (relative && rest.slice(1, 3).some(({ forms }) => forms.includes('finite'))) return true
  if (verb < 0 || rest.slice(0, verb).some(({ kinds }) => kinds.includes('relatives'))) return false
  const [does, behind] = [rest[verb], rest.slice(verb + 1)]
  if (behind.some((word) => word.kinds.includes('subjects') || isKindOfHome(word) || isWish(word))) return false
  // "the street must be quiet", "the area has a pool"
  const isKnown =
    !isUnknown(noun) && (!does?.kinds.includes('being') || behind.some((word) => asks(word) || isOfHome(word)))
  return !isKnown && !(isUnknown(noun) && isSlip(noun))
}

const mostAdjectives = 1

/** "new", "old": before what is told of. */
function isAdjective({ tags, kinds }: ClauseWord): boolean {
  return kinds.length === 0 && tags.includes('opinion') && tags.every((tag) => tag === 'opinion' || tag === 'ordinary')
}

/** "bitcoin", "iPhone": a thing of which nobody asks here. */
function ofElse({ kinds, tags }: ClauseWord): boolean {
  return tags.length === 0 && kinds.some((kind) => kind === 'elsewhere' || kind === 'numbered')
}

function isArticle({ kinds, tags }: ClauseWord): boolean {
  return kinds.includes('definites') && tags.includes('glue.the')
}

function isUnknown({ tags, kinds, isSign, counts }: ClauseWord): boolean {
  return tags.length === 0 && kinds.length === 0 && !isSign && !counts
}

const fewestForeign = 2

/** What has a verb, words that nobody needs for a search, and nothing of a home but what is named in passing. */
function isForeign(words: Words, isQuestion: boolean, isSlip: IsSlip): boolean {
  const counted = words.findIndex(({ tags }) => tags.includes('figure.count'))
  const isCount = counted >= 0 && weightOf(words[counted + 1]) > 0
  // "do I need a notary for this?": who wants a home with one does not ask whether
  const isProcedure = isQuestion && words.some(({ tags }) => tags.includes('scope.must')) && !words.some(isWith)
  // "toco uma padaria com 14 funcionários", "restauro radios en el sótano"
  if (!isQuestion && isOwnDeed(words, isSlip)) return true
  const isElse = isCount || isProcedure
  if (!isElse && !words.some(isVerb) && !beginsWithVerb(words)) return false
  if (words.some((word, at) => isOfSearch(words, at) || (!isElse && asks(word) && !isInPassing(words, at))))
    return false
  const features = words.filter(({ tags }) => tags.some((tag) => tag.startsWith('feature.')))
  const fewest = isElse ? 1 : features.length > 0 ? fewestForeign + 1 : fewestForeign
  const weigh = (each: Words) => each.reduce((sum, word) => sum + weightOf(word), 0)
  if (features.length > 1 || weigh(words) < fewest) return false
  return weigh(words.filter((word) => !isUnknown(word) || !isSlip(word))) >= fewest
}

/** A verb that tells by its form who does it, that no request begins with, and no home behind it. */
function isOwnDeed(words: Words, isSlip: IsSlip): boolean {
  const [verb, ...rest] = words
  const isDeed = verb !== undefined && isUnknown(verb) && verb.forms.includes('firstPersons') && !isSlip(verb, true)
  if (!isDeed || rest.length < 2 || rest[0]?.isName) return false
  return !rest.some((word) => asks(word) || isKindOfHome(word) || isAnyHome(word) || measures(word) || word.isLarge)
}

function isWith({ tags }: ClauseWord): boolean {
  return tags.includes('scope.with')
}

/** "Tardo 50 minutos", "Jogo xadrez": a verb that tells who does it by its form, where no name or list follows. */
function beginsWithVerb(words: Words): boolean {
  return words[0]?.forms.includes('firstPersons') === true && !words.some((word) => isWith(word) || word.isName)
}

function isVerb({ kinds, tags, forms, isPast, story }: ClauseWord): boolean {
  const isKnown =
    (kinds.includes('being') && !tags.includes('place.in')) || kinds.includes('telling') || kinds.includes('subjects')
  return isKnown || isPast || forms.includes('finite') || story.includes('auxiliaries')
}

/** A word that a search has no use for, as per cents and down payments; characters that nobody knows stand for several. */
function weightOf(word: ClauseWord | undefined): number {
  if (word === undefined || word.isSign || word.counts || word.isName) return 0
  if (word.kinds.includes('percents') || word.tags.includes('glue.downPayment')) return 1
  if (isUnknown(word)) return /^\p{Script=Han}{2}/u.test(word.text) ? 2 : 1
  return word.tags.includes('ordinary') && word.tags.every((tag) => tag === 'ordinary' || tag === 'filler') ? 1 : 0
}

/** "can", "has", "until May": a word that asks only by what it stands at. */
function isInPassing(words: Words, at: number): boolean {
  const [word, next] = [words[at], words[at + 1]]
  if (word === undefined) return false
  if (word.kinds.includes('modals') || word.kinds.includes('being')) return next === undefined || !saysHome(next)
  const isBound = word.tags.some((tag) => /^(bound|range)\./.test(tag))
  return isBound && next !== undefined && (next.kinds.includes('months') || isOfTime(words[at + 2]) || isOfTime(next))
}

function isOfTime(word: ClauseWord | undefined): boolean {
  return word?.tags.some((tag) => /^(unit\.(hours|minutes|days|weeks|months|years)|time\.)/.test(tag)) ?? false
}

const searching =
  /^(sort\.|figure\.(?!count)|scope\.(wish|wishAfter)|SpaceType|Status|Tours|SaleType|new\.listing$|studio|repair|time\.listed|MLSNumber)/
const governing = /^scope\.(with|not|must)/

/** Whether something is said there that makes a search: a kind of home, rooms, an amount with its limit, a wish. */
function isOfSearch(words: Words, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (word === undefined) return false
  if (isKindOfHome(word) || isAnyHome(word) || measures(word) || word.tags.some((tag) => searching.test(tag)))
    return true
  if (word.tags.some((tag) => /^follow\.(?!what|now|instead|twice|already|more|showAll)/.test(tag))) return true
  if (isOfHome(word) && (before === undefined || before.tags.some((tag) => governing.test(tag)) || before.counts))
    return true
  // "under 500k", "600,000 dollars": an amount that a home may cost.
  const isLimited = before?.tags.some((tag) => /^(bound|range)\./.test(tag)) ?? false
  const isMoney = next?.tags.some((tag) => tag.startsWith('currency.')) ?? false
  return word.isLarge && !word.isYear && (isLimited || isMoney)
}

function isOfHome(word: ClauseWord): boolean {
  return saysHome(word) && !word.tags.some((tag) => tag.startsWith('currency.'))
}

function isWish({ tags }: ClauseWord): boolean {
  return tags.some((tag) => searching.test(tag))
}

function measures({ tags }: ClauseWord): boolean {
  return tags.some((tag) => /^unit\.(Bed|Bath|square|acres|hectares)/.test(tag))
}

function isKindOfHome({ tags }: ClauseWord): boolean {
  return tags.some((tag) => tag.startsWith('family.') && tag !== 'family.any')
}

function isAnyHome({ tags }: ClauseWord): boolean {
  return tags.includes('family.any')
}
