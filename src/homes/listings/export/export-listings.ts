import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { choice } from '../../../platform/fields.ts'
import { DataStream, ReadyBytes } from '../../../platform/operation.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { countListings, readAllListings } from './export-store.ts'
import { writeCsv } from './write-csv.ts'
import { writeResoLines } from './write-reso.ts'
import { writeXlsx } from './write-xlsx.ts'

export const exportFormats = ['csv', 'xlsx', 'ndjson'] as const

/** A spreadsheet is made whole before it is sent. */
const mostInSpreadsheet = 100_000

/** GET /v1/chatbots/{serialNumber}/listings/export */
export const exportListings = chatbotOperation({
  id: 'exportListings',
  summary: 'Download all listings of a chatbot',
  description:
    'As comma-separated values, as a spreadsheet (XLSX, up to 100,000 listings), or as RESO Common Format, one JSON object a line (NDJSON). Each is a file that an import reads again without loss, also after somebody has changed some of its cells. Addresses that visitors may not see are in it. A body that breaks off before its end is not whole.',
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
    const listings = readAllListings(app.patientDb, scope)
    if (format === 'csv') return new DataStream(writeCsv(listings))
    if (format === 'ndjson')
      return new DataStream(writeResoLines(listings), { mediaType: 'application/x-ndjson', name: 'listings.ndjson' })
    const count = await countListings(app.patientDb, scope)
    if (count > mostInSpreadsheet) throw fail('export-too-large', { count, most: mostInSpreadsheet })
    return new ReadyBytes(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      await writeXlsx(listings),
      false,
      'listings.xlsx',
    )
  },
})
