import type { Criterion } from '../../reading/criteria/condition.ts'
import { tellCondition } from '../../reading/criteria/tell-condition.ts'
import { explainReading } from '../../reading/understanding/explain.ts'
import type { Refinement } from '../../reading/understanding/refine.ts'
import type { Item } from '../../reading/understanding/rules/meaning.ts'
import type { SearchPlan } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'
import type { Explanation, Outcome } from './explanation.ts'

const mostClauses = 100

/** How a sentence was read, and what the search made of each meaning. `searched` is absent where nothing was searched for. */
export function explainSearch(
  understood: Understood,
  searched?: { plan: SearchPlan; refinement: Refinement },
): Explanation {
  const implied = searched?.plan.criteria.find((criterion) => criterion.implied)
  return explainReading(understood)
    .slice(0, mostClauses)
    .map(({ words, role, meanings }) => ({
      words,
      role,
      meanings: meanings.flatMap(({ rule, words: read, meaning, item }) => {
        const became = outcomeOf(item, understood, searched?.plan, searched?.refinement)
        const tellsSale = implied !== undefined && became === 'filter' && saysPrice(item)
        const told = implied?.anyOf.map(tellCondition).join(' or ') ?? ''
        return [
          { rule, words: read, meaning, became },
          ...(tellsSale ? [{ rule: impliedRule, words: read, meaning: told, became }] : []),
        ]
      }),
    }))
}

/** No rule of the words made it: the size of the amount tells sale or rent. */
const impliedRule = 'implied-sale-type'

function saysPrice(item: Item): boolean {
  return item.kind === 'criterion' && item.topic === 'Price'
}

function outcomeOf(item: Item, understood: Understood, plan?: SearchPlan, refinement?: Refinement): Outcome {
  switch (item.kind) {
    case 'criterion':
    case 'near':
    case 'guess':
      return outcomeOfCriterion(item, understood, plan)
    case 'radius':
      return refinement?.counted.includes(understood.radius?.words ?? '') || saysPlace(plan?.criteria)
        ? 'filter'
        : 'ignored'
    case 'sort':
      return plan === undefined || plan.sort === understood.sort ? 'sort' : 'dropped'
    case 'limit':
      return 'limit'
    case 'figure':
      return 'figure'
    case 'follow':
      return outcomeOfFollowUp(item.action, refinement)
    case 'step':
      return (refinement?.counted.length ?? 0) > 0 ? 'filter' : 'ignored'
    case 'drop':
      return refinement?.refines === true ? 'filter' : 'dropped'
    case 'number':
      return (refinement?.counted.length ?? 0) > 0 ? 'filter' : 'ignored'
    case 'refused':
      return 'refused'
    default:
      return 'ignored'
  }
}

/** Criteria keep where their words stand; what was taken back, doubted or not proven is in none. */
function outcomeOfCriterion(item: Item, { criteria }: Understood, plan?: SearchPlan): Outcome {
  const found = criteria.find(({ from, to }) => from < item.to && item.from < to)
  if (found === undefined) return 'dropped'
  if (found.mode === 'wish') return 'wish'
  const isKept =
    plan === undefined || plan.criteria.some(({ topic, also = [] }) => [topic, ...also].includes(found.topic))
  return isKept ? 'filter' : 'dropped'
}

function saysPlace(criteria: readonly Criterion[] = []): boolean {
  return criteria.some(({ anyOf }) => anyOf.some(({ is }) => is === 'near'))
}

const ofPages: ReadonlySet<string> = new Set(['more'])
const ofOrder: ReadonlySet<string> = new Set(['closer'])
const ofAll: ReadonlySet<string> = new Set(['back', 'reset', 'showAll'])

function outcomeOfFollowUp(action: string, refinement?: Refinement): Outcome {
  if (ofPages.has(action)) return 'limit'
  if (ofOrder.has(action)) return 'sort'
  if (ofAll.has(action)) return 'filter'
  // "cheaper" is a bound where something was shown before, and an order otherwise.
  return refinement?.comparison ? 'filter' : 'sort'
}
