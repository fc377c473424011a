import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { wordsOf } from './read-signs.ts'

/** Entries beyond these are not looked at, as those of a record are not. */
const mostEntries = 50
/** Words that begin with a capital, and small ones between them; of Chinese a few characters. */
const name = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|\p{Ll}{1,3}))*$/u
const hanName = /^\p{Script=Han}{2,6}$/u
const mostWords = 4

/**
 * The words of what a firm writes as a name and nothing else, whatever it calls the entry: "Coqueiros" of "Bairro: Coqueiros", "Lindenau"
 * of "Stadtteil: Lindenau". Pure.
 */
export function namesOfRecord({ ExtensionColumn }: Pick<FoundListing, 'ExtensionColumn'>): string[] {
  return (ExtensionColumn ?? [])
    .slice(0, mostEntries)
    .map(({ value }) => value.trim())
    .filter((value) => hanName.test(value) || (name.test(value) && value.split(' ').length <= mostWords))
    .flatMap(wordsOf)
}
