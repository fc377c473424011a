import { isScale, withScale } from './number-scale.ts'
import type { NumberWords, ReadNumber } from './number-table.ts'
import { readAndHalf, readNumberWords } from './number-words.ts'
import type { Token } from './tokens.ts'

/** Nobody means an amount beyond this; far beyond it lies Infinity, which no session could remember as JSON. */
const beyondMeasure = 1e15

const englishSuffixes = ['st', 'nd', 'rd', 'th']
const englishDecades = ['s']

/** Reads the number that begins at a token: digits in any grouping, words, fractions, scales. */
export function readNumber(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const read = readAnyNumber(tokens, start, words)
  if (!read) return null
  const values = [read.value, read.hundreds ?? 0, ...(read.slashed ?? [])]
  return values.every((value) => value < beyondMeasure) ? read : null
}

function readAnyNumber(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const first = tokens[start]
  if (!first) return null
  if (first.kind === 'digits') return readDigits(tokens, start, words)
  if (first.text === "'" && tokens[start + 1]?.kind === 'digits' && tokens[start + 1]?.glued) {
    const inner = readDigits(tokens, start + 1, words)
    return inner?.decade ? inner : null
  }
  if (first.text === '.' && tokens[start + 1]?.kind === 'digits' && tokens[start + 1]?.glued) {
    const value = Number(`0.${tokens[start + 1]?.text}`)
    return withScale(tokens, { value, end: start + 2, scaled: false, grouped: false }, words, true)
  }
  if (first.kind !== 'word') return null
  return words.readWords ? words.readWords(tokens, start) : readNumberWords(tokens, start, words)
}

/** "90,00,000": groups of two before the last of three, as amounts are written in India. */
function readLakhs(tokens: readonly Token[], start: number): { text: string; end: number } | null {
  const groups = [tokens[start]?.text ?? '']
  let end = start + 1
  while (
    tokens[end]?.text === ',' &&
    tokens[end]?.glued &&
    tokens[end + 1]?.kind === 'digits' &&
    tokens[end + 1]?.glued
  ) {
    groups.push(tokens[end + 1]?.text ?? '')
    end += 2
  }
  const isLakhs = /^\d{1,2}(?:,\d\d)+,\d{3}$/.test(groups.join(','))
  return isLakhs ? { text: groups.join(''), end } : null
}

function readDigits(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const first = tokens[start]?.text ?? ''
  let text = first
  let end = start + 1
  let grouped = false
  const isGroup = (index: number) => tokens[index]?.kind === 'digits' && tokens[index]?.text.length === 3
  const sign = (index: number) => (tokens[index]?.glued ? tokens[index]?.text : undefined)
  if (first.length <= 3 && first !== '0') {
    // One kind of separator for all groups: 1,200,000 or 1.200.000 or 1'200'000 or 1 200 000.
    const separator = sign(end)
    const lakhs = separator === ',' ? readLakhs(tokens, start) : null
    if (lakhs) {
      text = lakhs.text
      end = lakhs.end
      grouped = true
    } else if (separator && ",.'".includes(separator) && isGroup(end + 1) && tokens[end + 1]?.glued) {
      let last = end
      let groups = ''
      while (sign(last) === separator && isGroup(last + 1) && tokens[last + 1]?.glued) {
        groups += tokens[last + 1]?.text
        last += 2
      }
      const scaleFollows = separator === '.' && groups.length === 3 && isScale(tokens, last, words)
      if (!scaleFollows) {
        text += groups
        end = last
        grouped = true
      }
    } else if (isGroup(end) && !tokens[end]?.glued) {
      let last = end
      let groups = ''
      while (
        isGroup(last) &&
        !tokens[last]?.glued &&
        !(tokens[last + 1]?.kind === 'digits' && tokens[last + 1]?.glued)
      ) {
        groups += tokens[last]?.text
        last++
      }
      text += groups
      end = last
      grouped = true
    }
  }
  let value = Number(text)
  let decimals = false
  const point = sign(end)
  const fraction = tokens[end + 1]
  if ((point === '.' || point === ',') && fraction?.kind === 'digits' && fraction.glued) {
    // In English a comma is a decimal one only where it cannot separate a list: before a scale ("1,2 million").
    const isDecimal =
      point === '.' || (fraction.text.length <= 2 && (words.decimalComma || isScale(tokens, end + 2, words)))
    if (isDecimal && fraction.text.length <= 12) {
      value = Number(`${text}.${fraction.text}`)
      end += 2
      decimals = true
    }
  }
  const plain = !grouped && !decimals
  const suffix = tokens[end]
  const decadeEnd = /^(?:(?:1[6-9]|20)\d0|\d0)$/.test(text) && plain ? decadeSuffixEnd(tokens, end, words) : null
  if (decadeEnd !== null) {
    return { value: text.length === 4 ? value : centuryOf(value), end: decadeEnd, scaled: false, grouped, decade: true }
  }
  if (plain && suffix?.text === "'" && suffix.glued && tokens[end + 1]?.text === 's' && /^(1[6-9]|20)\d0$/.test(text)) {
    return { value, end: end + 2, scaled: false, grouped, decade: true }
  }
  if (plain && suffix?.glued && suffix.text === 's' && /^[1-9]00$/.test(text)) {
    return { value, end: end + 1, scaled: false, grouped, hundreds: value * 1000 }
  }
  if (plain && suffix?.glued && (words.ordinalSuffixes ?? englishSuffixes).includes(suffix.text)) {
    return { value, end: end + 1, scaled: false, grouped, ordinal: true }
  }
  const slash = readSlashes(tokens, end)
  if (slash) {
    const [bottom = 1] = slash.values
    // "2/2.5" are bedrooms and bathrooms.
    const isFraction = slash.values.length === 1 && value < bottom && value > 0 && Number.isInteger(bottom)
    if (isFraction) {
      const part = { value: value / bottom, end: slash.end, scaled: false, grouped }
      return withScale(tokens, { ...part, fraction: [value, bottom] }, words, true)
    }
    return { value, end: slash.end, scaled: false, grouped, slashed: slash.values }
  }
  // "2 1/2"
  const half = tokens[end]
  if (plain && half?.kind === 'digits') {
    const part = readSlashes(tokens, end + 1)
    const [bottom = 0] = part?.values ?? []
    if (part?.values.length === 1 && Number(half.text) < bottom && bottom <= 8) {
      return { value: value + Number(half.text) / bottom, end: part.end, scaled: false, grouped }
    }
  }
  // "3 and a half"
  const mixed = readAndHalf(tokens, end, words)
  if (mixed)
    return withScale(tokens, { value: value + mixed.value, end: mixed.end, scaled: false, grouped }, words, true)
  const number: ReadNumber = { value, end, scaled: false, grouped }
  if (plain) number.digits = text
  return withMore(tokens, withScale(tokens, number, words, true), words)
}

