import { once } from '../../../platform/memoize.ts'
import { chinese } from './chinese.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { dutch, italian, japanese } from './italian-dutch-japanese.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import { type MemberWords, type WordClass, wordClasses } from './word-class.ts'

// A firm's file may be in any language, whatever the chatbot's: the words of all of them count.
const languages: readonly MemberWords[] = [
  ...[english, spanish, french, german, portuguese, chinese],
  ...[italian, dutch, japanese],
]

export type Classes = ReadonlySet<WordClass>

/** Letters as they are compared: no case, no accents, ß as ss. */
export function foldLetters(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase()
  return text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss')
}

interface WordTable {
  words: ReadonlyMap<string, Classes>
  /** What words begin with: of two words that are one when they are joined, the first. */
  beginnings: ReadonlySet<string>
  /** Those of Chinese, the longest first. */
  signs: readonly string[]
}

const table = once((): WordTable => {
  const words = new Map<string, Set<WordClass>>()
  const add = (word: string, name: WordClass): void => {
    const classes = words.get(word) ?? new Set()
    words.set(word, classes.add(name))
  }
  for (const language of languages)
    for (const name of wordClasses)
      for (const word of language[name]?.split(/\s+/) ?? []) for (const form of formsOf(word)) add(form, name)
  const signs = [...words.keys()].filter((word) => /\p{Script=Han}/u.test(word)).sort((a, b) => b.length - a.length)
  const beginnings = new Set([...words.keys()].flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1))))
  return { words, signs, beginnings }
})

/** As it is folded, and as keyboards without umlauts write it. */
function formsOf(word: string): string[] {
  const folded = foldLetters(word)
  const spelled = word.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
  return [...new Set([folded, foldLetters(spelled)])]
}

/** Every word of a class, as texts are folded. */
export function wordsOfClass(name: WordClass): string[] {
  return [...table().words].filter(([, classes]) => classes.has(name)).map(([word]) => word)
}

/** Whether some word begins so. */
export function beginsWord(start: string): boolean {
  return table().beginnings.has(start)
}

/** What words add at their end. */
const endings = ['s', 'es', 'en', 'n', 'e', 'r', 'er', 'innen', 'in']

/** Whether it is only what words add: "locataire en" are two words although "en" ends others. */
export function isEnding(text: string): boolean {
  return endings.includes(text)
}

/** The classes of a folded word, in one of its forms; undefined: nothing that we know. */
export function classesOf(word: string): Classes | undefined {
  const { words } = table()
  const own = words.get(word)
  if (own || word.length < 5)
    return own ?? (word.length === 4 && word.endsWith('s') ? words.get(word.slice(0, 3)) : undefined)
  for (const ending of endings) {
    const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : ''
    const classes = stem.length > 2 ? words.get(stem) : undefined
    if (classes) return classes
  }
  return undefined
}

/** The known words of a run of Chinese signs; what is unknown between them is one word of its own. */
export function splitSigns(run: string): string[] {
  const { signs } = table()
  const found: string[] = []
  let unknown = ''
  for (let at = 0; at < run.length; ) {
    const word = signs.find((sign) => run.startsWith(sign, at))
    if (word === undefined) unknown += run[at]
    if (unknown !== '' && word !== undefined) found.push(unknown)
    if (word !== undefined) {
      found.push(word)
      unknown = ''
    }
    at += word?.length ?? 1
  }
  return unknown === '' ? found : [...found, unknown]
}

/** Letters between the words of a German compound. */
const joints = ['', 's', 'es', 'n', 'en']
const shortestPart = 3
/** Shorter ones that end such words: "OWNERPH". */
const shortParts = new Set(['ph', 'nm', 'cd', 'yn', 'id', 'no'])

/** The words that a word without blanks is made of, all of them known: "agentremarks"; null: it is made of no such. */
export function splitCompound(word: string): string[] | null {
  if (word.length < 2 * shortestPart || word.length > 60) return null
  // From the end: the way of the fewest words to each place.
  const ways: (string[] | undefined)[] = Array.from({ length: word.length + 1 })
  ways[word.length] = []
  for (let from = word.length - 2; from >= 0; from -= 1) {
    for (let to = word.length; to > from + 1; to -= 1) {
      const part = word.slice(from, to)
      if (classesOf(part) === undefined || (part.length < shortestPart && !shortParts.has(part))) continue
      const rest = joints.map((joint) => (word.startsWith(joint, to) ? ways[to + joint.length] : undefined))
      const best = rest.filter((way) => way !== undefined).sort((a, b) => a.length - b.length)[0]
      if (best && best.length + 1 < (ways[from]?.length ?? Number.POSITIVE_INFINITY)) ways[from] = [part, ...best]
    }
  }
  const way = ways[0]
  return way && way.length > 1 ? way : null
}
