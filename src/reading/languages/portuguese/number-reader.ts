import { wordTable } from '../../../platform/text/word-table.ts'
import type { ReadNumber } from '../words/number-table.ts'
import type { Token } from '../words/tokens.ts'

const ones = wordTable<number>({ um: 1, uma: 1 })
const small = wordTable<number>({
  zero: 0,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  catorze: 14,
  quatorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezasseis: 16,
  dezessete: 17,
  dezassete: 17,
  dezoito: 18,
  dezenove: 19,
  dezanove: 19,
})
const tens = wordTable<number>({
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  setenta: 70,
  oitenta: 80,
  noventa: 90,
})
const hundreds = wordTable<number>({
  cem: 100,
  cento: 100,
  duzentos: 200,
  duzentas: 200,
  trezentos: 300,
  trezentas: 300,
  quatrocentos: 400,
  quatrocentas: 400,
  quinhentos: 500,
  quinhentas: 500,
  seiscentos: 600,
  seiscentas: 600,
  setecentos: 700,
  setecentas: 700,
  oitocentos: 800,
  oitocentas: 800,
  novecentos: 900,
  novecentas: 900,
})
const millions = new Set(['milhao', 'milhoes'])
const halves = new Set(['meio', 'meia'])
/** Parts of these are said: "um quarto de hectare". Elsewhere "um quarto" is a bedroom. */
const parted = new Set(['milhao', 'hectare', 'hectares', 'acre', 'acres'])
/** Before these "um" and "uma" count, and a number that "e" leads to is one of its own; elsewhere they are articles. */
const counted =
  /^(?:mil|milhao|quartos?|qtos?|dormitorios?|dorms?|suites?|assoalhadas?|banheiros?|casas?|wcs?|vagas?|garagem|garagens|lugar|lugares|hectares?|acres?|milhas?|km|quilometros?|dias?|semanas?|mes|meses|anos?|divis(?:ao|oes))$/

/** All words that numbers are made of, for those who look for slips of the pen. */
export const numberUnits: Record<string, number> = { ...small, ...ones }
export const numberTens: Record<string, number> = { ...tens, ...hundreds }

/** "quinhentos e cinquenta mil", "um milhão e meio", "dois vírgula cinco", "mil e quinhentos", "anos noventa". */
export function readPortugueseNumber(tokens: readonly Token[], start: number): ReadNumber | null {
  const text = (index: number) => (tokens[index]?.kind === 'sign' ? '' : (tokens[index]?.text ?? ''))
  return readDecade(text, start) ?? readPart(text, start) ?? readWhole(text, start)
}

type TextAt = (index: number) => string
type Part = { value: number; end: number }

/** "meio hectare", "meio milhão", "três quartos de acre". */
function readPart(text: TextAt, start: number): ReadNumber | null {
  if (halves.has(text(start))) {
    const at = text(start + 1) === 'de' ? start + 2 : start + 1
    if (text(at) === 'milhao') return { value: 500_000, end: at + 1, scaled: true, grouped: false }
    return parted.has(text(at)) ? { value: 0.5, end: start + 1, scaled: false, grouped: false } : null
  }
  const parts = text(start) === 'um' ? 1 : text(start) === 'tres' ? 3 : 0
  if (parts === 0 || !/^quartos?$/.test(text(start + 1)) || text(start + 2) !== 'de') return null
  if (!parted.has(text(start + 3))) return null
  const value = parts / 4
  return text(start + 3) === 'milhao'
    ? { value: value * 1_000_000, end: start + 4, scaled: true, grouped: false }
    : { value, end: start + 2, scaled: false, grouped: false }
}

/** A number below one thousand: "duzentos e trinta e cinco"; hundreds, tens and units are joined by "e". */
function readBelowThousand(text: TextAt, start: number): Part | null {
  const hundred = hundreds[text(start)]
  if (hundred === undefined) return readBelowHundred(text, start)
  const joined = text(start + 1) === 'e'
  const rest = readBelowHundred(text, joined ? start + 2 : start + 1)
  // "trezentos e dois quartos": an amount, and two bedrooms.
  if (!rest || (joined && counts(text(rest.end)))) return { value: hundred, end: start + 1 }
  return joined ? { value: hundred + rest.value, end: rest.end } : { value: hundred, end: start + 1 }
}

function readBelowHundred(text: TextAt, start: number): Part | null {
  const ten = tens[text(start)]
  if (ten === undefined) {
    const value = small[text(start)]
    return value === undefined ? null : { value, end: start + 1 }
  }
  const unit = text(start + 1) === 'e' ? unitAt(text, start + 2) : undefined
  return unit === undefined ? { value: ten, end: start + 1 } : { value: ten + unit, end: start + 3 }
}

