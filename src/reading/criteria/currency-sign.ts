import type { Condition } from './condition.ts'

/** The sign of a currency as people write it: "C$", "CHF". Conditions have it in small letters, as it is compared. */
export function signOf({ symbols, name }: Extract<Condition, { is: 'currency' }>): string {
  const sign = symbols[0] ?? name
  return /^[a-z]{1,3}\$$|^[a-z]{3}$/.test(sign) ? sign.toUpperCase() : sign
}
