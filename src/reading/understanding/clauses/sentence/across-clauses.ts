import type { Token } from '../../../languages/words/tokens.ts'
import type { Aside } from '../aside.ts'
import { isCleft } from '../cleft.ts'
import { isOwner } from '../cut-clauses.ts'
import { asks, type ClauseWord, saysHome } from '../words-of-clauses.ts'
import { isAboutElse } from './about-else.ts'
import { describesBefore, isFramed, isOfOthers, listsFurther } from './of-others.ts'
import { isOfPeople } from './of-people.ts'
import { isIntroduction, isSignature } from './of-writer.ts'

type Words = readonly ClauseWord[]
type Read = readonly (Aside | null)[]

/** What clauses are by those around them: a story that goes on, a thing only thought of, a signature. */
export function readAcross(
  clauses: readonly Words[],
  found: Read,
  tokens: readonly Token[],
  isSlip: (word: ClauseWord, ofRequest?: boolean) => boolean,
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
    const isQuestion = sign === '?' || sign === '？'
    const isElse = !isNamed && isAboutElse(words, isQuestion, isSlip)
    const isStoryOfOthers = sentence.some((at) => clauses[at]?.some((word) => isOwner(word) || tellsOf(word)))
    const isFrame = isFramed(sentence.map((at) => clauses[at] ?? []))
    for (const at of sentence) {
      const clause = clauses[at] ?? []
      if (isThought || isSigned || (!isNamed && isIntroduction(clause))) read[at] = wholeOf(clause, 'talk')
      else if (isFrame) read[at] = wholeOf(clause, 'visitor')
      else if (!isQuestion && !isNamed && isOfPeople(clause)) read[at] = wholeOf(clause, 'visitor')
      else if (isElse) read[at] ??= wholeOf(clause, 'other')
      else if (read[at] === null && isOfSpeaker(clause)) read[at] = wholeOf(clause, 'talk')
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
  if (isToEnd && (describesBefore(words) || (told.role === 'visitor' && isWhence(words)))) return true
  if (isToEnd && told.role === 'visitor' && listsFurther(words, before)) return true
  const isStory = isToEnd && told.role === 'visitor'
  if (isStory && isStoryOfOthers && isReported(words)) return true
  if (isStory && saysFurther(words)) return true
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

function tellsOf({ story }: ClauseWord): boolean {
  return story.includes('persons')
}

/** "the doctor said | I should walk 5 kilometers": what somebody said, and no home in it. */
function isReported(words: Words): boolean {
  const isSomebody = words.slice(0, 2).some(({ kinds }) => kinds.includes('subjects'))
  return (
    isSomebody &&
    !words.some(
      (word) => saysHome(word) || word.isLarge || (word.kinds.includes('asking') && !word.kinds.includes('modals')),
    )
  )
}

/** "我开了家面包店，| 有14个员工": what is had or was not there, in a story that goes on. */
function saysFurther(words: Words): boolean {
  const [head, next] = words.filter(({ isSign }) => !isSign)
  const isHan = /^[有没是]/.test(head?.text ?? '') && next !== undefined
  return (
    isHan &&
    !words.some((word) => asks(word) || word.isLarge || word.tags.some((tag) => /^(family|unit|currency)\./.test(tag)))
  )
}

/** "vielleicht bin ich gleich weg": how the speaker is, unsure as it may be, and nothing of a home. */
function isOfSpeaker(words: Words): boolean {
  const said = words.filter(({ isSign }) => !isSign)
  const verb = said.findIndex(({ kinds }) => kinds.includes('being'))
  const isSomebody = said
    .slice(Math.max(verb - 1, 0), verb + 2)
    .some(({ story, kinds }) => kinds.includes('subjects') && story.length > 0)
  if (verb < 0 || !isSomebody || !said.some((word) => word.tags.includes('scope.wish'))) return false
  return !said.some(
    (word) =>
      word.kinds.includes('asking') || saysHome(word) || word.counts || (word.isName && word.kinds.length === 0),
  )
}

/** "está indo embora | de Seattle" */
function isWhence(words: Words): boolean {
  const [lead, ...names] = words.filter(({ isSign }) => !isSign)
  return lead?.tags.includes('place.from') === true && names.length > 0 && names.every(({ isName }) => isName)
}

/** "si me tocara la lotería compraría un castillo": nothing of it is wanted, unless a word besides "would" asks. */
function isHypothesis(words: Words): boolean {
  // "wäre ich Millionär, hätte ich ein Schloss"
  const isInverted = words[0]?.forms.includes('unreal') === true && words[1]?.kinds.includes('subjects') === true
  const condition = isInverted ? 0 : words.findIndex(({ story }, at) => at <= 1 && story.includes('conditions'))
  if (condition < 0) return false
  if (isInverted) return !words.some((each, at) => asks(each) && !isOfThought(each, words[at - 1]))
  // "要是我年轻二十岁就去盖木屋"
  const isOfMe =
    /^\p{Script=Han}/u.test(words[condition]?.text ?? '') && words[condition + 1]?.kinds.includes('subjects')
  if (isOfMe && !words.some((word) => asks(word) || saysHome(word) || word.isLarge)) return true
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
