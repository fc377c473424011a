import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { simplify } from '../../../reading/languages/chinese/characters.ts'
import { editDistance } from '../../../reading/understanding/words/correct-words.ts'
import { streetKinds } from '../skills/street-kinds.ts'
import { namesOfRecord } from './names-of-record.ts'
import { type Sign, wordsOf } from './read-signs.ts'

type Candidate = Pick<
  FoundListing,
  'id' | 'Address' | 'City' | 'PropertyType' | 'MLSNumber' | 'Price' | 'Description' | 'ExtensionColumn'
>

/** What a message says of the home that it means. */
export interface Said {
  signs: readonly Sign[]
  /** Words, folded, that tell by what a listing says as well: "the brick one". */
  telling: ReadonlySet<string>
  /** What else is said of it ("the 2 bed one", "the one for sale"): the homes that are so, for each. */
  traits: readonly ReadonlySet<number>[]
}

const shortestSlip = 5
const shortestText = 4
/** A word of the address, or a price, tells more than where it is or what it is, and this more than one of the texts. */
const ofAddress = 2
const ofTrait = 1.5
const ofTexts = 1
/** So much better than the next has the best to be. */
const margin = 0.3

/**
 * Of a few homes the one that the words of a message tell apart: by words and numbers of its address ("the main street one", "lot 6",
 * "7B", with a slip of the pen), by its price ("the 450 one"), its place and kind, what else is said of it, and by the words of its
 * listing that are `telling`. Each counts for more the fewer of the homes have it. null where none is told apart. Pure.
 */
export function tellApart(homes: readonly Candidate[], { signs, telling, traits }: Said): number | null {
  if (homes.length < 2 || (signs.length === 0 && traits.length === 0)) return null
  const known = homes.map(knownOf)
  const scores = known.map(() => 0)
  const add = (weights: readonly number[], length: number) => {
    const many = weights.filter((weight) => weight > 0).length
    if (many === 0 || many === homes.length) return
    const rare = Math.log(homes.length / many)
    for (const [index, weight] of weights.entries()) scores[index] = (scores[index] ?? 0) + weight * rare * length
  }
  for (const [at, sign] of signs.entries())
    add(
      known.map((home) => weightOf(home, signs, at, telling)),
      lengthOf(sign),
    )
  for (const fits of traits)
    add(
      homes.map(({ id }) => (fits.has(id) ? ofTrait : 0)),
      1,
    )
  const ranked = scores.map((score, index) => ({ score, id: homes[index]?.id })).sort((a, b) => b.score - a.score)
  const [best, next] = ranked
  return best?.id === undefined || best.score - (next?.score ?? 0) < margin ? null : best.id
}

interface Known {
  address: readonly string[]
  /** Each word of the address with the one behind it, both ways: "lot 6", "fishers row 7". */
  pairs: ReadonlySet<string>
  /** Chinese characters of the address side by side. */
  han: ReadonlySet<string>
  number: string
  place: ReadonlySet<string>
  kind: ReadonlySet<string>
  /** What its record writes as a name: the part of the town. */
  names: ReadonlySet<string>
  price: number
  texts: ReadonlySet<string>
}

function knownOf(home: Candidate): Known {
  const street = wordsOf(home.Address ?? '')
  const address = [...street, ...wordsOf(home.MLSNumber ?? '')]
  const pairs = street.slice(1).flatMap((word, at) => [`${street[at]} ${word}`, `${word} ${street[at]}`])
  const [first = ''] = address
  return {
    address,
    pairs: new Set(pairs),
    han: new Set(pairsOfHan(street)),
    number: /^\d+[a-z]?$/u.test(first) ? first : '',
    place: new Set(wordsOf(home.City ?? '')),
    kind: new Set(wordsOf(home.PropertyType)),
    names: new Set(namesOfRecord(home)),
    price: home.Price ?? 0,
    texts: wordsOfTexts(home),
  }
}

/** The words of what a listing says, but the short ones. */
export function wordsOfTexts({
  Description,
  ExtensionColumn,
}: Pick<Candidate, 'Description' | 'ExtensionColumn'>): Set<string> {
  const texts = [Description ?? '', ...(ExtensionColumn ?? []).map(({ Key, value }) => `${Key} ${value}`)]
  return new Set(wordsOf(texts.join(' ')).filter((word) => word.length >= shortestText))
}

const isHan = (text: string | undefined): boolean => text !== undefined && /^\p{Script=Han}$/u.test(text)

function pairsOfHan(words: readonly string[]): string[] {
  const plainWords = words.map((word) => (isHan(word) ? simplify(word) : word))
  return plainWords
    .slice(1)
    .flatMap((word, at) => (isHan(word) && isHan(plainWords[at]) ? [plainWords[at] + word] : []))
}

/** What else stands in addresses and names nothing: doors, directions, and streets of other languages. */
const plain = /^(?:apt|apartment|unit|lot|no|the|north|south|east|west|calle|rue|rua|strasse|weg)$/u

function weightOf(home: Known, signs: readonly Sign[], at: number, telling: ReadonlySet<string>): number {
  const sign = signs[at]
  if (sign === undefined || sign.isPlain) return 0
  const { text, raw } = sign
  const [before, next] = [signs[at - 1]?.text, signs[at + 1]?.text]
  if (/^\d/u.test(text)) {
    const isPair = (before !== undefined && home.pairs.has(`${before} ${text}`)) || home.pairs.has(`${text} ${next}`)
    if (isPair || (home.address.includes(text) && (sign.isNumber || text.length >= 3 || /\D/u.test(text))))
      return ofAddress
    return sign.isAmount && isPriceOf(home, text) ? ofAddress : 0
  }
  if (isHan(text)) {
    const pair = isHan(before) ? simplify(before ?? '') + simplify(text) : ''
    return home.han.has(pair) ? ofAddress : 0
  }
  // "B then.", of 7B and 7D
  if (/^[A-Z]$/u.test(raw)) return home.number.endsWith(text.toLowerCase()) && at === 0 ? ofAddress : 0
  if (before !== undefined && home.pairs.has(`${before} ${text}`) && text.length === 1) return ofAddress
  // "birch court", beside homes on Birch Lane
  if (streetKinds.has(text)) return before !== undefined && home.pairs.has(`${before} ${text}`) ? ofAddress : 0
  if (plain.test(text)) return 0
  if (home.address.some((word) => isWord(word, text))) return ofAddress
  if (sign.isOfHome && text.length >= shortestText && isCalled(home, sign)) return ofTrait
  return telling.has(text) && text.length >= shortestText && home.texts.has(text) ? ofTexts : 0
}

const isCalled = ({ place, kind, names }: Known, { text, isSeldom }: Sign): boolean =>
  place.has(text) || kind.has(text) || (isSeldom && names.has(text))

/** "the 450 one", of a home at 450,000 or 449,900; "el de 750", of a rent. */
function isPriceOf({ price }: Known, text: string): boolean {
  const said = Number(text)
  if (price <= 0 || !Number.isInteger(said) || said < 10) return false
  return (
    price === said ||
    (price >= thousand && (Math.floor(price / thousand) === said || Math.round(price / thousand) === said))
  )
}

const thousand = 1000

function isWord(word: string, said: string): boolean {
  if (word === said) return said.length > 2
  return said.length >= shortestSlip && /^\p{L}+$/u.test(said) && editDistance(word, said, 1) <= 1
}

const lengthOf = ({ text }: Sign): number =>
  text.length >= shortestText || /\d/u.test(text) || text.length === 1 ? 1 : 0.5
