import { setTimeout as wait } from 'node:timers/promises'
import type { App } from '../app.ts'
import { listingIndexesOf } from '../search/listing-index/current-index.ts'
import type { Scope } from '../search/scope.ts'
import { asksForPerson } from './asks-for-person.ts'
import { answerFromListings } from './built-in-guide.ts'
import { readAsks } from './read-asks.ts'
import { allGuideWords } from './words/all-words.ts'

/** A question whose answer needs most of what answers need. */
const question = 'houses for sale under 500k with a garage, cheapest first'

/** The chat window that is about to open comes first. */
const behindConfigMs = 150
/** Long enough for what waits to be answered in between. */
const betweenMs = 50

const practised = new WeakSet<App>()

/**
 * Answers a question that nobody asked, once in the life of a process, as soon as a visitor may be about to ask one: the
 * first time everything takes ten times as long. With it come the words of questions in all languages and the tables that
 * tokens are counted by: 50 MB, which a server that nobody visits does without.
 */
export function practise(app: App, scope: Scope): void {
  if (practised.has(app)) return
  practised.add(app)
  const run = async (): Promise<void> => {
    await wait(behindConfigMs, undefined, { ref: false, signal: app.stopping })
    await listingIndexesOf(app.db).settle()
    const request = { chatbotName: '', now: app.now(), language: '' }
    if (app.stopping.aborted) return
    const { state } = await answerFromListings(app.db, scope, { ...request, content: question, previous: null })
    if (app.stopping.aborted) return
    await answerFromListings(app.db, scope, { ...request, content: 'cheaper', previous: state })
    await app.tokens.count(question)
    asksForPerson('hello')
    for (const { code } of allGuideWords()) {
      await wait(betweenMs, undefined, { ref: false, signal: app.stopping })
      readAsks('hello', code)
    }
  }
  run().catch((error: unknown) => {
    if (!app.stopping.aborted) app.log.warn({ err: error }, 'answering could not be practised')
  })
}
