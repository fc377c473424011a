import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { choice, requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { HeldBackReport } from '../import/held-back/held-back-report.ts'
import { withReleases } from '../import/held-back/with-releases.ts'
import { ImportRefusal } from '../import/import-refusal.ts'
import { CellReport } from '../import/runs/cell-report.ts'
import { importTargets } from '../intake/intake-target.ts'
import { listingSchema } from '../listing.ts'
import { choiceFields, toOptions } from './import-choices.ts'
import { readForgiven } from './kept-choices.ts'
import { openUpload, requireUpload } from './upload-file.ts'

const PreviewedColumn = Type.Object({
  name: Type.String({ description: 'As the file names it' }),
  target: Type.Union([choice(importTargets, { description: 'A field, or Price' }), Type.Null()], {
    description: 'What it fills; null: no field',
  }),
  how: choice(['map', 'name', 'synonym', 'guess', 'kept', 'left out', 'held back'], {
    description:
      'map: as was said; name, synonym: by its name; guess: by its values; kept: as a further value; left out; held back: for members alone, stored nowhere',
  }),
  samples: Type.Array(Type.String(), { description: 'Some of its values' }),
})

/** POST /v1/chatbots/{serialNumber}/imports/{id}/preview */
export const previewImport = chatbotOperation({
  id: 'previewImport',
  summary: 'Look at what an import would make of a file',
  description: 'Reads the beginning of the file: what each column becomes, and the first rows as they would be stored.',
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    id: requiredText({ description: 'Id of the import', maxLength: 20 }),
    ...choiceFields,
  }),
  output: Type.Object({
    columns: Type.Array(PreviewedColumn),
    missing: Type.Array(Type.String(), { description: 'Fields that must be named before the import can begin' }),
    heldBack: Type.Array(HeldBackReport, {
      description: 'What is for members alone; `release` keeps a column all the same',
    }),
    hints: Type.Array(Type.String(), { description: 'What somebody should know before' }),
    sheets: Type.Array(Type.String(), { description: 'Of a spreadsheet: the sheets that it shows' }),
    sheet: Type.Union([Type.String(), Type.Null()], { description: 'The one that is read; null: no spreadsheet' }),
    cells: Type.Array(CellReport, {
      description: 'The first cells that are unknown: their homes are stored without them',
    }),
    looked: Type.Integer({ description: 'Rows that were looked at' }),
    faulty: Type.Integer({ description: 'Those of them that cannot be homes' }),
    rows: Type.Array(
      Type.Object({
        line: Type.Integer({ description: 'Where it stands' }),
        listing: Type.Union([Type.Partial(listingSchema), Type.Null()], { description: 'As it would be stored' }),
        faults: Type.Array(Type.String(), { description: 'Why it cannot be' }),
      }),
      { description: 'The first rows, faulty ones among them' },
    ),
  }),
  example: { id: '1', map: { 'Asking price': 'SalePrice', notes: '-' } },
  errors: ['import-not-found', 'import-refused'],
  async run(app, _caller, { chatbot, id, ...choices }, { signal }) {
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const upload = await requireUpload(app, scope, id)
    const options = await withReleases(app.db, scope, toOptions(choices))
    try {
      const forgiven = await readForgiven(app.db, scope, upload.fileName)
      const planned = { ...options, forgiven, timeZone: chatbot.settings.TimeZone }
      return await app.tables.preview(() => openUpload(app, upload), planned, signal)
    } catch (error) {
      if (error instanceof ImportRefusal) throw fail('import-refused', { reason: error.message })
      throw error
    }
  },
})
