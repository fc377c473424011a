import type { NumberWords, ReadNumber } from '../words/number-table.ts'
import type { Token } from '../words/tokens.ts'

const digitOf: Readonly<Record<string, number>> = Object.fromEntries(
  [...'零〇一壹二贰两俩三叁四肆五伍六陆七柒八捌九玖'].map((sign, index) => [
    sign,
    [0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9][index] ?? 0,
  ]),
)
const smallUnits: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1000, 仟: 1000 }
const largeUnits: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }

/** Signs that make such a word only before certain others ("公里"), or not before them ("房子"). */
const onlyBefore: Readonly<Record<string, string>> = {
  公: '里顷尺',
  英: '里亩尺呎',
  小: '时',
  分: '钟',
  停: '车',
  泊: '车',
  美: '元金刀',
  欧: '元',
  星: '期',
  礼: '拜',
}
const neverBefore: Readonly<Record<string, string>> = {
  房: '子屋源产车东主',
  平: '安静均价房层',
  车: '站程牌',
  居: '民住',
  年: '轻',
  日: '式本',
}

/** Begins a word that is counted: only before these does a single "一" count anything. */
const counted = new Set([...'室房卧睡寝居卫厅浴厕洗盥车停泊英公平尺呎方年岁周星礼天日月小钟分层楼元美刀欧块'])
const pairs: Readonly<Record<string, number>> = { 双: 2, 单: 1 }
const measures = new Set([...'个间套栋座幢处所块片'])
const joining = new Set([...'个间'])

function isCounted(tokens: readonly Token[], index: number): boolean {
  const sign = at(tokens, index)
  const next = at(tokens, index + 1)
  if (!counted.has(sign)) return false
  if (onlyBefore[sign] !== undefined) return next !== '' && onlyBefore[sign].includes(next)
  return next === '' || !(neverBefore[sign] ?? '').includes(next)
}

const at = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index]
  // The round zero is a sign to Unicode, and a digit to people.
  return token?.kind === 'word' || token?.text === '〇' ? token.text : ''
}

/**
 * "两三个卧室", "五六十万": two digits in a row, the second one more, are a range. It is written out, as "两到三个卧室",
 * "五十万到六十万".
 */
export function writeOutRanges(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((_, index) => isRange(tokens, index))
  const [low, high] = [tokens[at], tokens[at + 1]]
  if (!low || !high) return tokens
  let first = at
  while (smallUnits[signOf(tokens[first - 1])] !== undefined && digitOf[signOf(tokens[first - 2])] !== undefined)
    first -= 2
  if (first === at && smallUnits[signOf(tokens[at - 1])] !== undefined) first--
  let end = at + 2
  while (unitOf(signOf(tokens[end])) !== null) end++
  const silent = (token: Token): Token => ({ ...token, raw: '', glued: true })
  const units = tokens.slice(at + 2, end)
  const [to] = [{ ...silent(high), text: '到' }]
  const written = [low, ...units.map(silent), to, ...tokens.slice(first, at).map(silent), high, ...units]
  return [...tokens.slice(0, at), ...written, ...writeOutRanges(tokens.slice(end))]
}

/** "3万2", in digits: the last one counts thousands, as people say it, unless something is counted by it. "3万2室" is 30,000. */
export function writeOutTails(tokens: readonly Token[]): readonly Token[] {
  const heads = new Set(tokens.keys().filter((index) => hasTail(tokens, index)))
  return tokens.flatMap((token, index) => {
    const tail = tokens[index + 1]
    if (heads.has(index - 2)) return []
    if (heads.has(index)) return [{ ...token, text: `${token.text}.${tokens[index + 2]?.text ?? ''}` }]
    return [heads.has(index - 1) && tail !== undefined ? { ...token, raw: `${token.raw}${tail.raw}` } : token]
  })
}

function hasTail(tokens: readonly Token[], index: number): boolean {
  const [head, unit, tail] = [0, 1, 2].map((step) => tokens[index + step])
  return (
    head?.kind === 'digits' &&
    /^\d{1,4}$/.test(head.text) &&
    signOf(unit) === '万' &&
    tail?.kind === 'digits' &&
    /^[1-9]$/.test(tail.text) &&
    !goesOnAt(tokens, index + 3)
  )
}

