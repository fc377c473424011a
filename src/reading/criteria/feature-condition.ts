import { wordTable } from '../../platform/text/word-table.ts'
import type { FeatureRow } from '../languages/tables/table-rows.ts'
import type { Condition } from './condition.ts'
import { type Animal, policyWord } from './pet-policy.ts'

/** What a text as a whole says of these decides before its words do. */
const animalOfFeature: Readonly<Record<string, Animal | undefined>> = wordTable({
  'pets allowed': 'pet',
  'dogs allowed': 'dog',
  'cats allowed': 'cat',
})

/** What a feature of a language's table asks of a listing: its strongest wording first. */
export function featureCondition(row: FeatureRow): Extract<Condition, { is: 'text' }> {
  const animal = animalOfFeature[row.english ?? row.name]
  const policy = animal ? [policyWord[animal]] : []
  const mentions = [...policy, row.name, ...(row.also ?? []), ...(row.saidBy ?? [])].map((phrase) =>
    phrase.toLowerCase(),
  )
  return { is: 'text', name: row.name, mentions, ...(row.english === undefined ? {} : { feature: row.english }) }
}
