import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { DataStream } from '../../../platform/operation.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { requireUpload } from './upload-file.ts'

/** GET /v1/chatbots/{serialNumber}/imports/{id}/faulty-rows */
export const exportFaultyRows = chatbotOperation({
  id: 'exportFaultyRows',
  summary: 'Export the faulty rows of an import',
  description:
    'As CSV, each with its line and the reasons before its own cells: mended, the file can be imported as it is.',
  tag: 'Listings',
  access: 'secret-key',
  file: { mediaType: 'text/csv; charset=utf-8', name: 'faulty-rows.csv' },
  input: Type.Object({
    id: requiredText({ description: 'Id of the import', maxLength: 20 }),
  }),
  output: Type.String({ description: 'The file' }),
  example: { id: '1' },
  errors: ['import-not-found', 'import-not-ready'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const upload = await requireUpload(app, { workspaceId, chatbotId: chatbot.id }, id)
    if (upload.faultsName === null)
      throw fail('import-not-ready', { id, state: upload.state, reason: 'it has no faulty rows' })
    return new DataStream(readText(await app.files.open(upload.faultsName)))
  },
})

async function* readText(bytes: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8')
  for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}
