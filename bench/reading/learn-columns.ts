import { holdBack } from '../../src/reading/members-only/held-back.ts'
import { type EntryModel, likelyPrivate, modelSize } from '../../src/reading/members-only/learned/entry-model.ts'
import { featuresOfEntry } from '../../src/reading/members-only/learned/features-of-entry.ts'
import { judgeByRules } from '../../src/reading/members-only/rules-of-entry.ts'
import type { Column } from './read-columns.ts'
import { shuffle } from './train-network.ts'

const rounds = 30
const rate = 0.15
const decay = 1e-6
/** What all entries of records together count, beside those whose author said what they are: they must not drown them, however many there are. */
const ofRecords = 7_750

interface Example {
  features: Uint32Array
  is: number
  weight: number
}

const seen = ({ key, value }: Column): { features: Uint32Array; judged: readonly string[] } => {
  const { judged } = judgeByRules(key, value, { isUnknown: true })
  return { judged, features: featuresOfEntry(key, value, judged, modelSize) }
}

/**
 * A logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad, Duchi et al. 2011). The same
 * entries give the same weights. `open`: entries of records; those that the rules would hold back are left out, for nobody has said of
 * them that they are public.
 */
export function learnColumns(columns: readonly Column[], open: readonly Column[]): EntryModel {
  const labelled = columns.map(
    (each): Example => ({ features: seen(each).features, is: Number(each.private), weight: 1 }),
  )
  const sound = open.map(seen).filter(({ judged }) => judged.length === 0)
  const ofOpen = sound.map(({ features }): Example => ({ features, is: 0, weight: ofRecords / sound.length }))
  let state = 1
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const examples = [...labelled, ...ofOpen, ...unknownEntries(random)]
  const weights = new Float32Array(modelSize)
  const squares = new Float32Array(modelSize).fill(0.01)
  let bias = 0
  const order = examples.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example === undefined) continue
      const { features, is, weight } = example
      const error = (likelyPrivate({ weights, bias }, features) - is) * weight
      const step = error / Math.sqrt(Math.max(1, features.length))
      for (const feature of features) {
        const slope = step + decay * (weights[feature] ?? 0)
        squares[feature] = (squares[feature] ?? 0) + slope * slope
        weights[feature] = (weights[feature] ?? 0) - (rate * slope) / Math.sqrt(squares[feature] ?? 1)
      }
      bias -= 0.01 * error
    }
  }
  return { weights, bias }
}

const many = 400
const longest = 24

/** Entries of signs at random: of what says nothing nothing is held back. */
function unknownEntries(random: () => number): Example[] {
  const text = (): string =>
    Array.from({ length: 1 + Math.floor(random() * longest) }, () =>
      String.fromCodePoint(0xa1 + Math.floor(random() * 0xcf_00)),
    ).join(random() < 0.5 ? '' : ' ')
  return Array.from({ length: many }, () => ({
    features: featuresOfEntry(text(), text(), [], modelSize),
    is: 0,
    weight: 1,
  }))
}

/** Shares, in percent: of what is for members how much is held back, and of what is public how much is lost. */
export function measureColumns(columns: readonly Column[]): { heldBack: number; lost: number } {
  const isHeld = ({ key, value }: Column): boolean =>
    holdBack({ ExtensionColumn: [{ Key: key, value }] }).held.length > 0
  const share = (among: readonly Column[]): number =>
    Math.round((1_000 * among.filter(isHeld).length) / among.length) / 10
  return {
    heldBack: share(columns.filter((each) => each.private)),
    lost: share(columns.filter((each) => !each.private)),
  }
}
