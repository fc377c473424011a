import type { Lexicon } from '../../language/words/lexicon.ts'
import type { Token } from '../../language/words/tokens.ts'
import { editDistance } from '../words/correct-words.ts'
import {
  asks,
  breaksClause,
  type ClauseWord,
  endsSentence,
  joins,
  readClauseWords,
  saysHome,
} from './words-of-clauses.ts'

/** Tokens of a clause that asks for nothing. */
export interface Aside {
  readonly start: number
  readonly end: number
  readonly role: 'visitor' | 'talk' | 'other'
}

/**
 * Finds the clauses that ask for nothing: what visitors tell of themselves and others, talk, and questions about something
 * else. They are cut by their words alone; no condition is made of them, wherever they stand. What is spoken for
 * already, as a wish that is refused, is left as it is. `self` are tokens that describe the visitor.
 */
export function findAsides(tokens: readonly Token[], lexicon: Lexicon, self: ReadonlySet<number>): Aside[] {
  const words = readClauseWords(tokens, lexicon).map((word) =>
    self.has(word.start) && !word.isSign ? { ...word, isSelf: true } : word,
  )
  const idioms = words.flatMap(({ kinds, tags, start, end }): Aside[] =>
    kinds.includes('talk') && !tags.some((tag) => /^(new\.|repair)/.test(tag)) ? [{ start, end, role: 'talk' }] : [],
  )
  const asides: Aside[] = []
  const asking = lexicon.language.clauses.asking.filter((phrase) => !phrase.includes(' '))
  let before: Aside['role'] | null = null
  for (const clause of cutClauses(words, tokens)) {
    const isQuestion = tokens[clause.at(-1)?.end ?? 0]?.text === '?'
    const found = readClause(clause, { before, asking, isQuestion })
    before = found?.role ?? null
    if (found) asides.push(found)
  }
  const within = (inner: Aside) => asides.some(({ start, end }) => start <= inner.start && inner.end <= end)
  return [...asides, ...idioms.filter((idiom) => !within(idiom))].sort((a, b) => a.start - b.start)
}

/** Cuts at signs, at "but" and "because", and where somebody else begins to speak of something. */
function cutClauses(words: readonly ClauseWord[], tokens: readonly Token[]): ClauseWord[][] {
  const clauses: ClauseWord[][] = [[]]
  words.forEach((word, index) => {
    const open = clauses.at(-1)
    const next = words[index + 1]
    if (endsSentence(word, next, tokens) || breaksClause(word)) clauses.push([])
    else if (open && open.length > 0 && beginsClause(words, index)) clauses.push([word])
    else open?.push(word)
  })
  return clauses.filter((clause) => clause.length > 0)
}

function beginsClause(words: readonly ClauseWord[], index: number): boolean {
  const [word, next, behind] = [words[index], words[index + 1], words[index + 2]]
  if (word === undefined) return false
  if (word.kinds.includes('seams')) return true
  const isTold = (at: ClauseWord | undefined) => at?.kinds.includes('telling') ?? false
  if (joins(word) && next)
    return next.kinds.includes('subjects') || asks(next) || isTold(next) || (isOwner(next) && isTold(words[index + 3]))
  // "... in Kent I work downtown"
  return (
    word.kinds.includes('subjects') &&
    next !== undefined &&
    (isTold(next) || (asks(next) && !asks(word)) || isTold(behind))
  )
}

function isOwner({ kinds }: ClauseWord): boolean {
  return kinds.includes('owners')
}

const longestSubject = 4
const shortestTold = 4

interface ClauseContext {
  /** What the clause before it was, when that asked for nothing. */
  before: Aside['role'] | null
  /** Verbs that ask, as single words. */
  asking: readonly string[]
  isQuestion: boolean
}

