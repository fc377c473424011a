import { cantonesePairs, cantoneseWords } from './cantonese-characters.ts'
import { mergedPairs, traditionalPairs } from './traditional-characters.ts'

type Pair = readonly [from: string, to: string]

const single = readPairs(traditionalPairs)
const simplified: ReadonlyMap<string, string> = new Map([
  ...readPairs(mergedPairs),
  ...single,
  ...readPairs(cantonesePairs),
])

function readPairs(table: string): Pair[] {
  return (table.replace(/\s+/g, '').match(/.{2}/gu) ?? []).map((pair): Pair => {
    const [from = '', to = ''] = pair
    return [from, to]
  })
}

/** One character as the tables have it. */
export function simplify(character: string): string {
  return simplified.get(character) ?? character
}

/** A text as the tables have it; as long as it was, for whoever counts its places. */
export function simplifyText(text: string): string {
  return text.replace(spokenWord, (word) => spokenWords.get(word) ?? word).replace(/\p{Script=Han}/gu, simplify)
}

const spokenWords: ReadonlyMap<string, string> = new Map(
  (cantoneseWords.replace(/\s+/g, '').match(/.{4}/gu) ?? []).map((pair) => [pair.slice(0, 2), pair.slice(2)] as const),
)
const spokenWord = new RegExp([...spokenWords.keys()].join('|'), 'gu')

/** Simplified characters that are also traditional ones, with a meaning of their own. */
const ambiguous = new Set([...'面只松余台系周里干后历准复'])
/** Of several traditional characters of one simplified one, the first that is listed. */
const traditional: ReadonlyMap<string, string> = new Map([
  ...single
    .filter(([, to]) => !ambiguous.has(to))
    .map(([from, to]): [string, string] => [to, from])
    .reverse(),
  ['里', '裡'],
  ['后', '後'],
  ['系', '係'],
])

/** A phrase of the tables as it is written in traditional characters. */
export function inTraditional(text: string): string {
  return [...text].map((character) => traditional.get(character) ?? character).join('')
}
