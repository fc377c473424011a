/** Millionths of a currency as an amount of it; small ones with as many digits as they need. */
export function writeMicros(micros: number, currency: string | null, language: string): string {
  const value = micros / 1_000_000
  const digits = value === 0 || value >= 1 ? 2 : 4
  const options = { minimumFractionDigits: 2, maximumFractionDigits: digits }
  if (currency === null) return new Intl.NumberFormat(language, options).format(value)
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...options }).format(value)
}
