/** How a number of a sheet is shown: what matters of its format. */
export type CellFormat = (value: number) => string

/** Formats that a file need not write down, by their numbers (ECMA-376, 18.8.30). */
const builtIn: Record<number, string> = {
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'yyyy-mm-dd',
  16: 'yyyy-mm-dd',
  17: 'yyyy-mm',
  18: 'h:mm AM/PM',
  19: 'h:mm AM/PM',
  20: 'h:mm',
  21: 'h:mm',
  22: 'yyyy-mm-dd h:mm',
  45: 'h:mm',
  46: 'h:mm',
  47: 'h:mm',
}

const dayMs = 86_400_000
/** Day 0 of sheets; they think that 1900 was a leap year, which matters to nothing after it. */
const epoch = Date.UTC(1899, 11, 30)
const yearsLater = 1_462

/** What a format code makes of a number. */
export type FormatMeaning =
  | { kind: 'plain' }
  | { kind: 'moment'; hasDay: boolean; hasTime: boolean }
  | { kind: 'share'; decimals: number }
  | {
      kind: 'amount'
      /** What stands before or behind the number: "$", " kr", " acres"; "" for nothing. */
      unit: { text: string; isBefore: boolean }
      decimals: number
      /** So many digits at least, as of ZIP codes; 1 for what begins with no zero. */
      digits: number
      hasGroups: boolean
      isRounded: boolean
    }

/** What a format code means: an amount with its currency, a share, a day, a time, or a plain number. */
export function readFormat(code: string): FormatMeaning {
  const [first = ''] = code.split(';')
  const bare = first.replace(/\[(?!\$)[^\]]*\]/g, '')
  // What stands in quotes is no pattern.
  const pattern = bare.replace(/\[\$[^\]]*\]|"[^"]*"|\\./g, '').toLowerCase()
  if (/general/.test(pattern) || pattern === '@') return { kind: 'plain' }
  if (/[yd]|m(?!.*[h0#])|h/.test(pattern) && !/[0#]/.test(pattern.replace(/[.:]?0+/g, '')))
    return { kind: 'moment', hasDay: /[yd]/.test(pattern), hasTime: pattern.includes('h') }
  const decimals = /\.(0+)/.exec(pattern)?.[1]?.length ?? 0
  if (pattern.includes('%')) return { kind: 'share', decimals }
  return {
    kind: 'amount',
    unit: unitOf(bare),
    decimals,
    digits: /^[^0#?]*(0+)(?:[^0#?,.]*)$/.exec(pattern)?.[1]?.length ?? 1,
    hasGroups: pattern.includes(','),
    isRounded: pattern.includes('0'),
  }
}

/** Numbers in words, as a sheet shows them. */
export function cellFormat(code: string, options: { startsIn1904: boolean }): CellFormat {
  const meaning = readFormat(code)
  if (meaning.kind === 'plain') return plainNumber
  if (meaning.kind === 'moment') return (value) => writeMoment(value, { ...meaning, ...options })
  if (meaning.kind === 'share') return (value) => `${plainNumber(round(value * 100, meaning.decimals + 2))}%`
  const { unit, decimals, hasGroups, isRounded } = meaning
  return (value) => {
    const number = value.toLocaleString('en-US', {
      minimumFractionDigits: Number.isInteger(value) ? 0 : Math.min(decimals, 20),
      maximumFractionDigits: isRounded ? Math.min(decimals, 20) : 10,
      useGrouping: hasGroups,
    })
    return unit.isBefore ? `${unit.text}${number}` : `${number}${unit.text}`
  }
}

export function builtInFormat(id: number): string {
  if (id >= 5 && id <= 8) return '$#,##0.00'
  if (id === 3 || id === 4) return '#,##0.00'
  return builtIn[id] ?? 'General'
}

export function plainNumber(value: number): string {
  return String(round(value, 10))
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(Math.min(20, decimals)))
}

function unitOf(format: string): { text: string; isBefore: boolean } {
  const found = /\[\$([^\]-]+)[^\]]*\]|"([^"]{1,12})"|[$€£¥]/.exec(format)
  const text = found ? (found[1] ?? found[2] ?? found[0]) : ''
  const isBefore = found ? found.index < Math.max(0, format.search(/[0#]/)) : false
  return { text: text.length > 1 && !isBefore ? ` ${text.trim()}` : text, isBefore }
}

/** "2026-05-01", "2026-05-01 14:30" or "14:30". */
export function writeMoment(
  value: number,
  { hasDay, hasTime, startsIn1904 }: { hasDay: boolean; hasTime: boolean; startsIn1904: boolean },
): string {
  const time = new Date(epoch + Math.round((value + (startsIn1904 ? yearsLater : 0)) * dayMs))
  if (Number.isNaN(time.getTime())) return plainNumber(value)
  const text = time.toISOString()
  if (!hasTime) return text.slice(0, 10)
  return hasDay ? text.slice(0, 16).replace('T', ' ') : text.slice(11, 16)
}
