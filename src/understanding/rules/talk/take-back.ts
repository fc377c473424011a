import type { Topic } from '../../../criteria/condition.ts'
import { hasTag } from '../../words/lexeme.ts'
import type { Item, Recogniser } from '../item.ts'
import type { Rule } from '../rule.ts'

const amountTopics = new Set<Topic>(['Bedrooms', 'Bathrooms', 'Price', 'BuildingArea', 'LotArea', 'YearBuilt'])

/** "no wait", "I mean", "homes in Kent, no, Renton": only where something was said that can be taken back. */
const read: Recogniser = ({ lexemes, items }, at) => {
  const lexeme = lexemes[at]
  const isBetween =
    hasTag(lexemes[at - 1], 'sign') && (hasTag(lexemes[at + 1], 'sign') || hasTag(lexemes[at + 1], 'scope.not'))
  const last = items.at(-1)
  // "2 baths no 3 baths"
  const isCount = hasTag(lexeme, 'repair.no') && lexemes[at + 1]?.number !== undefined && last?.kind === 'criterion'
  const isSoft = hasTag(lexeme, 'repair.soft') && isRightBehind(items) && !hasTag(lexemes[at + 1], 'scope.and')
  const repairs =
    hasTag(lexeme, 'repair') ||
    isSoft ||
    (isCount && amountTopics.has(last.topic)) ||
    (hasTag(lexeme, 'repair.no') && isBetween)
  if (!repairs || !items.some((item) => item.kind === 'criterion' || item.kind === 'near')) return null
  let end = at + 1
  while (lexemes[end]?.text === ',' || hasTag(lexemes[end], 'repair')) end++
  return { meanings: [{ kind: 'repair' }], end }
}

/** "3 beds in Kent actually 4": what takes back stands right behind what was said. */
function isRightBehind(items: readonly Item[]): boolean {
  const last = items.at(-1)
  const before = last?.kind === 'scope' && last.scope === 'comma' ? items.at(-2) : last
  return before?.kind === 'criterion' || before?.kind === 'near'
}

export const takeBackRule: Rule = {
  name: 'take-back',
  dimension: 'talk',
  read,
  examples: [
    ['homes in Kent, no wait, Renton', 'instead of what was said'],
    ['2 bedrooms, I mean 3', 'instead of what was said'],
    ['homes in Kent, no, Renton', 'instead of what was said'],
  ],
  not: ['no pool', 'no wait'],
}
