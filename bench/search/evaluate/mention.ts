import type { Listing } from '../../../src/listings/listing.ts'
import { featureWords } from './feature-words.ts'
import { fold, indexOfWords, wordsOf } from './fold.ts'

const denyingBefore = new Set([
  'no',
  'not',
  'non',
  'without',
  'never',
  'lacks',
  'isnt',
  'arent',
  'doesnt',
  'neither',
  'nor',
])
const denyingAfter = new Set(['not', 'no', 'none', 'never', '0', 'false', 'unavailable', 'prohibited', 'forbidden'])
const reachBefore = 3
const reachAfter = 2

/**
 * Whether a listing says a feature. Definition: its PropertyType, Description and ExtensionColumn are cut into clauses (at
 * . , ; ! ? and line ends; an entry's Key and value make one clause). A clause says the feature when it holds one of the
 * feature's word forms as whole words and does not deny it: no denying word among the three before it, none among the
 * two after it.
 */
export function saysFeature(listing: Listing, name: string): boolean {
  const forms = (featureWords[name] ?? fail(name)).map((form) => wordsOf(form))
  return clausesOf(listing).some((clause) => forms.some((form) => clauseSays(clause, form)))
}

function fail(name: string): never {
  throw new Error(`feature-words.ts does not know "${name}"`)
}

const knownClauses = new WeakMap<Listing, string[][]>()

function clausesOf(listing: Listing): string[][] {
  const known = knownClauses.get(listing)
  if (known) return known
  const clauses = readClauses(listing)
  knownClauses.set(listing, clauses)
  return clauses
}

function readClauses(listing: Listing): string[][] {
  const entries = (listing.ExtensionColumn ?? []).flatMap(({ Key, value }) =>
    cut(value).map((piece) => `${Key} ${piece}`),
  )
  return [...cut(listing.PropertyType), ...cut(listing.Description ?? ''), ...entries].map(wordsOf)
}

function cut(text: string): string[] {
  return fold(text)
    .split(/[.,;!?\n]+/)
    .filter((piece) => piece.trim() !== '')
}

function clauseSays(clause: readonly string[], form: readonly string[]): boolean {
  for (let from = 0; from < clause.length; ) {
    const index = indexOfWords(clause.slice(from), form)
    if (index < 0) return false
    const start = from + index
    const end = start + form.length
    const before = clause.slice(Math.max(0, start - reachBefore), start)
    const after = clause.slice(end, end + reachAfter)
    if (!before.some((word) => denyingBefore.has(word)) && !after.some((word) => denyingAfter.has(word))) return true
    from = end
  }
  return false
}
