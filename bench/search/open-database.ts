import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Listing } from '../../src/homes/listings/listing.ts'
import { toColumns } from '../../src/homes/listings/listing-columns.ts'
import type { ListingScope } from '../../src/homes/listings/listing-scope.ts'
import { IndexByWorker } from '../../src/homes/search/by-worker/index-by-worker.ts'
import type { ReadingScope } from '../../src/homes/search/scope.ts'
import { connect, type Database } from '../../src/platform/database/connect.ts'
import type { EmbeddedConnection } from '../../src/platform/database/embedded/embedded-connection.ts'
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/open-embedded-database.ts'
import { migrateToLatest } from '../../src/platform/database/migrate.ts'
import { WorkSlices } from '../../src/platform/work/work-slices.ts'
import { Languages } from '../../src/reading/languages/languages.ts'
import type { StoredListing } from './evaluate/holds.ts'

export interface BenchDatabase {
  db: Database
  /** With the index that the product searches in, and what it reads with. */
  scope: ReadingScope
  listings: StoredListing[]
  /** To open it once more, as the product does. */
  connection: EmbeddedConnection
  /** Another chatbot of the same workspace with these listings. */
  addChatbot(serialNumber: string, made: readonly Listing[]): Promise<BenchDatabase>
  close(): Promise<void>
}

export const benchSerialNumber = '0'.repeat(32)
/** Of the chatbots beside it: one that has only homes for sale, one with the few homes of `closest/`. */
export const salesSerialNumber = '1'.repeat(32)
export const closestSerialNumber = '2'.repeat(32)
const rowsAtOnce = 200
const indexBytes = 512 * 1_048_576

/** Starts a database in a temporary folder and fills one chatbot with the listings. */
export async function openBenchDatabase(made: readonly Listing[]): Promise<BenchDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-search-'))
  // The database's unprivileged user may pass through.
  chmodSync(dataDir, 0o711)
  let server: Awaited<ReturnType<typeof openEmbeddedDatabase>> | undefined
  const close = async () => {
    await server?.stop()
    removeFolder(dataDir)
  }
  try {
    server = await openEmbeddedDatabase({
      dataDir,
      purpose: 'bench',
      log: (line) => console.log(line),
      // Nothing of it has to survive the machine.
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
    })
    const open = connect(server.connection)
    await migrateToLatest(open.db)
    const workspaceId = await insertBenchWorkspace(open.db)
    const { connection } = server
    const index = new IndexByWorker({ connection, memoryBytes: indexBytes, patienceMs: 60_000 })
    const [languages, slices] = [new Languages(), new WorkSlices()]
    const closeAll = async (): Promise<void> => {
      await index.close()
      await open.close()
      await close()
    }
    const addChatbot: BenchDatabase['addChatbot'] = async (serialNumber, homes) => {
      const scope = await insertChatbot(open.db, workspaceId, serialNumber)
      const listings = await storeListings(open.db, scope, homes)
      return {
        db: open.db,
        scope: { ...scope, languages, slices, index },
        listings,
        connection,
        addChatbot,
        close: closeAll,
      }
    }
    return await addChatbot(benchSerialNumber, made)
  } catch (error) {
    await close()
    throw error
  }
}

async function insertBenchWorkspace(db: Database): Promise<number> {
  const workspace = await db
    .insertInto('workspaces')
    .values({ name: 'Bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return workspace.id
}

async function insertChatbot(db: Database, workspaceId: number, serialNumber: string): Promise<ListingScope> {
  const chatbot = await db
    .insertInto('chatbots')
    .values({ workspaceId, serialNumber, settings: '{}', removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { workspaceId, chatbotId: chatbot.id }
}

async function storeListings(db: Database, scope: ListingScope, made: readonly Listing[]): Promise<StoredListing[]> {
  const ids = new Map<string, number>()
  for (let first = 0; first < made.length; first += rowsAtOnce) {
    const rows = await db
      .insertInto('listings')
      .values(made.slice(first, first + rowsAtOnce).map((listing) => ({ ...scope, ...toColumns(listing) })))
      .returning(['id', 'Url'])
      .execute()
    for (const { id, Url } of rows) ids.set(Url, id)
  }
  await sql`ANALYZE`.execute(db)
  return made.map((listing) => ({ ...listing, id: ids.get(listing.Url) ?? 0 }))
}

function removeFolder(dataDir: string): void {
  // Where the database's user cannot reach the temporary folder, the server's files lie elsewhere.
  const record = join(dataDir, 'database.json')
  if (existsSync(record)) {
    // Porchlight itself wrote it.
    const { serverFolder } = JSON.parse(readFileSync(record, 'utf8')) as { serverFolder?: string }
    if (serverFolder !== undefined) rmSync(serverFolder, { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
}
