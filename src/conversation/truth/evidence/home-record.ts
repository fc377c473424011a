import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Family } from '../../../reading/criteria/condition.ts'
import { familyTest } from '../../../reading/criteria/families.ts'
import { languageOf } from '../../../reading/languages/languages.ts'
import { foldAligned } from '../text/fold-text.ts'
import { stemOf } from '../text/stem-of.ts'
import type { KnownHome } from './evidence.ts'
import { toRegExp } from './text-mentions.ts'

const families: readonly Family[] = ['house', 'condo', 'townhouse', 'multiFamily', 'land', 'mobile']

/** The family that a listing's type is of; null when it is of none that is known. */
export function familyOfListing({ PropertyType }: Pick<FoundListing, 'PropertyType'>): Family | null {
  const type = PropertyType.toLowerCase()
  const says = (pattern: string | null) => pattern !== null && toRegExp(pattern, '').test(type)
  const certain = families.find((family) => says(familyTest(family).certain))
  return certain ?? families.find((family) => says(familyTest(family).otherwise)) ?? null
}

/** What a home's words say: stems, and those of them that are said to be missing. */
export interface HomeWords {
  stems: ReadonlySet<string>
  words: ReadonlySet<string>
  denied: ReadonlySet<string>
  /** Folded; for long words and Han signs, which may stand inside of others. */
  text: string
}

const denial =
  /(?<![\p{L}])(?:no|not|without|lacks?|never|non|sin|sans|pas de|kein(?:e[nmrs]?)?|ohne|sem|nao)[\s\u00A0]+((?:[\p{L}-]+[\s\u00A0]*){1,3})/gu
/** "Dogs are not allowed": what is denied stands before its denial. */
const deniedBefore =
  /((?:[\p{L}-]+(?:,|[\s\u00A0]+(?:and|or|y|o|et|ou|und|oder|e))[\s\u00A0]+)?[\p{L}-]+)[\s\u00A0]+(?:(?:is|are|were|was)(?:[\s\u00A0]+not|n['’]t)|no[\s\u00A0]+(?:se|son|estan)|ne[\s\u00A0]+sont[\s\u00A0]+pas|(?:sind|ist)[\s\u00A0]+nicht|nao[\s\u00A0]+(?:sao|e|se))[\s\u00A0]+(?:allowed|permitted|accepted|welcome|included|admit|acept|permit|accept|admis|autoris|erlaubt|gestattet|inbegriffen|enthalten|aceit|inclu)/gu
const denialHan = /(?:没有|无|不带|不含|没)(\p{Script=Han}{1,4})/gu

const shortStem = 3

function wordsOfHome(home: KnownHome): HomeWords {
  const text = `${home.words}\n${foldAligned(placeNames(home.listing))}`
  const denied = wordsDeniedIn(text)
  const deniedHan = [...text.matchAll(denialHan)].map(([, words = '']) => words)
  const words = new Set(wordsIn(text))
  return { stems: new Set([...words].map(stemOf)), words, denied: new Set([...denied, ...deniedHan]), text }
}

/** Stems of the words that a folded text says to be missing. */
export function wordsDeniedIn(text: string): ReadonlySet<string> {
  const said = [...text.matchAll(denial), ...text.matchAll(deniedBefore)]
  return new Set(said.flatMap(([, words = '']) => wordsIn(words).map(stemOf)))
}

/** Stems of any text. */
export function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text).map(stemOf))
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The long name of its state, and what other languages call its city. */
function placeNames({ State, City }: FoundListing): string {
  const state = State?.toLowerCase()
  const names = languageOf('en')
    .states.filter(([short]) => short.toLowerCase() === state)
    .map(([, long]) => long)
  const exonyms = (['es', 'fr', 'de', 'zh'] as const).flatMap((code) =>
    languageOf(code)
      .exonyms.filter(([, name]) => name === City || name === State || names.includes(name))
      .map(([own]) => own),
  )
  return [...names, ...exonyms].join('\n')
}

/** Whether the words of a home say a word; `null`: they deny it, or say nothing of it. */
export function homeSays(home: KnownHome, word: string): 'said' | 'denied' | null {
  const { stems, words, denied, text } = home.derive(wordsOfHome)
  const stem = stemOf(word)
  if (denied.has(stem)) return 'denied'
  // "Peter" has the stem of "pets": so short a stem is the word itself, or its plural.
  if (stem.length <= shortStem && stem !== word)
    return [word, stem, `${word}s`].some((form) => words.has(form)) ? 'said' : null
  if (stems.has(stem)) return 'said'
  return stem.length >= 6 && text.includes(stem) ? 'said' : null
}
