import { foldText } from '../../../platform/text/listing-keys.ts'

const longestName = 60
const longestValue = 160
const han = /\p{Script=Han}/u
/** Letters of words that are seen together. */
const shortestRun = 3
const longestRun = 5
/** Beginnings and endings tell what a word is, whatever its form. */
const stem = 5

/**
 * What is seen of an entry of a listing, as numbers below `size`, each once: words and runs of letters of its name, words of its value
 * with their beginnings and endings, what kind of value it is, both together, and what the rules say of it (`judged`). Of numbers only
 * that there are some. Pure.
 */
export function featuresOfEntry(name: string, value: string, judged: readonly string[], size: number): Uint32Array {
  const found = new Set<number>()
  const see = (kind: string, text: string): void => {
    found.add(hashOf(kind, text) & (size - 1))
  }
  const named = wordsOf(name.slice(0, longestName).replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
  for (const word of named) {
    see('K', word)
    for (const run of runsOf(`^${word}$`, han.test(word) ? 2 : shortestRun)) see('k', run)
  }
  const text = value.slice(0, longestValue)
  for (const word of wordsOf(text)) {
    see('V', word)
    if (han.test(word)) for (const run of runsOf(word, 1, shortestRun)) see('v', run)
    else {
      see('v', word.slice(0, stem))
      if (word.length > stem + 1) see('u', word.slice(-stem))
    }
  }
  for (const shape of shapesOf(text)) {
    see('S', shape)
    for (const word of named) see(shape, word.slice(0, stem))
  }
  for (const each of judged) see('R', each)
  return Uint32Array.from(found)
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .replace(/\p{N}/gu, '0')
    .match(/\p{L}[\p{L}\p{M}]*|0+/gu) ?? []

function runsOf(word: string, shortest: number, longest = longestRun): string[] {
  const runs: string[] = []
  for (let length = shortest; length <= longest; length += 1)
    for (let at = 0; at + length <= word.length; at += 1) runs.push(word.slice(at, at + length))
  return runs
}

/** What kind of value it is: how long, how many digits, a sum, a share, a telephone, a code, one of a few choices. */
function shapesOf(value: string): string[] {
  const digits = value.match(/\d/g)?.length ?? 0
  const is = (name: string, pattern: RegExp): string[] => (pattern.test(value) ? [name] : [])
  return [
    `digits ${Math.min(digits, 12)}`,
    `length ${Math.min(value.length >> 3, 12)}`,
    `words ${Math.min(value.split(/\s+/).length, 12)}`,
    ...is('share', /[%％]/),
    ...is('sum', /[$€£¥]|eur|usd|chf/i),
    ...is('mail', /@/),
    ...is('telephone', /(?:\d[ ().-]*){8,}/),
    ...is('keypad', /[#*]\d|\d[#*]/),
    ...is('code', /^\s*[#*]?\d{3,8}[#*]?\s*$/),
    ...is('choice', /^\s*(?:yes|no|si|sí|oui|non|ja|nein|sim|não|是|否|有|无|y|n|true|false)(?![\p{L}])/iu),
  ]
}

/** FNV-1a over the signs of a text, by its kind. */
function hashOf(kind: string, text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const part of [kind, text])
    for (let at = 0; at < part.length; at += 1) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01_00_01_93)
  return (hash ^ (hash >>> 15)) >>> 0
}
