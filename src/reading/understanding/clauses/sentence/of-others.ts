import { isBeing, isOwner } from '../cut-clauses.ts'
import { asks, type ClauseWord, saysHome } from '../words-of-clauses.ts'

type Words = readonly ClauseWord[]

const farthestOwner = 4

/**
 * Whether a clause tells of what somebody of the visitor's has or does: "my wife's company is moving its office", "el piso
 * de mi primo tiene dos baños", "die Wohnung meines Cousins". What such a home is like is no wish, as long as nothing asks.
 */
export function isOfOthers(clause: Words): boolean {
  const words = clause.filter(({ isSign }) => !isSign)
  const owner = words.findIndex(isOwner)
  const [head] = words
  if (head === undefined || owner < 1 || owner > farthestOwner || !opensSubject(words.slice(0, owner))) return false
  // "the house of my dreams"
  const isWished = words.slice(owner, owner + 3).some(({ story }) => story.includes('dreams'))
  if (isWished || words.some(isOfAnimals) || words.some(({ tags }) => tags.includes('field.Price'))) return false
  const verb = words.findIndex((word, at) => at > owner && (isBeing(word) || isTold(word)))
  return verb > owner && !words.some((word) => asks(word) && !isBeing(word))
}

/** "el piso de", "L'entreprise de", "die Wohnung": an article, what somebody has, and what joins it to them. */
function opensSubject(words: Words): boolean {
  const [article, ...rest] = words
  const isLed = article?.kinds.includes('definites') === true && rest.length > 0
  return isLed && rest.every(({ counts, kinds, tags }) => !counts && !isVerbal(kinds) && !tags.some(isLead))
}

function isLead(tag: string): boolean {
  return /^(bound\.|post\.|sort\.|figure\.|scope\.(?!with)|unit\.|follow\.)/.test(tag)
}

function isVerbal(kinds: ClauseWord['kinds']): boolean {
  return kinds.some((kind) => kind === 'being' || kind === 'subjects' || kind === 'asking')
}

function isTold({ kinds, forms, isPast }: ClauseWord): boolean {
  return kinds.includes('telling') || isPast || forms.includes('finite')
}

function isOfAnimals({ tags }: ClauseWord): boolean {
  return tags.some((tag) => tag.startsWith('self.animal'))
}

/** "my ex kept the house, the boat and the two cars": the rest of a list of what was told, each with its article. */
export function listsFurther(clause: Words, before: Words | undefined): boolean {
  const words = clause.filter(({ isSign }) => !isSign)
  const [head] = words
  if (head === undefined || !isDefinite(head) || words.length < 2) return false
  const isList = words.every(
    (word) =>
      !word.isName && !asks(word) && word.kinds.every((kind) => kind === 'definites') && !word.tags.some(isOfRequest),
  )
  return isList && before?.some(isDefinite) === true
}

function isDefinite({ tags }: ClauseWord): boolean {
  return tags.includes('glue.the')
}

function isOfRequest(tag: string): boolean {
  return /^(bound\.|post\.|sort\.|figure\.|follow\.|scope\.(?!and)|place\.(in|near)$|currency\.|SaleType)/.test(tag)
}

/** "in Portland, where it rains": what is said of a place in a clause that asks for nothing goes with it. */
export function describesBefore(clause: Words): boolean {
  const [head, ...rest] = clause.filter(({ isSign }) => !isSign)
  if (head === undefined || !head.kinds.includes('relatives') || rest.length === 0) return false
  return !rest.some((word) => asks(word) || saysHome(word) || word.isLarge)
}

/** "Mein Ex hat das Haus, das Boot und die Autos behalten": a frame that opens in one clause and ends in another. */
export function isFramed(clauses: readonly Words[]): boolean {
  const [first, ...rest] = clauses
  const last = rest.at(-1)?.findLast(({ isSign }) => !isSign)
  const have = first?.findIndex(({ story }) => story.includes('auxiliaries')) ?? -1
  if (!first || !last || have < 1 || have > 3 || !last.forms.includes('participles') || saysHome(last)) return false
  const isSomebody = first.slice(0, have).some((word) => isOwner(word) || word.kinds.includes('subjects'))
  return isSomebody && !clauses.flat().some((word) => asks(word) || word.isLarge)
}
