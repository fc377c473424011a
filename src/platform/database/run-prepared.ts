import { CompiledQuery } from 'kysely'
import type { QueryResultRow } from 'pg'
import type { OpenDatabase } from './connect.ts'

export interface PreparedStatement {
  /** Under which a connection knows it again. */
  name: string
  text: string
  values: unknown[]
}

/** Runs a statement whose plan each connection keeps; in a transaction, of which Kysely has the connection, it is planned anew. */
export async function runPrepared<Row extends QueryResultRow>(
  { db, pool }: Pick<OpenDatabase, 'db' | 'pool'>,
  statement: PreparedStatement,
): Promise<Row[]> {
  if (!db.isTransaction) return (await pool.query<Row>({ ...statement })).rows
  return (await db.executeQuery<Row>(CompiledQuery.raw(statement.text, statement.values))).rows
}
