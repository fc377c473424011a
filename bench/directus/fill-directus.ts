import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { listingFieldNames } from '../../src/homes/listings/listing.ts'
import type { EmbeddedConnection } from '../../src/platform/database/embedded/embedded-connection.ts'
import type { BenchChatbot, Stage } from '../stage.ts'
import { adminToken, type RunningDirectus } from './directus-process.ts'

const databaseName = 'directus'

/** What somebody who knows PostgreSQL would make for just these questions. Directus itself makes none of them. */
export const directusIndexes = [
  // The list of a chatbot, newest first.
  'CREATE INDEX ON listings (chatbot, id)',
  // One city in a range of prices, in the order of prices.
  'CREATE INDEX ON listings (chatbot, "City", "SaleType", "Bedrooms", "SalePrice")',
  'CREATE INDEX ON listings (chatbot, "City", "PropertyType", "SaleType", "SalePrice")',
  // Words within descriptions, as _icontains asks for them.
  'CREATE INDEX ON listings USING gin (lower("Description") gin_trgm_ops)',
] as const

/** Makes a database for Directus in the server of the stage. */
export async function makeDirectusDatabase(stage: Stage): Promise<EmbeddedConnection> {
  await stage.withClient((client) => client.query(`CREATE DATABASE ${databaseName}`))
  return { ...(await stage.connection()), database: databaseName }
}

/** Gives Directus the same rows, under the same ids, and tells it of the table. */
export async function fillDirectus(
  stage: Stage,
  connection: EmbeddedConnection,
  directus: RunningDirectus,
  chatbots: readonly BenchChatbot[],
): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(await describeTable(stage))
    await client.query('CREATE EXTENSION pg_trgm')
    const columns = listingFieldNames.map((name) => `"${name}"`).join(', ')
    await stage.withClient(async (source) => {
      const wanted = chatbots.map(({ chatbotId }) => chatbotId).join(', ')
      const rows = `SELECT id, "chatbotId", ${columns} FROM listings WHERE "chatbotId" IN (${wanted}) ORDER BY id`
      await pipeline(
        source.query(copyTo(`COPY (${rows}) TO STDOUT`)),
        client.query(copyFrom(`COPY listings (id, chatbot, ${columns}) FROM STDIN`)),
      )
    })
    for (const statement of directusIndexes) await client.query(statement)
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
  await callDirectus(directus, 'POST', '/utils/cache/clear')
  await callDirectus(directus, 'PATCH', '/collections/listings', { meta: { note: 'Homes of the bench' } })
}

/** The columns of a listing as Porchlight has them: text for lists too, the cheapest that Directus could be given. */
async function describeTable(stage: Stage): Promise<string> {
  const { rows } = await stage.withClient((client) =>
    client.query<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = 'listings' AND column_name = ANY($1)`,
      [listingFieldNames],
    ),
  )
  const columns = rows.map(({ name, type }) => `"${name}" ${type}`)
  return `CREATE TABLE listings (id integer PRIMARY KEY, chatbot integer NOT NULL, ${columns.join(', ')})`
}

async function callDirectus(directus: RunningDirectus, method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(directus.url + path, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`Directus answered ${path} with ${response.status}: ${await response.text()}`)
}
