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

/** Hostile requests to every operation, in any order, made as they are needed. The same seed makes the same ones. */
export function* makeCorpus(targets: readonly Target[], count: number, seed: number): Generator<HostileRequest> {
  const dice = new Dice(seed)
  const withSentence = targets.filter(({ sentence }) => sentence !== undefined)
  const withList = targets.filter(({ list }) => list !== undefined)
  let nearlyGood: Map<Target, Buffer[]> = new Map()
  for (let made = 0; made < count; made += 1) {
    if (made % batch === 0) nearlyGood = sampleBodies(targets, seed + made)
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
      const depth = dice.one([33, 5_000, 300_000])
      yield { target, way: 'deep', bytes: Buffer.from(dice.one(['[', '{"a":', '{"content":[']).repeat(depth)) }
    }
  }
}

function sampleBodies(targets: readonly Target[], seed: number): Map<Target, Buffer[]> {
  const each = Math.ceil((batch * 2) / targets.length)
  return new Map(targets.map((target) => [target, fc.sample(hostileBody(target.body), { seed, numRuns: each })]))
}

function goodBytes(target: Target, seed: number, instead: Record<string, unknown>): Buffer {
  const entries = Object.entries(target.body).map(([name, good]) => [name, fc.sample(good, { seed, numRuns: 1 })[0]])
  return Buffer.from(JSON.stringify({ ...Object.fromEntries(entries), ...instead }))
}
