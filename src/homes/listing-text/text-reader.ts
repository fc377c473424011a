import { animalWords, type PolicyWord, policyWord, readPetPolicy } from '../../reading/criteria/pet-policy.ts'
import { type AreaRun, areaRuns, areasOfAddress, areasOfEntry } from './area-names.ts'
import { harmlessPairs, isDenyingValue, lackings, roles } from './denial-words.ts'
import { type Gap, gaps, splitWords } from './split-words.ts'
import type { WordList } from './word-list.ts'

/** Bits below the number of a word. */
export const wordShift = 3
/** It begins something new: no phrase reaches over its beginning. */
export const breaksBit = 1
/** A mention that begins here is denied. */
export const deniedFromBit = 2
/** A mention that ends here is denied. */
export const deniedToBit = 4
export const deniedBits = deniedFromBit | deniedToBit

/** Words of areas and of addresses are words of their own, apart from those of descriptions. */
export const placePrefix = { Location: '@', Address: '#' } as const

/** The texts of a listing that a search looks into. */
export interface ListingTexts {
  PropertyType: string
  Description: string | null
  ExtensionColumn: string | null
  Location: string | null
  Address: string | null
}

const streetTypes = new Set(
  'st street ave avenue rd road blvd boulevard dr drive ln lane ct court ter terrace cir circle pkwy parkway hwy highway trl trail'
    .split(' ')
    .map((word) => placePrefix.Address + word),
)
const namedLikeStreets = new Set(
  'park place pl way view lake hill hills heights square sq grove garden gardens point ridge valley village'
    .split(' ')
    .map((word) => placePrefix.Address + word),
)

function isStreetType(word: string): boolean {
  return streetTypes.has(word) || namedLikeStreets.has(word)
}

/** A denial reaches over four words: the mention begins with the fifth at most. */
const reach = 5
/** More words of one listing than this are not read. */
const mostWords = 20_000

/** Reads listings as runs of numbered words, each with what denials before and behind it mean for a mention there. */
export class TextReader {
  readonly #list: WordList
  /** Where the value of an entry begins: it speaks of its key. */
  readonly #answers = new Set<number>()
  /** Numbers of the words for animals. */
  readonly #animals: ReadonlySet<number>
  /** The words of the last listing read: number of the word, shifted, and its bits. */
  tokens = new Uint32Array(1024)
  length = 0
  #gaps = new Uint8Array(1024)
  #hyphens = new Uint8Array(1024)

  constructor(list: WordList) {
    this.#list = list
    this.#animals = new Set(animalWords.map((word) => list.numberOf(word)))
  }

  /** Reads a listing; its words are in `tokens` until the next one. `streets`: with those of its street. */
  read(texts: ListingTexts, streets = true): void {
    this.length = 0
    this.#answers.clear()
    this.#readPart(texts.PropertyType)
    if (texts.Description) this.#readPart(texts.Description)
    const entries = texts.ExtensionColumn ? readEntries(texts.ExtensionColumn) : []
    this.#readEntries(entries)
    this.#tellPetPolicy()
    if (texts.Location) this.#readAreas(areaRuns(texts.Location))
    if (texts.Address) {
      this.#readAreas(areaRuns(areasOfAddress(texts.Address)))
      if (streets) this.#readStreet(texts.Address)
    }
    for (const [key, value] of entries) for (const area of areasOfEntry(key, value)) this.#readAreas(areaRuns(area))
  }

  /** Adds words for what the text as a whole says of animals. */
  #tellPetPolicy(): void {
    const mentions: number[] = []
    for (let at = 0; at < this.length; at++)
      if (this.#animals.has((this.tokens[at] ?? 0) >>> wordShift)) mentions.push(at)
    if (mentions.length === 0) return
    const words = Array.from({ length: this.length }, (_, at): PolicyWord => {
      const token = this.tokens[at] ?? 0
      return {
        word: this.#wordAt(at),
        denied: (token & deniedBits) !== 0,
        begins: this.#gapAt(at) === gaps.hard && !this.#answers.has(at),
      }
    })
    const policy = readPetPolicy(words, mentions)
    for (const animal of ['pet', 'dog', 'cat'] as const) {
      const allows = policy[animal]
      if (allows === undefined) continue
      const at = this.length
      this.#split(policyWord[animal], '')
      if (this.length > at) this.#addBits(at, breaksBit | (allows ? 0 : deniedBits))
    }
  }

