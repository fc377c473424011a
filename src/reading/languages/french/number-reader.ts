import { wordTable } from '../../../platform/text/word-table.ts'
import type { ReadNumber } from '../words/number-table.ts'
import type { Token } from '../words/tokens.ts'

const small = wordTable<number>({
  zero: 0,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
})
const tens = wordTable<number>({
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  octante: 80,
  nonante: 90,
})
const dozens = wordTable<number>({
  dizaine: 10,
  douzaine: 12,
  quinzaine: 15,
  vingtaine: 20,
  trentaine: 30,
  centaine: 100,
})
const millions = new Set(['million', 'millions'])
const halves = new Set(['demi', 'demie', 'demis'])
/** Halves and quarters of these are said: "un demi-hectare". */
const parted = new Set(['million', 'hectare', 'hectares', 'acre', 'acres'])
/** Before these "un" and "une" count; elsewhere they are articles. */
const counted =
  /^(?:chambre|piece|salle|sdb|bain|place|stationnement|hectare|acre|mille|mile|km|kilometre|jour|semaine|mois|an|annee|ch|million|millier|cuisine|niveau)$/

/** Behind these "neuf" is new, not nine. */
const built =
  /^(?:appartement|logement|studio|condo|bien|duplex|loft|immeuble|batiment|garage|programme|pavillon|appart|chalet|bungalow|toit|tout|flambant|comme|du|le)s?$/

export const numberUnits: Record<string, number> = { ...small, ...dozens }
export const numberTens: Record<string, number> = { ...tens, cent: 100, cents: 100 }

type TextAt = (index: number) => string

/** "quatre-vingt-dix mille", "un million et demi", "deux cent cinquante mille", "les années quatre-vingt-dix". */
export function readFrenchNumber(tokens: readonly Token[], start: number): ReadNumber | null {
  if (tokens[start]?.text === 'neuf' && built.test(tokens[start - 1]?.text ?? '')) return null
  const text = (index: number) => (tokens[index]?.kind === 'sign' ? '' : (tokens[index]?.text ?? ''))
  // Hyphens inside a number count nothing: "vingt-deux".
  const skip = (index: number) => (tokens[index]?.text === '-' && tokens[index]?.glued ? index + 1 : index)
  return readDecade(text, skip, start) ?? readPart(text, skip, start) ?? readWhole(text, skip, start)
}

type Skip = (index: number) => number

/** "un demi-hectare", "un demi-million", "trois quarts d'acre", "un quart de million". */
function readPart(text: TextAt, skip: Skip, start: number): ReadNumber | null {
  let index = start
  if (small[text(index)] === 1) index++
  const isHalf = halves.has(text(index))
  const parts = text(start) === 'trois' ? 3 : 1
  const isQuarter = !isHalf && /^quarts?$/.test(text(parts === 3 ? start + 1 : index))
  if (!isHalf && !isQuarter) return null
  if (isQuarter && parts === 3) index = start + 1
  let at = skip(index + 1)
  if (text(at) === 'de') at++
  if (!parted.has(text(at))) return null
  const value = isHalf ? 0.5 : parts / 4
  return text(at) === 'million'
    ? { value: value * 1_000_000, end: at + 1, scaled: true, grouped: false }
    : { value, end: index + 1, scaled: false, grouped: false }
}

/** A number below one hundred: "soixante-quinze", "quatre-vingt-onze". */
function readBelowHundred(text: TextAt, skip: Skip, start: number): { value: number; end: number } | null {
  const unitAt = (index: number, most: number) => {
    const value = small[text(index)]
    if (value === undefined || value > most) return null
    // "dix-sept"
    const next = value === 10 ? small[text(skip(index + 1))] : undefined
    const isJoined = next !== undefined && next >= 7 && next <= 9 && skip(index + 1) > index + 1
    return isJoined ? { value: value + next, end: skip(index + 1) + 1 } : { value, end: index + 1 }
  }
  let ten = tens[text(start)]
  let index = start + 1
  if (small[text(start)] === 4 && /^vingts?$/.test(text(skip(start + 1)))) {
    ten = 80
    index = skip(start + 1) + 1
  }
  if (ten === undefined) return unitAt(start, 16)
  const most = ten === 60 || ten === 80 ? 16 : 9
  const at = text(index) === 'et' ? index + 1 : skip(index)
  const afterEt = text(at) === 'et' ? skip(at + 1) : at
  const isJoined = skip(index) > index || text(index) === 'et' || small[text(index)] !== undefined
  const unit = isJoined ? unitAt(afterEt, most) : null
  const isEt = text(index) === 'et' || text(at) === 'et'
  // "vingt et une chambres" is 21, "vingt et deux" are two numbers.
  if (!unit || (isEt && unit.value !== 1 && unit.value !== 11) || unit.value === 0) return { value: ten, end: index }
  return { value: ten + unit.value, end: unit.end }
}

