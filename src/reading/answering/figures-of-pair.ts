import { indexOfMost, product } from '../acts/vectors.ts'
import { nearestPieces } from '../meaning/meaning-table.ts'
import { type Passage, passageKinds } from './passage.ts'
import type { SeenText } from './see-text.ts'
import type { WeightOfWord } from './weight-of-word.ts'
import { likest } from './words-of-text.ts'

/** A passage, and what is seen of it. */
export interface SeenPassage {
  passage: Passage
  seen: SeenText
}

/** What is told of a question and each passage of a record, and of the question and all of them together. */
export interface Figures {
  ofPassage: readonly Float32Array[]
  ofAll: Float32Array
}

/** Figures of a pair: how many there are. */
export const figuresOfPassage = 36
/** Figures of a question and all passages together: how many there are. */
export const figuresOfAll = 7

// So that all of them are of about one size.
const wordsShare = 5
const nameShare = 4
const mostInWords = 15
const mostInName = 12
const lengthShare = 15
const mostLength = 30
const questionShare = 10
const mostQuestion = 20
const leastDot = 1e-3
/** A word of a name that says what it is of is longer, "de" and "of" are not; and is worth so much at least. */
const leastOfName = 3
const leastWorth = 0.3
/** Words that are the same by so much are the same. */
const alike = 0.5
const surelyAlike = 0.6
const han = /\p{Script=Han}/u

/**
 * How a question and the passages of a record stand to each other: whether they are of the same topic, how alike the networks see them, and
 * which of its words, each by how rarely it is said, stand in the passage and in its name. Some are told against the best of the record as
 * well: the neighbor that fits better is the answer. Pure.
 */
export function figuresOfPair(weights: WeightOfWord, question: SeenText, passages: readonly SeenPassage[]): Figures {
  const asked = [...new Set(question.words)].map((word) => ({ word, weight: weights.of(word) }))
  const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  const sets = passages.map(({ seen }) => new Set(seen.words))
  const shares = asked.map(({ word }) => sets.map((words) => likest(word, words)))
  const heldBy = shares.map((each) => Math.max(1, each.filter((share) => share > alike).length))
  const top = indexOfMost(question.topics)
  const rows = passages.map(({ passage, seen }, at): number[] => {
    const sum = (of: (index: number) => number) =>
      asked.reduce((total, { weight }, index) => total + weight * of(index), 0)
    const inWords = sum((index) => shares[index]?.[at] ?? 0)
    const rarely = sum((index) => (shares[index]?.[at] ?? 0) / (heldBy[index] ?? 1))
    const inName = sum((index) => likest(asked[index]?.word ?? '', seen.name))
    const named = seen.name
      .filter((word) => word.length >= leastOfName || han.test(word))
      .map((word) => ({ share: likest(word, question.words), worth: Math.max(leastWorth, weights.of(word)) }))
    const worth = named.reduce((total, each) => total + each.worth, 0)
    const dot = product(question.topics, seen.topics)
    const ownTop = indexOfMost(seen.topics)
    const isField = passage.kind === 'field' ? 1 : 0
    const value = passage.name === '' ? passage.text : passage.text.slice(passage.name.length + 1)
    return [
      dot,
      least(question.topics, seen.topics),
      top === ownTop ? 1 : 0,
      question.topics[ownTop] ?? 0,
      seen.topics[top] ?? 0,
      Math.log(dot + leastDot) / wordsShare,
      nearness(question, seen, 'hidden'),
      nearness(question, seen, 'bag'),
      inWords / whole,
      Math.min(inWords, mostInWords) / wordsShare,
      Math.min(rarely, mostInWords) / wordsShare,
      Math.min(inName, mostInName) / nameShare,
      named.length === 0 ? 0 : named.reduce((total, { share }) => total + share, 0) / named.length,
      named.length > 0 && named.every(({ share }) => share >= surelyAlike) ? 1 : 0,
      worth === 0 ? 0 : named.reduce((total, each) => total + each.share * each.worth, 0) / worth,
      ...passageKinds.map((kind) => (kind === passage.kind ? 1 : 0)),
      /\d/u.test(value) ? 1 : 0,
      Math.min(seen.words.length, mostLength) / lengthShare,
      question.isOfHome,
      Math.min(question.words.length, mostQuestion) / questionShare,
      (isField * inWords) / whole,
      isField * dot,
      Math.max(0, ...seen.topics),
      ...nearInMeaning(question, seen),
    ]
  })
  const best = (figure: number) => Math.max(...rows.map((row) => row[figure] ?? 0))
  const against = standAgainst.map((figure) => ({ figure, most: best(figure) }))
  return {
    ofPassage: rows.map((row) =>
      Float32Array.from([...row, ...against.map(({ figure, most }) => (row[figure] ?? 0) - most)]),
    ),
    ofAll: Float32Array.from([
      1,
      Math.max(0, ...question.topics),
      question.isOfHome,
      best(ofRareWords),
      best(ofHidden),
      best(ofMeaning),
      best(ofPieces),
    ]),
  }
}

const ofHidden = 6
const ofRareWords = 10
const ofMeaning = 25
const ofPieces = 26
/** Topics together, how alike the networks see them, rare words, words of the name, what they mean: as a whole, by pieces, by the nearest one. */
const standAgainst = [0, ofHidden, ofRareWords, 11, ofMeaning, ofPieces, 27]

/** How near a question comes to a passage by what their words mean: as a whole, by pieces on average, by the nearest piece, and to its name. */
function nearInMeaning(question: SeenText, seen: SeenText): number[] {
  const { mean, most } = nearestPieces(question.meaning, seen.meaning)
  const toName = seen.ofName === undefined ? 0 : product(question.meaning.whole, seen.ofName)
  return [product(question.meaning.whole, seen.meaning.whole), mean, most, toName]
}

function least(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, value, at) => sum + Math.min(value, other[at] ?? 0), 0)
}

/** The cosine between what each network makes of both, on average. */
function nearness(one: SeenText, other: SeenText, part: 'hidden' | 'bag'): number {
  const all = one.inside.map((inside, at) => cosine(inside[part], other.inside[at]?.[part] ?? inside[part]))
  return all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length)
}

const tiny = 1e-6

function cosine(one: Float32Array, other: Float32Array): number {
  return product(one, other) / (Math.sqrt(product(one, one) * product(other, other)) + tiny)
}