/** "1 million and a half", "1 million 200 thousand". */
function withMore(tokens: readonly Token[], number: ReadNumber, words: NumberWords): ReadNumber {
  if (number.value < 1_000_000 || !number.scaled) return number
  const half = readAndHalf(tokens, number.end, words)
  if (half) return { ...number, value: number.value + half.value * 1_000_000, end: half.end }
  const isJoined = words.joinsByAnd === true && words.and.includes(tokens[number.end]?.text ?? '')
  const next = isJoined ? number.end + 1 : number.end
  const rest = tokens[next]?.kind === 'digits' ? readDigits(tokens, next, words) : null
  return rest?.scaled && rest.value < 1_000_000 && number.value % 1_000_000 === 0
    ? { ...number, value: number.value + rest.value, end: rest.end }
    : number
}

/** Behind the letters, of one token or several, that make a decade of the digits before them. */
function decadeSuffixEnd(tokens: readonly Token[], start: number, words: NumberWords): number | null {
  let written = ''
  for (let end = start; end < start + 2 && tokens[end]?.glued; end++) {
    written += tokens[end]?.text
    if ((words.decadeSuffixes ?? englishDecades).includes(written)) return end + 1
  }
  return null
}

function centuryOf(twoDigits: number): number {
  return twoDigits <= 20 ? 2000 + twoDigits : 1900 + twoDigits
}

/** "3/2", "3/2.5/2"; also "3x2" and "3 x 2", as people note bedrooms and bathrooms. */
function readSlashes(tokens: readonly Token[], start: number): { values: number[]; end: number } | null {
  const values: number[] = []
  let end = start
  const joins = (index: number) => {
    const [sign, next] = [tokens[index], tokens[index + 1]]
    if (next?.kind !== 'digits' || (sign?.text !== '/' && sign?.text !== 'x')) return false
    return sign.text === '/' ? sign.glued && next.glued : next.text.length === 1 && tokens[index - 1]?.text.length === 1
  }
  while (joins(end) && values.length < 3) {
    let text = tokens[end + 1]?.text ?? ''
    end += 2
    if (
      tokens[end]?.text === '.' &&
      tokens[end]?.glued &&
      tokens[end + 1]?.kind === 'digits' &&
      tokens[end + 1]?.glued
    ) {
      text += `.${tokens[end + 1]?.text}`
      end += 2
    }
    values.push(Number(text))
  }
  return values.length > 0 && values.length <= 2 ? { values, end } : null
}