function readBelowThousand(text: TextAt, skip: Skip, start: number): { value: number; end: number } | null {
  const first = /^cents?$/.test(text(start)) ? { value: 1, end: start } : readBelowHundred(text, skip, start)
  if (!first) return null
  const at = skip(first.end)
  if (!/^cents?$/.test(text(at)) || first.value >= 20) return first
  const rest = readBelowHundred(text, skip, skip(at + 1))
  const isRest = rest !== null && rest.value > 0
  return { value: first.value * 100 + (isRest ? rest.value : 0), end: isRest ? rest.end : at + 1 }
}

/** "un" and "une" are articles, unless something that is counted follows. */
function isArticle(text: TextAt, start: number, end: number): boolean {
  if (small[text(start)] !== 1 || end > start + 1) return false
  const next = text(end)
  return !counted.test(next.length > 3 && next !== 'mois' ? next.replace(/s$/, '') : next)
}

function readWhole(text: TextAt, skip: Skip, start: number): ReadNumber | null {
  const dozen = dozens[text(small[text(start)] === 1 ? start + 1 : start)]
  if (dozen !== undefined) {
    const at = small[text(start)] === 1 ? start + 2 : start + 1
    const isThousand = text(at) === 'de' && /^(?:mille|milliers)$/.test(text(at + 1))
    return { value: dozen * (isThousand ? 1000 : 1), end: isThousand ? at + 2 : at, scaled: isThousand, grouped: false }
  }
  const first = readBelowThousand(text, skip, start)
  let index = first?.end ?? start
  let group = first?.value ?? 0
  let scaled = false
  if (first && isArticle(text, start, index)) return null
  const at = skip(index)
  // A thousand, never a million; "milles" are miles to nobody but sailors.
  if (text(at) === 'mille' && !(first && first.value === 1)) {
    group = (first ? group : 1) * 1000
    index = at + 1
    scaled = true
    const rest = readBelowThousand(text, skip, skip(index))
    if (rest && !isArticle(text, skip(index), rest.end)) {
      group += rest.value
      index = rest.end
    }
  } else if (!first) return null
  if (millions.has(text(skip(index)))) {
    let total = group * 1_000_000
    index = skip(index) + 1
    if (text(index) === 'et' && halves.has(text(index + 1)))
      return { value: total + 500_000, end: index + 2, scaled: true, grouped: false }
    const rest = readWhole(text, skip, index)
    if (rest?.scaled && rest.value < 1_000_000) {
      total += rest.value
      index = rest.end
    }
    return { value: total, end: index, scaled: true, grouped: false }
  }
  if (!scaled && (text(index) === 'virgule' || text(index) === 'point')) {
    const decimal = readBelowThousand(text, skip, index + 1)
    if (decimal) {
      const value = Number(`${group}.${decimal.value}`)
      return millions.has(text(decimal.end))
        ? { value: Math.round(value * 1_000_000), end: decimal.end + 1, scaled: true, grouped: false }
        : { value, end: decimal.end, scaled: false, grouped: false }
    }
  }
  if (!scaled && text(index) === 'et' && halves.has(text(index + 1))) {
    const isMillion = millions.has(text(index + 2))
    const value = group + 0.5
    return {
      value: isMillion ? value * 1_000_000 : value,
      end: index + (isMillion ? 3 : 2),
      scaled: isMillion,
      grouped: false,
    }
  }
  return { value: group, end: index, scaled, grouped: false }
}

/** "les années 90", "années quatre-vingt", "les années 1950". */
function readDecade(text: TextAt, skip: Skip, start: number): ReadNumber | null {
  let index = text(start) === 'les' || text(start) === 'des' ? start + 1 : start
  if (text(index) !== 'annees') return null
  index++
  const written = text(index)
  if (/^(?:1[6-9]|20)\d0$/.test(written))
    return { value: Number(written), end: index + 1, scaled: false, grouped: false, decade: true }
  const words = /^[1-9]0$/.test(written)
    ? { value: Number(written), end: index + 1 }
    : readBelowHundred(text, skip, index)
  if (!words || words.value % 10 !== 0 || words.value === 0) return null
  const value = words.value <= 20 ? 2000 + words.value : 1900 + words.value
  return { value, end: words.end, scaled: false, grouped: false, decade: true }
}
