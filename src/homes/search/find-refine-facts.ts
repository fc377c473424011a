import type { Database } from '../../platform/database/connect.ts'
import type { Condition } from '../../reading/criteria/condition.ts'
import { plainDollars } from '../../reading/understanding/complete-amounts.ts'
import { pairsOf, placesTogether } from '../../reading/understanding/narrow-place.ts'
import type { RefineFacts } from '../../reading/understanding/refine-facts.ts'
import type { SearchState } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'
import { findSatisfiable, type Scope } from './listing-vocabulary.ts'

/** Looks up what only the listings tell of a sentence; most sentences need nothing of it. */
export async function findRefineFacts(
  db: Database,
  scope: Scope,
  { criteria, markers, counts }: Understood,
  previous: SearchState | null,
): Promise<RefineFacts> {
  const holds = async (condition: Condition) => (await findSatisfiable(db, scope, [condition]))[0] ?? false
  const asksRentals = counts.length > 0 || criteria.some(({ inThousands }) => inThousands)
  const replaces = markers.some((marker) => ['what', 'add', 'swap'].includes(marker))
  const placed = previous === null || replaces ? null : placesTogether(previous.criteria, criteria)
  return {
    hasRentals: asksRentals && (await holds({ is: 'value', field: 'SaleType', value: 'for_rent' })),
    hasSeveralDollars: await hasSeveralDollars(
      criteria.flatMap(({ anyOf }) => anyOf),
      holds,
    ),
    narrows: placed !== null && (await findSatisfiable(db, scope, pairsOf(placed))).some(Boolean),
  }
}

async function hasSeveralDollars(
  said: readonly Condition[],
  holds: (condition: Condition) => Promise<boolean>,
): Promise<boolean> {
  const dollars = said.find((condition) => condition.is === 'currency' && condition.symbols.includes('$'))
  if (dollars?.is !== 'currency') return false
  const others = dollars.symbols.filter((symbol) => !plainDollars.includes(symbol))
  const both = [plainDollars, others].map((symbols) => holds({ is: 'currency', name: dollars.name, symbols }))
  return (await Promise.all(both)).every(Boolean)
}
