import { hasTag, type Lexeme, skipRun } from '../../words/lexeme.ts'
import type { FollowAction, Found, Recogniser } from '../meaning.ts'
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
  const steps = readStepsBack(lexemes, at)
  if (steps) return steps
  const lexeme = lexemes[at]
  const action = actions.find((name) => hasTag(lexeme, `follow.${name}`))
  if (action === undefined) return null
  // "a bigger lot" is of the lot, and nobody remembers the largest lot that was shown.
  const direction = action === 'bigger' ? 'down' : action === 'smaller' ? 'up' : null
  if (direction !== null && isOfLot(lexemes[at + 1]))
    return { meanings: [{ kind: 'sort', sort: { field: 'LotArea', direction } }], end: at + 2 }
  return { meanings: [{ kind: 'follow', action }], end: at + 1 }
}

/** Of more searches nobody speaks, and no more are remembered. */
const mostSteps = 5

/** "go back two steps", "two steps back", "undo that twice". */
function readStepsBack(lexemes: readonly Lexeme[], at: number): Found {
  const isBack = (index: number) => hasTag(lexemes[index], 'follow.back')
  const back = (count: number, end: number): Found => ({
    meanings: [{ kind: 'follow', action: 'back', count }],
    end,
  })
  const isLed = isBack(at)
  const first = isLed ? skipRun(lexemes, at + 1, (each) => hasTag(each, 'filler') && !each.number) : at
  if (isLed && hasTag(lexemes[first], 'follow.twice')) return back(2, first + 1)
  const count = lexemes[first]?.number?.value ?? 0
  if (!Number.isInteger(count) || count < 1 || count > mostSteps) return null
  if (!hasTag(lexemes[first + 1], 'follow.steps')) return null
  const end = isBack(first + 2) ? first + 3 : first + 2
  return isLed || end > first + 2 ? back(count, end) : null
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
    ['go back two steps', 'back, by 2'],
    ['bigger', 'bigger'],
  ],
  not: ['cheapest', '2 steps to the door'],
}
