import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { Events } from '../../../../../platform/events/events.ts'
import type { ListingTest } from '../../../listing.fixture.ts'
import { listingFieldNames } from '../../../listing.ts'
import { TableReaders } from '../../apart/table-readers.ts'
import { runImport } from '../../runs/run-import.ts'

/** A stored home without what is empty, its further values by name. */
export type StoredHome = Record<string, unknown>

export function readSample(name: string): Buffer {
  return readFileSync(new URL(`../../../../../../docs/samples/${name}`, import.meta.url))
}

/** What an import of a file stores, by the importer itself, in a thread of its own. */
export async function importFile(bench: ListingTest, bytes: Buffer) {
  const { scope } = await bench.addChatbot()
  const tables = new TableReaders()
  try {
    const summary = await runImport({
      ...{ database: bench, events: new Events(), scope, source: { kind: 'file', name: 'homes' } as const, by: 'test' },
      open: (reading) => tables.read({ files: [async () => Readable.from([bytes])], ...reading }),
      options: { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false },
    })
    const { rows } = await bench.pool.query(`SELECT * FROM listings WHERE "chatbotId" = $1 ORDER BY "MLSNumber"`, [
      scope.chatbotId,
    ])
    return { summary, homes: rows.map(toStored), whole: JSON.stringify(rows.map(({ chatbotId, ...row }) => row)) }
  } finally {
    tables.close()
  }
}

const shown: readonly string[] = [...listingFieldNames, 'standing', 'withheldFields']
const emptyOnes: readonly unknown[] = [null, undefined, '', 0]

/** An address that the importer makes where a format has none. */
function isMade(name: string, value: unknown): boolean {
  return name === 'Url' && /openstreetmap|^urn:/.test(String(value))
}

function toStored(row: Record<string, unknown>): StoredHome {
  const { ExtensionColumn, Images, ...said } = Object.fromEntries(
    shown.flatMap((name) =>
      emptyOnes.includes(row[name]) || isMade(name, row[name]) ? [] : [[name, row[name]] as const],
    ),
  )
  // What the database keeps of both is JSON.
  const entries: { Key: string; value: string }[] = JSON.parse(String(ExtensionColumn ?? '[]'))
  const pictures = Images === undefined ? {} : { Images: JSON.parse(String(Images)) }
  return { ...said, ...pictures, more: Object.fromEntries(entries.map(({ Key, value }) => [Key, value])) }
}
