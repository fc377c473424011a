import type { Pooling } from './check-local-model.ts'

/** The vector of a text from those of its tokens, which lie one behind the other. */
export function poolVectors(tokens: Float32Array, size: number, pooling: Pooling): Float32Array {
  const count = tokens.length / size
  if (pooling === 'first' || count === 1) return tokens.slice(0, size)
  const sum = new Float64Array(size)
  for (let from = 0; from < tokens.length; from += size)
    for (let index = 0; index < size; index += 1) sum[index] = (sum[index] ?? 0) + (tokens[from + index] ?? 0)
  return Float32Array.from(sum, (value) => value / count)
}

/** The same direction at length 1; null: it has none. */
export function toUnitLength(vector: Float32Array): Float32Array | null {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (!Number.isFinite(length) || length === 0) return null
  return vector.map((value) => value / length)
}
