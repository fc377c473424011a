import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/platform/database/connect.ts'
import { otherTables, personalTables } from '../../src/visitors/privacy/personal-tables.ts'
import { openTestDatabase } from '../test-database.ts'

// A table that nobody thought of here would be forgotten by erasures, too.

let open: OpenDatabase
let document = ''

beforeAll(async () => {
  open = await openTestDatabase()
  document = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'privacy.md'), 'utf8')
})
afterAll(() => open.close())

async function listTables(where: string): Promise<string[]> {
  const query = `SELECT DISTINCT t.table_name AS name FROM information_schema.tables t
    JOIN information_schema.columns c USING (table_schema, table_name)
    WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND ${where} ORDER BY 1`
  return (await open.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)
}

test('each table of the database is known as one with or without visitors’ data', async () => {
  const known = [...Object.keys(personalTables), ...Object.keys(otherTables)]
  expect(await listTables('true'), 'name a new table in src/visitors/privacy/personal-tables.ts').toEqual(known.sort())
})

test('each table of a session is one with visitors’ data', async () => {
  const ofSessions = await listTables(`c.column_name IN ('sessionId', 'email', 'phone')`)
  expect(ofSessions.length, 'or the test sees nothing').toBeGreaterThan(3)
  // The firm’s own people, not its visitors.
  const ofTheFirm = ['accounts', 'invitations']
  expect(ofSessions.filter((name) => !(name in personalTables) && !ofTheFirm.includes(name))).toEqual([])
})

test('docs/privacy.md names each of them', () => {
  const missing = [...Object.keys(personalTables), ...Object.keys(otherTables)].filter(
    (name) => !document.includes(`\`${name}\``),
  )
  expect(missing).toEqual([])
})

test('an erasure and the export look at each table with visitors’ data', async () => {
  const read = (name: string) =>
    readFile(join(import.meta.dirname, '..', '..', 'src', 'visitors', 'privacy', name), 'utf8')
  const erasing = await read('remove-sessions-store.ts')
  const exporting = await read('export-store.ts')
  for (const name of Object.keys(personalTables)) {
    expect(erasing, name).toMatch(new RegExp(`(DELETE FROM|UPDATE) "?${name}\\b`))
    expect(exporting, name).toMatch(new RegExp(`(FROM "?${name}\\b|selectFrom\\('${name}'\\))`))
  }
})

test('the planner keeps no samples of what people wrote', async () => {
  const { rows } = await open.pool.query<{ column: string }>(
    `SELECT attrelid::regclass || '.' || attname AS column FROM pg_attribute
     WHERE attrelid = ANY($1::regclass[]) AND attnum > 0 AND NOT attisdropped AND attstattarget IS DISTINCT FROM 0
       AND atttypid IN ('text'::regtype, 'jsonb'::regtype) ORDER BY 1`,
    [Object.keys(personalTables).map((name) => `"${name}"`)],
  )
  // Words of ours: kinds, states, names of models, paths of the API.
  const ours =
    /^(events\.type|alerts\.(language|pace|snapshot)|"alertNews"\.kind|"liveEvents"\.type|"pushMessages"\.kind|"takeOvers"\.(accountId|language)|"conversationHeads"\.(assignedTo|language)|"conversationNotes"\.accountId|"leadNotes"\.source|leads\.(assignedTo|status)|files\.(mimeType|state|storageName)|idempotency\.path|messages\.(countedMonth|kind|language|model|role|status)|outbox\.state|tours\.(kind|status))$/
  expect(rows.map(({ column }) => column).filter((column) => !ours.test(column))).toEqual([])
})
