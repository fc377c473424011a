import { OutboundError, type OutboundFault, type OutboundResponse } from '../../platform/outbound/guarded-fetch.ts'
import { readRetryAfter } from '../../platform/outbound/retry-after.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { csvAddressOf } from './csv-address.ts'
import { type ReadTable, readTable } from './read-table.ts'

const limits = { maxBytes: 20 * 1_048_576, timeoutMs: 60_000 }

/** Says why an address gave no table. `message` is told to the firm. */
export class TableError extends Error {
  readonly mayPass: boolean
  readonly retryAfterSeconds: number
  constructor(message: string, { mayPass = false, retryAfterSeconds = 0 } = {}) {
    super(message)
    this.name = 'TableError'
    this.mayPass = mayPass
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const sentences: Record<OutboundFault, string> = {
  'bad-address': 'This is no address of a table: correct it.',
  'not-public': 'The address leads into a private network: give a public one, or ask the operator to allow it.',
  'not-found': 'The host of this address is not known: look whether it is spelt right.',
  'too-many-redirects': 'The address leads round and round: give the one of the table itself.',
  'too-large': 'The table is larger than 20 MB: leave out what nobody asks for.',
  'too-slow': 'The table did not come within a minute. It is tried again.',
  failed: 'The table could not be fetched. It is tried again; look whether the address opens in a browser.',
}

/** Fetches the table of an address that was published for it, and reads it. Fails with a TableError. */
export async function fetchTable(
  app: Pick<KnowledgeApp, 'outbound' | 'now'>,
  address: string,
  { most, signal }: { most: number; signal: AbortSignal },
): Promise<ReadTable> {
  const response = await app
    .outbound({ url: csvAddressOf(address), headers: { accept: 'text/csv' }, signal, ...limits })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error
      throw new TableError(sentences[error.fault], {
        mayPass: ['not-found', 'too-slow', 'failed'].includes(error.fault),
      })
    })
  if (response.status !== 200) throw refusal(response, app.now())
  if (/^\s*</.test(response.body.toString('latin1', 0, 200))) {
    throw new TableError(
      'There is a web page at this address, and no table: publish the sheet as CSV (File, Share, Publish to web) and give that address.',
    )
  }
  const table = await readTable(response.body, most)
  if (table.rows.length > 0) return table
  throw new TableError('The table has no rows below the names of its columns: fill it in, or give another address.')
}

function refusal({ status, headers }: OutboundResponse, now: Date): TableError {
  if (status === 404 || status === 410) {
    return new TableError(`There is no table at this address (${status}): publish it again, or correct the address.`)
  }
  if (status === 401 || status === 403) {
    return new TableError(`The table is not public (${status}): publish it to the web as CSV.`)
  }
  const retryAfterSeconds = readRetryAfter(headers['retry-after'], now)
  const mayPass = status === 429 || status >= 500
  return new TableError(
    `The server of the table answered ${status}.${mayPass ? ' It is tried again.' : ' Look at the address.'}`,
    {
      mayPass,
      retryAfterSeconds,
    },
  )
}
