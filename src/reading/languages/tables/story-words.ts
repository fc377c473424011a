import { type ToldWords, toldKinds } from './told-words.ts'

/**
 * By which words and forms a clause tells what happened, whatever it is about: who did it and when, in the forms of the
 * language's verbs rather than by the verbs that somebody has thought of.
 */
export interface StoryWords extends StoryForms, ToldWords {
  /** Pronouns that a verb has as its object, and a participle has not: "me", "us", "them". */
  objects: readonly string[]
  /** Subjects that can stand behind their verb: "träumte ich". */
  inverted: readonly string[]
  /** With which a clause about other times begins: "back then", "as kids". */
  pastTimes: readonly string[]
  /** With "have" of these, a participle tells what happened: "has", "ont", "hemos". */
  auxiliaries: readonly string[]
  /** Behind which an infinitive tells what has just happened: "venons de". */
  recently: readonly string[]
  /** Behind which nothing is real: "if", "si". */
  conditions: readonly string[]
  /** What one would do with a home behind "would": "buy", "rent". */
  dealings: readonly string[]
  /** What somebody only dreams of: "the house of my dreams". */
  dreams: readonly string[]
  /** Who asks for what the story was about: "something like it". */
  likewise: readonly string[]
}

/** Forms of verbs: whole words, or "~ed" for any word that ends so and "ge~t" for any that begins and ends so. */
export interface StoryForms {
  /** They tell what happened and can be nothing else: "took", "llamaron". */
  finite: readonly string[]
  /** They tell it when an object stands behind them, and describe something otherwise: "kept", "painted". */
  open: readonly string[]
  participles: readonly string[]
  /** With which a sentence begins that tells what the speaker does, where a verb needs no subject: "escribo". */
  firstPersons: readonly string[]
  /** What is only thought of, behind a condition: "were", "tocara". */
  unreal: readonly string[]
}

export const storyKinds = [
  'objects',
  'inverted',
  'pastTimes',
  'auxiliaries',
  'recently',
  'conditions',
  'dealings',
  'dreams',
  'likewise',
  ...toldKinds,
] as const
export type StoryKind = (typeof storyKinds)[number]
export const storyForms = ['finite', 'open', 'participles', 'firstPersons', 'unreal'] as const
export type StoryForm = (typeof storyForms)[number]
