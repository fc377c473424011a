import { denials } from '../../reading/languages/denials.ts'

/** What a word does to the mentions around it; bits, since one word may do several things. */
export const roles = {
  /** Denies what follows within a few words: "no pool". */
  negator: 1,
  /** Ends the reach of a denial: "no HOA but a pool". */
  barrier: 2,
  /** Stands between a mention and its denial: "pets are not allowed". */
  copula: 4,
  /** "not" before a refusal: "pets not allowed". */
  not: 8,
  /** What is refused: allowed, permitted. */
  refusal: 16,
  /** Denies what stands before: "pets prohibited", "pool: none". */
  nothing: 32,
  /** Denies what stands before a colon: "Pool: no". */
  no: 64,
} as const

const split = (text: string): string[] => text.split(/\s+/).filter(Boolean)
const joined = (
  list: 'negators' | 'barriers' | 'copulas' | 'nots' | 'refusals' | 'nothings' | 'nos' | 'values',
): string[] => denials.flatMap((words) => split(words[list]))

// A listing may be in any language, whatever the visitor's own: the words of all of them count.
export const denialTables: readonly (readonly [number, readonly string[]])[] = [
  [roles.negator, joined('negators')],
  [roles.barrier, joined('barriers')],
  [roles.copula, joined('copulas')],
  [roles.not, joined('nots')],
  [roles.refusal, joined('refusals')],
  [roles.nothing, joined('nothings')],
  [roles.no, joined('nos')],
]

/** What each of those words does. */
export const rolesOfWords: ReadonlyMap<string, number> = denialTables.reduce((map, [role, list]) => {
  for (const word of list) map.set(word, (map.get(word) ?? 0) | role)
  return map
}, new Map<string, number>())

/** Words separated by commas, those of several written as one. */
const asOne = (list: 'harmless' | 'lackings'): ReadonlySet<string> =>
  new Set(
    denials.flatMap((words) =>
      words[list]
        .split(',')
        .map((each) => each.replaceAll(/\s+/g, ''))
        .filter(Boolean),
    ),
  )

/** Denials that deny nothing in this company: 不错 is "good", "no jardim" is Portuguese for "in the garden". */
export const harmlessPairs = asOne('harmless')
/** 没有, "no tiene", "no cuenta con": verbs that say "have" deny it together with the words before them. */
export const lackings = asOne('lackings')

const isChinese = (word: string): boolean => /\p{Script=Han}/u.test(word)
const valueWords = joined('values').filter((word) => !isChinese(word))
const denyingWord = new RegExp(`^(?:${valueWords.join('|')})(?![\\p{L}\\p{N}_])`, 'u')
const denyingSigns = joined('values').filter(isChinese)

/** Values of an ExtensionColumn entry by which it denies what its key says: {"Key":"Pool","value":"No"}. */
export function isDenyingValue(value: string): boolean {
  const text = value
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .trim()
  return (
    text === '' ||
    text.startsWith('-') ||
    /^0(?![\w.])/.test(text) ||
    denyingWord.test(text) ||
    (denyingSigns.some((sign) => text.startsWith(sign)) && !harmlessPairs.has([...text].slice(0, 2).join('')))
  )
}
