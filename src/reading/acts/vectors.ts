/** The place of the greatest of several numbers, the first where there are several; 0 where there are none. */
export function indexOfMost(values: Float32Array): number {
  let best = 0
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at
  return best
}

/** The inner product of two rows of numbers of one length. */
export function product(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}
