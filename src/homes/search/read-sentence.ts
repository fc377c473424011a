import type { Database } from '../../platform/database/connect.ts'
import { urlKeyOf } from '../../platform/text/listing-keys.ts'
import type { LanguageTables } from '../../reading/languages/languages.ts'
import type { Question } from '../../reading/understanding/facts.ts'
import { type Understood, understandInSteps } from '../../reading/understanding/understand.ts'
import { homeOfPage } from '../pages/home-page-address.ts'
import { findListings } from './find-listings.ts'
import { findCentre, findIdsByUrl, findKnownNames, findSatisfiable, listCityKeys } from './listing-vocabulary.ts'
import { asOneSearch, type ReadingScope, type Scope } from './scope.ts'

/** Reads a sentence in slices, and answers what the reading asks of the chatbot's listings. `isWanted`: see ReadingContext. */
export async function readSentence(
  db: Database,
  scope: ReadingScope,
  sentence: string,
  tables: LanguageTables,
  now: Date,
  isWanted = false,
): Promise<Understood> {
  const search = asOneSearch(scope)
  const { slices } = scope
  const reading = understandInSteps(sentence, { tables, now, isWanted })
  let step = reading.next()
  while (!step.done) {
    const found = step.value ? await findFact(db, search, step.value) : undefined
    await slices.next()
    step = reading.next(found)
  }
  return step.value
}

function findFact(db: Database, scope: Scope, question: Question): Promise<unknown> {
  switch (question.fact) {
    case 'listingsByLink':
      return Promise.all(question.of[0].map((url) => findHomesAt(db, scope, url)))
    case 'knownNames':
      return findKnownNames(db, scope, ...question.of)
    case 'cityKeys':
      return listCityKeys(db, scope)
    case 'satisfiable':
      return findSatisfiable(db, scope, question.of[0])
    case 'centreOf':
      return findCentre(db, scope, question.of[0])
  }
}

/** The homes whose page an address is: one of the firm's, or the one that is served here. */
async function findHomesAt(db: Database, scope: Scope, url: string): Promise<number[]> {
  const served = homeOfPage(url)
  for (const written of waysToWrite(url)) {
    const ids = await findIdsByUrl(db, scope, urlKeyOf(written))
    if (ids.length > 0) return ids
  }
  return served === null ? [] : (await findListings(db, scope, [served])).map(({ id }) => id)
}

/** Of an address with more to it than that. */
const mostWays = 12

/**
 * The same page by addresses that say ever less: people paste what their browser shows and what a newsletter has sent, with
 * "?utm_source=…" behind it, with "www." or without. The whole address comes first.
 */
function waysToWrite(url: string): string[] {
  const parsed = URL.parse(url)
  if (parsed === null) return [url]
  const ways = [url]
  parsed.hash = ''
  const names = [...new Set(parsed.searchParams.keys())].reverse()
  for (const name of ['', ...names]) {
    parsed.searchParams.delete(name)
    const other = new URL(parsed)
    other.host = parsed.host.startsWith('www.') ? parsed.host.slice('www.'.length) : `www.${parsed.host}`
    ways.push(parsed.href, other.href)
  }
  return [...new Set(ways)].slice(0, mostWays)
}
