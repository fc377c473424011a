import type { ByteTable, Layer, Network, Shape } from './network.ts'

// A network as bytes: the length of its description (4 bytes), the description as JSON, then its tables one behind the other; numbers in
// the order of little-endian machines, which all are that Node runs on.

/** Networks as they are kept in a file: their number, then each behind its length; all of these take 4 bytes. */
export function encodeNetworks(networks: readonly Network[]): Uint8Array {
  const parts = networks.map(encodeNetwork)
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 4))
  const view = new DataView(whole.buffer)
  view.setUint32(0, parts.length, true)
  let at = 4
  for (const part of parts) {
    view.setUint32(at, part.length, true)
    whole.set(part, at + 4)
    at += 4 + part.length
  }
  return whole
}

/** Reads what `encodeNetworks` has written. */
export function decodeNetworks(file: Uint8Array): Network[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const networks: Network[] = []
  for (let at = 4; networks.length < view.getUint32(0, true); at += 4 + view.getUint32(at, true))
    networks.push(decodeNetwork(file.subarray(at + 4, at + 4 + view.getUint32(at, true))))
  return networks
}

/** A network as bytes. */
function encodeNetwork({ shape, signs, sides, hidden, heads }: Network): Uint8Array {
  const told = new TextEncoder().encode(JSON.stringify(shape))
  const padded = new Uint8Array(Math.ceil((4 + told.length) / 4) * 4)
  new DataView(padded.buffer).setUint32(0, told.length, true)
  padded.set(told, 4)
  const tables = [signs, sides].flatMap(({ bytes, scales }) => [bytesOf(scales), padTo4(bytesOf(bytes))])
  const layers = [hidden, ...Object.keys(shape.heads).map((name) => heads[name])].flatMap((layer) =>
    layer ? [bytesOf(layer.weights), bytesOf(layer.bias)] : [],
  )
  const parts = [padded, ...tables, ...layers]
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Reads what `encodeNetwork` has written. */
function decodeNetwork(file: Uint8Array): Network {
  // Own bytes, at a place from which four of them can be read as a number.
  const whole = new Uint8Array(file)
  const length = new DataView(whole.buffer).getUint32(0, true)
  // Written by encodeNetwork alone; the test of the weights reads each file that is kept.
  const shape = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as Shape
  let at = Math.ceil((4 + length) / 4) * 4
  const floats = (count: number): Float32Array => {
    const values = new Float32Array(whole.buffer, at, count)
    at += count * 4
    return values
  }
  const table = (rows: number): ByteTable => {
    const scales = floats(shape.width)
    const bytes = new Int8Array(whole.buffer, at, rows * shape.width)
    at += Math.ceil((rows * shape.width) / 4) * 4
    return { scales, bytes }
  }
  const layer = (to: number, from: number): Layer => ({ weights: floats(to * from), bias: floats(to) })
  const signs = table(shape.rows)
  const sides = table(shape.sideRows)
  const hidden = layer(shape.hidden, shape.width)
  const heads = Object.fromEntries(
    Object.entries(shape.heads).map(([name, names]) => [name, layer(names.length, shape.hidden + shape.width)]),
  )
  return { shape, signs, sides, hidden, heads }
}

const bytesOf = (values: Float32Array | Int8Array): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength)

function padTo4(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4)
  padded.set(bytes)
  return padded
}
