import type pg from 'pg'
import { findListingPage } from '../src/homes/listings/listing-page-store.ts'
import { insertListing } from '../src/homes/listings/listing-store.ts'
import type { Database } from '../src/platform/database/connect.ts'
import { makeSampleListing } from './sample-listings.ts'

export interface Statement {
  name: string
  text: string
}

/** All that the stores ask of it is whether it is a transaction. */
const outsideOfTransaction = { isTransaction: false } as unknown as Database
const nobody = { workspaceId: 0, serialNumber: '', by: '' }

/** The statements that Porchlight's stores send, word for word: asked of the stores, so that they cannot grow apart. */
export async function readProductStatements(): Promise<{ list: Statement; create: Statement }> {
  return {
    list: await recordStatement((pool) =>
      findListingPage(pool, nobody, { cityKey: 'seattle' }, { offset: 0, limit: 20 }),
    ),
    create: await recordStatement((pool) =>
      insertListing({ pool, db: outsideOfTransaction }, nobody, makeSampleListing(1)),
    ),
  }
}

async function recordStatement(run: (pool: pg.Pool) => Promise<unknown>): Promise<Statement> {
  const statements: Statement[] = []
  const recorder = {
    query: async ({ name, text }: Statement) => {
      statements.push({ name, text })
      return { rows: [] }
    },
  }
  // Of a pool, the stores use nothing but `query`.
  await run(recorder as unknown as pg.Pool)
  const [statement, ...others] = statements
  if (!statement || others.length > 0) {
    throw new Error(`the store sent ${statements.length} statements for one call; the bare server expects one`)
  }
  return statement
}