/** What of a clause asks for nothing: all of it, or what stands before the request in it; null when all of it asks. */
function readClause(clause: readonly ClauseWord[], { before, asking, isQuestion }: ClauseContext): Aside | null {
  const first = clause.findIndex((word) => !isOpening(word))
  const last = clause.at(-1)
  const [begin, head] = [clause[0], clause[first]]
  if (!begin || !head || !last) return null
  const aside = (role: Aside['role'], end = last.end): Aside => ({ start: begin.start, end, role })
  const request = clause.findIndex(asks)
  const telling = clause.findIndex(({ kinds }) => kinds.includes('telling'))
  // "we own two cars": what they have, and none of it is asked for.
  const isHome = clause.some((word) => saysHome(word) && !word.tags.includes('self.thing'))
  if (head.kinds.includes('elsewhere') && !(request >= 0 && isHome)) return aside('other')
  // "which of these has the biggest lot?", "who owns the first one?" ask about homes that were shown.
  if (pointsAtShown(begin) || pointsAtShown(head) || clause.some(countsOff)) return null
  const isTold = telling >= 0 && (request < 0 || telling < request)
  const end = isTold && request >= 0 ? clause[request]?.start : last.end
  if (isSmallTalk(clause)) return aside('talk')
  // "we have a parrot" asks something of a rental.
  const hasAnimal = clause.some(({ tags }) => tags.some((tag) => tag.startsWith('self.animal.')))
  if (hasAnimal && clause.some(({ tags }) => tags.includes('self.have'))) return null
  const isAmount = isHome && clause.some(({ isNumber, isSelf }) => isNumber && !isSelf)
  if (begin.isSelf && !isAmount && (isTold || (isOwner(head) && request < 0))) return aside('visitor', end)
  if (head.kinds.includes('subjects')) {
    if (isTold) return aside('visitor', end)
    // "we own two cars"
    if (request < 0 && head.tags.includes('self.have') && clause.some(({ tags }) => tags.includes('self.thing')))
      return clause.some(({ isNumber }) => isNumber) ? null : aside('visitor')
    return request < 0 && tellsByDefault(clause, first + 1, asking) ? aside('visitor') : null
  }
  if (isTold && isOwner(head) && telling - first <= longestSubject) return aside('visitor', end)
  // "my car broke down on the highway": who asks says so, or says a number.
  const isNumbered = clause.some(({ isNumber }) => isNumber)
  if (isOwner(head) && request < 0 && !isNumbered && clause.length - first >= shortestTold) return aside('visitor')
  // "we sold our house, rented in Boston, and ..."
  if (isTold && telling === first && before === 'visitor') return aside('visitor', end)
  // "it rained all day yesterday" is somebody's story; "which of these has the biggest lot?" is none.
  return isTold && request < 0 && !isHome && !isNumbered && !isQuestion ? aside('visitor') : null
}

/** "which", "those": which of the homes that were shown. */
function pointsAtShown({ tags }: ClauseWord): boolean {
  return tags.includes('follow.instead')
}

/** "the first one". */
function countsOff({ tags }: ClauseWord): boolean {
  return tags.includes('sort.limit')
}

/** What a clause may begin with before its subject: "and", "well", "hi". */
function isOpening({ kinds, tags, isSign }: ClauseWord): boolean {
  if (kinds.includes('subjects') || kinds.includes('owners') || kinds.includes('telling')) return false
  if (kinds.includes('elsewhere') || kinds.includes('asking')) return false
  return isSign || kinds.length > 0 || tags.some((tag) => ['filler', 'scope.and', 'scope.or', 'opinion'].includes(tag))
}

/**
 * "We gather on Sundays", "we outgrew our apartment": nobody asks for homes by a verb that no table knows, unless it is a
 * slip of one that asks ("I wnat a house").
 */
function tellsByDefault(clause: readonly ClauseWord[], from: number, asking: readonly string[]): boolean {
  const [next] = clause.slice(from)
  if (next === undefined || clause.some(({ counts }) => counts)) return false
  const isVerb = next.tags.length === 0 && /^\p{L}/u.test(next.text)
  if (isVerb && next.text.length > 2) return !asking.some((verb) => editDistance(next.text, verb, 2) <= slips(verb))
  if (clause.some(saysHome)) return false
  return next.tags.every((tag) => /^(ordinary|opinion|filler|scope\.not|glue\..*)$/.test(tag))
}

function slips(verb: string): number {
  return verb.length <= 3 ? 0 : verb.length <= 5 ? 1 : 2
}

/** "thanks a lot for your help yesterday": an idiom, and nothing that homes are searched by. */
function isSmallTalk(clause: readonly ClauseWord[]): boolean {
  return (
    clause.some(({ kinds }) => kinds.includes('talk')) &&
    clause.every(
      ({ kinds, tags }) => kinds.includes('talk') || tags.some((tag) => /^(filler|ordinary|opinion|new\.)/.test(tag)),
    )
  )
}
