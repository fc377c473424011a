import { isScale, withScale } from './number-scale.ts'
import type { NumberWords, ReadNumber } from './number-table.ts'
import type { Token } from './tokens.ts'

/**
 * "five hundred fifty thousand", "one point two million", "half a million", "two and a half", "nineteen eighty five".
 */
export function readNumberWords(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const text = (index: number) => (tokens[index]?.kind === 'word' ? (tokens[index]?.text ?? '') : '')
  const decade = words.decades?.[text(start)]
  if (decade !== undefined && words.decadeLeads?.includes(text(start - 1)))
    return { value: decade, end: start + 1, scaled: false, grouped: false, decade: true }
  const partial = readPartOfScale(tokens, start, words)
  if (partial) return partial
  if (words.one.includes(text(start))) {
    // "a million", "a hundred thousand", "a million and a half"; "a" alone is an article.
    if (words.scales[text(start + 1)] === undefined) return null
    const whole = withScale(tokens, { value: 1, end: start + 1, scaled: false, grouped: false }, words, true)
    const more = readAndHalf(tokens, whole.end, words)
    // "a hundred and ninety thousand"
    const [one] = Object.entries(words.units).find(([, unit]) => unit === 1) ?? []
    const said = tokens[start]
    const further =
      said && one && !more ? readNumberWords(tokens.with(start, { ...said, text: one }), start, words) : null
    if (further && further.end > whole.end) return further
    return more ? { ...whole, value: whole.value * (1 + more.value), end: more.end } : readRest(tokens, whole, words)
  }
  const spelled = readSpelled(tokens, start, words)
  if (!spelled) return null
  const { value, end: index, scaled, spoken } = spelled
  if (words.point.includes(text(index))) {
    let digits = ''
    let at = index + 1
    // "one point two five", "one point twenty-five"
    for (;;) {
      const ten = words.tens[text(at)]
      const unit = words.units[text(at)] ?? 10
      if (unit < 10) digits += unit
      else if (ten !== undefined && digits === '') digits += (words.units[text(at + 1)] ?? 10) < 10 ? ten / 10 : ten
      else break
      at++
    }
    if (digits)
      return withScale(tokens, { value: Number(`${value}.${digits}`), end: at, scaled, grouped: false }, words, true)
  }
  const more = readAndHalf(tokens, index, words)
  if (more) {
    const sum = value + more.value * (scaled ? scaleOf(value) : 1)
    return withScale(tokens, { value: sum, end: more.end, scaled, grouped: false }, words, true)
  }
  const number: ReadNumber = { value: Math.round(value * 1e6) / 1e6, end: index, scaled, grouped: false }
  const whole = withScale(tokens, number, words, false)
  return spoken && whole.end === index ? { ...whole, spoken } : whole
}

/**
 * A number spelled in words, as far as it reaches; `spoken` when its parts are only put side by side ("four fifty").
 */
