import { type RawBuilder, sql } from 'kysely'
import { filledInBit } from '../../listings/marks/filled-in.ts'

/** The number of a column, NULL where it was only filled in: what nobody said satisfies nothing and stands last. */
export function knownNumber(column: string): RawBuilder<number | null> {
  const bit = filledInBit(column)
  if (bit === null) return sql<number | null>`${sql.ref(column)}`
  return sql<number | null>`(CASE WHEN "filledIn" & ${sql.lit(bit)} = 0 THEN ${sql.ref(column)} END)`
}
