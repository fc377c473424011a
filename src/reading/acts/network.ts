import { hashSign } from './signs-of-text.ts'

/** What a network is: how wide its parts are, and what its heads tell apart. */
export interface Shape {
  /** Rows of the table of signs of a text. */
  rows: number
  /** Rows of the table of all else that is known: what stands before, what is pointed at. */
  sideRows: number
  width: number
  hidden: number
  /** The names of what each head tells apart. */
  heads: Readonly<Record<string, readonly string[]>>
  /** Of which lines it has learned: their digest. */
  learnedFrom?: string
}

/** A table of signed bytes; each column has a scale of its own. */
export interface ByteTable {
  bytes: Int8Array
  scales: Float32Array
}

export interface Layer {
  /** `[to][from]`, row by row. */
  weights: Float32Array
  bias: Float32Array
}

export interface Network {
  shape: Shape
  signs: ByteTable
  sides: ByteTable
  hidden: Layer
  heads: Readonly<Record<string, Layer>>
}

/** What is looked at: signs of the text, and whatever else is known. */
export interface Seen {
  signs: readonly string[]
  sides: readonly string[]
}

/** How likely each name of each head is; of one head they come to 1. */
export type Likely = Readonly<Record<string, Float32Array>>

/**
 * What several networks of one shape make of the same, on average: each has learned in another order, and where they do not agree
 * nothing is sure. Each is a bag of embeddings with one hidden layer (the shape of fastText with a layer more): the rows of all signs are
 * added up, divided by the root of their number, those of the sides are added, and each head reads both bag and hidden layer. Pure.
 */
export function runNetworks(networks: readonly Network[], seen: Seen): Likely {
  return nameInside(networks, runInside(networks, seen))
}

/** What each of several networks of one shape makes of the same before it names anything: its hidden layer, and behind it the bag. Pure. */
export function runInside(networks: readonly Network[], seen: Seen): Float32Array[] {
  const [{ shape } = missing()] = networks
  const signs = seen.signs.map((sign) => hashSign(sign, shape.rows) * shape.width)
  const sides = seen.sides.map((side) => hashSign(side, shape.sideRows) * shape.width)
  return networks.map((network) => lookInside(network, { signs, sides }))
}

/** The names for what `runInside` has made, on average. Pure. */
export function nameInside(networks: readonly Network[], inside: readonly Float32Array[]): Likely {
  const likely: Record<string, Float32Array> = {}
  for (const [index, { heads }] of networks.entries())
    for (const [name, layer] of Object.entries(heads)) {
      const own = softmax(runLayer(layer, inside[index] ?? missing()))
      const sum = likely[name]
      likely[name] = own.map((value, at) => (sum?.[at] ?? 0) + value / networks.length)
    }
  return likely
}

/** `rows`: where the rows of what is seen begin. */
function lookInside(network: Network, rows: { signs: readonly number[]; sides: readonly number[] }): Float32Array {
  const { width, hidden } = network.shape
  const bag = new Float32Array(width)
  addRows(bag, network.signs, rows.signs, 1 / Math.sqrt(Math.max(1, rows.signs.length)))
  addRows(bag, network.sides, rows.sides, 1)
  const inner = new Float32Array(hidden + width)
  inner.set(runHidden(network, bag))
  inner.set(bag, hidden)
  return inner
}

function missing(): never {
  throw new Error('no network was given')
}

function addRows(bag: Float32Array, table: ByteTable, rows: readonly number[], share: number): void {
  const width = bag.length
  const sum = new Float64Array(width)
  for (const from of rows)
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] ?? 0) + (table.bytes[from + at] ?? 0)
  for (let at = 0; at < width; at += 1) bag[at] = (bag[at] ?? 0) + (sum[at] ?? 0) * (table.scales[at] ?? 0) * share
}

function runHidden({ hidden }: Network, bag: Float32Array): Float32Array {
  return runLayer(hidden, bag).map((value) => Math.max(0, value))
}

function runLayer({ weights, bias }: Layer, input: Float32Array): Float32Array {
  return bias.map((start, to) => {
    let sum = start
    const row = to * input.length
    for (let from = 0; from < input.length; from += 1) sum += (weights[row + from] ?? 0) * (input[from] ?? 0)
    return sum
  })
}

function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - most))
  const sum = raised.reduce((total, value) => total + value, 0)
  return raised.map((value) => value / sum)
}
