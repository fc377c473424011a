import { once } from '../../platform/memoize.ts'
import type { WordClass } from './words/word-class.ts'
import { wordsOfClass } from './words/word-table.ts'

/** Classes of which a sentence for members alone has a word, whatever else it has (judge-text.ts). */
const telling: readonly WordClass[] = [
  ...(['confidential', 'tell', 'lockbox', 'key', 'lock', 'combo', 'code', 'colleague', 'owner', 'occupant'] as const),
  ...(['pay', 'payLetters', 'provision', 'share', 'coop', 'reason', 'limit'] as const),
]
/** The same of sentences in a column that nobody knows. */
const tellingShowing: readonly WordClass[] = [
  ...(['showing', 'visit', 'appointment', 'private', 'internal', 'motive', 'side', 'less'] as const),
]

/** What opens by a number alone ("gate 4471"), and the last words of compounds ("Türcode"). */
const plainOthers = 'co-?op|gate|alarm|keypad|digicode|disarm|intercom|tor\\b|portail|port[oa]'
const others = `${plainOthers}|port[óã]|\\p{Script=Han}`
const plainWithin = 'provision|code|kode|schlusse|schluess|passw|kennw|box'
const within = `${plainWithin}|schlüssel`

/** Beginnings of so many letters find words in all their forms; accents may be written or not. */
const mostLetters = 5
const accents: Readonly<Record<string, string>> = {
  a: 'aàáâãä',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóôõö',
  u: 'uúùûü',
}

interface Patterns {
  /** For texts without accents, which most are: several times as fast. */
  plain: RegExp
  accented: RegExp
}

function patternsOf(classes: readonly WordClass[]): Patterns {
  const beginnings = new Set<string>()
  for (const word of classes.flatMap(wordsOfClass))
    if (/^[a-z]/.test(word))
      beginnings.add(word.length < mostLetters ? `${word}(?![a-z]{3})` : word.slice(0, mostLetters))
  const list = [...beginnings]
  const spelled = list.map((each) => each.replace(/[aceinou](?![^(]*\))/g, (letter) => `[${accents[letter]}]`))
  return {
    plain: new RegExp(`(?<![a-z])(?:${list.join('|')}|${plainOthers})|${plainWithin}`, 'i'),
    accented: new RegExp(`(?<![a-zà-ÿ])(?:${spelled.join('|')}|${others})|${within}|[０-９ａ-ｚ]`, 'iu'),
  }
}

const known = once(() => patternsOf(telling))
const unknown = once(() => patternsOf([...telling, ...tellingShowing]))

/**
 * Whether a text has any word without which no sentence is for members alone: nearly all have none, and are passed over
 * at once.
 */
export function mayTell(text: string, isUnknown: boolean): boolean {
  const { plain, accented } = isUnknown ? unknown() : known()
  return (/^[\0-\x7f]*$/.test(text) ? plain : accented).test(text)
}
