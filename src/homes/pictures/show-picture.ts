import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { readWhole } from '../../platform/files/read-stored.ts'
import { ReadyBytes } from '../../platform/operation.ts'
import { defineOperation } from '../define-operation.ts'
import { mostPictureBytes } from './keep-pictures.ts'
import { findPicture } from './picture-store.ts'
import { keptType } from './redraw-picture.ts'

/** GET /v1/pictures/{name} */
export const showPicture = defineOperation({
  id: 'readPicture',
  summary: 'A picture of a home that is kept here',
  description:
    'At most 1,600 pixels a side, as WebP; a new version has another address. One that is not fetched yet is not found.',
  tag: 'Widget',
  access: 'public',
  countsAs: 'tiles',
  cacheSeconds: 365 * 86_400,
  file: { mediaType: keptType, name: 'picture.webp' },
  input: Type.Object({ name: requiredText({ description: 'What its address ends in', maxLength: 80 }) }),
  output: Type.String({ description: 'The picture' }),
  example: { name: '0123456789abcdef0123456789abcdef01234567' },
  errors: ['too-many-calls', 'picture-not-found'],
  async run(app, _caller, { name }) {
    const found = /^[0-9a-f]{40}$/.test(name) ? await findPicture(app.db, name) : null
    if (found === null || found === 'waiting') throw fail('picture-not-found', { name })
    return new ReadyBytes(keptType, await readWhole(app.files, found.storageName, mostPictureBytes), false)
  },
})
