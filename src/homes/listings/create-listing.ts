import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { prepareReader } from '../listing-text/prepare-reader.ts'
import { alsoNamed, listingExample, listingFields, serialNumberField } from './listing.ts'
import { insertListing } from './listing-store.ts'
import { withoutMembersTexts } from './releases/without-members-texts.ts'

/** POST /chat/Chatbot/RealEstateCreate */
export const createListing = defineOperation({
  id: 'createListing',
  summary: 'Create a listing',
  description: 'Several listings may have the same MLSNumber or Url: two units can share one.',
  tag: 'Listings',
  access: 'secret-key-first',
  envelope: true,
  atomic: true,
  input: Type.Object({ SerialNumber: serialNumberField, ...listingFields }, alsoNamed),
  output: Type.String({ description: 'Identifier of the new listing, also its key under KeyType NewOaks' }),
  example: { SerialNumber: '0123456789abcdef0123456789abcdef', ...listingExample },
  errors: ['chatbot-not-found'],
  async run(app, caller, { SerialNumber: serialNumber, ...listing }) {
    await prepareReader()
    const chatbot = { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }
    const id = await insertListing(app, chatbot, await withoutMembersTexts(app.db, chatbot, listing))
    if (id === null) throw fail('chatbot-not-found', { serialNumber })
    return String(id)
  },
})
