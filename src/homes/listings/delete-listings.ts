import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { choice, trimmedText } from '../../platform/fields.ts'
import { toListingKeys } from '../../platform/text/listing-keys.ts'
import { defineOperation } from '../define-operation.ts'
import { keyTypes, serialNumberField } from './listing.ts'
import { deleteListingsOf } from './listing-store.ts'

/** POST /chat/Chatbot/RealEstateDelete */
export const deleteListings = defineOperation({
  id: 'deleteListings',
  summary: 'Delete the listings that have one of the keys',
  description: 'Keys that no listing has are passed over; a listing that several keys name counts once.',
  tag: 'Listings',
  access: 'secret-key-first',
  envelope: true,
  checksContentType: true,
  atomic: true,
  input: Type.Object({
    SerialNumber: serialNumberField,
    Keys: Type.Array(trimmedText({ description: 'Value of the key', maxLength: 2_000 }), {
      description: 'Keys of the listings to delete',
      minItems: 1,
      maxItems: 1_000,
    }),
    KeyType: choice(keyTypes, { description: 'What Keys hold: the ids that Create gave, MLSNumbers, or Urls' }),
  }),
  output: Type.Object({ SuccessCount: Type.Integer({ description: 'Number of listings that were deleted' }) }),
  example: { SerialNumber: '0123456789abcdef0123456789abcdef', Keys: ['1234567'], KeyType: 'MLSNumber' },
  errors: ['chatbot-not-found'],
  async run(app, caller, { SerialNumber: serialNumber, Keys: keys, KeyType: keyType }) {
    const deleted = await deleteListingsOf(
      app.db,
      { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) },
      toListingKeys(keyType, keys),
    )
    if (deleted === null) throw fail('chatbot-not-found', { serialNumber })
    return { SuccessCount: deleted }
  },
})
