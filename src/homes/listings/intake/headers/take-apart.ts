import { once } from '../../../../platform/memoize.ts'
import type { Concept } from './concept.ts'
import { collectHeaderWords, foldWord, type HeaderWord } from './header-language.ts'

/** What a header says, taken apart. */
export interface HeaderParts {
  /** Of each part what it may mean. */
  words: readonly HeaderWord[]
  /** The number at its end, as of "Photo 3". */
  number: number | null
  /** Numbers within it, or more than one of them: its meaning is not what its words say. */
  hasOddNumbers: boolean
}

const wordsOf = once(collectHeaderWords)
const longestHeader = 80
/** Within compounds shorter parts are chance. */
const shortestPart = 3
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const sign: HeaderWord = { meanings: [{ concept: 'sign' satisfies Concept, languages: [] }] }
const signs: ReadonlySet<string> = new Set(['€', '$', '£', '¥', '₹'])

/** Takes a header apart into words that are known; null: one of them is not. */
export function takeHeaderApart(header: string): HeaderParts | null {
  if (header.length > longestHeader) return null
  const words: HeaderWord[] = []
  const numbers: number[] = []
  let isEnd = false
  for (const token of tokensOf(header)) {
    isEnd = /^\d+$/.test(token)
    if (isEnd) {
      numbers.push(Number(token))
      continue
    }
    const found = signs.has(token) ? [sign] : findWord(token)
    if (found === null) return null
    words.push(...found)
  }
  if (words.length === 0) return null
  const number = numbers.length === 1 && isEnd ? (numbers[0] ?? null) : null
  const isOne = numbers.every((each) => each === 1)
  return {
    words,
    number,
    hasOddNumbers: number === null && !isOne,
  }
}

/** "StreetNumber", "lot_size-acres", "Preis (€)", "sq__ft" in words; m² and m2 stay whole. */
function tokensOf(header: string): string[] {
  return (
    header
      .replace(/(?<!\d)3\s?\/\s?4(?!\d)|¾/g, ' threequarter ')
      .replace(/(?<!\d)1\s?\/\s?2(?!\d)|½/g, ' half ')
      .normalize('NFKC')
      // "C.P.", "P.O.D."
      .replace(/(?<!\p{L})(?:\p{L}\.\s?){2,}/gu, (letters) => ` ${letters.replace(/[.\s]/g, '')} `)
      .replace(/(?<!\p{L})p\s?[/.]\s?code(?!\p{L})/giu, ' pcode ')
      .replace(/['’]s(?!\p{L})/giu, 's')
      .split(/(\s+)/)
      .map(partCapitals)
      .join('')
      .replace(/(?<!\p{L})(m|ft|mts|mt|mtr)\s?[2²](?!\d)/giu, ' $1² ')
      .replaceAll('²', '2')
      .replace(/(?<![\p{L}\d])sq[\s._]*(?:ft|feet|foot|footage)(?!\p{L})/giu, ' sqft ')
      .replace(/(?<![\p{L}\d])sq[\s._]*(?:m|mt|mtr|met(?:er|re)s?)(?!\p{L})/giu, ' sqm ')
      .replace(/square[\s_]*(?:feet|foot(?:age)?)/giu, ' sqft ')
      .replace(/square[\s_]*met(?:er|re)s?/giu, ' sqm ')
      .split(/[^\p{L}\p{M}\p{Nd}#€$£¥₹°]+/u)
      .flatMap((token) =>
        /^(?:m|ft|mts|mt|mtr)2$/i.test(token)
          ? [token]
          : token.split(/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})|(?=[€$£¥₹])|(?<=[€$£¥₹])/u),
      )
      .filter((token) => token !== '')
  )
}

/** "StreetNumber" is two words, "SdB" the one that is known. */
function partCapitals(word: string): string {
  return word.replace(/[\p{L}\p{M}]+/gu, (letters) =>
    wordsOf().has(foldWord(letters))
      ? letters
      : letters.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2'),
  )
}

function findWord(token: string): HeaderWord[] | null {
  const words = wordsOf()
  const folded = foldWord(token)
  if (folded === '') return []
  const whole = words.get(folded)
  if (whole) return [whole]
  return splitCompound(folded, words)
}

/** "grundstucksflache" → grundstuck(s) + flache, "numberofbedrooms", "建筑面积": as few known parts as there can be. */
function splitCompound(word: string, words: ReadonlyMap<string, HeaderWord>): HeaderWord[] | null {
  const best: (HeaderWord[] | undefined)[] = [[]]
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      const before = best[start]
      if (before === undefined) continue
      const part = word.slice(start, end)
      const isWhole =
        unspaced.test(part) ||
        part.length >= shortestPart ||
        // "PRコメント"
        (start === 0 && part.length === 2 && unspaced.test(word.slice(end))) ||
        (start > 0 && end === word.length && part.length === 2)
      const found = isWhole ? words.get(part) : undefined
      const current = best[end]
      if (found !== undefined && (current === undefined || current.length > before.length + 1))
        best[end] = [...before, found]
      // Letters that join German words.
      else if (current === undefined && start > 0 && end < word.length && /^(?:s|es|n|en|e)$/.test(part))
        best[end] = before
    }
  }
  return best[word.length] ?? null
}
