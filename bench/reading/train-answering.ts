import { product } from '../../src/reading/acts/vectors.ts'
import {
  type AnsweringModel,
  type AnsweringShape,
  type AnsweringTables,
  insideOf,
  sizesOf,
  softmax,
  standardOf,
  toHidden,
  toTower,
  weighPassages,
} from '../../src/reading/answering/answering-model.ts'
import { type Figures, figuresOfPair } from '../../src/reading/answering/figures-of-pair.ts'
import { type SeenText, type Sight, seePassage, seeQuestion } from '../../src/reading/answering/see-text.ts'
import type { AskedOfRecord } from './read-asked.ts'
import { seeded, shuffle } from './train-network.ts'

/** A question as the model sees it, with what it should say. */
export interface AskedLesson {
  figures: Figures
  question: Float32Array
  passages: readonly Float32Array[]
  answers: readonly boolean[]
}

/** What is seen of all questions and their records: it does not change while the model learns. */
export function lessonsOfAsked(sight: Sight, asked: readonly AskedOfRecord[]): AskedLesson[] {
  const kept = new Map<string, SeenText>()
  return asked.map(({ say, passages, answers }) => {
    const question = seeQuestion(sight, say)
    const seen = passages.map((passage) => {
      const key = `${passage.name}\n${passage.text}`
      const own = kept.get(key) ?? seePassage(sight, passage)
      kept.set(key, own)
      return { passage, seen: own }
    })
    return {
      figures: figuresOfPair(sight.weights, question, seen),
      question: insideOf(question),
      passages: seen.map((each) => insideOf(each.seen)),
      answers,
    }
  })
}

const rounds = 12
const rate = 0.003
const lastRate = 0.1
const together = 8
/** How strongly numbers are held near 0; those of the towers, which are many, more. */
const decay = 1e-4
const decayOfTowers = 1e-2
/** The share of figures that is left out at random each time, so that none decides alone. */
const blind = 0.1
// Adam: Kingma and Ba, 2015.
const [first, second, tiny] = [0.9, 0.999, 1e-8]

type Learned = Exclude<keyof AnsweringTables, 'mean' | 'spread'>
const learned: readonly Learned[] = ['layer', 'bias', 'ofHidden', 'ofFigure', 'question', 'passage', 'none']

/** Members that learn the same, each in an order of its own. */
const members = 2
const shiftsTried = 41
const widestShift = 4
/** So small a share of questions, more or less, is chance. */
const aboutAsGood = 0.003

/**
 * A model that says of each lesson which passage answers, or that none does: the same for the same lessons. How readily it says that none
 * does is settled by the lessons of hands that it has not learned from, for what it has learned it finds easier than what is new.
 */
export function trainAnswering(
  shape: AnsweringShape,
  lessons: readonly AskedLesson[],
  dev: readonly AskedLesson[],
): AnsweringModel {
  const learnt = Array.from({ length: members }, (_, index) => trainMember(shape, lessons, index + 1))
  const shifts = Array.from({ length: shiftsTried }, (_, at) => (at / (shiftsTried - 1) - 0.5) * 2 * widestShift)
  const tried = shifts.map((noneShift) => {
    const model = { shape, members: learnt, noneShift }
    const { told, left } = measureAnswering(model, dev)
    return { model, right: told + left }
  })
  const enough = Math.max(...tried.map(({ right }) => right)) - aboutAsGood * dev.length
  // Of shifts about as good the one that tells most: to hear what a record says of the matter costs less than to hear that it says nothing.
  return tried.reduce((chosen, each) => (chosen.right >= enough ? chosen : each)).model
}

function trainMember(shape: AnsweringShape, lessons: readonly AskedLesson[], seed: number): AnsweringTables {
  const random = seeded(seed)
  const tables = begin(shape, lessons, random)
  const moments = learned.map((name) => ({
    name,
    slope: new Float32Array(tables[name].length),
    mean: new Float32Array(tables[name].length),
    square: new Float32Array(tables[name].length),
  }))
  const slopes = Object.fromEntries(moments.map(({ name, slope }) => [name, slope])) as Record<Learned, Float32Array>
  const order = lessons.map((_, index) => index)
  let steps = 0
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    const speed = rate * (1 - (round / rounds) * (1 - lastRate))
    for (let at = 0; at < order.length; at += together) {
      for (const { slope } of moments) slope.fill(0)
      for (const index of order.slice(at, at + together)) {
        const lesson = lessons[index]
        if (lesson !== undefined) learnFrom(shape, tables, lesson, { slopes, random })
      }
      steps += 1
      for (const { name, slope, mean, square } of moments) {
        const values = tables[name]
        const held = name === 'question' || name === 'passage' ? decayOfTowers : decay
        for (let place = 0; place < values.length; place += 1) {
          const value = values[place] ?? 0
          const down = (slope[place] ?? 0) / together + held * value
          mean[place] = first * (mean[place] ?? 0) + (1 - first) * down
          square[place] = second * (square[place] ?? 0) + (1 - second) * down * down
          const step = (mean[place] ?? 0) / (1 - first ** steps)
          values[place] = value - (speed * step) / (Math.sqrt((square[place] ?? 0) / (1 - second ** steps)) + tiny)
        }
      }
    }
  }
  return tables
}

