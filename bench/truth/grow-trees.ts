import type { Tree } from '../../src/conversation/truth/support/doubt-trees.ts'
import { seeded } from '../reading/train-network.ts'
import type { Judged } from './fit-weights.ts'

const rounds = 150
/** How much of its error each tree makes good. */
const rate = 0.05
const deepest = 4
/** Less than so much weight of sentences is no ground to tell apart by. */
const leastInLeaf = 15
const ridge = 2
/** The share of figures that one tree may look at, so that no two are alike. */
const looked = 0.3
/** A figure that so few sentences have tells nothing. */
const leastSeen = 8
const mostSteps = 32

interface Column {
  name: string
  /** Between which values may be told apart. */
  limits: readonly number[]
  /** Of each sentence: how many limits lie below its value. */
  steps: Uint8Array
}

/**
 * Trees of questions that together answer how likely a sentence is a lie: gradient boosting with the logistic loss. The same rows give
 * the same trees. Source of the method: Hastie, Tibshirani, Friedman, The Elements of Statistical Learning, 10.10 to 10.12; steps of
 * values instead of values as in LightGBM.
 */
export function growTrees(rows: readonly Judged[]): Tree[] {
  const random = seeded(7)
  const columns = columnsOf(rows)
  const sums = new Float64Array(rows.length)
  const slopes = new Float64Array(rows.length)
  const curves = new Float64Array(rows.length)
  const all = Int32Array.from(rows.keys())
  const grow = (members: Int32Array, own: readonly Column[], depth: number): Tree => {
    const [slope, curve] = [sumOf(slopes, members), sumOf(curves, members)]
    const best = depth === 0 ? null : bestSplit(members, own, { slope, curve })
    if (best === null) {
      const value = Math.round(((rate * slope) / (curve + ridge)) * 10_000) / 10_000
      for (const row of members) sums[row] = (sums[row] ?? 0) + value
      return value
    }
    const { column, step } = best
    return [
      column.name,
      column.limits[step] ?? 0,
      grow(
        members.filter((row) => (column.steps[row] ?? 0) <= step),
        own,
        depth - 1,
      ),
      grow(
        members.filter((row) => (column.steps[row] ?? 0) > step),
        own,
        depth - 1,
      ),
    ]
  }
  const bestSplit = (members: Int32Array, own: readonly Column[], whole: { slope: number; curve: number }) => {
    const worth = ({ slope, curve }: { slope: number; curve: number }) => slope ** 2 / (curve + ridge)
    let best: { column: Column; step: number; gain: number } | null = null
    for (const column of own) {
      const size = column.limits.length + 1
      const [slopesAt, curvesAt, weightAt] = [
        new Float64Array(size),
        new Float64Array(size),
        new Float64Array(size),
      ] as const
      for (const row of members) {
        const step = column.steps[row] ?? 0
        slopesAt[step] = (slopesAt[step] ?? 0) + (slopes[row] ?? 0)
        curvesAt[step] = (curvesAt[step] ?? 0) + (curves[row] ?? 0)
        weightAt[step] = (weightAt[step] ?? 0) + (rows[row]?.share ?? 0)
      }
      const weight = weightAt.reduce((sum, each) => sum + each, 0)
      let [slope, curve, below] = [0, 0, 0]
      for (let step = 0; step < size - 1; step += 1) {
        slope += slopesAt[step] ?? 0
        curve += curvesAt[step] ?? 0
        below += weightAt[step] ?? 0
        if (below < leastInLeaf || weight - below < leastInLeaf) continue
        const rest = { slope: whole.slope - slope, curve: whole.curve - curve }
        const gain = worth({ slope, curve }) + worth(rest) - worth(whole)
        if (gain > 1e-6 && gain > (best?.gain ?? 0)) best = { column, step, gain }
      }
    }
    return best
  }
  const start = startOf(rows)
  sums.fill(start)
  const trees: Tree[] = [start]
  for (let round = 0; round < rounds; round += 1) {
    for (const [row, { isLie, share }] of rows.entries()) {
      const likely = 1 / (1 + Math.exp(-(sums[row] ?? 0)))
      slopes[row] = share * ((isLie ? 1 : 0) - likely)
      curves[row] = share * Math.max(1e-6, likely * (1 - likely))
    }
    trees.push(
      grow(
        all,
        columns.filter(() => random() < looked),
        deepest,
      ),
    )
  }
  return trees
}

/** Before any question: the logarithm of how many lies come on a truth. */
function startOf(rows: readonly Judged[]): number {
  const [lies, truths] = [true, false].map((is) =>
    rows.reduce((sum, { isLie, share }) => sum + (isLie === is ? share : 0), 0),
  )
  return Math.round(Math.log(Math.max(1, lies ?? 0) / Math.max(1, truths ?? 0)) * 10_000) / 10_000
}

function sumOf(values: Float64Array, members: Int32Array): number {
  let sum = 0
  for (const row of members) sum += values[row] ?? 0
  return sum
}

function columnsOf(rows: readonly Judged[]): Column[] {
  const seen = new Map<string, number>()
  for (const { figures } of rows)
    for (const [name, value] of Object.entries(figures)) if (value !== 0) seen.set(name, (seen.get(name) ?? 0) + 1)
  const names = [...seen].filter(([, times]) => times >= leastSeen).map(([name]) => name)
  return names.sort().map((name) => {
    const values = rows.map(({ figures }) => figures[name] ?? 0)
    const sorted = [...values].sort((a, b) => a - b)
    const cuts = Array.from({ length: mostSteps - 1 }, (_, at) => {
      const low = sorted[Math.floor(((at + 1) * sorted.length) / mostSteps)] ?? 0
      const high = sorted.find((value) => value > low)
      return high === undefined ? null : Math.round(((low + high) / 2) * 100_000) / 100_000
    })
    // Most figures are 0 for most: what is not must be told from it all the same.
    const least = sorted.find((value) => value > 0)
    const limits = [...new Set([...cuts, least === undefined ? null : least / 2].filter((cut) => cut !== null))]
    limits.sort((a, b) => a - b)
    const steps = Uint8Array.from(values, (value) => limits.filter((limit) => value > limit).length)
    return { name, limits, steps }
  })
}
