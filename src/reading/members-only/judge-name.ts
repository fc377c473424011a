import { memoize } from '../../platform/memoize.ts'
import { type NameWord, nameWords, nameWordsWithoutCase } from './name-words.ts'
import type { WordClass } from './words/word-class.ts'

/** What something says that is for members and colleagues alone, or that may not be shown: the address. */
export type MembersOnlyKind = 'remarks' | 'showing' | 'code' | 'person' | 'pay' | 'motive' | 'address' | 'agreement'

interface Rule {
  kind: MembersOnlyKind
  /** Each by a word of one of its classes, all by different words. */
  all: readonly (readonly WordClass[])[]
  /** Whose words make it something else. */
  none?: readonly WordClass[]
  /** With nothing beside them but words that mean nothing here. */
  isAlone?: true
  /** With something beside them: alone they may be what is advertised, and what stands below decides. */
  isBeside?: true
}

/** A concept is a combination of classes of words; the first that fits names it. */
const rules: readonly Rule[] = [
  { kind: 'remarks', all: [['confidential']] },
  {
    kind: 'remarks',
    all: [
      ['colleague', 'private', 'internal'],
      ['remark', 'instruction'],
    ],
    none: ['public'],
  },
  { kind: 'remarks', all: [['colleague'], ['only']], none: ['public'] },
  { kind: 'remarks', all: [['internal'], ['info', 'contact', 'price', 'use']] },
  { kind: 'remarks', all: [['private'], ['info', 'contact', 'price']] },
  { kind: 'showing', all: [['showing']] },
  { kind: 'showing', all: [['visit'], ['instruction', 'remark']], none: ['public'] },
  { kind: 'showing', all: [['appointment'], ['notice', 'contact']] },
  { kind: 'remarks', all: [['colleague'], ['use']], none: ['public'] },
  { kind: 'person', all: [['account'], ['account', 'code', 'place', 'id', 'contact']] },
  { kind: 'code', all: [['lockbox']] },
  { kind: 'code', all: [['key', 'lock'], ['box']] },
  {
    kind: 'code',
    all: [
      ['key', 'lock'],
      ['place', 'code', 'holder'],
    ],
  },
  {
    kind: 'code',
    all: [
      ['device', 'lock'],
      ['code', 'instruction'],
    ],
  },
  { kind: 'code', all: [['key'], ['colleague']] },
  { kind: 'code', all: [['code'], ['box']] },
  { kind: 'code', all: [['combo']], isAlone: true },
  { kind: 'pay', all: [['pay']], none: ['free', 'room'] },
  { kind: 'pay', all: [['provision']], none: ['free', 'occupant', 'public', 'buyer'], isBeside: true },
  { kind: 'pay', all: [['provision'], ['buyer'], ['colleague']] },
  { kind: 'pay', all: [['fee'], ['side']] },
  { kind: 'pay', all: [['share'], ['side', 'coop', 'colleague', 'percent', 'owner']], none: ['free'] },
  { kind: 'pay', all: [['share']], none: ['room'], isAlone: true },
  { kind: 'pay', all: [['part', 'percent'], ['side'], ['colleague']] },
  { kind: 'pay', all: [['percent'], ['coop', 'colleague']] },
  { kind: 'pay', all: [['side'], ['percent']] },
  { kind: 'pay', all: [['side'], ['side'], ['part']] },
  { kind: 'pay', all: [['part'], ['coop'], ['colleague']] },
  { kind: 'pay', all: [['payLetters']], isAlone: true },
  { kind: 'motive', all: [['motive']] },
  { kind: 'motive', all: [['reason'], ['sale']] },
  {
    kind: 'motive',
    all: [
      ['limit', 'accept'],
      ['price', 'accept'],
    ],
  },
  { kind: 'motive', all: [['reason']], isAlone: true },
  { kind: 'person', all: [['owner']], none: ['feature', 'association', 'colleague'] },
  { kind: 'person', all: [['owner'], ['contact']], none: ['association', 'colleague'] },
  { kind: 'person', all: [['occupant'], ['contact', 'remark']] },
  { kind: 'person', all: [['occupant']], none: ['feature', 'part'], isAlone: true },
  { kind: 'person', all: [['buyer'], ['contact']], none: ['colleague', 'feature'] },
]

/** Beside a word that stands alone these may stand. */
const harmless: ReadonlySet<WordClass> = new Set([
  'plain',
  'percent',
  'part',
  'info',
  'id',
  'place',
  'remark',
  'contact',
])

/**
 * What a column, a field or a path of fields ("owner.phone") of this name says that is for members alone; null: nothing
 * that its name tells. The name of whatever it stands in counts.
 */
export const judgeName: (name: string) => MembersOnlyKind | null = memoize(judge, 2_000)

/** Longer ones are texts. */
const longestName = 300

function judge(name: string): MembersOnlyKind | null {
  const start = name.slice(0, longestName)
  return judgeWords(nameWords(start)) ?? judgeWords(nameWordsWithoutCase(start))
}

function judgeWords(words: readonly NameWord[]): MembersOnlyKind | null {
  const meant = withNegation(words)
  return rules.find((rule) => fits(rule, meant))?.kind ?? null
}

/** "Not public" and "non-public" are the opposite of public. */
function withNegation(words: readonly NameWord[]): readonly NameWord[] {
  return words.map((word, at) => {
    const before = words.slice(Math.max(0, at - 2), at)
    const isDenied = word.classes.has('public') && before.some(({ classes }) => classes.has('not'))
    return isDenied ? { ...word, classes: confidential } : word
  })
}

const confidential: ReadonlySet<WordClass> = new Set(['confidential'])

function fits({ all, none = [], isAlone, isBeside }: Rule, words: readonly NameWord[]): boolean {
  if (!hasAll(all, words, new Set())) return false
  if (words.some(({ classes, isShort }) => !isShort && none.some((name) => classes.has(name)))) return false
  if (isAlone === undefined && isBeside === undefined) return true
  const own = new Set(all.flat())
  const areAlone = words.every(
    ({ text, classes }) => isMark(text) || [...classes].some((name) => own.has(name) || harmless.has(name)),
  )
  return areAlone === (isAlone === true)
}

/** A number or a letter, by which columns of one name are told apart. */
function isMark(text: string): boolean {
  return /^(?:\p{N}+|\P{Script=Han})$/u.test(text)
}

/** Whether each part has a word of its own; of words that are only shortened another one must be sure. */
function hasAll(
  parts: readonly (readonly WordClass[])[],
  words: readonly NameWord[],
  used: ReadonlySet<number>,
): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return parts.length === 0 && [...used].some((at) => !words[at]?.isShort || used.size > 1)
  return words.some(
    ({ classes }, at) =>
      !used.has(at) && part.some((name) => classes.has(name)) && hasAll(rest, words, new Set([...used, at])),
  )
}
