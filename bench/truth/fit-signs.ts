import type { SignWeights } from '../../src/conversation/truth/support/doubt-signs.ts'
import { hashSign } from '../../src/reading/acts/signs-of-text.ts'
import { seeded } from '../reading/train-network.ts'

const size = 1 << 16
const rounds = 14
const rate = 0.3
const ridge = 1e-5
const tiny = 1e-6

/** A logistic function over hashed signs, by Adagrad with a ridge: the same rows give the same weights. */
export function fitSigns(rows: readonly { signs: readonly string[]; isLie: boolean; share: number }[]): SignWeights {
  const random = seeded(11)
  const places = rows.map(({ signs }) => Int32Array.from(signs, (sign) => hashSign(sign, size)))
  const weights = new Float64Array(size)
  const squares = new Float64Array(size)
  let [bias, biasSquares] = [0, 0]
  const order = [...rows.keys()]
  for (let round = 0; round < rounds; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0]
    }
    for (const row of order) {
      const [own, { isLie, share } = { isLie: false, share: 0 }] = [places[row] ?? new Int32Array(), rows[row]]
      const part = 1 / Math.sqrt(Math.max(1, own.length))
      let sum = bias
      for (const place of own) sum += (weights[place] ?? 0) * part
      const error = share * (1 / (1 + Math.exp(-sum)) - (isLie ? 1 : 0))
      biasSquares += error * error
      bias -= (rate * error) / (Math.sqrt(biasSquares) + tiny)
      for (const place of own) {
        const slope = error * part + ridge * (weights[place] ?? 0)
        squares[place] = (squares[place] ?? 0) + slope * slope
        weights[place] = (weights[place] ?? 0) - (rate * slope) / (Math.sqrt(squares[place] ?? 0) + tiny)
      }
    }
  }
  const most = weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), tiny)
  const scale = most / 127
  return { bias, scale, bytes: Int8Array.from(weights, (weight) => Math.round(weight / scale)) }
}
