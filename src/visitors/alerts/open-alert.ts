import { randomBytes } from 'node:crypto'
import type { ListingCard } from '../../conversation/guide/answer-view.ts'
import { makeCard } from '../../conversation/guide/present-view.ts'
import { recallSearch } from '../../conversation/sessions/search-memory.ts'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import type { Scope } from '../../homes/search/scope.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { Criterion } from '../../reading/criteria/condition.ts'
import { alertWordsOf } from '../../reading/languages/all-alert-words.ts'
import {
  isWindowLanguage,
  spokenLanguageNamed,
  type WindowLanguage,
} from '../../reading/languages/spoken/spoken-language.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { type Alert, mostOfSession } from './alert.ts'
import { changeAlert, findHomeKey, insertAlert, keepFromMail, lockAlertsOf, selectAlertsOf } from './alert-store.ts'
import { describeSearch } from './describe-search.ts'
import { keysOfCriteria } from './matching/alert-keys.ts'
import { postConfirmation } from './post-confirmation.ts'
import { watchedCriteria } from './watched-criteria.ts'

/** Who asks, and where: a conversation that has its row. */
export interface AlertScope {
  visitor: VisitorPlace
  chatbot: Chatbot
  /** What the window is in, where the conversation tells no language. */
  language?: string | undefined
}

export interface AlertWish {
  /** '': the news waits on the page. */
  email: string
  when: Alert['pace']
  /** News of that home; null: what the search of the conversation finds from now on. */
  listing: number | null
  /** The search, where the one that the conversation keeps is not the one that is meant. */
  criteria?: readonly Criterion[]
}

export interface OpenedAlert {
  id: number
  /** The search in the visitor’s language. */
  label: string
  chips: string[]
  /** Whether news is mailed from now on; else the link of a mail has to be used first, or there is no address. */
  confirmed: boolean
  language: WindowLanguage
}

/** What is watched, before it is known for whom. */
interface Watched {
  criteria: Criterion[]
  label: string
  chips: string[]
  listingId: number | null
  homeKey: string | null
  home: ListingCard | null
}

/**
 * Has a visitor told when something comes up. The same wish again changes the one that is there. Fails with
 * `listing-not-found`, and with `too-many-alerts` when the conversation has as many as it may have. Nothing of the answer
 * tells what else an address has.
 */
export async function openAlert(app: VisitorsApp, scope: AlertScope, wish: AlertWish): Promise<OpenedAlert> {
  const { visitor, chatbot } = scope
  const state = await recallSearch(app.db, visitor)
  const language = languageOfVisitor(chatbot, state, scope.language)
  const place: Scope = { ...visitor, index: app.searchIndex, publicUrl: app.publicUrl }
  const watched =
    wish.listing === null
      ? await watchSearch(app.db, place, wish.criteria ?? criteriaOf(state), language)
      : await watchHome(app.db, place, wish.listing, language)
  return inTransaction(app.db, async (transaction) => {
    await lockAlertsOf(transaction, visitor)
    const others = await selectAlertsOf(transaction, visitor)
    const isProven =
      wish.email !== '' && others.some(({ email, confirmedAt }) => confirmedAt !== null && isSame(email, wish.email))
    const same = others.find((other) => isSameWish(other, watched, wish))
    if (!same && others.length >= mostOfSession) throw fail('too-many-alerts', { most: mostOfSession })
    const keptMail = same !== undefined && isSame(same.email, wish.email) ? same.confirmedAt : null
    const confirmedAt = keptMail ?? (isProven ? app.now() : null)
    const wanted = { email: wish.email, pace: wish.when, isAsked: true, confirmedAt }
    if (same && !isSame(same.email, wish.email)) await keepFromMail(transaction, same)
    const alert = same
      ? await changeAlert(transaction, same, wanted)
      : await keepAlert(transaction, visitor, watched, { ...wanted, language, isSaved: false })
    if (!same) {
      const { workspaceId, chatbotId, sessionId } = visitor
      const data = { alertId: alert.id }
      await app.events.record(transaction, { workspaceId, chatbotId, sessionId, type: 'alert.created', data })
    }
    if (alert.email !== '' && confirmedAt === null) await postConfirmation(app, transaction, alert, chatbot)
    const { id, label, chips } = alert
    return { id, label, chips, confirmed: alert.email !== '' && confirmedAt !== null, language }
  })
}

