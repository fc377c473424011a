import { expect } from 'vitest'
import type { TestApp, TestWorkspace } from '../test-app.ts'
import { storedTables } from './stored-tables.ts'

/** What is stored of a workspace, all of it. */
export async function readEverything(app: TestApp, { workspaceId }: TestWorkspace): Promise<string> {
  const rows = storedTables.map(
    (table) => `SELECT '${table}' AS place, to_jsonb(t)::text AS content FROM "${table}" t WHERE "workspaceId" = $1`,
  )
  const result = await app.app.pool.query(`${rows.join(' UNION ALL ')} ORDER BY place, content`, [workspaceId])
  expect(result.rows.length).toBeGreaterThan(8)
  return JSON.stringify(result.rows, null, 1)
}
