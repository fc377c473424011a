import fc from 'fast-check'
import { hostileBody } from '../../../test/properties/hostile-body.ts'
import { Dice } from '../../search-latency/dice.ts'
import type { Target } from './hostile-targets.ts'
import { makeWorstText } from './worst-texts.ts'

export interface HostileRequest {
  target: Target
  /** How it was made, for the one who reads of it. */
  way: string
  bytes: Buffer
}

const batch = 400
const batchEach = 50

/** Hostile requests to every operation, in any order, made as they are needed. The same seed makes the same ones. */
export function* makeCorpus(targets: readonly Target[], count: number, seed: number): Generator<HostileRequest> {
  const dice = new Dice(seed)
  const withSentence = targets.filter(({ sentence }) => sentence !== undefined)
  const withList = targets.filter(({ list }) => list !== undefined)
  let nearlyGood: Map<Target, Buffer[]> = new Map()
  for (let made = 0; made < count; made += 1) {
    if (made % batch === 0) nearlyGood = sampleBodies(targets, seed + made, Math.ceil((batch * 2) / targets.length))
    const roll = dice.below(100)
    if (roll < 62) {
      const target = dice.one(targets)
      yield { target, way: 'nearly good', bytes: nearlyGood.get(target)?.pop() ?? Buffer.from('{}') }
    } else if (roll < 92) {
      const target = dice.one(withSentence)
      const { field = '', longest = 0 } = target.sentence ?? {}
      yield {
        target,
        way: 'worst text',
        bytes: goodBytes(target, seed + made, { [field]: makeWorstText(dice, longest) }),
      }
    } else if (roll < 96) {
      const target = dice.one(withList)
      const { field = '', wrong = 0 } = target.list ?? {}
      const length = dice.one([1_000, 20_000, 200_000])
      yield {
        target,
        way: 'list of wrong entries',
        bytes: goodBytes(target, seed + made, { [field]: Array(length).fill(wrong) }),
      }
    } else {
      const target = dice.one(targets)
      yield { target, way: 'deep', bytes: makeDeepBytes(dice) }
    }
  }
}

/** So many hostile requests to each of some operations. */
export function* makeEvenCorpus(targets: readonly Target[], each: number, seed: number): Generator<HostileRequest> {
  const dice = new Dice(seed)
  let nearlyGood: Map<Target, Buffer[]> = new Map()
  for (let round = 0; round < each; round += 1) {
    if (round % batchEach === 0) nearlyGood = sampleBodies(targets, seed + round, batchEach)
    for (const target of targets) {
      const bytes = nearlyGood.get(target)?.pop() ?? Buffer.from('{}')
      yield twist(target, bytes, dice, seed + round)
    }
  }
}

/** A request with these bytes, or, now and then, with worse. */
function twist(target: Target, bytes: Buffer, dice: Dice, seed: number): HostileRequest {
  const roll = dice.below(100)
  const { sentence, list } = target
  if (roll >= 98) return { target, way: 'deep', bytes: makeDeepBytes(dice) }
  if (sentence && roll >= 80) {
    const text = makeWorstText(dice, sentence.longest)
    return { target, way: 'worst text', bytes: goodBytes(target, seed, { [sentence.field]: text }) }
  }
  if (list && roll >= 76) {
    const entries = Array(dice.one([1_000, 20_000])).fill(list.wrong)
    return { target, way: 'list of wrong entries', bytes: goodBytes(target, seed, { [list.field]: entries }) }
  }
  return { target, way: 'nearly good', bytes }
}

function makeDeepBytes(dice: Dice): Buffer {
  const depth = dice.one([33, 5_000, 300_000])
  return Buffer.from(dice.one(['[', '{"a":', '{"content":[']).repeat(depth))
}

function sampleBodies(targets: readonly Target[], seed: number, each: number): Map<Target, Buffer[]> {
  return new Map(targets.map((target) => [target, fc.sample(hostileBody(target.body), { seed, numRuns: each })]))
}

function goodBytes(target: Target, seed: number, instead: Record<string, unknown>): Buffer {
  const entries = Object.entries(target.body).map(([name, good]) => [name, fc.sample(good, { seed, numRuns: 1 })[0]])
  return Buffer.from(JSON.stringify({ ...Object.fromEntries(entries), ...instead }))
}
