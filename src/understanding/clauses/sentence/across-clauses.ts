import type { Token } from '../../../language/words/tokens.ts'
import type { Aside } from '../aside.ts'
import { isCleft } from '../cleft.ts'
import { isOwner } from '../cut-clauses.ts'
import { asks, type ClauseWord, saysHome } from '../words-of-clauses.ts'
import { isAboutElse } from './about-else.ts'
import { describesBefore, isFramed, isOfOthers, listsFurther } from './of-others.ts'

type Words = readonly ClauseWord[]
type Read = readonly (Aside | null)[]

/** What clauses are by those around them: a story that goes on, a thing only thought of, a signature. */
export function readAcross(
  clauses: readonly Words[],
  found: Read,
  tokens: readonly Token[],
  isSlip: (word: ClauseWord) => boolean,
): (Aside | null)[] {
  const read = [...found]
  for (const sentence of sentencesOf(clauses, tokens)) {
    const isSigned = sentence.length < clauses.length && isSignature(sentence.map((at) => clauses[at] ?? []))
    const sign = tokens[clauses[sentence.at(-1) ?? 0]?.at(-1)?.end ?? 0]?.text
    const words = sentence.flatMap((at) => clauses[at] ?? [])
    // "we thought about it and decided: Kent"
    const isNamed = sentence.some(
      (at) => tokens[clauses[at]?.at(-1)?.end ?? 0]?.text === ':' || isCleft(clauses[at] ?? [], clauses[at + 1]),
    )
    const isThought = isHypothesis(words)
    const isElse = !isNamed && isAboutElse(words, sign === '?' || sign === '？', isSlip)
    const isStoryOfOthers = sentence.some((at) => clauses[at]?.some(isOwner))
    const isFrame = isFramed(sentence.map((at) => clauses[at] ?? []))
    for (const at of sentence) {
      const clause = clauses[at] ?? []
      if (isThought || isSigned) read[at] = wholeOf(clause, 'talk')
      else if (isFrame) read[at] = wholeOf(clause, 'visitor')
      else if (isElse) read[at] ??= wholeOf(clause, 'other')
      else if (read[at] === null && !isNamed && isOfOthers(clause)) read[at] = wholeOf(clause, 'visitor')
      else if (
        read[at] === null &&
        sentence.includes(at - 1) &&
        goesOn(clause, clauses[at - 1], read[at - 1] ?? null, isStoryOfOthers)
      )
        read[at] = wholeOf(clause, 'visitor')
    }
  }
  // "we saw a 3 bed in Kent and want something like it": what was seen is what is asked for.
  clauses.forEach((words, at) => {
    const before = clauses[at - 1] ?? []
    const isAsked = words.some(asks) && words.some(({ story }) => story.includes('likewise')) && !words.some(saysHome)
    if (isAsked && before.some(saysHome)) read[at - 1] = null
  })
  return read
}

function wholeOf(words: Words, role: Aside['role']): Aside | null {
  const [first, last] = [words[0], words.at(-1)]
  return first && last ? { start: first.start, end: last.end, role } : null
}

/** Clauses between two full stops, by their number. */
function sentencesOf(clauses: readonly Words[], tokens: readonly Token[]): number[][] {
  const sentences: number[][] = [[]]
  clauses.forEach((words, at) => {
    sentences.at(-1)?.push(at)
    const sign = tokens[words.at(-1)?.end ?? 0]
    if (sign?.kind === 'sign' && !/^[,(:)]$/.test(sign.text)) sentences.push([])
  })
  return sentences.filter((sentence) => sentence.length > 0)
}

/** "我叔叔退休了，在Miami翻修了一栋别墅": who told the clause before does the next thing, where verbs show what is done. */
function goesOn(words: Words, before: Words | undefined, told: Aside | null, isStoryOfOthers: boolean): boolean {
  const isToEnd = told !== null && told.end === before?.at(-1)?.end
  if (isToEnd && describesBefore(words)) return true
  if (isToEnd && told.role === 'visitor' && listsFurther(words, before)) return true
  const isStory = isToEnd && told.role === 'visitor'
  const isAdded = words[0]?.kinds.includes('being') === true || words[0]?.tags.includes('scope.and') === true
  if (
    !isStory ||
    words.some((word) => asks(word) && !(isAdded && word.tags.includes('glue.may'))) ||
    words.some(({ tags }) => tags.some((tag) => /^(bound|post)\./.test(tag)))
  )
    return false
  return words.some(({ forms, kinds, tags, isPast }, at) => {
    const isDone = (forms.includes('finite') || (isPast && words[at]?.text === '了')) && words[at + 1]?.text !== '的'
    const isVerb =
      kinds.includes('telling') || (kinds.includes('being') && !tags.some((tag) => tag.startsWith('place.')))
    const isFirst = words.findIndex(({ isSign }) => !isSign) === at
    return isDone || (isStoryOfOthers && isFirst && words.length > at + 1 && isVerb)
  })
}

/** "si me tocara la lotería compraría un castillo": nothing of it is wanted, unless a word besides "would" asks. */
function isHypothesis(words: Words): boolean {
  const condition = words.findIndex(({ story }, at) => at <= 1 && story.includes('conditions'))
  if (condition < 0) return false
  const verb = words.findIndex(
    ({ forms }, at) => at > condition && at <= condition + farthestVerb && forms.includes('unreal'),
  )
  const word = words[verb]
  if (word === undefined || words.slice(condition, verb + farthestVerb).some((each) => each !== word && saysHome(each)))
    return false
  const isPerfect = words.slice(verb + 1, verb + 3).some(({ forms }) => forms.includes('participles'))
  // "if there were", "si hubiera una": what may well be so.
  if (!isPerfect && (word.kinds.includes('being') || word.kinds.includes('modals') || asks(word))) return false
  return !words.some((each, at) => asks(each) && !isOfThought(each, words[at - 1]))
}

const farthestVerb = 4

/** "would", and "buy" behind it: thought of as well. */
function isOfThought(word: ClauseWord, before: ClauseWord | undefined): boolean {
  const isDeal = word.story.includes('dealings') || word.tags.some((tag) => tag.startsWith('SaleType'))
  return word.kinds.includes('modals') || isDeal || (before?.kinds.includes('modals') === true && isDeal)
}

const ofHomes =
  /^(unit\.(Bed|Bath|Parking|square|acres)|bound\.|post\.|currency\.|SaleType|studio|scope\.(with|not)|sort\.)/

/** "Anna Miller, 12 Elm Avenue, Denver, CO 80203": a name, and where one finds its bearer. */
function isSignature(clauses: readonly Words[]): boolean {
  const [name, ...rest] = clauses
  const words = name?.filter(({ isSign }) => !isSign) ?? []
  const isName = words.length >= 2 && words.length <= 4 && words.every(isOfName) && isUnknown(words[0])
  if (!isName || rest.length === 0) return false
  if (clauses.flat().some((word) => asks(word) || word.tags.some((tag) => ofHomes.test(tag)))) return false
  return rest.some((part) =>
    part.some((word, at) => word.isNumber && [part[at - 1], ...part.slice(at + 1, at + 4)].some(isOfName)),
  )
}

function isOfName(word: ClauseWord | undefined): boolean {
  return word?.isCapital ?? false
}

function isUnknown(word: ClauseWord | undefined): boolean {
  return word !== undefined && (word.tags.length === 0 || word.tags.every((tag) => tag === 'ordinary'))
}
