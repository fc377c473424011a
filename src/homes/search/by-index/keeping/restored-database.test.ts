import { cpSync, rmSync } from 'node:fs'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { TestDataFolder } from '../../../../../test/data-folder.ts'
import { makeDatabaseFolder } from '../../../../../test/started-folder.ts'
import { connect, type Database, type OpenDatabase } from '../../../../platform/database/connect.ts'
import { type OwnerProcess, startOwner } from '../../../../platform/database/embedded/start-for-test.fixture.ts'
import { migrateToLatest } from '../../../../platform/database/migrate.ts'
import { toColumns } from '../../../listings/listing-columns.ts'
import { insertRows } from '../../../listings/listing-store.ts'
import { countMatches } from '../../find-listings.ts'
import type { Scope } from '../../scope.ts'
import { makeIndexes, searchedIn } from '../indexed.fixture.ts'
import { Dice, randomListing } from '../random-search.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1 }
const dice = new Dice(17)
let numbers = 0
let folder: TestDataFolder
let owner: OwnerProcess | undefined
let open: OpenDatabase | undefined

afterEach(async () => {
  await open?.close()
  await owner?.stop()
  folder.remove()
})

async function add(db: Database, count: number, Description: string): Promise<void> {
  const make = () => toColumns({ ...randomListing(dice, numbers++), Status: 'Active', Description })
  await insertRows(db, scope, Array.from({ length: count }, make))
}

const countWith = (db: Database, owner: Scope, mention: string) =>
  countMatches(db, owner, [{ topic: 'Feature', mode: 'must', anyOf: [{ is: 'text', name: 'x', mentions: [mention] }] }])

test('a database that was put back to an earlier time is noticed, though its counters have passed the old ones', {
  timeout: 120_000,
}, async () => {
  folder = await makeDatabaseFolder()
  const copy = `${folder.path}-copy`
  owner = await startOwner(folder.path)
  open = connect(owner.connection)
  await migrateToLatest(open.db)
  await add(open.db, 3, 'A gazebo.')
  await open.close()
  await owner.stop()
  cpSync(folder.path, copy, { recursive: true, preserveTimestamps: true })
  try {
    owner = await startOwner(folder.path)
    const { connection } = owner
    open = connect(connection)
    const { db } = open
    const indexes = makeIndexes(db)
    const indexed = searchedIn(indexes, scope)
    await add(db, 2, 'A turret.')
    indexes.warm(scope)
    await indexes.settle()
    expect(await indexes.find(scope)).not.toBeNull()
    expect(await countWith(db, indexed, 'turret')).toBe(2)

    await owner.stop()
    rmSync(folder.path, { recursive: true })
    cpSync(copy, folder.path, { recursive: true, preserveTimestamps: true })
    owner = await startOwner(folder.path)
    expect(owner.connection).toEqual(connection)
    // Written before the index looks again: the numbers of these transactions stand for others in its memory.
    const other = connect(connection)
    await add(other.db, 1, 'A gazebo.')
    for (let at = 0; at < 60; at++) await sql`SELECT pg_current_xact_id()`.execute(other.db)
    await other.close()
    const looked = async (mention: string) =>
      countWith(db, indexed, mention).catch(() => countWith(db, indexed, mention))
    expect(await looked('turret')).toBe(0)
    expect(await looked('gazebo')).toBe(4)
    await indexes.settle()
    expect(await indexes.find(scope)).not.toBeNull()
    expect([await countWith(db, indexed, 'turret'), await countWith(db, indexed, 'gazebo')]).toEqual([0, 4])
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
