import { Type } from 'typebox'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { ImportUndone } from '../edits/import-undone.ts'
import { undoDays } from '../edits/listing-change.ts'
import { undoImportRun } from '../edits/undo-import.ts'
import { requireUpload } from './upload-file.ts'

/** POST /v1/chatbots/{serialNumber}/imports/{id}/undo */
export const undoImport = chatbotOperation({
  id: 'undoImport',
  summary: 'Undo an import',
  description: `Takes back what a file did, within ${undoDays} days, once: what it added goes, what it changed or removed is as before. A listing that was changed since stays as it is. The newest is undone first.`,
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({ id: requiredText({ description: 'Id of the import', maxLength: 20 }) }),
  output: ImportUndone,
  example: { id: '1' },
  errors: ['import-not-found', 'import-not-undoable'],
  async run(app, caller, { chatbot, id }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const { runId, state } = await requireUpload(app, scope, id)
    if (runId === null) throw fail('import-not-undoable', { reason: `it is ${state}` })
    const { serialNumber } = chatbot
    return undoImportRun(app.patientDb, scope, { runId, by: actorOf(caller), serialNumber })
  },
})
