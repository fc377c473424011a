import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportAll } from '../../../homes/listings/export/export-all.ts'
import { type ExportFormat, exportFormats } from '../../../homes/listings/export/export-formats.ts'
import { chooseChatbot, UsageError, withDatabase } from '../command-context.ts'

export interface ExportFlags {
  chatbot?: string
  format?: ExportFormat
}

/** Writes all listings of a chatbot to a new file. */
export async function exportToFile(file: string, { chatbot: serial, format }: ExportFlags): Promise<void> {
  const chosen = format ?? formatOf(file)
  await withDatabase('listings export', async ({ config, database: { db } }) => {
    const chatbot = await chooseChatbot(db, config, serial)
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const { bytes, count } = await exportAll(db, scope, chosen)
    // What is there already is somebody's.
    const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
    await pipeline(Readable.from(bytes), out).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new UsageError(`There is a file "${file}" already: name a new one.`)
      throw error
    })
    console.log(`${count.toLocaleString('en-US')} listings of "${chatbot.settings.Name}" are in ${file}.`)
  })
}

function formatOf(file: string): ExportFormat {
  const end = extname(file).slice(1).toLowerCase()
  const format = exportFormats.find((each) => each === (end === 'jsonl' ? 'ndjson' : end))
  if (format === undefined) throw new UsageError('Name a file that ends in .csv, .xlsx or .ndjson, or say --format.')
  return format
}
