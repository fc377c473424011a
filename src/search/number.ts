import type { NumberWords } from './language.ts'
import type { Token } from './tokens.ts'

export interface ReadNumber {
  value: number
  /** First token after it. */
  end: number
  /** The digits as written, when it is nothing but one run of digits: it may be a ZIP, a year or an MLS number. */
  digits?: string
  /** Said with k, thousand, million: surely an amount, not a count. */
  scaled: boolean
  /** Written with digit groups ("650,000"). */
  grouped: boolean
  /** "1990s", "the 90s": the first year of a decade. */
  decade?: boolean
  /** "the 400s": the amount in thousands. */
  hundreds?: number
  /** "2nd". */
  ordinal?: boolean
  /** "3/2": what stands behind each further slash. */
  slashed?: number[]
}

/** Nobody means an amount beyond this; far beyond it lies Infinity, which no session could remember as JSON. */
const beyondMeasure = 1e15

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
  return words.readWords ? words.readWords(tokens, start) : readWords(tokens, start, words)
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
    if (separator && ",.'".includes(separator) && isGroup(end + 1) && tokens[end + 1]?.glued) {
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
  if (plain && suffix?.glued && suffix.text === 's' && /^(1[6-9]|20)\d0$|^\d0$/.test(text)) {
    return { value: text.length === 4 ? value : centuryOf(value), end: end + 1, scaled: false, grouped, decade: true }
  }
  if (plain && suffix?.text === "'" && suffix.glued && tokens[end + 1]?.text === 's' && /^(1[6-9]|20)\d0$/.test(text)) {
    return { value, end: end + 2, scaled: false, grouped, decade: true }
  }
  if (plain && suffix?.glued && suffix.text === 's' && /^[1-9]00$/.test(text)) {
    return { value, end: end + 1, scaled: false, grouped, hundreds: value * 1000 }
  }
  if (plain && suffix?.glued && ['st', 'nd', 'rd', 'th'].includes(suffix.text)) {
    return { value, end: end + 1, scaled: false, grouped, ordinal: true }
  }
  const slash = readSlashes(tokens, end)
  if (slash) {
    const [bottom = 1] = slash.values
    const isFraction = slash.values.length === 1 && value < bottom && value > 0
    if (isFraction) {
      return withScale(tokens, { value: value / bottom, end: slash.end, scaled: false, grouped }, words, true)
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
  return withScale(tokens, number, words, true)
}

function centuryOf(twoDigits: number): number {
  return twoDigits <= 20 ? 2000 + twoDigits : 1900 + twoDigits
}

function readSlashes(tokens: readonly Token[], start: number): { values: number[]; end: number } | null {
  const values: number[] = []
  let end = start
  while (
    tokens[end]?.text === '/' &&
    tokens[end + 1]?.kind === 'digits' &&
    tokens[end]?.glued &&
    tokens[end + 1]?.glued
  ) {
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

function scaleAt(tokens: readonly Token[], index: number, words: NumberWords): number | null {
  const token = tokens[index]
  if (token?.kind !== 'word') return null
  const scale = words.scales[token.text]
  if (scale) return scale
  const short = words.shortScales[token.text]
  if (!short) return null
  // "150 m2" and "150 m" far from the number are metres, not millions.
  const next = tokens[index + 1]
  const isArea = token.text === 'm' && next?.glued && (next.text === '2' || next.text === '^')
  if (isArea) return null
  return token.glued || token.text !== 'm' ? short : null
}

function isScale(tokens: readonly Token[], index: number, words: NumberWords): boolean {
  return scaleAt(tokens, index, words) !== null
}

function withScale(tokens: readonly Token[], number: ReadNumber, words: NumberWords, repeat: boolean): ReadNumber {
  let { value, end } = number
  let scaled = number.scaled
  for (let scale = scaleAt(tokens, end, words); scale !== null; scale = repeat ? scaleAt(tokens, end, words) : null) {
    // "300m" of an area in metres stays 300; a home for 300 million is rarer than a slip.
    value *= scale
    end++
    scaled ||= scale >= 1000
  }
  if (!scaled && end === number.end) return number
  // "1 million 200 thousand", "five hundred thousand and fifty": only in words, see readWords.
  const { digits: _digits, ...rest } = number
  // 1.2 * 1e6 must be 1200000 and not 1199999.9999.
  return { ...rest, value: Math.round(value * 1e6) / 1e6, end, scaled }
}

function readAndHalf(
  tokens: readonly Token[],
  start: number,
  words: NumberWords,
): { value: number; end: number } | null {
  if (!words.and.includes(tokens[start]?.text ?? '')) return null
  let index = start + 1
  if (words.one.includes(tokens[index]?.text ?? '') || tokens[index]?.text === 'one') index++
  const text = tokens[index]?.text ?? ''
  if (words.half.includes(text)) return { value: 0.5, end: index + 1 }
  if (words.quarter.includes(text)) return { value: 0.25, end: index + 1 }
  return null
}

/** "five hundred fifty thousand", "one point two million", "half a million", "two and a half", "nineteen eighty five". */
function readWords(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const text = (index: number) => (tokens[index]?.kind === 'word' ? (tokens[index]?.text ?? '') : '')
  const skipHyphen = (index: number) => (tokens[index]?.text === '-' && tokens[index]?.glued ? index + 1 : index)
  const one = words.one.includes(text(start))
  const partial = readPartOfScale(tokens, start, words)
  if (partial) return partial
  if (one) {
    // "a million", "a hundred thousand", "a million and a half"; "a" alone is an article.
    if (words.scales[text(start + 1)] === undefined) return null
    const whole = withScale(tokens, { value: 1, end: start + 1, scaled: false, grouped: false }, words, true)
    const more = readAndHalf(tokens, whole.end, words)
    return more ? { ...whole, value: whole.value * (1 + more.value), end: more.end } : readRest(tokens, whole, words)
  }
  let index = start
  let total = 0
  let group = 0
  let seen = false
  let scaled = false
  let lastAdded = 0
  for (;;) {
    const word = text(index)
    const unit = words.units[word]
    const ten = words.tens[word]
    const scale = word ? words.scales[word] : undefined
    if (unit !== undefined && unit < 20) {
      const fits = !seen || group === 0 || (lastAdded === 20 && unit < 10) || lastAdded === 100
      if (!fits) {
        // "nineteen eighty five" is a year, "four fifty" is 450: two numbers spoken as one.
        break
      }
      group += unit
      lastAdded = unit
    } else if (ten !== undefined) {
      if (group > 0 && group < 10 && lastAdded === group) group = group * 100 + ten
      else if (group >= 10 && group < 21 && lastAdded === group) group = group * 100 + ten
      else if (seen && group !== 0 && lastAdded !== 100) break
      else group += ten
      lastAdded = 20
    } else if (scale !== undefined && seen) {
      if (scale === 100) group *= 100
      else {
        total = (total + group) * (group === 0 ? 1 : 1)
        total =
          scale > total - group && total !== group ? total - group + group * scale : group * scale + (total - group)
        group = 0
        scaled = true
      }
      lastAdded = scale === 100 ? 100 : 0
    } else if (word && words.and.includes(word) && seen && (lastAdded === 100 || scaled)) {
      const next = text(index + 1)
      if (words.units[next] === undefined && words.tens[next] === undefined) break
      // "one million and three bedrooms": an "and" behind a scale joins only a number with a scale of its own.
      if (lastAdded !== 100 && !isScale(tokens, index + 2, words)) break
      index++
      continue
    } else break
    seen = true
    index = skipHyphen(index + 1)
    // Only skip the hyphen inside a number: "three-bedroom" ends before it.
    if (tokens[index - 1]?.text === '-' && !isNumberWord(text(index), words)) {
      index--
      break
    }
  }
  if (!seen) return null
  let value = total + group
  if (words.point.includes(text(index))) {
    let digits = ''
    let at = index + 1
    while ((words.units[text(at)] ?? 10) < 10) digits += words.units[text(at++)]
    if (digits) {
      return withScale(tokens, { value: Number(`${value}.${digits}`), end: at, scaled, grouped: false }, words, true)
    }
  }
  const more = readAndHalf(tokens, index, words)
  if (more) {
    const sum = {
      value: scaled ? value * (1 + more.value / (value / scaleOf(value))) : value + more.value,
      end: more.end,
      scaled,
      grouped: false,
    }
    return withScale(tokens, sum, words, true)
  }
  value = Math.round(value * 1e6) / 1e6
  const number: ReadNumber = { value, end: index, scaled, grouped: false }
  const short = withScale(tokens, number, words, false)
  return short
}

function scaleOf(value: number): number {
  return value >= 1_000_000 ? 1_000_000 : value >= 1000 ? 1000 : 1
}

function isNumberWord(word: string, words: NumberWords): boolean {
  return words.units[word] !== undefined || words.tens[word] !== undefined || words.scales[word] !== undefined
}

/** "half a million", "half an acre", "quarter acre", "three quarters of an acre". */
function readPartOfScale(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const text = (index: number) => tokens[index]?.text ?? ''
  let index = start
  let parts = 1
  if (words.one.includes(text(index))) index++
  else if (text(index) === 'three' && words.quarter.includes(text(index + 1))) {
    parts = 3
    index++
  }
  const isHalf = words.half.includes(text(index))
  if (!isHalf && !words.quarter.includes(text(index))) return null
  index++
  const value = isHalf ? 0.5 : parts * 0.25
  let after = index
  if (text(after) === '-') after++
  if (text(after) === 'of') after++
  if (words.one.includes(text(after))) after++
  if (words.scales[text(after)] !== undefined) {
    return withScale(tokens, { value, end: after, scaled: false, grouped: false }, words, true)
  }
  return { value, end: after, scaled: false, grouped: false }
}

/** "a million two hundred thousand". */
function readRest(tokens: readonly Token[], number: ReadNumber, words: NumberWords): ReadNumber {
  const next = tokens[number.end]
  if (next?.kind !== 'word' || !isNumberWord(next.text, words) || !number.scaled) return number
  const rest = readWords(tokens, number.end, words)
  return rest?.scaled && rest.value < number.value
    ? { ...number, value: number.value + rest.value, end: rest.end }
    : number
}
