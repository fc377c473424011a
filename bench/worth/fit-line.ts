/** Least squares by the normal equations, solved by elimination with pivots; a little ridge keeps them solvable. */
export function fitLine(
  rows: readonly { of: readonly number[]; price: number }[],
): (facts: readonly number[]) => number {
  const size = rows[0]?.of.length ?? 0
  const means = Array.from(
    { length: size },
    (_, at) => rows.reduce((sum, { of }) => sum + (of[at] ?? 0), 0) / rows.length,
  )
  // The first is the constant.
  const centred = (of: readonly number[]): number[] => of.map((value, at) => (at === 0 ? 1 : value - (means[at] ?? 0)))
  const table = Array.from({ length: size }, () => new Float64Array(size + 1))
  for (const { of, price } of rows) {
    const facts = centred(of)
    for (const [at, row] of table.entries()) {
      for (const [to, value] of facts.entries()) row[to] = (row[to] ?? 0) + (facts[at] ?? 0) * value
      row[size] = (row[size] ?? 0) + (facts[at] ?? 0) * price
    }
  }
  for (const [at, row] of table.entries()) row[at] = (row[at] ?? 0) + 1e-6
  for (let at = 0; at < size; at += 1) {
    const pivot = table.slice(at).reduce((best, row) => (Math.abs(row[at] ?? 0) > Math.abs(best[at] ?? 0) ? row : best))
    const from = table.indexOf(pivot)
    ;[table[at], table[from]] = [pivot, table[at] ?? pivot]
    for (const [other, row] of table.entries()) {
      if (other === at) continue
      const share = (row[at] ?? 0) / (pivot[at] ?? 1)
      for (let to = at; to <= size; to += 1) row[to] = (row[to] ?? 0) - share * (pivot[to] ?? 0)
    }
  }
  const weights = table.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
  return (facts) => centred(facts).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)
}
