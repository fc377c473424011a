import { ofRecord, seenOfClause } from '../acts/clause.ts'
import { type Network, nameInside, runInside } from '../acts/network.ts'
import { type MeaningOfText, type MeaningTable, meaningOfWords } from '../meaning/meaning-table.ts'
import type { Passage } from './passage.ts'
import type { WeightOfWord } from './weight-of-word.ts'
import { wordsOfText } from './words-of-text.ts'

/** By what texts are seen. */
export interface Sight {
  /** The networks of topics. */
  networks: readonly Network[]
  meaning: MeaningTable
  weights: WeightOfWord
}

/** What is seen of a question or of a passage before the two are held against each other. */
export interface SeenText extends SeenTopics {
  words: readonly string[]
  /** Those of its name alone. */
  name: readonly string[]
  meaning: MeaningOfText
  /** What its name means; nothing where it has none. */
  ofName?: Float32Array
}

/** What the networks of topics see of a text. */
export interface SeenTopics {
  /** What each network of topics makes of it: all of it, and its two parts. */
  inside: readonly { whole: Float32Array; hidden: Float32Array; bag: Float32Array }[]
  /** How likely it is of each topic of `ask-home`; they come to 1. */
  topics: Float32Array
  /** How likely it is of any of them at all. */
  isOfHome: number
}

/** What is seen of a question of a home, in any language. Pure. */
export function seeQuestion(sight: Sight, text: string): SeenText {
  return see(sight, text, topicsOfQuestion(sight.networks, text))
}

/** What is seen of a passage of a record. Pure. */
export function seePassage(sight: Sight, { text, name }: Pick<Passage, 'text' | 'name'>): SeenText {
  return see(sight, text, topicsOfPassage(sight.networks, text), name)
}

/** Of which topics a question of a home is. Pure. */
export const topicsOfQuestion = (networks: readonly Network[], text: string): SeenTopics =>
  seeTopics(networks, text, 'home')

/** Of which topics a passage of a record is. Pure. */
export const topicsOfPassage = (networks: readonly Network[], text: string): SeenTopics =>
  seeTopics(networks, text, 'record')

function see({ meaning, weights }: Sight, text: string, topics: SeenTopics, name = ''): SeenText {
  const words = wordsOfText(text)
  const ofName = wordsOfText(name)
  return {
    ...topics,
    words,
    name: ofName,
    meaning: meaningOfWords(meaning, weights, words),
    ...(ofName.length === 0 ? {} : { ofName: meaningOfWords(meaning, weights, ofName).whole }),
  }
}

const ofHome = 'ask-home:'

function seeTopics(networks: readonly Network[], text: string, context: string): SeenTopics {
  const inside = runInside(networks, seenOfClause({ ...ofRecord(text), context }))
  const { topic: all = new Float32Array() } = nameInside(networks, inside)
  const names = networks[0]?.shape.heads.topic ?? []
  const own = all.filter((_, at) => names[at]?.startsWith(ofHome))
  const isOfHome = own.reduce((sum, each) => sum + each, 0)
  return {
    inside: inside.map((whole, at) => {
      const { hidden = 0 } = networks[at]?.shape ?? {}
      return { whole, hidden: whole.subarray(0, hidden), bag: whole.subarray(hidden) }
    }),
    topics: isOfHome === 0 ? own : own.map((each) => each / isOfHome),
    isOfHome,
  }
}
