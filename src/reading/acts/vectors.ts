/** The place of the greatest of several numbers, the first where there are several; 0 where there are none. */
export function indexOfMost(values: Float32Array): number {
  let best = 0
  for (let at = 1; at < values.length; at += 1) if ((values[at] ?? 0) > (values[best] ?? 0)) best = at
  return best
}

/** The inner product of two rows of numbers of one length. */
export function product(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
}
