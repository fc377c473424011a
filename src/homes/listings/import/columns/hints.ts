import { foldKey } from '../lookups/lookup.ts'
import type { ImportPlan } from '../plan-import.ts'
import type { SourceRecord } from '../reading/source.ts'

/** From so many different ZIP codes on, one city for all of them is hardly meant. */
const manyPlaces = 5

/**
 * What somebody should know of an import before it is done, from its first rows: a value given to all rows that will make
 * the chatbot say what is not so, or find nothing. Each is a whole sentence with the way out.
 */
export function findHints(plan: ImportPlan, sample: readonly SourceRecord[]): string[] {
  return [...hintAtOneCity(plan, sample), ...hintAtStatus(plan), ...hintAtContacts(plan)]
}

function hintAtOneCity(plan: ImportPlan, sample: readonly SourceRecord[]): string[] {
  const city = plan.fixed.get('City')
  const isFilled = plan.hasColumnFor('City') || plan.lookups.some(({ fields }) => fields.includes('City'))
  const column = plan.columns.findIndex(({ target }) => target === 'ZIP')
  if (city === undefined || isFilled || column < 0) return []
  const places = new Set(sample.map(({ values }) => foldKey('ZIP', values[column])).filter((key) => key !== ''))
  if (places.size < manyPlaces) return []
  return [
    `Every home will be in ${city}, but the first ${sample.length} rows have ${places.size} ZIP codes: who asks for another town finds nothing. A table of your own with the columns ZIP and City tells them apart: --lookup ZIP=my-cities.csv.`,
  ]
}

function hintAtContacts({ contacts }: ImportPlan): string[] {
  if (contacts.length === 0) return []
  const names = contacts.map((name) => `"${name}"`).join(', ')
  return [
    `Visitors who ask for a person are told whom ${names} names: the same people are named for several homes, so they are the firm's own.`,
  ]
}

function hintAtStatus(plan: ImportPlan): string[] {
  if (plan.fixed.get('Status') !== 'Sold' || plan.hasColumnFor('Status')) return []
  return [
    'Every home will be Sold: visitors are offered none of them, and find them by asking for sold homes. Leave --set Status=Sold out where they are for sale.',
  ]
}
