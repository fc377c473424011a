import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { choice, requiredText } from '../../platform/fields.ts'
import { toListingKeys } from '../../platform/text/listing-keys.ts'
import { defineOperation } from '../define-operation.ts'
import { prepareReader } from '../listing-text/prepare-reader.ts'
import { alsoNamed, keyTypes, listingExample, listingFields, serialNumberField } from './listing.ts'
import { toChangedColumns } from './listing-columns.ts'
import { updateListings } from './listing-store.ts'
import { withoutMembersTexts } from './releases/without-members-texts.ts'

/** POST /chat/Chatbot/RealEstateUpdate */
export const updateListing = defineOperation({
  id: 'updateListing',
  summary: 'Change the listings that have a key',
  description:
    'Acts on every listing of the chatbot that has the key. An optional field that is left out keeps its value; `null`, an empty text or an empty list clears it.',
  tag: 'Listings',
  access: 'secret-key-first',
  envelope: true,
  checksContentType: true,
  atomic: true,
  nullClears: true,
  input: Type.Object(
    {
      SerialNumber: serialNumberField,
      Key: requiredText({ description: 'Value of the key that the listings have now', maxLength: 2_000 }),
      KeyType: choice(keyTypes, { description: 'What Key holds: the id that Create gave, an MLSNumber, or a Url' }),
      ...listingFields,
    },
    alsoNamed,
  ),
  output: Type.Integer({ description: 'Number of listings that were updated' }),
  example: {
    SerialNumber: '0123456789abcdef0123456789abcdef',
    Key: '1234567',
    KeyType: 'MLSNumber',
    ...listingExample,
    Status: 'Sold',
  },
  errors: ['chatbot-not-found', 'listing-not-found'],
  async run(app, caller, { SerialNumber: serialNumber, Key: key, KeyType: keyType, ...listing }, { cleared }) {
    await prepareReader()
    const chatbot = { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }
    const updated = await updateListings(
      app.db,
      chatbot,
      toListingKeys(keyType, [key]),
      toChangedColumns(await withoutMembersTexts(app.db, chatbot, listing), cleared),
    )
    if (updated === null) throw fail('chatbot-not-found', { serialNumber })
    if (updated === 0) throw fail('listing-not-found', { keyType, key })
    return updated
  },
})
