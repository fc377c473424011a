import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'

/** What German joins to the name of a street: people say "die in der Könneritz", and write "Eisenbahnstr.". */
const joined = ['straße', 'strasse', 'str', 'weg', 'platz', 'allee', 'gasse', 'ring', 'damm', 'ufer']
const shortestJoined = 5

/** Homes whose address has these words one behind the other. */
export const addressOf = (words: readonly string[]): Criterion => ({
  topic: 'Place',
  mode: 'must',
  anyOf: [{ is: 'address', words: words.map(spellingsOf), name: words.join(' ') }],
})

function spellingsOf(word: string): string[] {
  const name = foldText(word)
  if (name.length < shortestJoined || !/^\p{L}+$/u.test(name)) return [word]
  const stem = name.replace(/(?<=.{4})str$/u, '')
  return [word, ...joined.map((kind) => `${stem}${kind}`)]
}
