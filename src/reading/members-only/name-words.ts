import type { WordClass } from './words/word-class.ts'
import { type Classes, classesOf, foldLetters, isEnding, splitCompound, splitSigns } from './words/word-table.ts'

/** A word of a name, with what it may mean. */
export interface NameWord {
  text: string
  classes: Classes
  /** Only an abbreviation of such a word: counts beside another that is sure. */
  isShort?: true
}

const none: Classes = new Set<WordClass>([])

/** Words that people shorten as they like, "Agt Rmks": its letters in their order, the first one among them. */
const shortened: readonly (readonly [string, WordClass])[] = [
  ...['agent', 'broker', 'office', 'realtor', 'brokerage'].map((word) => [word, 'colleague'] as const),
  ...['private', 'confidential'].map((word) => [word, 'private'] as const),
  ['internal', 'internal'],
  ['showing', 'showing'],
  ...['remarks', 'comments'].map((word) => [word, 'remark'] as const),
  ['instructions', 'instruction'],
  ['compensation', 'share'],
  ['commission', 'share'],
]
/** Letters of other things, such as a currency. */
const notShortened: ReadonlySet<string> = new Set(['inr'])
const shortLengths = { least: 3, most: 6 }

/**
 * The words of a name or of a path of names, "listing.privateRemarks", whatever parts them: blanks, signs, capital letters,
 * or nothing.
 */
export function nameWords(name: string): NameWord[] {
  const parted = name
    // What nobody sees parts no words.
    .replaceAll(/\p{Cf}/gu, '')
    // "N° clé", "nº llave": before they are letters like others.
    .replaceAll(/(?<!\p{L})n\s?[°º]/giu, ' num ')
    .normalize('NFKC')
    .replaceAll('%', ' percent ')
    .replaceAll('#', ' num ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    // French: "code d'accès"; then the English "owner's".
    .replaceAll(/(?<!\p{L})[dl]['’]/giu, ' ')
    .replaceAll(/['’]/g, '')
  return wordsIn(parted)
}

/** The same where capital letters stand anywhere and part nothing. */
export function nameWordsWithoutCase(name: string): NameWord[] {
  const lower = name
    .replaceAll(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
  return wordsIn(lower.replaceAll(/[dl]['’]/gu, ' ').replaceAll(/['’]/g, ''))
}

function wordsIn(text: string): NameWord[] {
  const runs = foldLetters(text).match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? []
  const words = runs.flatMap((run): NameWord[] => {
    if (/\p{Script=Han}/u.test(run)) return splitSigns(run).map(readWord)
    if (classesOf(run) !== undefined) return [readWord(run)]
    return (splitCompound(run) ?? [run]).map(readWord)
  })
  return joinPairs(words)
}

function readWord(text: string): NameWord {
  const classes = classesOf(text)
  if (classes) return { text, classes }
  if (notShortened.has(text)) return { text, classes: none }
  if (text.length < shortLengths.least || text.length > shortLengths.most) return { text, classes: none }
  const found = shortened
    .filter(([word]) => word.length > text.length && isShortFor(text, word))
    .map(([, name]) => name)
  return found.length === 0 ? { text, classes: none } : { text, classes: new Set(found), isShort: true }
}

function isShortFor(text: string, word: string): boolean {
  if (text[0] !== word[0]) return false
  let at = 0
  for (const letter of word) if (letter === text[at]) at += 1
  return at === text.length
}

/** "lock box" is a lockbox, "co-op" a coop: two words or three of which one word is made. */
function joinPairs(words: readonly NameWord[]): NameWord[] {
  const joined: NameWord[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [first, second, third] = [words[at], words[at + 1], words[at + 2]]
    if (!first) break
    const three = second && third ? classesOf(first.text + second.text + third.text) : undefined
    const two = second && !isEnding(second.text) ? classesOf(first.text + second.text) : undefined
    if (three && second && third) {
      joined.push({ text: first.text + second.text + third.text, classes: three })
      at += 2
    } else if (two && second) {
      joined.push({ text: first.text + second.text, classes: two })
      at += 1
    } else joined.push(first)
  }
  return joined
}
