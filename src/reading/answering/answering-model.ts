import { product } from '../acts/vectors.ts'
import { type Figures, figuresOfAll, figuresOfPassage } from './figures-of-pair.ts'
import type { SeenText } from './see-text.ts'

/** How wide the parts of the model are. */
export interface AnsweringShape {
  /** Numbers of a hidden layer over the figures of a pair. */
  hidden: number
  /** Numbers to which a question and a passage are brought, so that their product says how well they fit. */
  towers: number
  /** Numbers that the networks of topics make of a text inside. */
  inside: number
  /** Of which lines it has learned: their digest. */
  learnedFrom?: string
}

/** Tables of numbers, row by row. */
export interface AnsweringTables {
  /** Mean and spread of each figure of a pair. */
  mean: Float32Array
  spread: Float32Array
  /** `[figure][hidden]`, and how the hidden layer begins. */
  layer: Float32Array
  bias: Float32Array
  /** What each number of the hidden layer, and each figure by itself, is worth. */
  ofHidden: Float32Array
  ofFigure: Float32Array
  /** `[inside][towers]`, of a question and of a passage. */
  question: Float32Array
  passage: Float32Array
  /** What each figure of all is worth for “none of them answers it”. */
  none: Float32Array
}

/** Learned by `npm run train` (bench/reading/train-answering.ts): several of one shape, each learned in another order. */
export interface AnsweringModel {
  shape: AnsweringShape
  members: readonly AnsweringTables[]
  /** What is added to the score of “none of them answers it”, so that it is said as often as it is so. */
  noneShift: number
}

/** What a text is held against others by. What the networks make inside is brought near 1. */
export const insideShare = 0.3

/** How many numbers each table has, in the order of the file. */
export function sizesOf({ hidden, towers, inside }: AnsweringShape): Readonly<Record<keyof AnsweringTables, number>> {
  return {
    mean: figuresOfPassage,
    spread: figuresOfPassage,
    layer: figuresOfPassage * hidden,
    bias: hidden,
    ofHidden: hidden,
    ofFigure: figuresOfPassage,
    question: inside * towers,
    passage: inside * towers,
    none: figuresOfAll,
  }
}

/** What the networks make of a text, one behind the other, as the model takes it. */
export function insideOf({ inside }: SeenText): Float32Array {
  const all = new Float32Array(inside.reduce((sum, { whole }) => sum + whole.length, 0))
  let at = 0
  for (const { whole } of inside) {
    for (const value of whole) {
      all[at] = value * insideShare
      at += 1
    }
  }
  return all
}

/** A text brought to few numbers. */
export function toTower(table: Float32Array, inside: Float32Array, towers: number): Float32Array {
  const tower = new Float32Array(towers)
  for (let from = 0; from < inside.length; from += 1) {
    const value = inside[from] ?? 0
    if (value === 0) continue
    for (let to = 0; to < towers; to += 1) tower[to] = (tower[to] ?? 0) + value * (table[from * towers + to] ?? 0)
  }
  return tower
}

/** The hidden layer over the figures of a pair, which are standard already. */
export function toHidden({ layer, bias }: AnsweringTables, standard: Float32Array): Float32Array {
  const hidden = bias.slice()
  for (let from = 0; from < standard.length; from += 1) {
    const value = standard[from] ?? 0
    for (let to = 0; to < hidden.length; to += 1)
      hidden[to] = (hidden[to] ?? 0) + value * (layer[from * hidden.length + to] ?? 0)
  }
  return hidden.map((value) => Math.max(0, value))
}

/** Figures of a pair, each by how far it is from its mean. */
export function standardOf({ mean, spread }: AnsweringTables, figures: Float32Array): Float32Array {
  return figures.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1))
}

/** How likely each passage answers the question, and behind them how likely none does; together they come to 1. Pure. */
export function weighPassages(
  { shape, members, noneShift }: AnsweringModel,
  figures: Figures,
  question: Float32Array,
  passages: readonly Float32Array[],
): Float32Array {
  const likely = new Float32Array(passages.length + 1)
  for (const tables of members) {
    const asked = toTower(tables.question, question, shape.towers)
    const scores = figures.ofPassage.map((own, at) => {
      const standard = standardOf(tables, own)
      const told = toTower(tables.passage, passages[at] ?? new Float32Array(), shape.towers)
      return (
        product(toHidden(tables, standard), tables.ofHidden) + product(standard, tables.ofFigure) + product(asked, told)
      )
    })
    const none = product(figures.ofAll, tables.none) + noneShift
    for (const [at, each] of softmax([...scores, none]).entries())
      likely[at] = (likely[at] ?? 0) + each / members.length
  }
  return likely
}

export function softmax(values: readonly number[]): Float32Array {
  const most = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - most))
  const sum = raised.reduce((total, value) => total + value, 0)
  return Float32Array.from(raised, (value) => value / sum)
}
