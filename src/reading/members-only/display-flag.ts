import { memoize, once } from '../../platform/memoize.ts'
import { nameWords } from './name-words.ts'
import { type DisplayWord, displayWords } from './words/display-words.ts'
import { foldLetters } from './words/word-table.ts'

/** What a flag forbids to show, by the name under which the database reads it (0030-standing.ts). */
export const displayFlagNames = {
  home: 'InternetEntireListingDisplayYN',
  address: 'InternetAddressDisplayYN',
  estimate: 'InternetAutomatedValuationDisplayYN',
} as const

const namesOfDatabase: ReadonlySet<string> = new Set(
  [...Object.values(displayFlagNames), 'MlgCanView'].map((name) => name.toLowerCase()),
)

/** Whether the database reads a flag of this name itself. */
export function isReadByDatabase(name: string): boolean {
  return namesOfDatabase.has(name.replaceAll(/[^A-Za-z]/g, '').toLowerCase())
}

export interface DisplayFlag {
  what: keyof typeof displayFlagNames
  /** Whether "yes" forbids: "Hide address". */
  isReversed: boolean
}

const table = once((): ReadonlyMap<string, readonly DisplayWord[]> => {
  const words = new Map<string, DisplayWord[]>()
  for (const [name, list] of Object.entries(displayWords))
    for (const word of list.split(/\s+/)) {
      const folded = foldLetters(word)
      // The entries of `displayWords` are its keys.
      words.set(folded, [...(words.get(folded) ?? []), name as DisplayWord])
    }
  return words
})

/** What a column or field of this name decides to show; null: it is no such flag. */
export const readDisplayFlag: (name: string) => DisplayFlag | null = memoize(read, 2_000)

const longestName = 100
/** Words by which a name says that yes or no stands below it. */
const marks: ReadonlySet<string> = new Set(['yn', 'flag', 'ind', 'indicator'])
/** Of letters; Chinese signs are words by themselves. */
const shortest = 2

function read(name: string): DisplayFlag | null {
  if (name.length > longestName) return null
  // What it stands in tells where it is, not what it is: "disclaimer.idx.showAddress".
  const own = name.split(/[./[\]]+(?=[\p{L}_]{2})/u).at(-1) ?? name
  const words = nameWords(own).flatMap(({ text }) => splitWord(text))
  if (words.length === 0) return null
  if (/mlgcanview$/.test(words.join(''))) return { what: 'home', isReversed: false }
  const meanings = words.map((word) => table().get(word))
  if (meanings.some((meaning) => meaning === undefined)) return null
  const has = (...kinds: DisplayWord[]): boolean =>
    meanings.some((meaning) => kinds.some((kind) => meaning?.includes(kind)))
  // "No internet display"; further behind it is a word of other languages.
  const hides = has('hide') || ((has('not') || words[0] === 'no') && has('show'))
  const isFlag =
    hides ||
    has('where') ||
    (has('show') && has('site', 'address', 'estimate', 'home')) ||
    (has('tell') && has('site')) ||
    // "Internet Address YN", unlike the "Web address" of a page.
    (has('site') && has('address', 'estimate') && words.some((word) => marks.has(word)))
  if (!isFlag || has('comment')) return null
  const what = has('address') ? 'address' : has('estimate') ? 'estimate' : 'home'
  if (hides && what === 'home' && !has('home', 'site', 'where', 'show')) return null
  return { what, isReversed: hides }
}

/** "internetaddressdisplay": words of the table that it is made of, the longest first; the word itself where it is not. */
function splitWord(word: string): string[] {
  const words = table()
  if (words.has(word)) return [word]
  const parts = splitFrom(word, 0)
  return parts ?? [word]
}

function splitFrom(word: string, at: number): string[] | null {
  if (at === word.length) return []
  const least = /\p{Script=Han}/u.test(word) ? 1 : shortest
  for (let end = word.length; end >= at + least; end -= 1) {
    const part = word.slice(at, end)
    if (!table().has(part)) continue
    const rest = splitFrom(word, end)
    if (rest) return [part, ...rest]
  }
  return null
}

const yes = new Set('true yes y t 1 si sí oui ja sim s o j 是 on allowed permitted'.split(' ').map(foldLetters))
const no = new Set(
  'false no n f 0 non nein nao não 否 不 off never none excluded prohibited withheld hidden suppressed optout optedout'
    .split(' ')
    .map(foldLetters),
)

/** Whether a flag with this value forbids; null: the value says neither yes nor no. */
export function forbids({ isReversed }: DisplayFlag, value: unknown): boolean | null {
  const text = foldLetters(String(value ?? '')).replaceAll(/[^\p{L}\p{N}]/gu, '')
  if (yes.has(text)) return isReversed
  return no.has(text) ? !isReversed : null
}
