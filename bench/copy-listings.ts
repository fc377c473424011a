import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listingColumnNames, toColumns } from '../src/homes/listings/listing-columns.ts'
import { makeSampleListing } from './sample-listings.ts'

const batch = 50_000
const linesAtOnce = 500

export interface ListingOwner {
  workspaceId: number
  chatbotId: number
}

const columns = ['workspaceId', 'chatbotId', ...listingColumnNames].map((name) => `"${name}"`).join(', ')

/** Fills a chatbot with sample listings, beginning with the one of the given number. */
export async function fillChatbot(client: pg.Client, owner: ListingOwner, first: number, count: number): Promise<void> {
  // A statement's new rows are all held for the counting trigger, so that batches keep memory small.
  for (let done = 0; done < count; done += batch) {
    await copyLines(client, makeLines(owner, first + done, Math.min(batch, count - done)))
  }
}

/** Copies ready-made lines into the table as it is, with its indexes and its trigger. */
export async function copyLines(client: pg.Client, lines: Iterable<string>): Promise<void> {
  const copy = client.query(copyFrom(`COPY listings (${columns}) FROM STDIN`))
  await pipeline(Readable.from(lines), copy)
}

/** Sample listings as COPY reads them, several lines a piece; `describe` gives them other descriptions. */
export function* makeLines(
  owner: ListingOwner,
  first: number,
  count: number,
  describe?: () => string,
): Generator<string> {
  let piece = ''
  for (let index = 0; index < count; index++) {
    const listing = makeSampleListing(first + index)
    const row = toColumns(describe ? { ...listing, Description: describe() } : listing)
    const values = [owner.workspaceId, owner.chatbotId, ...listingColumnNames.map((name) => row[name])]
    piece += `${values.map(toCopyText).join('\t')}\n`
    if (index % linesAtOnce === linesAtOnce - 1) {
      yield piece
      piece = ''
    }
  }
  yield piece
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function toCopyText(value: string | number | Buffer | number[] | null): string {
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `{${value.join()}}`
  if (typeof value !== 'string') return `\\\\x${value.toString('hex')}`
  return value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}
