import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { ListingDescription } from './listing-description.ts'
import { findListingRecord, listHistory, listLoggedChanges } from './listing-record-store.ts'
import { presentRecord } from './present-record.ts'

const mostSteps = 100
const mostChanges = 20

/** GET /v1/chatbots/{serialNumber}/listings/{id} */
export const readListing = chatbotOperation({
  id: 'readListing',
  summary: 'Read one listing',
  description:
    'A listing with every field as it is stored, what the chat knows and shows of it, its pictures with what was done to them, how its price and state went on, and who changed it.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    id: requiredText({ description: 'Id of the listing', maxLength: 20 }),
  }),
  output: ListingDescription,
  example: { serialNumber: '0123456789abcdef0123456789abcdef', id: '1' },
  errors: ['listing-not-found'],
  async run(app, { workspaceId }, { chatbot, id }) {
    const scope = { workspaceId, chatbotId: chatbot.id }
    const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
    const [record, history, changes] = await Promise.all([
      findListingRecord(app.db, scope, number),
      listHistory(app.db, scope, number, mostSteps),
      listLoggedChanges(app.db, scope, number, mostChanges),
    ])
    if (record === null) throw fail('listing-not-found', { keyType: 'NewOaks', key: id })
    return presentRecord(record, { history, changes, languages: app.languages })
  },
})
