import { createReadStream } from 'node:fs'
import { planHere } from '../../../homes/listings/import/apart/planned-source.ts'
import { countWouldGo } from '../../../homes/listings/import/count-would-go.ts'
import { describePreview } from '../../../homes/listings/import/describe-import.ts'
import { previewImport } from '../../../homes/listings/import/import-listings.ts'
import type { ImportOptions } from '../../../homes/listings/import/import-options.ts'
import { openSource } from '../../../homes/listings/import/reading/open-source.ts'
import { findSource, type ImportSource } from '../../../homes/listings/import/runs/run-store.ts'
import { chooseChatbot, withDatabase } from '../command-context.ts'

/** Says what an import would make of a file, and what it would prune. Stores nothing. */
export async function previewFile(
  file: string,
  source: ImportSource,
  options: ImportOptions,
  serialNumber: string | undefined,
): Promise<void> {
  const bytes = createReadStream(file, { highWaterMark: 262_144 })
  try {
    console.log(describePreview(await previewImport(bytes, options)))
  } finally {
    bytes.destroy()
  }
  if (options.prune) {
    await withDatabase('import', async ({ config, database }) => {
      const chatbot = await chooseChatbot(database.db, config, serialNumber)
      const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
      const sourceId = await findSource(database.db, scope, source)
      const whole = createReadStream(file, { highWaterMark: 262_144 })
      try {
        const open = () => planHere(() => openSource(whole, { sheet: options.sheet }), options)
        console.log(await countWouldGo(database.pool, { ...scope, sourceId, name: source.name }, open, options))
      } finally {
        whole.destroy()
      }
    })
  }
  console.log('Nothing is stored: leave out --dry-run to import.')
}
