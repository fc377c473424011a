import { hasTag, type Lexeme, skipRun } from '../../words/lexeme.ts'
import type { Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'
import { areAlike, isSmall } from './alike.ts'

/** "prefer Kent over Renton": the second is neither wanted nor excluded, and the first is a wish. */
const read: Recogniser = ({ lexemes }, at) => {
  const [lexeme, before] = [lexemes[at], clauseAround(lexemes, at)]
  // "比起公寓更喜欢独立屋": what something else is preferred to is said first.
  const isFirst = hasTag(lexeme, 'glue.preferredTo')
  if (!isFirst && !hasTag(lexeme, 'glue.over') && !hasTag(lexeme, 'glue.than')) return null
  if (!before.some((each) => hasTag(each, 'glue.prefer'))) return null
  const second = skipRun(lexemes, at + 1, isSmall)
  const others = isFirst ? lexemes.slice(second + 1) : before.slice(0, before.indexOf(lexeme as Lexeme))
  if (!others.some((other) => areAlike(other, lexemes[second]))) return null
  return { meanings: [{ kind: 'filler' }], end: second + 1 }
}

function clauseAround(lexemes: readonly Lexeme[], at: number): readonly Lexeme[] {
  const begin = lexemes.findLastIndex((lexeme, index) => index < at && hasTag(lexeme, 'sign')) + 1
  const end = lexemes.findIndex((lexeme, index) => index > at && hasTag(lexeme, 'sign'))
  return lexemes.slice(begin, end < 0 ? lexemes.length : end)
}

export const preferredToRule: Rule = {
  name: 'preferred-to',
  dimension: 'talk',
  read,
  examples: [
    ['prefer Kent over Renton', ''],
    ['I prefer a house to a condo', ''],
  ],
  not: ['over 500k, Kent preferred', 'from Kent to Renton', 'rather Kent than Renton'],
}
