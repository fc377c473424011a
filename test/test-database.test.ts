import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase, openTestDatabase } from './test-database.ts'

test('each test database is new, has the newest schema and no rows', async () => {
  const [one, two] = await Promise.all([openTestDatabase(), openTestDatabase()])
  await one.db.insertInto('workspaces').values({ name: 'Harbour Homes' }).execute()
  expect(await one.db.selectFrom('workspaces').select('name').execute()).toEqual([{ name: 'Harbour Homes' }])
  expect(await two.db.selectFrom('workspaces').selectAll().execute()).toEqual([])
  await Promise.all([one.close(), two.close()])
})

test('the address as one string leads to the same database, which is gone after drop', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query('SELECT current_database() AS name')
  expect(rows).toEqual([{ name: database.connection.database }])
  client.on('error', () => {})
  await database.drop()
  await expect(new pg.Client(database.url).connect()).rejects.toThrow('does not exist')
})

test('many can be made at once', async () => {
  const databases = await Promise.all(Array.from({ length: 6 }, () => createTestDatabase()))
  expect(new Set(databases.map((database) => database.connection.database)).size).toBe(6)
  await Promise.all(databases.map((database) => database.drop()))
})
