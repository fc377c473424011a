/** The form that a noun or verb takes beside a whole number: "1 дом", "2 дома", "5 домов"; a fraction takes the second. */
export function countedInRussian(count: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(count)) return few
  const tens = Math.abs(count) % 100
  const units = tens % 10
  if (units === 1 && tens !== 11) return one
  return units >= 2 && units <= 4 && !(tens >= 12 && tens <= 14) ? few : many
}