/** Whether a number goes on, or counts something. */
function goesOnAt(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index]
  const sign = signOf(next)
  return (
    next?.kind === 'digits' ||
    next?.text === '.' ||
    isNumberSign(sign) ||
    measures.has(sign) ||
    isCounted(tokens, index)
  )
}

function isRange(tokens: readonly Token[], index: number): boolean {
  const [before, low, high, next] = [-1, 0, 1, 2].map((step) => signOf(tokens[index + step]))
  const [from = 0, to = 0] = [digitOf[low ?? ''], digitOf[high ?? '']]
  if (from < 1 || to !== from + 1 || [before, next].some((sign) => digitOf[sign ?? ''] !== undefined)) return false
  if (unitOf(next ?? '') !== null) return true
  // "五十万三四室"
  return measures.has(next ?? '') || isCounted(tokens, index + 2)
}

const signOf = (token: Token | undefined): string => (token?.kind === 'word' ? token.text : '')

export function isNumberSign(sign: string): boolean {
  return (
    digitOf[sign] !== undefined || smallUnits[sign] !== undefined || largeUnits[sign] !== undefined || sign === '半'
  )
}

/** Numbers in Chinese: "五十万", "一百二十万", "三", "两个半", "一点二百万", "九十年代", "一九八五". */
function readWords(tokens: readonly Token[], start: number): ReadNumber | null {
  const first = at(tokens, start)
  const pair = pairs[first]
  // "双卫", "单卫"
  if (pair !== undefined && '卫浴厕'.includes(at(tokens, start + 1) || ' '))
    return { value: pair, end: start + 1, scaled: false, grouped: false }
  if (!isNumberSign(first)) return null
  const part = readPart(tokens, start)
  if (part) return part
  const read = first === '半' ? readHalf(tokens, start) : (readDigitRun(tokens, start) ?? readCounted(tokens, start))
  if (!read) return null
  if (at(tokens, read.end) === '年' && at(tokens, read.end + 1) === '代') return readDecade(read)
  const isSingle = read.end === start + 1 && first !== '半'
  if (isSingle && (first === '一' || largeUnits[first] !== undefined || first === '百' || first === '千')) {
    const next = at(tokens, read.end)
    const counts =
      (next === '到' && digitOf[at(tokens, read.end + 1)] !== undefined) ||
      isCounted(tokens, read.end) ||
      (joining.has(next) && isCounted(tokens, read.end + 1))
    if (first !== '一' || !counts) return null
  }
  return withMeasure(tokens, read)
}

/** "四分之一英亩": a part of something that is measured. */
function readPart(tokens: readonly Token[], start: number): ReadNumber | null {
  const [below = 0, above = 0] = [digitOf[at(tokens, start)], digitOf[at(tokens, start + 3)]]
  if (at(tokens, start + 1) !== '分' || at(tokens, start + 2) !== '之' || below < 2 || above < 1) return null
  const end = start + 4 + ('个'.includes(at(tokens, start + 4) || ' ') ? 1 : 0)
  return '英公亩畝'.includes(at(tokens, end) || ' ')
    ? { value: above / below, end, scaled: false, grouped: false }
    : null
}

/** "三个卧室", "两个半浴室": the measure belongs to the number. */
function withMeasure(tokens: readonly Token[], read: ReadNumber): ReadNumber {
  const next = at(tokens, read.end)
  if (next === '个' && at(tokens, read.end + 1) === '半' && read.value < 100)
    return { ...read, value: read.value + 0.5, end: read.end + 2 }
  return joining.has(next) && isCounted(tokens, read.end + 1) ? { ...read, end: read.end + 1 } : read
}

function readDecade(read: ReadNumber): ReadNumber | null {
  const { value, end } = read
  if (value % 10 !== 0 || value > 2050 || (value > 90 && value < 1600)) return null
  const year = value >= 1600 ? value : value <= 20 ? 2000 + value : 1900 + value
  return { value: year, end: end + 2, scaled: false, grouped: false, decade: true }
}

/** "半百万", "半个亿", "半英亩" */
function readHalf(tokens: readonly Token[], start: number): ReadNumber | null {
  let end = start + 1
  if (measures.has(at(tokens, end))) end++
  let scale = 1
  for (let unit = unitOf(at(tokens, end)); unit !== null; unit = unitOf(at(tokens, end))) {
    scale *= unit
    end++
  }
  if (scale === 1 && !['英', '公'].includes(at(tokens, end))) return null
  return { value: 0.5 * scale, end, scaled: scale >= 1000, grouped: false, ...(scale >= 1000 ? { scale } : {}) }
}

