import { foldText } from '../../../platform/text/listing-keys.ts'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import { languageOf } from '../../../reading/languages/languages.ts'

const floors: ReadonlySet<string> = new Set([
  'floor', 'story', 'storey', 'piso', 'planta', 'etage', 'stock', 'stockwerk', 'andar', 'pavimento',
]) // biome-ignore format: one a line says no more
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const chineseDigits = '一二三四五六七八九十'

/** The floor that the words of a description name, as listings may say it; null where they name none. */
export function readFloor(words: readonly string[], language: LanguageCode): string[] | null {
  const number = words.map((word) => floorOf(word, words, language)).find((floor) => floor !== null)
  if (number === undefined || number === null) return null
  const ordinal = ordinals[number - 1]
  const suffix = number % 10 === 1 && number !== 11 ? 'st' : number % 10 === 2 && number !== 12 ? 'nd' : 'th'
  const written = number % 10 === 3 && number !== 13 ? `${number}rd` : `${number}${suffix}`
  return [
    ...(ordinal === undefined ? [] : [`${ordinal} floor`]),
    `${written} floor`,
    `floor ${number}`,
    words.join(' '),
  ]
}

function floorOf(word: string, words: readonly string[], language: LanguageCode): number | null {
  const chinese = /^(\d{1,2}|[一二三四五六七八九十])[楼层樓層]$/u.exec(word)?.[1]
  if (chinese !== undefined) return /^\d/.test(chinese) ? Number(chinese) : chineseDigits.indexOf(chinese) + 1
  if (!words.some((each) => floors.has(foldText(each)))) return null
  const digits = /^(\d{1,2})(?:st|nd|rd|th|e|er|eme|o|a|º|ª|ter|te|tes)?$/u.exec(word)?.[1]
  const known = digits === undefined ? languageOf(language).numbers.ordinals[word] : Number(digits)
  return known === undefined || known < 1 ? null : known
}
