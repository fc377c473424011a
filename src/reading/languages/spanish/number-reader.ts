import { wordTable } from '../../../platform/text/word-table.ts'
import type { ReadNumber } from '../words/number-table.ts'
import type { Token } from '../words/tokens.ts'

const small = wordTable<number>({
  cero: 0,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
})
const ones = wordTable<number>({ un: 1, uno: 1, una: 1 })
const tens = wordTable<number>({
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
})
const hundreds = wordTable<number>({
  cien: 100,
  ciento: 100,
  cientos: 100,
  doscientos: 200,
  doscientas: 200,
  trescientos: 300,
  trescientas: 300,
  cuatrocientos: 400,
  cuatrocientas: 400,
  quinientos: 500,
  quinientas: 500,
  seiscientos: 600,
  seiscientas: 600,
  setecientos: 700,
  setecientas: 700,
  ochocientos: 800,
  ochocientas: 800,
  novecientos: 900,
  novecientas: 900,
})
const millions = new Set(['millon', 'millones', 'millo', 'palo', 'palos'])
const halves = new Set(['medio', 'media'])
/** Parts of these are said: "un cuarto de hectárea". Elsewhere "un cuarto" is a room. */
const parted = new Set(['millon', 'hectarea', 'hectareas', 'acre', 'acres'])
/** Before these "un" and "una" count; elsewhere they are articles. */
const counted =
  /^(?:mil|millon|habitacion|recamara|dormitorio|cuarto|alcoba|pieza|bano|aseo|plaza|cochera|estacionamiento|hectarea|acre|milla|km|kilometro|dia|semana|mes|ano|hab|dorm|rec)$/

const words = { ...small, ...ones, ...tens, ...hundreds }

/** All words that numbers are made of, for those who look for slips of the pen. */
export const numberUnits: Record<string, number> = { ...small, ...ones }
export const numberTens: Record<string, number> = { ...tens, ...hundreds }

/** "quinientos cincuenta mil", "un millón y medio", "dos coma cinco", "treinta y cinco", "los años noventa". */
export function readSpanishNumber(tokens: readonly Token[], start: number): ReadNumber | null {
  const text = (index: number) => (tokens[index]?.kind === 'sign' ? '' : (tokens[index]?.text ?? ''))
  return readDecade(text, start) ?? readPart(text, start) ?? readWhole(text, start)
}

type TextAt = (index: number) => string

/** "media hectárea", "medio millón", "tres cuartos de acre". */
function readPart(text: TextAt, start: number): ReadNumber | null {
  if (halves.has(text(start))) {
    const at = text(start + 1) === 'de' ? start + 2 : start + 1
    if (text(at) === 'millon') return { value: 500_000, end: at + 1, scaled: true, grouped: false }
    return parted.has(text(at)) ? { value: 0.5, end: start + 1, scaled: false, grouped: false } : null
  }
  const parts = text(start) === 'un' ? 1 : text(start) === 'tres' ? 3 : 0
  if (parts === 0 || !/^cuartos?$/.test(text(start + 1)) || text(start + 2) !== 'de') return null
  if (!parted.has(text(start + 3))) return null
  const value = parts / 4
  return text(start + 3) === 'millon'
    ? { value: value * 1_000_000, end: start + 4, scaled: true, grouped: false }
    : { value, end: start + 2, scaled: false, grouped: false }
}

/** A number below one thousand: "doscientos treinta y cinco". */
function readBelowThousand(text: TextAt, start: number): { value: number; end: number } | null {
  let index = start
  let value = 0
  const hundred = hundreds[text(index)]
  if (hundred !== undefined) {
    value += hundred
    index++
  }
  const ten = tens[text(index)]
  if (ten !== undefined) {
    value += ten
    index++
    const unit = (word: string) => ones[word] ?? ((small[word] ?? 10) < 10 ? small[word] : undefined)
    const joined = text(index) === 'y' ? unit(text(index + 1)) : undefined
    if (joined !== undefined) {
      value += joined
      index += 2
    }
  } else {
    const rest = small[text(index)] ?? (hundred === undefined ? undefined : ones[text(index)])
    if (rest !== undefined) {
      value += rest
      index++
    }
  }
  return index === start ? null : { value, end: index }
}

