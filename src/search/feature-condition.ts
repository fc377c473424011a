import type { Condition } from './condition.ts'
import type { FeatureRow } from './language.ts'

/** What a feature of a language's table asks of a listing: its strongest wording first. */
export function featureCondition(row: FeatureRow): Condition {
  const mentions = [row.name, ...(row.also ?? []), ...(row.saidBy ?? [])].map((phrase) => phrase.toLowerCase())
  return { is: 'text', name: row.name, mentions }
}
