import type { Condition, Criterion } from '../criteria/condition.ts'
import type { Understanding } from './understanding.ts'
import type { Lexeme } from './words/lexeme.ts'

/** Of a rental, having a dog asks that dogs are allowed; of a home to buy it asks nothing. */
export function withoutAnimalsOfBuyers(criteria: readonly Criterion[]): Criterion[] {
  const rents = criteria.some(
    ({ topic, mode, anyOf }) => topic === 'SaleType' && mode === 'must' && anyOf.some(isForRent),
  )
  if (rents) return [...criteria]
  return criteria.flatMap((criterion) => {
    const anyOf = criterion.anyOf.filter((condition) => !isOnlyOfRentals(condition))
    if (anyOf.length === 0) return []
    return anyOf.length === criterion.anyOf.length ? [criterion] : [{ ...criterion, anyOf }]
  })
}

/** The words by which visitors say that they have an animal. */
export function wordsOfAnimals({
  criteria,
  lexemes,
}: Pick<Understanding, 'criteria'> & { lexemes: readonly Lexeme[] }): string[] {
  return criteria.flatMap(({ anyOf, from, to }) =>
    anyOf.some(isOnlyOfRentals)
      ? [
          lexemes
            .slice(from, to)
            .map(({ text }) => text)
            .join(' '),
        ]
      : [],
  )
}

function isForRent(condition: Condition): boolean {
  return condition.is === 'value' && condition.value === 'for_rent'
}

function isOnlyOfRentals(condition: Condition): boolean {
  return condition.is === 'text' && condition.onlyOfRentals === true
}
