import type { Aside } from './aside.ts'
import { asks, type ClauseWord, joins, saysHome } from './words-of-clauses.ts'

/**
 * What of a clause that asks tells of times that are not a home's: all of "back in 1998" before a story and of "7 and 11
 * years" behind one, "today" beside what is no home, "for 8 months" of a search.
 */
export function readTime(clause: readonly ClauseWord[], before: Aside | null, behind: Aside | null): Aside[] {
  const [first, last] = [clause[0], clause.at(-1)]
  if (!first || !last) return []
  const whole: Aside = { start: first.start, end: last.end, role: 'visitor' }
  if (behind?.role === 'visitor' && behind.start - last.end <= 1 && clause.some(isTime) && clause.every(isOfTime))
    return [whole]
  // "the apartment we left had no heating"
  const isNamed = first.kinds.includes('definites') && !clause.some(asks) && !clause.some(({ counts }) => counts)
  if (isNamed && behind?.role === 'visitor' && behind.start === last.end) return [whole]
  if (before?.role === 'visitor' && clause.some(({ counts }) => counts) && clause.every(isOfAges)) return [whole]
  if (clause.some(isOfMarket)) return []
  if (clause.some(isAgo) && clause.some(isUnit) && clause.every(isOfTime)) return [{ ...whole, role: 'talk' }]
  return [...daysOf(clause), ...lengthsOf(clause)]
}

/** "95 degrees here today" */
function daysOf(clause: readonly ClauseWord[]): Aside[] {
  const isOther = clause.some(({ tags, isSign, counts, kinds }) =>
    kinds.includes('asking') ? false : !isSign && !counts && tags.every((tag) => tag === 'ordinary'),
  )
  if (!isOther || clause.some(saysHome) || clause.some(asks)) return []
  return clause
    .filter(({ tags, start, end }) => end === start + 1 && tags.some((tag) => /^new\.(today|yesterday)$/.test(tag)))
    .map(({ start, end }) => ({ start, end, role: 'talk' }))
}

/** "je cherche depuis 8 mois" */
function lengthsOf(clause: readonly ClauseWord[]): Aside[] {
  if (!clause.some(({ kinds }) => kinds.includes('asking') || kinds.includes('subjects') || kinds.includes('telling')))
    return []
  return clause.flatMap((word, at): Aside[] => {
    const [number, unit] = [clause[at + 1], clause[at + 2]]
    const leads = word.tags.includes('time.agoBefore') || word.tags.includes('glue.forTime')
    if (!leads || !number?.counts || !unit || !isUnit(unit)) return []
    return [{ start: word.start, end: unit.end, role: 'visitor' }]
  })
}

const units = /^unit\.(hours|minutes|days|weeks|months|years)$/

function isUnit({ tags }: ClauseWord): boolean {
  return tags.some((tag) => units.test(tag))
}

function isAgo({ tags }: ClauseWord): boolean {
  return tags.includes('time.ago') || tags.includes('time.agoBefore')
}

function isTime(word: ClauseWord): boolean {
  return word.isYear || isUnit(word) || word.tags.some((tag) => /^(time\.ago|new\.)/.test(tag))
}

function isOfTime(word: ClauseWord): boolean {
  const isWeak = word.isSign || word.tags.some((tag) => tag === 'filler' || tag === 'ordinary')
  return (
    (isTime(word) || (word.counts && !word.isLarge) || isWeak) &&
    !saysHome(word) &&
    !isOfMarket(word) &&
    (!asks(word) || isAgo(word))
  )
}

/** "7 and 11 years old" */
function isOfAges(word: ClauseWord): boolean {
  const isAge = word.tags.some((tag) => /^unit\.(years|yearsOld|months)$/.test(tag))
  return isAge || (word.counts && !word.isLarge) || joins(word) || (word.tags.includes('filler') && !asks(word))
}

function isOfMarket({ tags }: ClauseWord): boolean {
  return tags.some((tag) => /^(time\.(listed|last)|field\.|new\.listing|built|year)/.test(tag))
}

/** "3 beds", "under 500k"; "6 weeks" and "in 2012" are no measures of a home. */
export function saysMeasure(words: readonly ClauseWord[], from: number, to: number): boolean {
  return words.slice(from, to).some(({ counts, isYear, tags }, at) => {
    const isOfTime = words[from + at + 1]?.tags.some((tag) => timeUnits.test(tag)) ?? false
    return (counts && !isYear && !isOfTime) || tags.some((tag) => measuring.test(tag))
  })
}

export const timeUnits = /^unit\.(years|months|weeks|days|hours)/
const measuring = /^(unit\.(?!years|months|weeks|days|hours)|bound\.|currency\.)/
