import { readFileSync } from 'node:fs'
import { memoize, once } from '../../../platform/memoize.ts'
import { featuresOfEntry } from './features-of-entry.ts'

/** Weights of what is seen of an entry: a logistic regression over hashed features. */
export interface EntryModel {
  weights: Float32Array
  bias: number
}

/** A power of two, so that features are found by their lowest bits. */
export const modelSize = 1 << 16

/** How likely an entry is for members alone, from 0 to 1. */
export function likelyPrivate({ weights, bias }: EntryModel, features: Uint32Array): number {
  let sum = 0
  for (const feature of features) sum += weights[feature] ?? 0
  return 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(Math.max(1, features.length)))))
}

const bytesBefore = 8

/** A model as bytes: its bias and what one step of a weight is (32-bit floats, little-endian), then a weight in each byte. */
export function encodeEntryModel({ weights, bias }: EntryModel): Uint8Array {
  const most = weights.reduce((greatest, each) => Math.max(greatest, Math.abs(each)), 0)
  const step = most / 127
  const file = new Uint8Array(bytesBefore + weights.length)
  const view = new DataView(file.buffer)
  view.setFloat32(0, bias, true)
  view.setFloat32(4, step, true)
  for (const [at, weight] of weights.entries()) view.setInt8(bytesBefore + at, Math.round(weight / step))
  return file
}

/** Reads what `encodeEntryModel` has written. */
export function decodeEntryModel(file: Uint8Array): EntryModel {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const step = view.getFloat32(4, true)
  const weights = Float32Array.from(
    { length: file.byteLength - bytesBefore },
    (_, at) => step * view.getInt8(bytesBefore + at),
  )
  return { bias: view.getFloat32(0, true), weights }
}

/** What `npm run learn:columns` has made of corpus/columns/. */
const loadEntryModel = once(() => decodeEntryModel(readFileSync(new URL('./columns.bin', import.meta.url))))

/** From so much on an entry is held back: to tell what is for members costs more than a look at the report. */
const heldFrom = 0.2
/** Where the rules guess so as well. */
const heldWithGuess = 0.1
const longestRemembered = 80

/** Whether what was learned says that an entry is for members alone. `judged`: what the rules say of it; `isGuessed`: that it sounds so. */
export function soundsPrivate(name: string, value: string, judged: readonly string[], isGuessed: boolean): boolean {
  return likelyForMembers(name, value, judged) >= (isGuessed ? heldWithGuess : heldFrom)
}

/** How likely that is, from 0 to 1. */
export function likelyForMembers(name: string, value: string, judged: readonly string[]): number {
  if (value.length > longestRemembered) return decide(name, value, judged)
  return remembered([name, value, ...judged].join('\0'))
}

const decide = (name: string, value: string, judged: readonly string[]): number =>
  likelyPrivate(loadEntryModel(), featuresOfEntry(name, value, judged, modelSize))

/** Homes of one file say the same again and again. */
const remembered = memoize((entry: string): number => {
  const [name = '', value = '', ...judged] = entry.split('\0')
  return decide(name, value, judged)
}, 10_000)
