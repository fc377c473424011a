/** The sign before the fraction. The same digits may be two numbers: "1.250" is 1250 in Rome and 1.25 in London. */
export type DecimalMark = '.' | ','

/** What a written number may mean, by the sign that parts its fraction; undefined: it is none, written so. */
export interface NumberMeanings {
  point?: number
  comma?: number
}

const plain = /^\d+$/
const shapes = {
  // Groups of three, or as India groups (1,50,00,000); then a fraction.
  point: [
    /^\d{1,3}(?:([, '’`\u00a0\u202f\u2009\u2002])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
    /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/,
    /^\d+(?:\.\d+)?$/,
  ],
  comma: [/^\d{1,3}(?:([. '’`\u00a0\u202f\u2009\u2002])\d{3})(?:\1\d{3})*(?:,\d+)?$/, /^\d+(?:,\d+)?$/],
} as const
/** "0.250" is no quarter of a thousand. */
const zeroGroup = /^0[., '’`\u00a0\u202f\u2009\u2002]\d{3}/

export function meaningsOf(digits: string): NumberMeanings {
  if (plain.test(digits)) return digits.length > 15 ? {} : { point: Number(digits), comma: Number(digits) }
  return { ...meaning('point', digits), ...meaning('comma', digits) }
}

function meaning(mark: 'point' | 'comma', digits: string): NumberMeanings {
  const shape = shapes[mark].find((pattern) => pattern.test(digits))
  const isPlain = shape === shapes[mark].at(-1)
  if (shape === undefined || (!isPlain && zeroGroup.test(digits))) return {}
  const decimal = mark === 'point' ? '.' : ','
  const [whole = '', fraction] = digits.split(decimal)
  const value = Number(`${whole.replace(/\D/g, '')}.${fraction ?? '0'}`)
  return Number.isFinite(value) ? { [mark]: value } : {}
}

/** Which sign a written number shows to be the one before the fraction; null: it shows none. */
export function showsMark(digits: string): DecimalMark | null {
  const { point, comma } = meaningsOf(digits)
  if (point === comma) return null
  if (comma === undefined) return '.'
  return point === undefined ? ',' : null
}

/** The sign that most of these numbers show; null: none, or they disagree. */
export function markShown(numbers: readonly string[]): DecimalMark | null {
  let points = 0
  let commas = 0
  for (const digits of numbers) {
    const shown = showsMark(digits)
    if (shown === '.') points += 1
    else if (shown === ',') commas += 1
  }
  if (points === commas) return null
  const [more, fewer] = points > commas ? [points, commas] : [commas, points]
  // A slip among many is a slip; a quarter is another way to write.
  return fewer * 4 > more ? null : points > commas ? '.' : ','
}

/** The number, where the column's sign is known or does not matter; null: it is none; 'two': it may be two numbers. */
export function readDigits(digits: string, mark: DecimalMark | null): number | null | 'two' {
  const { point, comma } = meaningsOf(digits)
  if (point === undefined) return comma ?? null
  if (comma === undefined || comma === point) return point
  return mark === null ? 'two' : mark === '.' ? point : comma
}

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** "2½" and "2 1/2" as 2.5. */
export function spellFractions(text: string): string {
  if (!/[½¼¾]|\d\/[24](?!\d)/.test(text)) return text
  return text
    .replace(/(\d?)\s?([½¼¾])/gu, (_, digit: string, sign: string) => `${digit || '0'}${fractions[sign]}`)
    .replace(/(?<![\d.,/])(\d{1,2})\s+([13])\/([24])(?![\d/])/g, (_, whole: string, over: string, under: string) =>
      String(Number(whole) + Number(over) / Number(under)),
    )
}

/** A number as programs write it, of which there are most by far: none of its digits could mean two things. */
export function readPlainNumber(text: string): number | null {
  if (!/^-?\d{1,15}(?:\.\d{1,2}|\.\d{4,12})?$/.test(text) && !/^\d\.?\d*e\+?\d{1,3}$/i.test(text)) return null
  return Number(text)
}