/** Keeps a home among those that a visitor saved: an alert without mail. Fails as `openAlert` does. */
export async function keepSaved(app: VisitorsApp, scope: AlertScope, listing: number): Promise<void> {
  const { visitor, chatbot } = scope
  const language = languageOfVisitor(chatbot, await recallSearch(app.db, visitor), scope.language)
  const watched = await watchHome(
    app.db,
    { ...visitor, index: app.searchIndex, publicUrl: app.publicUrl },
    listing,
    language,
  )
  await inTransaction(app.db, async (transaction) => {
    await lockAlertsOf(transaction, visitor)
    const others = await selectAlertsOf(transaction, visitor)
    const same = others.find(({ listingId }) => listingId === listing)
    if (same) await changeAlert(transaction, same, { isSaved: true })
    else if (others.length >= mostOfSession) throw fail('too-many-alerts', { most: mostOfSession })
    else
      await keepAlert(transaction, visitor, watched, {
        ...{ email: '', pace: 'daily', isAsked: false, isSaved: true, confirmedAt: null, language },
      })
  })
}

function keepAlert(
  transaction: Database,
  { workspaceId, chatbotId, sessionId }: VisitorPlace,
  { criteria, home, ...watched }: Watched,
  wanted: Pick<Alert, 'email' | 'pace' | 'isAsked' | 'isSaved' | 'confirmedAt' | 'language'>,
): Promise<Alert> {
  return insertAlert(transaction, {
    ...{ workspaceId, chatbotId, sessionId },
    ...watched,
    ...keysOfCriteria(criteria),
    ...wanted,
    criteria: JSON.stringify(criteria),
    home: home === null ? null : JSON.stringify(home),
    secret: randomBytes(32),
  })
}

async function watchSearch(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  language: WindowLanguage,
): Promise<Watched> {
  const watched = watchedCriteria(criteria)
  const told = await describeSearch(db, scope, watched, language)
  return { criteria: watched, ...told, listingId: null, homeKey: null, home: null }
}

async function watchHome(db: Database, scope: Scope, listing: number, language: WindowLanguage): Promise<Watched> {
  const [found] = await lookUpListings(db, scope, [listing])
  const homeKey = found ? await findHomeKey(db, scope, listing) : null
  if (!found || homeKey === null) throw fail('listing-not-found', { keyType: 'NewOaks', key: listing })
  const home = makeCard(found)
  const label = alertWordsOf(language).newsOf(home.place === '' ? home.title : `${home.title}, ${home.place}`)
  return { criteria: [], label, chips: [], listingId: listing, homeKey, home }
}

/** Of one home there is one alert; the same search for another address is another one. */
function isSameWish({ listingId, label, language, email }: Alert, watched: Watched, wish: AlertWish): boolean {
  if (watched.listingId !== null || listingId !== null) return listingId === watched.listingId
  const mayBe = email === '' || wish.email === '' || isSame(email, wish.email)
  return mayBe && label === watched.label && language !== ''
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** What a session keeps was written by the search, or by an earlier version of it. */
function criteriaOf(state: Record<string, unknown> | null): readonly Criterion[] {
  return Array.isArray(state?.criteria) ? (state.criteria as Criterion[]) : []
}

/** What the chatbot answers in, else what the visitor last wrote in, else what the window is in. */
export function languageOfVisitor(
  { settings }: Chatbot,
  state: Record<string, unknown> | null,
  window: string | undefined,
): WindowLanguage {
  const told = [settings.AIResponseLanguage, state?.spoken, state?.language, window]
  for (const name of told) {
    const language = typeof name === 'string' ? spokenLanguageNamed(name) : null
    // Of the others no mail can be written: it is in what the window is in.
    if (language !== null && isWindowLanguage(language)) return language
  }
  return 'en'
}
