import { defineFormat } from '../../platform/fields.ts'

const fewestDigits = 5
const mostDigits = 20

/**
 * A phone number as people write it, with its digits as 0 to 9: digits of any script, blanks, + - ( ) . / and an
 * extension ("ext. 12", "x12", "#12"). Null when it is none.
 */
export function normalizePhone(value: string): string | null {
  const plain = value
    .normalize('NFKC')
    // Marks of direction that come along when a number is copied.
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/\s+/g, ' ')
    .trim()
  const digits = plain.replace(/\D/g, '').length
  if (digits < fewestDigits || digits > mostDigits) return null
  return /^[\d +\-()./]+(?:(?:ext|x|#)\.?:? ?\d+)?$/i.test(plain) ? plain : null
}

/** The ten digits of a script follow each other, 0 first, wherever Unicode has them. */
function digitOf(digit: string): number {
  let value = 0
  const code = digit.codePointAt(0) ?? 0
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}

defineFormat(
  'phone-number',
  `a phone number of ${fewestDigits} to ${mostDigits} digits, such as "+1 206 555 0100"`,
  (value) => normalizePhone(value) !== null,
)
