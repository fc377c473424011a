import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/test-database.ts'
import { inTransaction } from './in-transaction.ts'

test('a statement with a mark is prepared once on its connection, and answers for each value', async () => {
  const { db, close } = await openTestDatabase({ maxConnections: 1 })
  try {
    const double = (value: number) =>
      sql<{ double: number }>`/* prepared: double */ SELECT ${value}::int * 2 AS double`.execute(db)
    for (let value = 0; value < 8; value += 1) expect((await double(value)).rows).toEqual([{ double: value * 2 }])
    await sql`SELECT ${1}::int AS unmarked`.execute(db)
    const { rows } = await sql<{ name: string }>`SELECT name FROM pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ name: 'double' }])
  } finally {
    await close()
  }
})

test('after one has failed, it goes on being right, in a transaction too', async () => {
  const { db, close } = await openTestDatabase({ maxConnections: 1 })
  try {
    const divide = (by: number, at = db) =>
      sql<{ part: number }>`/* prepared: divide */ SELECT 12 / ${by}::int AS part`.execute(at)
    await expect(divide(0)).rejects.toThrow(/division by zero/)
    expect((await divide(4)).rows).toEqual([{ part: 3 }])
    await expect(inTransaction(db, (inside) => divide(0, inside))).rejects.toThrow(/division by zero/)
    expect((await inTransaction(db, (inside) => divide(3, inside))).rows).toEqual([{ part: 4 }])
  } finally {
    await close()
  }
})