/** A number before such a word counts it: "dois quartos", but not "cinquenta mil". */
function counts(word: string): boolean {
  return counted.test(word) && !/^mil/.test(word)
}

function unitAt(text: TextAt, index: number): number | undefined {
  const unit = ones[text(index)] ?? small[text(index)]
  return unit !== undefined && unit < 10 ? unit : undefined
}

function readOne(text: TextAt, start: number): Part | null {
  return ones[text(start)] !== undefined && counted.test(text(start + 1)) ? { value: 1, end: start + 1 } : null
}

function readWhole(text: TextAt, start: number): ReadNumber | null {
  const first = readBelowThousand(text, start) ?? readOne(text, start)
  const thousands = readThousands(text, first?.end ?? start, first)
  if (!thousands) return null
  const { value, end } = thousands
  const scaled = end > (first?.end ?? start)
  if (millions.has(text(end))) return readMillions(text, end + 1, value * 1_000_000)
  if (scaled) return { value, end, scaled, grouped: false }
  return readDecimal(text, end, value) ?? { value, end, scaled, grouped: false }
}

/** "dois mil", "mil e quinhentos", "duzentos mil e quinhentos"; what stands before "mil" when nothing follows. */
function readThousands(text: TextAt, index: number, first: Part | null): Part | null {
  if (text(index) !== 'mil') return first
  const group = (first?.value ?? 1) * 1000
  const joined = text(index + 1) === 'e'
  const rest = readBelowThousand(text, joined ? index + 2 : index + 1)
  if (!rest || rest.value === 0 || text(rest.end) === 'mil') return { value: group, end: index + 1 }
  // "dois mil e vinte" is a year; "duzentos mil e três" is an amount and three of something.
  const isPart = rest.value >= 100 || (joined && group <= 2000 && !counts(text(rest.end)))
  return isPart ? { value: group + rest.value, end: rest.end } : { value: group, end: index + 1 }
}

/** What follows a million: "e meio", "e duzentos mil". */
function readMillions(text: TextAt, index: number, total: number): ReadNumber {
  const and = text(index) === 'e'
  if (and && halves.has(text(index + 1)))
    return { value: total + 500_000, end: index + 2, scaled: true, grouped: false }
  const rest = readWhole(text, and ? index + 1 : index)
  const isPart = rest?.scaled === true && rest.value < 1_000_000
  return isPart
    ? { value: total + rest.value, end: rest.end, scaled: true, grouped: false }
    : { value: total, end: index, scaled: true, grouped: false }
}

/** "um vírgula dois milhões", "dois e meio". */
function readDecimal(text: TextAt, index: number, whole: number): ReadNumber | null {
  const decimal = ['virgula', 'ponto'].includes(text(index)) ? readBelowThousand(text, index + 1) : null
  const half = text(index) === 'e' && halves.has(text(index + 1)) && !counted.test(text(index + 2))
  if (!decimal && !half) return null
  const value = decimal ? Number(`${whole}.${decimal.value}`) : whole + 0.5
  const end = decimal ? decimal.end : index + 2
  if (millions.has(text(end)))
    return { value: Math.round(value * 1_000_000), end: end + 1, scaled: true, grouped: false }
  return { value, end, scaled: false, grouped: false }
}

/** "anos 90", "os anos noventa", "década de oitenta", "década de 1990". */
function readDecade(text: TextAt, start: number): ReadNumber | null {
  let index = start
  const skip = (...each: string[]) => {
    while (each.includes(text(index))) index++
  }
  skip('a', 'os')
  const lead = index
  if (text(index) === 'decada') {
    index++
    skip('de', 'dos', 'da')
  }
  if (text(index) === 'anos') index++
  if (index === lead) return null
  const written = text(index)
  const ten = written === 'dois' && text(index + 1) === 'mil' ? 2000 : tens[written]
  const value = /^(?:1[6-9]|20)\d0$/.test(written)
    ? Number(written)
    : /^[1-9]0$/.test(written)
      ? centuryOf(Number(written))
      : ten === undefined
        ? null
        : centuryOf(ten)
  if (value === null) return null
  return { value, end: ten === 2000 ? index + 2 : index + 1, scaled: false, grouped: false, decade: true }
}

function centuryOf(twoDigits: number): number {
  if (twoDigits >= 100) return twoDigits
  return twoDigits <= 20 ? 2000 + twoDigits : 1900 + twoDigits
}
