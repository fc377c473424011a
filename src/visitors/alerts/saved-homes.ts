import { type Static, Type } from 'typebox'
import { ListingCard } from '../../conversation/guide/answer-view.ts'
import { makeCard } from '../../conversation/guide/present-view.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import { choice } from '../../platform/fields.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import { alertWordsOf } from '../../reading/languages/all-alert-words.ts'
import { criteriaWordsOf } from '../../reading/languages/spoken/all-criteria-words.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import type { Alert } from './alert.ts'
import { languageOfAlert } from './alert-language.ts'
import { selectAlertsOf } from './alert-store.ts'
import { changeKinds, changeOf } from './change-of-saved.ts'
import { tellKind } from './tell-news.ts'

/** What became of a home since it was saved: it is cheaper, or not to be had any more. */
export const SavedHomeChange = Type.Object({
  kind: choice(changeKinds, {
    description: 'What happened; gone: it is listed no more, the card shows it as it was',
  }),
  text: Type.String({ description: 'The same in words of the visitor’s language' }),
})

/** A home that a visitor saved, as a card. */
export const SavedHome = Type.Object({
  ...ListingCard.properties,
  change: Type.Optional(SavedHomeChange),
})

/** The homes that the visitor of a session saved, the last one first, with what has changed since. */
export async function savedHomesOf(
  app: Pick<VisitorsApp, 'db' | 'searchIndex' | 'publicUrl'>,
  visitor: VisitorPlace,
): Promise<Static<typeof SavedHome>[]> {
  const saved = (await selectAlertsOf(app.db, visitor)).filter(({ isSaved }) => isSaved)
  const ids = saved.flatMap(({ listingId }) => listingId ?? [])
  const scope = { ...visitor, index: app.searchIndex, publicUrl: app.publicUrl }
  const found = ids.length === 0 ? [] : await lookUpListings(app.db, scope, ids)
  const cards = new Map(found.map((listing) => [listing.id, makeCard(listing)]))
  return saved.flatMap((alert) => presentSaved(alert, cards.get(alert.listingId ?? 0) ?? null) ?? [])
}

function presentSaved(alert: Alert, now: ListingCard | null): Static<typeof SavedHome> | null {
  // As open-alert.ts wrote it, when it was saved.
  const then = alert.home as ListingCard | null
  const card = now ?? then
  if (card === null) return null
  const kind = then && changeOf(then, now)
  if (!kind) return card
  const language = languageOfAlert(alert)
  const formerPrice = then.price
  const text = tellKind({ kind, formerPrice, home: card }, alertWordsOf(language), criteriaWordsOf(language))
  return { ...card, change: { kind, text } }
}
