import { readFileSync } from 'node:fs'

/** Of how many messages each word is, of so many messages in all; words of few are not among them. */
export interface SaidOften {
  messages: number
  words: Readonly<Record<string, number>>
}

const ofNumber = 4
/** Of a word of Chinese, two characters: they are not counted. */
const ofChinese = 5
const han = /\p{Script=Han}/u

/**
 * How much a word tells: the logarithm of how rarely visitors say it (inverse document frequency, Spärck Jones 1972), 0 for what they say
 * all the time. `languages`: the messages are of so many, and each word of one of them.
 */
export class WeightOfWord {
  readonly #messages: number
  /** A map: "constructor" is a word of Spanish, and a property of every object. */
  readonly #words: ReadonlyMap<string, number>
  readonly #languages = 6

  constructor({ messages, words }: SaidOften) {
    this.#messages = messages
    this.#words = new Map(Object.entries(words))
  }

  /** Whether visitors say a folded word in more than a few messages. */
  isSaidOften(word: string): boolean {
    return this.#words.has(word)
  }

  of(word: string): number {
    if (han.test(word)) return ofChinese
    if (/^\d+$/u.test(word)) return ofNumber
    return Math.max(0, Math.log(this.#messages / this.#languages / (1 + (this.#words.get(word) ?? leastSaid))))
  }
}

/** Words of fewer messages weigh alike. */
export const leastSaid = 15

/** What `npm run train` has counted in corpus/. */
export function loadWeightOfWord(): WeightOfWord {
  return new WeightOfWord(JSON.parse(readFileSync(new URL('./said-often.json', import.meta.url), 'utf8')) as SaidOften)
}
