import { parentPort } from 'node:worker_threads'
import type { FaultyRow } from '../import-hooks.ts'
import type { ImportOptions } from '../import-options.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { openSource } from '../reading/open-source.ts'
import { readFiles } from '../reading/read-files.ts'
import { type PlannedSource, planHere, type RowReading } from './planned-source.ts'
import { previewTable } from './preview-table.ts'
import { readHomeMetadata } from './reso-metadata.ts'
import { splitJson } from './split-json.ts'
import type { FromTable, TableTask, ToTable } from './table-messages.ts'

// The thread in which files of listings are read and understood. It may hang, run out of memory or be ended at any time.

/** Of one faulty row no more is told to who keeps it: it would be held in memory and looked through elsewhere. */
const mostFaultyCharacters = 262_144

/** Rows are given on in batches of about this size. */
const pieceBytes = 65_536

/** What was asked of the other side, answered in turn. */
let answer: ((message: ToTable) => void) | null = null

const tell = (message: FromTable): void => parentPort?.postMessage(message)

function ask(message: FromTable): Promise<ToTable> {
  return new Promise((resolve) => {
    answer = resolve
    tell(message)
  })
}

class BrokenBytes extends Error {}

async function* bytesOf(file: number): AsyncGenerator<Uint8Array> {
  for (;;) {
    const given = await ask({ is: 'want', file })
    if (given.is !== 'bytes') return
    if (given.isBroken) throw new BrokenBytes('The file could not be read to its end.')
    if (given.piece === null) return
    for (let from = 0; from < given.piece.length; from += pieceBytes)
      yield given.piece.subarray(from, from + pieceBytes)
  }
}

async function run(task: TableTask): Promise<void> {
  try {
    if (task.do === 'preview') await ask({ is: 'preview', preview: await previewTable(bytesOf(0), task.options) })
    else if (task.do === 'read') await read(task.options, task.files)
    else if (task.do === 'metadata') await ask({ is: 'metadata', fields: readHomeMetadata(textOf(task.bytes)) })
    else await giveJson(task.bytes, task.list)
    tell({ is: 'done' })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const fault = error instanceof ImportRefusal ? 'refused' : error instanceof BrokenBytes ? 'broken' : 'failed'
    tell({ is: 'fault', fault, message })
  }
}

async function read(options: ImportOptions, files: number): Promise<void> {
  const progress = { bytes: 0 }
  const opens = Array.from({ length: files }, (_, file) => () => {
    return openSource(bytesOf(file), { progress, sheet: options.sheet })
  })
  const planned = await planHere(() => readFiles(opens), options)
  let told = markOf(planned)
  await ask({ is: 'planned', facts: planned.facts, bytes: progress.bytes })
  for await (const readings of planned.batches) {
    const mark = markOf(planned)
    const facts = mark === told ? null : planned.facts
    told = mark
    await ask({
      is: 'rows',
      readings: readings.map(bound),
      facts,
      bytes: progress.bytes,
      leftOut: new Map(planned.leftOut),
    })
  }
}

/** Changes whenever the facts do: columns and names are only ever added and used up. */
function markOf({ facts }: PlannedSource): string {
  return `${facts.columns.length} ${facts.unusedMaps.length}`
}

function bound(reading: RowReading): RowReading {
  if (reading.is !== 'faulty') return reading
  const { text, values, ...rest } = reading.faulty
  let left = mostFaultyCharacters
  const cut = (value: unknown): unknown => {
    const said = typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    if (typeof said !== 'string') return value
    left -= said.length
    return left >= 0 ? value : ''
  }
  const faulty: FaultyRow = { ...rest, values: values.map(cut) }
  if (text !== undefined) faulty.text = text.slice(0, mostFaultyCharacters)
  return { ...reading, faulty }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8')
}

async function giveJson(bytes: Uint8Array, list: string): Promise<void> {
  const { rest, entries } = splitJson(bytes, list)
  await ask({ is: 'head', rest })
  for (const some of entries) await ask({ is: 'entries', entries: some })
}

parentPort?.on('message', (message: ToTable) => {
  if (message.is === 'begin') void run(message.task)
  else answer?.(message)
})
