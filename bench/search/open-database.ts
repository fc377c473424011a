import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect, type Database } from '../../src/database/connect.ts'
import { type EmbeddedConnection, openEmbeddedDatabase } from '../../src/database/embedded/open-embedded-database.ts'
import { migrateToLatest } from '../../src/database/migrate.ts'
import type { Listing } from '../../src/listings/listing.ts'
import { toColumns } from '../../src/listings/listing-columns.ts'
import type { StoredListing } from './evaluate/holds.ts'

export interface BenchDatabase {
  db: Database
  scope: { workspaceId: number; chatbotId: number }
  listings: StoredListing[]
  /** To open it once more, as the product does. */
  connection: EmbeddedConnection
  close(): Promise<void>
}

export const benchSerialNumber = '0'.repeat(32)
const rowsAtOnce = 200

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
    const scope = await insertChatbot(open.db)
    const listings = await storeListings(open.db, scope, made)
    return {
      db: open.db,
      scope,
      listings,
      connection: server.connection,
      close: async () => {
        await open.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function insertChatbot(db: Database): Promise<BenchDatabase['scope']> {
  const workspace = await db
    .insertInto('workspaces')
    .values({ name: 'Bench' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chatbot = await db
    .insertInto('chatbots')
    .values({ workspaceId: workspace.id, serialNumber: benchSerialNumber, settings: '{}', removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { workspaceId: workspace.id, chatbotId: chatbot.id }
}

async function storeListings(
  db: Database,
  scope: BenchDatabase['scope'],
  made: readonly Listing[],
): Promise<StoredListing[]> {
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
