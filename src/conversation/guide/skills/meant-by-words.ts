import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { editDistance } from '../../../reading/understanding/words/correct-words.ts'
import { streetKinds } from './street-kinds.ts'

type Candidate = Pick<FoundListing, 'id' | 'Address' | 'PropertyType' | 'MLSNumber' | 'Description' | 'ExtensionColumn'>

const mostWords = 40
const shortestSlip = 5
const shortestText = 4
/** A word of the address tells more than one of the texts. */
const ofAddress = 2
const ofTexts = 1
/** So much better than the next has the best to be. */
const margin = 0.3

/**
 * Of a few homes that a conversation has spoken of, the one that the words of a message tell apart: by words of its address ("the main
 * street one", "lot 6", "7B", with a slip of the pen), and by those of its listing that are `telling` (folded; "the brick one"). A word
 * counts for more the fewer of the homes have it. null where none is told apart. Pure.
 */
export function meantByWords(homes: readonly Candidate[], text: string, telling: ReadonlySet<string>): number | null {
  const said = wordsOf(text).slice(0, mostWords)
  if (homes.length < 2 || said.length === 0) return null
  const known = homes.map(knownOf)
  const scores = known.map(() => 0)
  for (const [at, word] of said.entries()) {
    const weights = known.map((home) => weightOf(home, said, at, telling))
    const many = weights.filter((weight) => weight > 0).length
    if (many === 0 || many === homes.length) continue
    const rare = Math.log(homes.length / many)
    for (const [index, weight] of weights.entries())
      scores[index] = (scores[index] ?? 0) + weight * rare * lengthOf(word)
  }
  const ranked = scores.map((score, index) => ({ score, id: homes[index]?.id })).sort((a, b) => b.score - a.score)
  const [best, next] = ranked
  return best?.id === undefined || best.score - (next?.score ?? 0) < margin ? null : best.id
}

interface Said {
  raw: string
  text: string
}

interface Known {
  address: readonly string[]
  /** Each word of the address with the one behind it: "lot 6". */
  pairs: ReadonlySet<string>
  number: string
  texts: ReadonlySet<string>
}

function wordsOf(text: string): Said[] {
  return [...text.matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu)].map(([raw]) => ({
    raw,
    text: foldText(raw),
  }))
}

function knownOf({ Address, PropertyType, MLSNumber, Description, ExtensionColumn }: Candidate): Known {
  const address = [...wordsOf(Address ?? ''), ...wordsOf(MLSNumber ?? '')].map((word) => word.text)
  const texts = [PropertyType, Description ?? '', ...(ExtensionColumn ?? []).map(({ Key, value }) => `${Key} ${value}`)]
  return {
    address,
    pairs: new Set(address.slice(1).map((word, at) => `${address[at]} ${word}`)),
    number: /^\d+[a-z]?$/u.test(address[0] ?? '') ? (address[0] ?? '') : '',
    texts: new Set(
      wordsOf(texts.join(' '))
        .map((word) => word.text)
        .filter((word) => word.length >= shortestText),
    ),
  }
}

/** What else stands in addresses and names nothing: doors, directions, and streets of other languages. */
const plain = /^(?:apt|apartment|unit|lot|no|the|north|south|east|west|calle|rue|rua|strasse|weg)$/u

function weightOf(home: Known, said: readonly Said[], at: number, telling: ReadonlySet<string>): number {
  const { text = '', raw = '' } = said[at] ?? {}
  const before = said[at - 1]?.text
  if (/^\d/u.test(text)) {
    const isPair = before !== undefined && home.pairs.has(`${before} ${text}`)
    // "52" is a house; "2" may count anything.
    return isPair || (home.address.includes(text) && (text.length >= 2 || /\D/u.test(text))) ? ofAddress : 0
  }
  // "B then.", of 7B and 7D
  if (/^[A-Z]$/u.test(raw)) return home.number.endsWith(text) && at === 0 ? ofAddress : 0
  if (streetKinds.has(text) || plain.test(text)) return 0
  if (home.address.some((word) => isWord(word, text))) return ofAddress
  return telling.has(text) && text.length >= shortestText && home.texts.has(text) ? ofTexts : 0
}

function isWord(word: string, said: string): boolean {
  if (word === said) return said.length > 2
  return said.length >= shortestSlip && /^\p{L}+$/u.test(said) && editDistance(word, said, 1) <= 1
}

const lengthOf = ({ text }: Said): number =>
  text.length >= shortestText || /\d/u.test(text) || text.length === 1 ? 1 : 0.5
