/** What stands between a word and the one before it. */
export const gaps = {
  /** Blanks, hyphens, slashes: words of one phrase. */
  soft: 0,
  /** A colon, an equals sign, a dash, a bracket, a question mark: what follows may answer what stands before. */
  link: 1,
  /** Anything else: a new thought. */
  hard: 2,
} as const

export type Gap = (typeof gaps)[keyof typeof gaps]

/** Hears each word; `hyphen`: nothing but a hyphen joins it to the one before. */
export type OnWord = (word: string, gap: Gap, hyphen: boolean) => void

/** Longer ones are cut: no phrase of ours is as long. */
const longestWord = 48

const letter = 3
const single = 4
const apostrophe = 5
const ampersand = 6
const unset = 255

/** Of each UTF-16 code unit: one of the gaps, or what it is to a word; filled as letters come. */
const kinds = new Uint8Array(0x10000).fill(unset)

const wordPattern = /[\p{L}\p{N}\p{Co}\p{Cs}]/u
const singlePattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const softPattern = /[\s\p{Cf}\p{M}/_+、・‐‑-]/u

function kindOf(code: number): number {
  const known = kinds[code] ?? unset
  if (known !== unset) return known
  const sign = String.fromCharCode(code)
  let kind: number = gaps.hard
  if (sign === "'" || sign === '’' || sign === '‘' || sign === 'ʼ' || sign === '´') kind = apostrophe
  else if (sign === '&') kind = ampersand
  else if (singlePattern.test(sign)) kind = single
  else if (wordPattern.test(sign)) kind = letter
  else if (softPattern.test(sign)) kind = gaps.soft
  else if (':=(?–—'.includes(sign)) kind = gaps.link
  kinds[code] = kind
  return kind
}

/** Letters that Unicode does not take apart. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Without regard to case, accents and widths of signs. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII, for which the long way is slow.
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/gu, (sign) => plainLetters[sign] ?? sign)
}

/** French articles and particles before a vowel are words of their own: "l'ascenseur", "pas d'eau". */
const elided = new Set(['l', 'd', 'n', 's', 'j', 'm', 't', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu'])

/**
 * Cuts a text into words: letters and digits without case and accents, each Chinese or Japanese sign by itself, "don't"
 * as one word. The same for what listings say and for what is looked for in it. Linear in the length of the text.
 */
export function splitWords(text: string, onWord: OnWord): void {
  const folded = fold(text)
  const end = folded.length
  let gap: Gap = gaps.hard
  let sawSign = false
  let hyphen = false
  let previousIsLetter = false
  let at = 0
  const tell = (word: string, isLetter: boolean): void => {
    onWord(word.length > longestWord ? word.slice(0, longestWord) : word, gap, hyphen)
    gap = gaps.soft
    sawSign = false
    hyphen = false
    previousIsLetter = isLetter
  }
  while (at < end) {
    const code = folded.charCodeAt(at)
    const kind = kindOf(code)
    if (kind === letter) {
      const start = at
      let word = ''
      let from = at
      for (at += 1; at < end; at++) {
        const next = kindOf(folded.charCodeAt(at))
        if (next === letter) continue
        if (next !== apostrophe || kindOf(at + 1 < end ? folded.charCodeAt(at + 1) : 32) !== letter) break
        const before = word + folded.slice(from, at)
        if (elided.has(before)) break
        word = before
        from = at + 1
      }
      word += folded.slice(from, at)
      tell(word, at - start === 1)
    } else if (kind === single) {
      tell(folded[at] ?? '', false)
      at += 1
    } else if (kind === ampersand) {
      tell('and', false)
      at += 1
    } else {
      // "A.C." is "AC".
      const isInitial =
        code === 46 && previousIsLetter && !sawSign && kindOf(at + 1 < end ? folded.charCodeAt(at + 1) : 32) === letter
      hyphen = !sawSign && code === 45
      sawSign = true
      if (kind !== apostrophe && !isInitial && kind > gap) gap = kind === gaps.link ? gaps.link : gaps.hard
      at += 1
    }
  }
}

/** The words alone. */
export function wordsOf(text: string): string[] {
  const words: string[] = []
  splitWords(text, (word) => words.push(word))
  return words
}
