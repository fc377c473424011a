import { hasTag, type Lexeme } from '../../words/lexeme.ts'
import type { FollowAction, Recogniser } from '../meaning.ts'
import type { Rule } from '../rule.ts'

const actions: readonly FollowAction[] = [
  'cheaper',
  'pricier',
  'bigger',
  'smaller',
  'newer',
  'older',
  'moreBedrooms',
  'fewerBedrooms',
  'closer',
  'more',
  'back',
  'reset',
  'anew',
  'showAll',
]

/** Words that continue a conversation: "cheaper", "show me more", "go back". */
const read: Recogniser = ({ lexemes }, at) => {
  const lexeme = lexemes[at]
  const action = actions.find((name) => hasTag(lexeme, `follow.${name}`))
  if (action === undefined) return null
  // "a bigger lot" is of the lot, and nobody remembers the largest lot that was shown.
  const direction = action === 'bigger' ? 'down' : action === 'smaller' ? 'up' : null
  if (direction !== null && isOfLot(lexemes[at + 1]))
    return { meanings: [{ kind: 'sort', sort: { field: 'LotArea', direction } }], end: at + 2 }
  return { meanings: [{ kind: 'follow', action }], end: at + 1 }
}

function isOfLot(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'field.LotArea')
}

export const followUpRule: Rule = {
  name: 'follow-up',
  dimension: 'talk',
  read,
  examples: [
    ['cheaper', 'cheaper'],
    ['show me more', 'more'],
    ['go back', 'back'],
    ['bigger', 'bigger'],
  ],
  not: ['cheapest'],
}
