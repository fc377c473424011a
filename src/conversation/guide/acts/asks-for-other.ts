import { checkListings } from '../../../homes/search/listing-questions.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'

/** What a home is by its fields, and nobody asks of a home that is not so. */
const hard: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>([
  'PropertyType',
  'SaleType',
  'Price',
  'Bedrooms',
  'Place',
])
/** A kind alone may be what people call any home: "a casa". */
const telling: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>(['SaleType', 'Price', 'Place'])
const leastSaid = 2

/**
 * "and a flat to buy under 200,000?", with a house to rent in view: two things are said that a home is by its fields, and the one in view is
 * not so. It looks for others, whatever else it reads as.
 */
export async function asksForOther(
  { db, scope }: GuideContext,
  { criteria, sort }: Understood,
  previous: GuideState | null,
): Promise<boolean> {
  const focus = previous?.focus ?? null
  const said = criteria.filter(({ topic, mode }) => mode === 'must' && hard.has(topic))
  const topics = new Set(said.map(({ topic }) => topic))
  if (focus === null || sort !== null || topics.size < leastSaid) return false
  const met = await Promise.all(
    said
      .filter(({ topic }) => telling.has(topic))
      .map(async ({ topic, mode, anyOf }) => checkListings(db, scope, [focus], [{ topic, mode, anyOf }])),
  )
  return met.some((each) => !each.has(focus))
}