function begin(shape: AnsweringShape, lessons: readonly AskedLesson[], random: () => number): AnsweringTables {
  const sizes = sizesOf(shape)
  // Nearly a bell: the sum of twelve even numbers (Irwin and Hall).
  const bell = (): number => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6)
  const spreadOut = (size: number, by: number) => Float32Array.from({ length: size }, () => bell() * by)
  const rows = lessons.flatMap(({ figures }) => figures.ofPassage)
  const mean = new Float32Array(sizes.mean).map(
    (_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0) / Math.max(1, rows.length),
  )
  const spread = mean.map(
    (middle, at) =>
      Math.sqrt(rows.reduce((sum, row) => sum + ((row[at] ?? 0) - middle) ** 2, 0) / Math.max(1, rows.length)) + 1e-6,
  )
  return {
    ...{ mean, spread },
    layer: spreadOut(sizes.layer, 0.9 / Math.sqrt(sizes.mean)),
    bias: new Float32Array(sizes.bias),
    ofHidden: spreadOut(sizes.ofHidden, 0.3),
    ofFigure: new Float32Array(sizes.ofFigure),
    question: spreadOut(sizes.question, 0.02),
    passage: spreadOut(sizes.passage, 0.02),
    none: new Float32Array(sizes.none),
  }
}

/** Adds to the slopes how the numbers would have to go so that what answers becomes likelier. */
function learnFrom(
  shape: AnsweringShape,
  tables: AnsweringTables,
  { figures, question, passages, answers }: AskedLesson,
  { slopes, random }: { slopes: Record<Learned, Float32Array>; random: () => number },
): void {
  const { towers } = shape
  const seen = tables.mean.map(() => (random() < blind ? 0 : 1))
  const asked = toTower(tables.question, question, towers)
  const rows = figures.ofPassage.map((own, at) => {
    const standard = standardOf(tables, own).map((value, figure) => value * (seen[figure] ?? 0))
    const hidden = toHidden(tables, standard)
    const told = toTower(tables.passage, passages[at] ?? new Float32Array(), towers)
    const score = product(hidden, tables.ofHidden) + product(standard, tables.ofFigure) + product(asked, told)
    return { standard, hidden, told, score }
  })
  const likely = softmax([...rows.map(({ score }) => score), product(figures.ofAll, tables.none)])
  const right = answers.includes(true) ? answers : [...answers.map(() => false), true]
  const share = likely.reduce((sum, value, at) => sum + (right[at] === true ? value : 0), 0)
  const down = likely.map((value, at) => value - (right[at] === true ? value / Math.max(share, 1e-12) : 0))
  addScaled(slopes.none, figures.ofAll, down.at(-1) ?? 0)
  const ofAsked = new Float32Array(towers)
  for (const [at, { standard, hidden, told }] of rows.entries()) {
    const by = down[at] ?? 0
    addScaled(slopes.ofHidden, hidden, by)
    addScaled(slopes.ofFigure, standard, by)
    addScaled(ofAsked, told, by)
    const back = hidden.map((value, to) => (value > 0 ? by * (tables.ofHidden[to] ?? 0) : 0))
    addScaled(slopes.bias, back, 1)
    addOuter(slopes.layer, standard, back)
    addOuter(
      slopes.passage,
      passages[at] ?? new Float32Array(),
      asked.map((value) => value * by),
    )
  }
  addOuter(slopes.question, question, ofAsked)
}

function addScaled(to: Float32Array, from: Float32Array, by: number): void {
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + (from[at] ?? 0) * by
}

function addOuter(to: Float32Array, rows: Float32Array, columns: Float32Array): void {
  for (let row = 0; row < rows.length; row += 1) {
    const value = rows[row] ?? 0
    if (value === 0) continue
    const start = row * columns.length
    for (let at = 0; at < columns.length; at += 1) to[start + at] = (to[start + at] ?? 0) + value * (columns[at] ?? 0)
  }
}

/** How well a model does: of questions that a record answers, and of those that it does not. */
export interface AnsweringFigures {
  answered: number
  /** The likeliest passage answers. */
  right: number
  /** It is likelier than that none does as well. */
  told: number
  unanswered: number
  /** None is likelier than each passage. */
  left: number
}

export function measureAnswering(model: AnsweringModel, lessons: readonly AskedLesson[]): AnsweringFigures {
  const figures: AnsweringFigures = { answered: 0, right: 0, told: 0, unanswered: 0, left: 0 }
  for (const { figures: own, question, passages, answers } of lessons) {
    const likely = weighPassages(model, own, question, passages)
    const none = likely.at(-1) ?? 0
    const best = likely.slice(0, -1).reduce((most, value, at, all) => (value > (all[most] ?? 0) ? at : most), 0)
    const isTold = (likely[best] ?? 0) > none
    if (answers.includes(true)) {
      figures.answered += 1
      if (answers[best] === true) figures.right += 1
      if (answers[best] === true && isTold) figures.told += 1
    } else {
      figures.unanswered += 1
      if (!isTold) figures.left += 1
    }
  }
  return figures
}
