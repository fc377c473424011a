import { Type } from 'typebox'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { ListingCard } from '../guide/answer-view.ts'
import { makeCard } from '../guide/present-view.ts'

/** GET /v1/visitor/listings/{id} */
export const showHome = defineOperation({
  id: 'readListingCard',
  summary: 'One home as a card',
  description: 'A listing of the chatbot that the visitor talks to, as cards show it: for a pin of the map.',
  tag: 'Widget',
  access: 'visitor-key',
  input: Type.Object({ id: requiredText({ description: 'Id of the listing', maxLength: 20 }) }),
  output: ListingCard,
  example: { id: '1' },
  errors: ['session-not-found', 'origin-not-allowed', 'listing-not-found'],
  async run(app, caller, { id }, context) {
    const { visitor } = await openVisit(app, caller, context)
    const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
    const [listing] = await lookUpListings(app.db, { ...visitor, publicUrl: app.publicUrl }, [number])
    if (!listing) throw fail('listing-not-found', { keyType: 'NewOaks', key: id })
    return makeCard(listing)
  },
})
