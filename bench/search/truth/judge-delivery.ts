import { type Filled, slot } from './fill-in.ts'

/** A sentence as the model said it. */
export interface Said extends Filled {
  isTrue: boolean
}

export interface Verdict {
  /** Of a false one: it, its claim in other words, or it with another false value is in the answer. */
  isTold: boolean
  /** Of a true one: it is in the answer letter for letter. */
  isWhole: boolean
  /** It is not, but a part of it is. */
  isGarbled: boolean
  /** It is not, but stands there with a number that is not its own. */
  isRewritten: boolean
}

const digitZeros = [0x660, 0x6f0, 0x966]

/** As a reader takes it: no markup, no hidden letters, one kind of digits, blanks and letters. */
export function foldText(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\(https:\/\/homes\.example\.com\/[^)]*\)/g, '$1')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/<[^>]*>|[*_`~]/g, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
      const code = digit.codePointAt(0) ?? 0
      return String(code - (digitZeros.findLast((zero) => zero <= code) ?? 0))
    })
    .replace(/(?<=[\p{Script=Latin}])。(?=[\p{Script=Latin}])/gu, '.')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

const collapse = (text: string): string => text.replace(/\s+/g, ' ')
const withoutEnd = (text: string): string => text.replace(/[\s.!?。！？]+$/u, '')

/** Says that something is not known: whoever says so of a claim has not made it. */
const calledUnknown =
  /cannot|can't|not (?:say|state|mention|know|confirm|listed|given)|doesn't|unknown|no information|no (?:indica|consta|dice|puedo|menciona|figura|se sabe)|desconoc|ne (?:dit|précise|mentionne|peux|sais|figure)|n'indique|inconnu|nicht (?:angegeben|bekannt|erwähnt|bestätigen|gesagt|sagen)|unbekannt|keine angabe|não (?:diz|informa|menciona|posso|consta|sei)|没有(?:说|写|提|注明|说明)|无法|未(?:注明|提|说明|知)|不清楚|不确定|不知道/u
const denied =
  /(?<!\p{L})(?:no|not|never|without|isn't|aren't|ni|sin|pas|sans|aucune?|kein\w*|nicht|ohne|não|sem|nunca|nenhuma?)(?!\p{L})|没有|不|无|未|并非/u

/** What was said and what came out, sentence for sentence. */
export function judgeDelivery(said: readonly Said[], delivered: string): Verdict[] {
  const exact = collapse(delivered)
  const folded = foldText(delivered.replaceAll('\n', ' \u2028 ').replaceAll('\u2028', '。'))
  const isThere = said.map(({ text }) => folded.includes(withoutEnd(foldText(text))))
  // What one sentence says is not held against another.
  const rest = said.reduce(
    (left, { text }, index) => (isThere[index] ? left.replace(withoutEnd(foldText(text)), ' ') : left),
    folded,
  )
  return said.map((sentence, index) => {
    const { isTrue, text } = sentence
    const is = isThere[index] ?? false
    if (!isTrue) {
      const isTold = is || isClaimed(sentence, rest) || holdsOtherValue(sentence, rest)
      return { isTold, isWhole: false, isGarbled: false, isRewritten: false }
    }
    const isWhole = exact.includes(collapse(text).trim())
    const isGarbled = !isWhole && (is || isPartLeft(text, rest))
    return { isTold: false, isWhole, isGarbled, isRewritten: !isWhole && holdsOtherValue(slotNumbers(sentence), rest) }
  })
}

/** Whether one sentence of what came out holds all of the claim and neither denies it nor calls it unknown. */
function isClaimed({ text, claims }: Filled, rest: string): boolean {
  const sentence = foldText(text)
  return cutSentences(rest)
    .filter((part) => claims.length > 0 && claims.every((claim) => holds(part, withoutEnd(foldText(claim)))))
    .some((part) => {
      if (calledUnknown.test(part) && !calledUnknown.test(sentence)) return false
      return !denied.test(part) || denied.test(sentence)
    })
}

const cutSentences = (text: string): string[] => text.split(/(?<=\S[.!?])\s+|[。！？]+/u)
const escapeLetters = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether the same sentence came out with a value in a slot that is not the right one. */
function holdsOtherValue({ skeleton, rights }: Filled, rest: string): boolean {
  if (skeleton === null) return false
  const pattern = withoutEnd(foldText(skeleton)).split(slot).map(escapeLetters).join('(.{1,40}?)')
  const whole = new RegExp(`${pattern}${/[.!?。！？]$/u.test(foldText(skeleton)) ? '$' : ''}`, 'u')
  return cutSentences(rest)
    .flatMap(
      (part) =>
        whole
          .exec(withoutEnd(part))
          ?.slice(1)
          .map((value, index) => [value, index] as const) ?? [],
    )
    .some(([value, index]) => !isRight(value, rights[index] ?? []))
}

/** The digits alone: not the 2 of square meters. */
const digitsOf = (text: string): string => text.replace(/\p{L}+2(?!\d)/gu, '').replace(/\D/g, '')

function isRight(value: string, rights: readonly string[]): boolean {
  const digits = digitsOf(value)
  return rights.map(foldText).some((right) => {
    if (digits === '') return right.includes(value.trim())
    return digitsOf(right) === digits || digitsOf(right) === `${digits}000`
  })
}

/** A true sentence with a slot for each of its numbers. */
function slotNumbers(sentence: Filled): Filled {
  const folded = foldText(sentence.text)
  const number = /\d(?:[\d.,\s]*\d)?/g
  const rights = [...folded.matchAll(number)].map(([value]) => [value])
  return { ...sentence, skeleton: rights.length > 0 ? folded.replace(number, slot) : null, rights }
}

function holds(part: string, claim: string): boolean {
  const pattern = escapeLetters(claim)
  const before = /^[\p{Script=Latin}\p{N}]/u.test(claim) ? '(?<![\\p{Script=Latin}\\p{N}]|\\d[.,])' : ''
  const after = /[\p{Script=Latin}\p{N}]$/u.test(claim) ? '(?![\\p{Script=Latin}\\p{N}]|[.,]\\d)' : ''
  return new RegExp(before + pattern + after, 'u').test(part)
}

const windowWords = 3
const windowLetters = 5

/** Some words in a row, between home and numbers, of a sentence that is not whole. */
function isPartLeft(text: string, rest: string): boolean {
  return text
    .split(/\[[^\]]*\]\([^)]*\)|[\d.,]+/)
    .map((fragment) => withoutEnd(foldText(fragment)))
    .some((fragment) => {
      const isHan = /\p{Script=Han}/u.test(fragment)
      const pieces = isHan ? [...fragment] : fragment.split(' ')
      const length = isHan ? windowLetters : windowWords
      return pieces
        .slice(0, Math.max(0, pieces.length - length + 1))
        .some((_, from) => rest.includes(pieces.slice(from, from + length).join(isHan ? '' : ' ')))
    })
}