function unitOf(sign: string): number | null {
  return smallUnits[sign] ?? largeUnits[sign] ?? null
}

/** "一九八五", "二〇〇〇": digits one after the other. */
function readDigitRun(tokens: readonly Token[], start: number): ReadNumber | null {
  let end = start
  let digits = ''
  for (let digit = digitOf[at(tokens, end)]; digit !== undefined; digit = digitOf[at(tokens, end)]) {
    digits += digit
    end++
  }
  return digits.length < 2 || unitOf(at(tokens, end)) !== null
    ? null
    : { value: Number(digits), end, scaled: false, grouped: false, digits }
}

function readCounted(tokens: readonly Token[], start: number): ReadNumber | null {
  let total = 0
  let section = 0
  let digit: number | null = null
  let lastUnit = 1
  let scale = 1
  let end = start
  for (; end < start + 24; end++) {
    const sign = at(tokens, end)
    const value = digitOf[sign]
    if (value !== undefined) {
      if (digit !== null && value !== 0) break
      // "五十万三室": the digit counts what stands behind it.
      const next = at(tokens, end + 1)
      const isNext = isCounted(tokens, end + 1) || measures.has(next) || next === '到'
      if (lastUnit >= 10_000 && value !== 0 && isNext) break
      digit = value === 0 ? null : value
      if (value === 0) lastUnit = 1
      continue
    }
    // "五十多万", "三十来万"
    if ('多来几余'.includes(sign) && sign !== '' && largeUnits[at(tokens, end + 1)] !== undefined) continue
    if (sign === '点' && digit !== null && digitOf[at(tokens, end + 1)] !== undefined) {
      const decimals = readDigitsAfter(tokens, end + 1)
      digit = Number(`${digit}.${decimals}`)
      end += decimals.length
      continue
    }
    const small = smallUnits[sign]
    if (small !== undefined) {
      section += (digit ?? 1) * small
      digit = null
      lastUnit = small
      scale = small
      continue
    }
    const large = largeUnits[sign]
    if (large === undefined || end === start) break
    total = (total % large) + Math.floor(total / large) * large + (section + (digit ?? 0)) * large
    if (section === 0 && digit === null) total *= large
    scale = section > 0 && digit === null && lastUnit >= 10 && section === lastUnit ? large * lastUnit : large
    section = 0
    digit = null
    lastUnit = large
  }
  // "一万二", "三百五": the last digit is of the next smaller unit.
  const rest = digit === null ? 0 : lastUnit >= 100 ? (digit * lastUnit) / 10 : digit
  const value = Math.round((total + section + rest) * 1e6) / 1e6
  if (end === start) return null
  const scaled = total > 0 || scale >= 1000
  return { value, end, scaled, grouped: false, ...(scaled ? { scale } : {}) }
}

function readDigitsAfter(tokens: readonly Token[], start: number): string {
  let digits = ''
  for (let end = start; digitOf[at(tokens, end)] !== undefined; end++) digits += digitOf[at(tokens, end)]
  return digits
}

const ordinals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

/** "第一套", "第2个" */
export const ordinalWords: Readonly<Record<string, number>> = Object.fromEntries(
  ordinals.flatMap((sign, index) =>
    [sign, String(index + 1)].flatMap((number) =>
      ['', '个', '套', '间', '栋', '处', '条', '家', '座', '幢', '个房子', '套房子', '项'].map((measure) => [
        `第${number}${measure}`,
        index + 1,
      ]),
    ),
  ),
)

export const numbers: NumberWords = {
  units: digitOf,
  tens: {},
  scales: { 十: 10, 百: 100, 千: 1000, 万: 10_000, 亿: 100_000_000 },
  shortScales: { k: 1000, m: 1_000_000, w: 10_000 },
  ordinals: ordinalWords,
  half: ['半'],
  quarter: [],
  and: ['个'],
  point: [],
  one: [],
  ordinalSuffixes: [],
  decadeSuffixes: ['年代', 's'],
  readWords,
}
