import type { Listing } from '../../../src/homes/listings/listing.ts'
import type { LocalLanguage } from '../data/features.ts'
import { catWords, dogWords, featureWords, localFeatureWords, petWords } from './feature-words.ts'
import { fold, indexOfWords, wordsOf } from './fold.ts'

const denyingBefore = new Set([
  ...['no', 'not', 'non', 'without', 'never', 'lacks', 'isnt', 'arent', 'doesnt', 'neither', 'nor'],
  ...['sin', 'ni', 'ninguna', 'pas', 'sans', 'aucun', 'aucune', 'kein', 'keine', 'keinen', 'ohne', 'nicht'],
  ...['sem', 'nao', 'nenhum', 'nenhuma'],
])
const denyingAfter = new Set(['not', 'no', 'none', 'never', '0', 'false', 'unavailable', 'prohibited', 'forbidden'])
const reachBefore = 3
const reachAfter = 2
/** Characters. */
const chineseReach = 3

export const everyLanguage: readonly LocalLanguage[] = ['Spanish', 'French', 'German', 'Portuguese', 'Chinese']

interface Clause {
  text: string
  words: string[]
}

/**
 * Whether a listing says a feature. Definition: its PropertyType, Description and ExtensionColumn are cut into clauses (at
 * . , ; ! ? and line ends; an entry's Key and value make one clause). A clause says the feature when it holds one of the
 * feature's word forms as whole words and does not deny it: no denying word among the three before it, none among the
 * two after it. In English, and in the languages given: that of who asks surely, the others at the engine's choice.
 */
export function saysFeature(listing: Listing, name: string, languages = everyLanguage): boolean {
  const key = name.toLowerCase()
  if (key === 'dogs allowed') return allowsAnimal(listing, dogs, languages)
  if (key === 'cats allowed') return allowsAnimal(listing, cats, languages)
  const local = languages.flatMap((language) => localFeatureWords[key]?.[language] ?? [])
  return saysForms(listing, [...(featureWords[key] ?? fail(name)), ...local])
}

interface Animal {
  said: readonly string[]
  /** Also where a clause denies it: the animal is spoken of. */
  named: readonly string[]
  onlyOthers: readonly string[]
}
const dogs: Animal = { said: dogWords, named: ['dogs', 'dog'], onlyOthers: ['cats only'] }
const cats: Animal = { said: catWords, named: ['cats', 'cat'], onlyOthers: ['dogs only'] }

/** Pets that are allowed are dogs and cats, unless the text denies one. */
function allowsAnimal(
  listing: Listing,
  { said, named, onlyOthers }: Animal,
  languages: readonly LocalLanguage[],
): boolean {
  if (saysForms(listing, said)) return true
  const isDenied = clausesOf(listing).some(
    ({ words }) => named.some((word) => words.includes(word)) && words.some((word) => denyingBefore.has(word)),
  )
  const isOfOthers = saysForms(listing, onlyOthers)
  const local = languages.flatMap((language) => localFeatureWords['pets allowed']?.[language] ?? [])
  return !isDenied && !isOfOthers && saysForms(listing, [...petWords, ...local])
}

/** Whether a clause says one of these and does not deny it. */
export function saysForms(listing: Listing, forms: readonly string[]): boolean {
  return clausesOf(listing).some((clause) => forms.some((form) => clauseSays(clause, form)))
}

function fail(name: string): never {
  throw new Error(`feature-words.ts does not know "${name}"`)
}

const knownClauses = new WeakMap<Listing, Clause[]>()

function clausesOf(listing: Listing): Clause[] {
  const known = knownClauses.get(listing)
  if (known) return known
  const clauses = readClauses(listing)
  knownClauses.set(listing, clauses)
  return clauses
}

function readClauses(listing: Listing): Clause[] {
  const entries = (listing.ExtensionColumn ?? []).flatMap(({ Key, value }) =>
    cut(value).map((piece) => `${Key} ${piece}`),
  )
  return [...cut(listing.PropertyType), ...cut(listing.Description ?? ''), ...entries].map((text) => ({
    text,
    words: wordsOf(text),
  }))
}

function cut(text: string): string[] {
  return fold(text)
    .split(/[.,;!?\n。，；！？]+/)
    .filter((piece) => piece.trim() !== '')
}

function clauseSays({ text, words }: Clause, form: string): boolean {
  return /\p{Script=Han}/u.test(form) ? saysChinese(text, form) : saysWords(words, wordsOf(form))
}

function saysChinese(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const before = text.slice(Math.max(0, at - chineseReach), at)
    const after = text.slice(at + form.length, at + form.length + chineseReach)
    if (!/[没无不非]/.test(before) && !/[没无不]/.test(after)) return true
  }
  return false
}

function saysWords(clause: readonly string[], form: readonly string[]): boolean {
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