function readSpelled(
  tokens: readonly Token[],
  start: number,
  words: NumberWords,
): { value: number; end: number; scaled: boolean; spoken: boolean } | null {
  const text = (index: number) => (tokens[index]?.kind === 'word' ? (tokens[index]?.text ?? '') : '')
  const skipHyphen = (index: number) => (tokens[index]?.text === '-' && tokens[index]?.glued ? index + 1 : index)
  let index = start
  let total = 0
  let group = 0
  let seen = false
  let scaled = false
  let spoken = false
  let lastAdded = 0
  let lastScale = 0
  for (;;) {
    const word = text(index)
    const unit = words.units[word]
    const ten = words.tens[word]
    const scale = word ? words.scales[word] : undefined
    if (unit !== undefined && unit < 20) {
      const isYear = unit >= 10 && group >= 17 && group <= 20 && !scaled && (lastAdded === group || lastAdded === 20)
      const fits = !seen || group === 0 || (lastAdded === 20 && unit < 10) || lastAdded === 100
      // "twenty fifteen" is a year; two other numbers in a row are two numbers.
      if (isYear) group = group * 100 + unit
      else if (fits) group += unit
      else break
      spoken ||= isYear
      lastAdded = unit
    } else if (ten !== undefined) {
      // "nineteen eighty five" is a year, "four fifty" is 450: two numbers spoken as one.
      const pairs = group > 0 && group < 21 && lastAdded === group && !scaled
      if (pairs) group = group * 100 + ten
      else if (seen && group !== 0 && lastAdded !== 100) break
      else group += ten
      spoken ||= pairs
      lastAdded = 20
    } else if (scale !== undefined && seen) {
      if (scale === 100) group *= 100
      else {
        // "one million two hundred thousand": each scale counts for the group before it alone.
        total += (group === 0 ? 1 : group) * scale
        group = 0
        scaled = true
        lastScale = scale
      }
      lastAdded = scale === 100 ? 100 : 0
    } else if (word && words.and.includes(word) && seen && (lastAdded === 100 || scaled)) {
      const next = text(index + 1)
      if (words.units[next] === undefined && words.tens[next] === undefined) break
      // "one million and three bedrooms": an "and" behind a scale joins only a number with a scale of its own.
      if (lastAdded !== 100 && !isScale(tokens, index + 2, words)) break
      // "three hundred thousand and four hundred thousand", "five hundred and six hundred": two numbers.
      if (lastAdded === 100 && words.scales[text(index + 2)] === 100) break
      const rest = lastAdded === 100 ? null : readNumberWords(tokens, index + 1, words)
      if (rest && rest.value >= lastScale) break
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
  return seen ? { value: total + group, end: index, scaled, spoken } : null
}

export function readAndHalf(
  tokens: readonly Token[],
  start: number,
  words: NumberWords,
): { value: number; end: number } | null {
  if (!words.and.includes(tokens[start]?.text ?? '')) return null
  let index = start + 1
  const article = tokens[index]?.text ?? ''
  if (words.one.includes(article) || words.units[article] === 1) index++
  const part = fractionOf(tokens[index]?.text ?? '', words)
  return part === null ? null : { value: part, end: index + 1 }
}

function fractionOf(word: string, words: NumberWords): number | null {
  if (words.half.includes(word)) return 1 / 2
  if (words.quarter.includes(word)) return 1 / 4
  return words.third?.includes(word) ? 1 / 3 : null
}

function scaleOf(value: number): number {
  return value >= 1_000_000 ? 1_000_000 : value >= 1000 ? 1000 : 1
}

function isNumberWord(word: string, words: NumberWords): boolean {
  return words.units[word] !== undefined || words.tens[word] !== undefined || words.scales[word] !== undefined
}

/** "half a million", "half an acre", "quarter acre", "three quarters of an acre", "two thirds of an acre". */
function readPartOfScale(tokens: readonly Token[], start: number, words: NumberWords): ReadNumber | null {
  const text = (index: number) => tokens[index]?.text ?? ''
  let index = start
  let parts = 1
  const count = words.units[text(index)]
  if (words.one.includes(text(index))) index++
  else if (count !== undefined && count < 4 && fractionOf(text(skipHyphen(tokens, index + 1)), words) !== null) {
    parts = count
    index = skipHyphen(tokens, index + 1)
  }
  const part = fractionOf(text(index), words)
  if (part === null) return null
  const isThird = words.third?.includes(text(index)) ?? false
  index++
  let after = skipHyphen(tokens, index)
  const saysOf = (words.of ?? ['of']).includes(text(after))
  if (saysOf) after++
  // "the third one", "a third bedroom": a part only where something follows that has parts.
  if (isThird && !saysOf && words.scales[text(after)] === undefined && !words.divisible?.includes(text(after)))
    return null
  if (words.one.includes(text(after))) after++
  const value = parts * part
  if (words.scales[text(after)] !== undefined)
    return withScale(tokens, { value, end: after, scaled: false, grouped: false }, words, true)
  return { value, end: after, scaled: false, grouped: false }
}

function skipHyphen(tokens: readonly Token[], index: number): number {
  return tokens[index]?.text === '-' ? index + 1 : index
}

/** "a million two hundred thousand". */
function readRest(tokens: readonly Token[], number: ReadNumber, words: NumberWords): ReadNumber {
  const next = tokens[number.end]
  if (next?.kind !== 'word' || !isNumberWord(next.text, words) || !number.scaled) return number
  const rest = readNumberWords(tokens, number.end, words)
  return rest?.scaled && rest.value < number.value
    ? { ...number, value: number.value + rest.value, end: rest.end }
    : number
}
