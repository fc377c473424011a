import { Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { DataStream, ReadyBytes } from '../../../platform/operation.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { exportAll } from './export-all.ts'
import { exportFormats } from './export-formats.ts'

const kinds = {
  csv: { mediaType: 'text/csv; charset=utf-8' },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  ndjson: { mediaType: 'application/x-ndjson' },
} as const

/** GET /v1/chatbots/{serialNumber}/listings/export */
export const exportListings = chatbotOperation({
  id: 'exportListings',
  summary: 'Download all listings',
  description:
    'As comma-separated values, as a spreadsheet (XLSX, up to 100,000 listings), or as RESO Common Format, a JSON object a line (NDJSON). An import reads it again without loss; hidden addresses are in it.',
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  file: { mediaType: 'text/csv; charset=utf-8', name: 'listings.csv' },
  input: Type.Object({ format: Type.Optional(choice(exportFormats, { description: 'csv unless said' })) }),
  output: Type.String({ description: 'The file' }),
  example: { format: 'csv' },
  errors: ['export-too-large'],
  async run(app, _caller, { chatbot, format = 'csv' }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const { bytes } = await exportAll(app.patientDb, scope, format)
    const { mediaType } = kinds[format]
    const name = `listings.${format}`
    return Array.isArray(bytes)
      ? new ReadyBytes(mediaType, bytes[0], false, name)
      : new DataStream(bytes, { mediaType, name })
  },
})
