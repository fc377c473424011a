import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { trimmedText } from '../../platform/fields.ts'
import { changeLogo, findFirmLogo } from '../../platform/firm-logo/firm-logo.ts'
import { defineOperation } from '../define-operation.ts'
import { drawLogo } from '../uploads/draw-logo.ts'

/** POST /v1/workspace/logo */
export const setLogo = defineOperation({
  id: 'setLogo',
  summary: 'Set the logo of the firm',
  description:
    'It heads the console, mails and the pages of homes. The picture (PNG, JPEG, WEBP or GIF) is uploaded first, as for a chatbot’s icon; it is drawn anew within 480 by 128 pixels. Without `fileId`, the logo is removed.',
  tag: 'People',
  access: 'secret-key',
  nullClears: true,
  input: Type.Object({
    fileId: Type.Optional(
      trimmedText({ description: 'FileStoreId of the uploaded picture; "": no logo', maxLength: 20 }),
    ),
  }),
  output: Type.Object({
    logo: Type.String({ description: 'Path that it is shown at; "": the firm has none' }),
  }),
  example: { fileId: '34317' },
  errors: [],
  async run(app, caller, { fileId = '' }) {
    const { workspaceId } = caller
    const drawn = fileId === '' ? null : await drawLogo(app, workspaceId, Number(fileId))
    if (fileId !== '' && drawn === null)
      throw fail('invalid-fields', {
        faults: `fileId: expected the id of an uploaded picture of this workspace (PNG, JPEG, WEBP or GIF), got ${JSON.stringify(fileId)}.`,
      })
    await changeLogo(app.db, caller, drawn && { ...drawn, name: app.newId() })
    return { logo: (await findFirmLogo(app.db, workspaceId))?.path ?? '' }
  },
})
