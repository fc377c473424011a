import type { Database } from '../../platform/database/connect.ts'
import { urlKeyOf } from '../../platform/text/listing-keys.ts'
import type { LanguageTables } from '../../reading/languages/languages.ts'
import type { Question } from '../../reading/understanding/facts.ts'
import { type Understood, understandInSteps } from '../../reading/understanding/understand.ts'
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
      return Promise.all(question.of[0].map((url) => findIdsByUrl(db, scope, urlKeyOf(url))))
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
