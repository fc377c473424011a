import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import type { HomesApp } from '../../homes-app.ts'
import type { OpenFile } from '../import/apart/thread-of-tables.ts'
import type { ImportOptions } from '../import/import-options.ts'
import { ImportRefusal } from '../import/import-refusal.ts'
import { choiceFields, toOptions } from './import-choices.ts'
import { readForgiven } from './kept-choices.ts'
import { ListingImport, presentUpload } from './present-upload.ts'
import { openUpload, requireUpload } from './upload-file.ts'
import { queueUpload } from './upload-store.ts'

/** POST /v1/chatbots/{serialNumber}/imports/{id}/start */
export const startImport = chatbotOperation({
  id: 'startImport',
  summary: 'Start an import, or have it counted',
  description:
    'Has the file imported in the background, one import of a chatbot at a time; GET tells how far it is, whoever started it may go away. With `dryRun` the whole file is only compared with what is there, and the import can be started afterwards.',
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    id: requiredText({ description: 'Id of the import', maxLength: 20 }),
    dryRun: Type.Optional(Type.Boolean({ description: 'true: only count what it would do' })),
    ...choiceFields,
  }),
  output: ListingImport,
  example: { id: '1', map: { notes: '-' }, dryRun: true },
  errors: ['import-not-found', 'import-refused', 'import-not-ready', 'storage-full'],
  async run(app, _caller, { chatbot, id, dryRun = false, ...choices }, { signal }) {
    await app.space.requireRoom()
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const upload = await requireUpload(app, scope, id)
    const forgiven = await readForgiven(app.db, scope, upload.fileName)
    const isReady = upload.state === 'ready' || upload.state === 'checked'
    if (isReady)
      await refuseUnclear(app, { ...toOptions(choices), forgiven }, { open: () => openUpload(app, upload), signal })
    const queued = isReady ? await queueUpload(app.db, upload, { choices, isCheck: dryRun }) : null
    if (queued === null)
      throw fail('import-not-ready', { id, state: upload.state, reason: 'upload the file again to import it anew' })
    return presentUpload(queued)
  },
})

/** What an import would refuse at its beginning is refused here, in words that need no command line. */
async function refuseUnclear(
  { tables }: Pick<HomesApp, 'tables'>,
  options: ImportOptions,
  { open, signal }: { open: OpenFile; signal: AbortSignal },
): Promise<void> {
  try {
    const { missing } = await tables.preview(open, options, signal)
    const [field] = missing
    if (field !== undefined)
      throw new ImportRefusal(
        `No column of the file says anything of homes that we know, neither a price nor an address nor ${field}: say what its columns are.`,
      )
  } catch (error) {
    if (error instanceof ImportRefusal) throw fail('import-refused', { reason: error.message })
    throw error
  }
}
