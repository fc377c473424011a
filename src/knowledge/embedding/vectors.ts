/** Steps of a number of a vector, up and down: far finer than what models mean. */
const steps = 127

/**
 * A vector of unit length in as many bytes as it has numbers; what is lost moves a similarity by less than 0.005. A vector
 * that has no direction becomes zeros, which are like nothing.
 */
export function packVector(vector: ArrayLike<number>): Buffer {
  let most = 0
  for (let at = 0; at < vector.length; at++) most = Math.max(most, Math.abs(vector[at] ?? 0))
  const packed = Buffer.alloc(vector.length)
  if (!(most > 0) || !Number.isFinite(most)) return packed
  for (let at = 0; at < vector.length; at++) packed.writeInt8(Math.round(((vector[at] ?? 0) / most) * steps), at)
  return packed
}

/** How long a packed vector is, in its own steps. */
export function lengthOf(packed: Int8Array): number {
  let sum = 0
  for (let at = 0; at < packed.length; at++) sum += (packed[at] ?? 0) ** 2
  return Math.sqrt(sum)
}

/** What two packed vectors have in common, in steps: divided by both lengths it is their cosine. */
export function dotOf(one: Int8Array, other: Int8Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

export const unpack = (packed: Buffer): Int8Array => new Int8Array(packed.buffer, packed.byteOffset, packed.length)
