import type { Figures } from '../../src/conversation/truth/support/compare.ts'

/** A judged sentence: how it stands to the evidence, and whether it is a lie. */
export interface Judged {
  figures: Figures
  isLie: boolean
  /** How much it counts. */
  share: number
}

export interface FittedWeights {
  bias: number
  of: Record<string, number>
}

/** A figure that so few sentences have is left out: its weight would be that of chance. */
const leastSeen = 8
/** How strongly weights are held near 0. The bias is free. */
const ridge = 2
const mostRounds = 30
const nearEnough = 1e-6

/**
 * Weights of a logistic regression with a ridge, by Newton's method (iteratively reweighted least squares): the same rows give the same
 * weights. Source of the method: Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, 4.4.1 and 3.4.1.
 */
export function fitWeights(rows: readonly Judged[]): FittedWeights {
  const seen = new Map<string, number>()
  for (const { figures } of rows)
    for (const [name, value] of Object.entries(figures)) if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen]
    .filter(([, times]) => times >= leastSeen)
    .map(([name]) => name)
    .sort()
  const places = new Map(names.map((name, index) => [name, index + 1]))
  const sparse = rows.map(({ figures, isLie, share }) => {
    const entries: [number, number][] = [[0, 1]]
    for (const [name, value] of Object.entries(figures)) {
      const place = places.get(name)
      if (place !== undefined && value !== 0) entries.push([place, value])
    }
    return { entries, isLie, share }
  })
  const size = names.length + 1
  const weights = new Float64Array(size)
  for (let round = 0; round < mostRounds; round += 1) {
    const gradient = new Float64Array(size)
    const curve = Array.from({ length: size }, () => new Float64Array(size))
    for (const { entries, isLie, share } of sparse) {
      const sum = entries.reduce((total, [place, value]) => total + (weights[place] ?? 0) * value, 0)
      const likely = 1 / (1 + Math.exp(-sum))
      const weight = share * Math.max(1e-6, likely * (1 - likely))
      for (const [place, value] of entries) {
        gradient[place] = (gradient[place] ?? 0) + share * ((isLie ? 1 : 0) - likely) * value
        const row = curve[place]
        if (row) for (const [other, each] of entries) row[other] = (row[other] ?? 0) + weight * value * each
      }
    }
    for (let place = 1; place < size; place += 1) {
      gradient[place] = (gradient[place] ?? 0) - ridge * (weights[place] ?? 0)
      const row = curve[place]
      if (row) row[place] = (row[place] ?? 0) + ridge
    }
    const step = solve(curve, gradient)
    for (let place = 0; place < size; place += 1) weights[place] = (weights[place] ?? 0) + (step[place] ?? 0)
    if (step.every((each) => Math.abs(each) < nearEnough)) break
  }
  const round = (value: number): number => Math.round(value * 1_000) / 1_000
  return {
    bias: round(weights[0] ?? 0),
    of: Object.fromEntries(names.map((name, index) => [name, round(weights[index + 1] ?? 0)])),
  }
}

/** Solves a system of linear equations with a positive definite matrix, by Cholesky's method. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length
  const lower = Array.from({ length: size }, () => new Float64Array(size))
  const at = (rows: readonly Float64Array[], row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 0; row < size; row += 1) {
    const own = lower[row]
    if (!own) continue
    for (let column = 0; column <= row; column += 1) {
      let sum = at(matrix, row, column)
      for (let each = 0; each < column; each += 1) sum -= (own[each] ?? 0) * at(lower, column, each)
      own[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(lower, column, column)
    }
  }
  const half = new Float64Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0
    for (let each = 0; each < row; each += 1) sum -= at(lower, row, each) * (half[each] ?? 0)
    half[row] = sum / at(lower, row, row)
  }
  const result = new Float64Array(size)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = half[row] ?? 0
    for (let each = row + 1; each < size; each += 1) sum -= at(lower, each, row) * (result[each] ?? 0)
    result[row] = sum / at(lower, row, row)
  }
  return result
}