  /** Names count as a whole: a mention that begins or ends within one is none of it. */
  #readAreas(runs: readonly AreaRun[]): void {
    for (const { words, begins, ends } of runs) {
      const start = this.length
      words.forEach((word, index) => {
        const first = this.length
        this.#split(word, placePrefix.Location)
        for (let at = first; at < this.length; at++) {
          if (at > first || !begins.has(index)) this.#addBits(at, deniedFromBit)
          if (at < this.length - 1 || !ends.has(index)) this.#addBits(at, deniedToBit)
        }
      })
      if (this.length > start) this.#addBits(start, breaksBit)
    }
  }

  #readPart(text: string): void {
    const first = this.length
    this.#split(text, '')
    this.#markDenials(first)
  }

  #readStreet(text: string): void {
    const first = this.length
    this.#split(text, placePrefix.Address)
    // "Hyde Park" is not said by "12 Hyde Park Avenue"; the Ridge of "310 Ridge Road" has no other name before it.
    for (let at = first + 1; at < this.length - 1; at++)
      if (!/\d/u.test(this.#wordAt(at - 1)) && isStreetType(this.#wordAt(at)) && streetTypes.has(this.#wordAt(at + 1)))
        this.#addBits(at, deniedToBit)
    // Parts of an address may be separated by any sign: "5 Main St, Apt 4".
    if (this.length > first) this.#addBits(first, breaksBit)
  }

  #readEntries(entries: readonly [string, string][]): void {
    for (const [key, value] of entries) {
      const first = this.length
      this.#split(key, '')
      this.#markDenials(first)
      // An entry that is denied as a whole denies its key, and so does a key that says "excluded" its values.
      if (isDenyingValue(value)) for (let at = first; at < this.length; at++) this.#addBits(at, deniedToBit)
      const last = this.length - 1
      const excludes = last >= first && (this.#rolesAt(last) & (roles.nothing | roles.negator)) !== 0
      const valueFirst = this.length
      this.#answers.add(valueFirst)
      this.#split(value, '')
      this.#markDenials(valueFirst)
      if (excludes) for (let at = valueFirst; at < this.length; at++) this.#addBits(at, deniedFromBit)
    }
  }

  #split(text: string, prefix: string): void {
    splitWords(text, (word, gap, hyphen) => {
      if (this.length >= mostWords) return
      if (this.length === this.tokens.length) this.#grow()
      this.tokens[this.length] = this.#list.numberOf(prefix === '' ? word : prefix + word) << wordShift
      this.#gaps[this.length] = gap
      this.#hyphens[this.length] = hyphen ? 1 : 0
      this.length += 1
    })
  }

  #grow(): void {
    const size = this.tokens.length * 2
    const [tokens, gapsThere, hyphens] = [this.tokens, this.#gaps, this.#hyphens]
    this.tokens = new Uint32Array(size)
    this.#gaps = new Uint8Array(size)
    this.#hyphens = new Uint8Array(size)
    this.tokens.set(tokens)
    this.#gaps.set(gapsThere)
    this.#hyphens.set(hyphens)
  }

  #rolesAt(at: number): number {
    return at < this.length ? this.#list.rolesOf((this.tokens[at] ?? 0) >>> wordShift) : 0
  }

  #gapAt(at: number): Gap {
    // Only gaps were stored there.
    return (at < this.length ? this.#gaps[at] : gaps.hard) as Gap
  }

  #addBits(at: number, bits: number): void {
    this.tokens[at] = (this.tokens[at] ?? 0) | bits
  }

  #wordAt(at: number): string {
    return at < this.length ? this.#list.wordOf((this.tokens[at] ?? 0) >>> wordShift) : ''
  }

  #markDenials(first: number): void {
    let left = 0
    for (let at = first; at < this.length; at++) {
      const gap = this.#gapAt(at)
      if (at === first || gap !== gaps.soft) {
        this.#addBits(at, breaksBit)
        left = 0
      }
      if (left > 0) this.#addBits(at, deniedFromBit)
      const role = this.#rolesAt(at)
      if (this.#denies(role, at, first)) left = reach
      else if ((role & roles.barrier) !== 0 && !this.#belongsToDenial(at, first)) left = 0
      else if (left > 0) left -= 1
      if (this.#isDeniedBehind(at)) this.#addBits(at, deniedToBit)
    }
  }

  #denies(role: number, at: number, first: number): boolean {
    if ((role & roles.negator) !== 0) {
      return !(this.#gapAt(at + 1) === gaps.soft && harmlessPairs.has(this.#wordAt(at) + this.#wordAt(at + 1)))
    }
    // "free of", "w/o"
    if (at === first || this.#gapAt(at) !== gaps.soft) return false
    const word = this.#wordAt(at)
    return (word === 'of' && this.#wordAt(at - 1) === 'free') || (word === 'o' && this.#wordAt(at - 1) === 'w')
  }

  /** 没有, "no tiene", "no cuenta con": verbs that say "have" deny it together with the words before them. */
  #belongsToDenial(at: number, first: number): boolean {
    if (at === first) return false
    const pair = this.#wordAt(at - 1) + this.#wordAt(at)
    return lackings.has(pair) || (at - 1 > first && lackings.has(this.#wordAt(at - 2) + pair))
  }

  /** What follows a mention that ends here says that it is not there: "pets are not allowed", "Pool: no", "pet-free". */
  #isDeniedBehind(end: number): boolean {
    let at = end + 1
    let gap: Gap = this.#gapAt(at)
    if (at >= this.length || gap === gaps.hard) return false
    if (this.#hyphens[at] === 1 && this.#wordAt(at) === 'free') return true
    let role = this.#rolesAt(at)
    if (role === 0 && !this.#isNotApplicable(at)) return false
    let linked = gap === gaps.link
    // "Parking included: no", "pets strictly not allowed"
    for (let skipped = 0; skipped < 3; skipped++) {
      const isCopula = (role & roles.copula) !== 0 && (role & roles.not) === 0
      const isRefusal = (role & roles.refusal) !== 0 && this.#gapAt(at + 1) === gaps.link
      if (!isCopula && !isRefusal) break
      at += 1
      gap = this.#gapAt(at)
      if (at >= this.length || gap === gaps.hard) return false
      linked ||= gap === gaps.link
      role = this.#rolesAt(at)
    }
    if ((role & roles.nothing) !== 0 && this.#standsAlone(at)) return true
    if (this.#isNotApplicable(at)) return true
    if (linked && (role & roles.no) !== 0) return !this.#isHarmless(at)
    if ((role & roles.not) === 0) return false
    for (let next = at + 1; next <= at + 2; next++) {
      if (this.#gapAt(next) !== gaps.soft) return false
      const following = this.#rolesAt(next)
      if ((following & roles.refusal) !== 0) return true
      if ((following & roles.copula) === 0) return false
    }
    return false
  }

  /** "aucun" and "kein" deny what stands before them only when nothing follows that they could deny instead. */
  #standsAlone(at: number): boolean {
    if ((this.#rolesAt(at) & roles.negator) === 0) return true
    return this.#gapAt(at + 1) !== gaps.soft
  }

  #isHarmless(at: number): boolean {
    return this.#gapAt(at + 1) === gaps.soft && harmlessPairs.has(this.#wordAt(at) + this.#wordAt(at + 1))
  }

  #isNotApplicable(at: number): boolean {
    const word = this.#wordAt(at)
    // "na" before another word is Portuguese for "in the".
    if (word === 'na') return this.#gapAt(at + 1) !== gaps.soft
    return word === 'n' && this.#wordAt(at + 1) === 'a' && this.#gapAt(at + 1) === gaps.soft
  }
}

function readEntries(json: string): [string, string][] {
  try {
    const entries: unknown = JSON.parse(json)
    if (!Array.isArray(entries)) return []
    return entries.flatMap((entry): [string, string][] => {
      if (typeof entry !== 'object' || entry === null) return []
      return [[textOf(entry, 'Key'), textOf(entry, 'value')]]
    })
  } catch {
    return []
  }
}

function textOf(entry: object, name: string): string {
  const value: unknown = Reflect.get(entry, name)
  return value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
}
