/** A number as people write it, with the words around it. */
export interface WrittenNumber {
  value: number
  /** The first currency sign, or "". */
  currency: string
  /** What follows the digits, in lower case without blanks and dots, such as "sqft"; "" for nothing. */
  unit: string
}

/** Longer text is no number, and not worth matching. */
const maxLength = 60

const plain = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i
const written =
  /^(?<before>[^\d.,+-]*)(?<digits>[+-]?[\d.,'’\s]*\d)(?:\s+(?<fraction>1\/2|1\/4|3\/4))?\s*(?<after>\D*(?:(?:m|ft)\s?2\D*)?)$/iu
/** What may stand before the digits. */
const leads =
  /^(?:(?:us|ca|au|nz|hk|sg|c|a|r|s)?\p{Sc}|usd|eur|euro|gbp|cad|aud|chf|ca|circa|approx|approximately|about|~|≈)?$/u
const powers: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mm: 1e6, mio: 1e6, million: 1e6 }
const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }

/**
 * Reads "2,570 sqft", "$1.2M", "1.250.000 €", "2 1/2"; null when it is no number or could be two. A group of three digits
 * after one comma is a thousand ("1,250"), after one point it is a fraction ("1.250"), unless it is money ("€1.250").
 */
export function readNumber(text: string): WrittenNumber | null {
  const trimmed = text.trim()
  if (trimmed.length > maxLength) return null
  if (plain.test(trimmed)) return { value: Number(trimmed), currency: '', unit: '' }
  const parts = written.exec(
    trimmed.replace(/(\d?)([½¼¾])/gu, (_, digit: string, sign: string) => `${digit || '0'}${fractions[sign]}`),
  )
  if (!parts?.groups) return null
  const { before = '', digits = '', fraction, after = '' } = parts.groups
  if (!leads.test(before.toLowerCase().replace(/[\s.]/g, ''))) return null
  const currency = /\p{Sc}/u.exec(trimmed)?.[0] ?? ''
  // Nobody writes an amount of money with three decimals.
  const isGrouped = currency !== '' && /^\d{1,3}\.\d{3}$/.test(digits)
  const value = isGrouped ? readGroups(digits, '.', ',') : readDigits(digits)
  if (value === null) return null
  const [power = '', rest] = splitPower(after.toLowerCase())
  const unit = rest.replace(/\p{Sc}/gu, '').replace(/[\s.]/g, '')
  const whole = value * (powers[power] ?? 1)
  // Cents of "$1.23456M" are slips of binary fractions.
  return {
    value:
      power === '' ? whole + (fraction ? Number(fraction[0]) / Number(fraction[2]) : 0) : Math.round(whole * 100) / 100,
    currency,
    unit,
  }
}

/** "k", "M" and the like directly behind the digits; "m²" and "month" are none. */
function splitPower(after: string): [string | undefined, string] {
  const found = /^(k|mm|mio|million|thousand|m)(?![\p{L}\d²])\.?/u.exec(after)
  return found ? [found[1], after.slice(found[0].length)] : [undefined, after]
}

function readDigits(digits: string): number | null {
  const compact = digits.replace(/\s+/g, ' ').trim()
  const points = count(compact, '.')
  const commas = count(compact, ',')
  if (points > 0 && commas > 0) {
    const decimal = compact.lastIndexOf('.') > compact.lastIndexOf(',') ? '.' : ','
    if (count(compact, decimal) > 1) return null
    return readGroups(compact, decimal === '.' ? ',' : '.', decimal)
  }
  if (commas === 1 && !/^[+-]?\d{1,3},\d{3}$/.test(compact)) return readGroups(compact, ' ', ',')
  if (commas > 0) return readGroups(compact, ',', '.')
  if (points > 1) return readGroups(compact, '.', ',')
  return readGroups(compact, /['’]/.exec(compact)?.[0] ?? ' ', '.')
}

/** Digits whose groups of three are parted by `separator`; null when the groups are of other lengths. */
function readGroups(digits: string, separator: string, decimal: string): number | null {
  const [whole = '', fraction, ...more] = digits.split(decimal)
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null
  const [first = '', ...groups] = whole.split(separator)
  if (!/^[+-]?\d*$/.test(first) || groups.some((group) => !/^\d{3}$/.test(group))) return null
  if (groups.length > 0 && !/^[+-]?\d{1,3}$/.test(first)) return null
  return Number(`${first}${groups.join('')}.${fraction ?? '0'}`)
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}