function readOne(text: TextAt, start: number): { value: number; end: number } | null {
  if (ones[text(start)] === undefined) return null
  const next = text(start + 1).replace(/(?<=[aeiou])s$|es$/, '')
  return counted.test(next) ? { value: 1, end: start + 1 } : null
}

function readWhole(text: TextAt, start: number): ReadNumber | null {
  const first = readBelowThousand(text, start) ?? readOne(text, start)
  let index = first?.end ?? start
  let group = first?.value ?? 0
  let total = 0
  let scaled = false
  if (text(index) === 'mil' || (text(index) === 'miles' && first)) {
    group = (first ? group : 1) * 1000
    index++
    scaled = true
    const rest = readBelowThousand(text, index)
    if (rest) {
      group += rest.value
      index = rest.end
    }
  } else if (!first) return null
  if (millions.has(text(index))) {
    total = group * 1_000_000
    group = 0
    index++
    scaled = true
    if (text(index) === 'y' && halves.has(text(index + 1)))
      return { value: total + 500_000, end: index + 2, scaled, grouped: false }
    if (text(index) === 'y' && text(index + 1) === 'pico') index += 2
    const rest = readWhole(text, index)
    if (rest?.scaled && rest.value < 1_000_000) {
      total += rest.value
      index = rest.end
    }
    return { value: total, end: index, scaled, grouped: false }
  }
  if (!scaled && ['coma', 'punto', 'con'].includes(text(index))) {
    const decimal = readBelowThousand(text, index + 1)
    const at = decimal?.end ?? 0
    if (decimal && (text(index) !== 'con' || millions.has(text(at)))) {
      const value = Number(`${group}.${decimal.value}`)
      return millions.has(text(at))
        ? { value: Math.round(value * 1_000_000), end: at + 1, scaled: true, grouped: false }
        : { value, end: at, scaled: false, grouped: false }
    }
  }
  if (!scaled && text(index) === 'y' && halves.has(text(index + 1))) {
    const at = index + 2
    return millions.has(text(at))
      ? { value: (group + 0.5) * 1_000_000, end: at + 1, scaled: true, grouped: false }
      : { value: group + 0.5, end: at, scaled: false, grouped: false }
  }
  return { value: group, end: index, scaled, grouped: false }
}

/** "los 90", "los años noventa", "la década de los ochenta", "década de 1990". */
function readDecade(text: TextAt, start: number): ReadNumber | null {
  let index = start
  let leads = false
  const skip = (...each: string[]) => {
    while (each.includes(text(index))) index++
  }
  skip('la', 'los')
  if (text(index) === 'decada') {
    leads = true
    index++
    skip('de', 'del', 'los', 'la')
  }
  if (text(index) === 'anos') {
    leads = true
    index++
  }
  const isArticle = !leads && index > start && text(index - 1) === 'los'
  if (!leads && !isArticle) return null
  const written = text(index)
  const value = /^(?:1[6-9]|20)\d0$/.test(written)
    ? Number(written)
    : /^[1-9]0$/.test(written)
      ? centuryOf(Number(written))
      : tens[written] !== undefined || written === 'veinte'
        ? centuryOf(words[written as keyof typeof words] ?? 0)
        : null
  if (value === null) return null
  // "los 80 metros": an article and an amount, no decade.
  if (!leads && (!afterDecade.test(text(index + 1)) || Number(written) < 30)) return null
  return { value, end: index + 1, scaled: false, grouped: false, decade: true }
}

/** What may follow "los 80" when the years are meant. */
const afterDecade = /^(?:|o|y|con|en|sin|para|pero|hasta)$/

function centuryOf(twoDigits: number): number {
  return twoDigits <= 20 ? 2000 + twoDigits : 1900 + twoDigits
}
