import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { showListingText } from './listing-text.ts'

const mostEntries = 50
const longestQuote = 200
const longestAsked = 200
/** A word of a field's name that says what it is of: "de", "of", "no" do not. */
const shortestWord = 3
/** Words of different endings are the same by so many letters: "domicilier", "Domiciliation". */
const stem = 6
/** A field named at greater length is a sentence. */
const mostWords = 3

/**
 * The entry of a listing that a question calls by the name the firm gave it: "e o IMI?" of "IMI: 410 €/ano", "frontage?" of "Frontage:
 * 18 m". All words of the name have to be said. null where none is; the longest name where several are. Safe as markdown. Pure.
 */
export function quoteNamedEntry(
  languages: Languages,
  { ExtensionColumn }: Pick<FoundListing, 'ExtensionColumn'>,
  question: string,
): string | null {
  const asked = foldText(question.slice(0, longestAsked))
  const words = wordsOf(asked)
  const named = (ExtensionColumn ?? [])
    .slice(0, mostEntries)
    .filter(({ value }) => value.trim() !== '')
    .map((entry) => ({ entry, name: nameOf(entry.Key) }))
    .filter(({ name }) => isSaid(name, words, asked))
    .toSorted((a, b) => b.name.join('').length - a.name.join('').length)
  const [best] = named
  if (best === undefined) return null
  const { Key, value } = best.entry
  return showListingText(languages, `${Key}: ${withoutOrders(value)}`, longestQuote) || null
}

/** The words of a field's name, also of one that is written as one: "LeaseTerm". */
function nameOf(key: string): string[] {
  return wordsOf(foldText(key.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))).filter(
    (word) => word.length >= shortestWord || han.test(word),
  )
}

const wordsOf = (text: string): string[] => text.match(/\p{Script=Han}{2,}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? []
const han = /\p{Script=Han}/u

function isSaid(name: readonly string[], words: readonly string[], asked: string): boolean {
  if (name.length === 0 || name.length > mostWords) return false
  return name.every((part) =>
    han.test(part) ? asked.includes(part) : words.some((word) => word === part || alike(word, part)),
  )
}

const alike = (word: string, part: string): boolean =>
  word.length >= stem && part.length >= stem && word.slice(0, stem) === part.slice(0, stem)
