interface ArabicForms {
  one: string
  two: string
  /** 3 to 10, and 103 to 110. */
  few: string
  /** 11 to 99. */
  many: string
  /** Whole hundreds, and nothing. */
  other: string
}

/** The form that a noun takes beside a number. */
export function countedInArabic(count: number, { one, two, few, many, other }: ArabicForms): string {
  if (count === 1) return one
  if (count === 2) return two
  const tens = Math.trunc(Math.abs(count)) % 100
  if (tens >= 3 && tens <= 10) return few
  return tens >= 11 ? many : other
}
