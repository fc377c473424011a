import { checkListings } from '../../../homes/search/listing-questions.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { homeInView } from '../guide-memory.ts'

/** Of turns that were read as a question of a home with so much, one of forty looks for others. */
const surely = 0.9
/** What a home is by its fields: where the one in view is not so, another is meant. "Does she have to buy furniture" says nothing of a sale. */
const telling: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>(['PropertyType', 'Place', 'Price'])
/** Words between the article and the kind: "the lower unit". */
const mostBetween = 2

/**
 * "that old victorian on Rainey, what are they asking", "what did they ask": surely a question of a home, with one in view that is all that
 * is said of it. It looks for no others, whatever its words could look for.
 */
export async function isSurelyOfFocus(
  { db, scope }: GuideContext,
  { acts: [first], about }: ReadClause,
  { criteria, lexemes, sort, figures }: Understood,
  previous: GuideState | null,
): Promise<boolean> {
  const id = homeInView(previous)
  if (id === undefined || first?.act !== 'ask-home' || first.likely < surely) return false
  if (about === 'nth' || about === 'described' || sort !== null) return false
  if (figures.some(({ kind }) => kind !== 'count')) return false
  // "rent on the lower unit?" is of a part of the one in view; "a unit" would be another.
  const isDefinite = (from: number): boolean =>
    lexemes.slice(Math.max(0, from - mostBetween), from).some(({ tags }) => tags.includes('glue.the'))
  const said = criteria.filter(
    ({ topic, mode, from }) => mode === 'must' && telling.has(topic) && !(topic === 'PropertyType' && isDefinite(from)),
  )
  const met = await Promise.all(
    said.map(async ({ topic, mode, anyOf }) => checkListings(db, scope, [id], [{ topic, mode, anyOf }])),
  )
  return met.every((each) => each.has(id))
}
