import { type Static, Type } from 'typebox'
import { choice } from '../fields.ts'
import { ListingCard } from '../guide/answer-view.ts'
import { makeCard } from '../guide/present-view.ts'
import { alertWordsOf } from '../language/all-alert-words.ts'
import { languageOf } from '../language/languages.ts'
import { lookUpListings } from '../listing-search/listing-questions.ts'
import { defineOperation } from '../operation.ts'
import { openVisit } from '../visitors/open-visit.ts'
import type { Alert } from './alert.ts'
import { languageOfAlert } from './alert-language.ts'
import { selectAlertsOf } from './alert-store.ts'
import { changeKinds, changeOf } from './change-of-saved.ts'
import { tellKind } from './tell-news.ts'

const SavedHome = Type.Object({
  ...ListingCard.properties,
  change: Type.Optional(
    Type.Object(
      {
        kind: choice(changeKinds, {
          description: 'What happened; gone: it is listed no more, the card shows it as it was',
        }),
        text: Type.String({ description: 'The same in words of the visitor’s language' }),
      },
      { description: 'Where it is cheaper than when it was saved, or not to be had any more' },
    ),
  ),
})

/** GET /v1/visitor/saved */
export const listSavedHomes = defineOperation({
  id: 'listSavedHomes',
  summary: 'The homes that a visitor saved, the last one first',
  description: 'As cards, with what has changed since.',
  tag: 'Widget',
  access: 'visitor-key',
  jsonOnly: false,
  bare: true,
  input: Type.Object({}),
  output: Type.Array(SavedHome),
  example: {},
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, _input, context) {
    const { visitor } = await openVisit(app, caller, context)
    const saved = (await selectAlertsOf(app.db, visitor)).filter(({ isSaved }) => isSaved)
    const ids = saved.flatMap(({ listingId }) => listingId ?? [])
    const scope = { ...visitor, index: app.searchIndex }
    const found = ids.length === 0 ? [] : await lookUpListings(app.db, scope, ids)
    const cards = new Map(found.map((listing) => [listing.id, makeCard(listing)]))
    return saved.flatMap((alert) => presentSaved(alert, cards.get(alert.listingId ?? 0) ?? null) ?? [])
  },
})

function presentSaved(alert: Alert, now: ListingCard | null): Static<typeof SavedHome> | null {
  // As open-alert.ts wrote it, when it was saved.
  const then = alert.home as ListingCard | null
  const card = now ?? then
  if (card === null) return null
  const kind = then && changeOf(then, now)
  if (!kind) return card
  const language = languageOfAlert(alert)
  const formerPrice = then.price
  const text = tellKind({ kind, formerPrice, home: card }, alertWordsOf(language), languageOf(language).wording)
  return { ...card, change: { kind, text } }
}
