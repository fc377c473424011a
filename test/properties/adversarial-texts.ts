import { allFragmentTables, type FragmentTable } from './hostile-fragments.ts'

/** A text that was made to take a reader long. */
export interface AdversarialText {
  /** How it was made, for the message of a test that fails. */
  name: string
  text: string
}

export interface AdversarialOptions {
  /** Code points of the longest texts; by default what a client may send. */
  longest?: number
  /** The shares of texts of up to `longest` and of up to 4,000 code points; the others have up to 300. */
  longShare?: number
  middleShare?: number
}

type Random = () => number

/**
 * Hostile texts from the tables of every language: one fragment again and again, two in turn, beginnings of long phrases,
 * words with slips, nested and mixed ones. The same seed and count give the same texts; no text is empty.
 */
export function makeAdversarialTexts(seed: number, count: number, options: AdversarialOptions = {}): AdversarialText[] {
  const { longest = 32_000, longShare = 0.004, middleShare = 0.03 } = options
  const random = seededRandom(seed)
  const tables = allFragmentTables()
  return Array.from({ length: count }, () => {
    const size = random()
    const most = size < longShare ? longest : size < longShare + middleShare ? Math.min(4_000, longest) : 300
    const length = size < longShare ? most : 1 + Math.floor(random() * most)
    const way = choose(ways, random)
    const { name, text } = way(tables, random, length)
    const cut = cutAt(text, Math.min(length, longest))
    return { name: `${name} (${cut.length})`, text: cut.trim() === '' ? `${cut}.` : cut }
  })
}

/** A fragment again and again, to at least so many code points and at most a fragment more. */
export function pump(fragment: string, length: number): string {
  return fragment.repeat(Math.ceil(length / Math.max(1, [...fragment].length)))
}

/** Cuts a text behind so many code points. */
export function cutAt(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (let points = 0; points < length && end < text.length; points++)
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1
  return text.slice(0, end)
}

const joints = [' ', ' ', ' ', ', ', '', '. ', ' and ', '\n', '-', '/', ' or ', '; ']

type Way = (tables: readonly FragmentTable[], random: Random, length: number) => AdversarialText

const ways: readonly Way[] = [
  (tables, random, length) => {
    const one = pick(tables, random)
    const joint = choose(joints, random)
    return { name: `repeat ${one.name} ${shown(one.text)}${shown(joint)}`, text: pump(one.text + joint, length) }
  },
  (tables, random, length) => {
    const [one, two] = [pick(tables, random), pick(tables, random)]
    const [a, b] = [choose(joints, random), choose(joints, random)]
    const fragment = one.text + a + two.text + b
    return { name: `alternate ${one.name} ${two.name} ${shown(fragment)}`, text: pump(fragment, length) }
  },
  (tables, random, length) => {
    // All but the end of a phrase of several words: the reader looks far ahead and finds nothing.
    const one = pick(tables, random)
    const words = one.text.split(' ')
    const start = words.length > 1 ? words.slice(0, -1).join(' ') : one.text.slice(0, -1) || one.text
    return { name: `beginning of ${one.name} ${shown(start)}`, text: pump(`${start} `, length) }
  },
  (tables, random, length) => {
    const one = pick(tables, random)
    const slipped = withSlip(one.text, random)
    return { name: `slip of ${one.name} ${shown(slipped)}`, text: pump(`${slipped} `, length) }
  },
  (tables, random, length) => {
    const [open, close] = choose(
      [
        ['(', ')'],
        ['[', ']('],
        ['"', '"'],
        ['**', '**'],
        ['（', '）'],
        ['not (', ')'],
      ] as const,
      random,
    )
    const one = pick(tables, random)
    const half = pump(`${open}${one.text} `, length / 2)
    return { name: `nested ${one.name} ${shown(open + one.text)}`, text: half + pump(` ${close}`, length / 2) }
  },
  (tables, random, length) => {
    // A mixture of one language.
    const code = choose(['en.', 'es.', 'fr.', 'de.', 'zh.'], random)
    const own = tables.filter(({ name }) => name.startsWith(code))
    return { name: `mixture of ${code}`, text: mixtureOf(own, random, length) }
  },
  (tables, random, length) => ({ name: 'mixture of all', text: mixtureOf(tables, random, length) }),
  (tables, random, length) => {
    // One table alone: its words behind each other, as no sentence has them.
    const table = choose(tables, random)
    return { name: `mixture of ${table.name}`, text: mixtureOf([table], random, length) }
  },
]

function mixtureOf(tables: readonly FragmentTable[], random: Random, length: number): string {
  const parts: string[] = []
  const joint = random() < 0.5 ? choose(joints, random) : null
  for (let points = 0; points < length; ) {
    const part = pick(tables, random).text + (joint ?? choose(joints, random))
    parts.push(random() < 0.05 ? part.toUpperCase() : part)
    points += Math.max(1, part.length)
  }
  return parts.join('')
}

/** A fifth of the fragments belong to no language, for there are few tables of them and the worst texts are made of them. */
function pick(tables: readonly FragmentTable[], random: Random): { name: string; text: string } {
  const free = random() < 0.2 ? tables.filter(({ name }) => !name.includes('.')) : []
  const { name, phrases } = choose(free.length > 0 ? free : tables, random)
  return { name, text: choose(phrases, random) }
}

/** A letter left out, doubled or changed. */
function withSlip(text: string, random: Random): string {
  const letters = [...text]
  const at = Math.floor(random() * letters.length)
  const letter = letters[at] ?? ''
  return letters.with(at, choose(['', letter + letter, 'x', ' '], random)).join('') || letter
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 40))
}

function choose<Value>(values: readonly Value[], random: Random): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('Nothing to choose from.')
  return value
}

/** Numbers from 0 up to 1 that depend on the seed alone (mulberry32). */
function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
