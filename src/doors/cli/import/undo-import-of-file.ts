import type { ImportUndone } from '../../../homes/listings/edits/import-undone.ts'
import { findNewestImport, undoImportRun } from '../../../homes/listings/edits/undo-import.ts'
import { findSourceId } from '../../../homes/listings/import/runs/source-runs.ts'
import { chooseChatbot, UsageError, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'

/** Takes back what the newest import of a file did, and says so. */
export function undoImportOfFile({ chatbot: serial, source }: { chatbot?: string; source?: string }): Promise<void> {
  return withDatabase('import undo', async ({ config, database: { db } }) => {
    const chatbot = await chooseChatbot(db, config, serial)
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const sourceId = source === undefined ? null : await findSourceId(db, scope, { kind: 'file', name: source })
    if (source !== undefined && sourceId === null) throw new UsageError(`No file "${source}" was imported.`)
    const newest = await findNewestImport(db, scope, { sourceId, kind: 'file' })
    if (newest === null) throw new UsageError('There is no import of the last 7 days that changed anything and stands.')
    const run = { runId: newest.runId, by: commandLineActor(), serialNumber: chatbot.serialNumber }
    console.log(`The import of "${newest.name}" is undone: ${describeUndone(await undoImportRun(db, scope, run))}`)
  })
}

export function describeUndone({ removed, restored, kept }: ImportUndone): string {
  const count = (amount: number): string => amount.toLocaleString('en-US')
  const left = kept === 0 ? '' : ` ${count(kept)} were left, for they were changed since.`
  return `${count(removed)} listings that it had added are gone, ${count(restored)} are as before.${left}`
}
