/** Two leading digits, as people say amounts: 427,900 becomes 430,000. */
export function roundTo(value: number, round: (value: number) => number): number {
  if (value <= 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  // Divided twice: 0.1 and its like have no exact form, and 0.30000000000000004 reads badly.
  return unit < 1 ? round(Math.round((value / unit) * 1e6) / 1e6) / Math.round(1 / unit) : round(value / unit) * unit
}
