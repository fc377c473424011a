import { ofRecord, seenOfClause } from '../acts/clause.ts'
import { type Network, nameInside, runInside } from '../acts/network.ts'
import type { Passage } from './passage.ts'
import { wordsOfText } from './words-of-text.ts'

/** What is seen of a question or of a passage before the two are held against each other. */
export interface SeenText {
  words: readonly string[]
  /** Those of its name alone. */
  name: readonly string[]
  /** What each network of topics makes of it: all of it, and its two parts. */
  inside: readonly { whole: Float32Array; hidden: Float32Array; bag: Float32Array }[]
  /** How likely it is of each topic of `ask-home`; they come to 1. */
  topics: Float32Array
  /** How likely it is of any of them at all. */
  isOfHome: number
}

/** What is seen of a question of a home, in any language. Pure. */
export function seeQuestion(networks: readonly Network[], text: string): SeenText {
  return see(networks, { text, name: '', context: 'home' })
}

/** What is seen of a passage of a record. Pure. */
export function seePassage(networks: readonly Network[], { text, name }: Passage): SeenText {
  return see(networks, { text, name, context: 'record' })
}

const ofHome = 'ask-home:'

function see(
  networks: readonly Network[],
  { text, name, context }: { text: string; name: string; context: string },
): SeenText {
  const inside = runInside(networks, seenOfClause({ ...ofRecord(text), context }))
  const { topic: all = new Float32Array() } = nameInside(networks, inside)
  const names = networks[0]?.shape.heads.topic ?? []
  const own = all.filter((_, at) => names[at]?.startsWith(ofHome))
  const isOfHome = own.reduce((sum, each) => sum + each, 0)
  return {
    words: wordsOfText(text),
    name: wordsOfText(name),
    inside: inside.map((whole, at) => {
      const { hidden = 0 } = networks[at]?.shape ?? {}
      return { whole, hidden: whole.subarray(0, hidden), bag: whole.subarray(hidden) }
    }),
    topics: isOfHome === 0 ? own : own.map((each) => each / isOfHome),
    isOfHome,
  }
}
