import { splitPhrases } from './phrase-tables.ts'

/** What each list of a language's words of fair housing is for; in every list a phrase is one word or several. */
const lists = {
  /** Whole phrases that ask to choose homes by who people are, whatever stands around them: "people like us". */
  requests: '',
  /**
   * The names of what nobody is chosen by: "race", "religion". Asked for they are refused; said with "not" they are
   * not.
   */
  topics: '',
  /** Stand-ins that are a fact when said of a thing: "safe for", "ideal for"; with a `member` behind them a request. */
  suited: '',
  /** Members for whom "suitable for" is a fact of the building: "wheelchair users". */
  accessNeeds: '',
  /**
   * Groups that are always people: "Muslims", "immigrants". Refused unless visitors speak of themselves or a `thing`
   * follows.
   */
  groups: '',
  /**
   * Groups that are also colours, styles, dishes: "white", "Chinese". Refused before `persons` or `areas`, or behind
   * `shares`.
   */
  ambiguousGroups: '',
  /** Age, sex, standing as adjectives: "elderly", "male", "single". Refused before `persons` other than oneself. */
  ageGroups: '',
  /**
   * Everyday nouns for kinds of persons: "kids", "women", "voucher holders". Refused when something selects by them.
   */
  members: '',
  /** Men and women as nouns and adjectives: refused also right before a home or behind "home with". */
  sexes: '',
  /** Names of languages: refused with `speaking` next to them, unless a `helper` is to speak it: "Mandarin". */
  tongues: '',
  /** Speaking and hearing: "speak", "spoken", "first language is". */
  speaking: '',
  /** Who may lawfully be asked for a language: "agent", "staff", "you". */
  helpers: '',
  /** What a group behind it may lawfully describe, where adjectives stand behind: "escuela", "restaurante". */
  adjoined: '',
  /** Behind these an amount is what somebody earns: "I make", "my salary is". */
  selfEarning: '',
  /** People as neighbours, owners, tenants: what an adjective of the lists above makes a group of. */
  persons: '',
  /** Parts of a town and the like, which such an adjective may describe. */
  areas: '',
  /** What names of parts of a town end with, or begin with: the "Quarter" of "the Jewish Quarter". */
  quarters: '',
  /** Make one of many of such a name: "a", "any", "some". */
  indefinites: '',
  /** Ask for places: whoever asks where people may live asks for a selection of places. */
  whereabouts: '',
  /** What such a word may describe lawfully: buildings, rooms, shops, styles: "church", "school", "kitchen". */
  things: '',
  /** Facts and lawful programmes that contain such words, and lawful ways to speak of access: "55+ community". */
  lawful: '',
  /** Houses of worship: near one is a distance; away from them is a stand-in for a faith. */
  faithBuildings: '',
  /** "no", "far from": what makes a wish of keeping away. */
  shunning: '',
  /** Ask whether somebody may live in a home, which is lawful: "rent to", "accept", "allowed", "welcome". */
  access: '',
  /**
   * What an owner does with a home: "rent", "show"; with a wish before it and people behind `audience`, they are
   * chosen.
   */
  offering: '',
  /** Joins it to whom it is offered: "to". */
  audience: '',
  /** Turns a group or a member behind it into a wish to be among or apart from them: "no", "far from", "only". */
  selecting: '',
  /** The same behind it: "only", "next door", "live there". */
  selectingAfter: '',
  /** How much of a place a group makes up: "mostly", "predominantly"; also turns an `ambiguousGroup` into one. */
  shares: '',
  /** May stand between the words of a request: "too", "many", "the", "noisy", "and", "or". */
  between: '',
  /** Polite words behind a wish: "please", "thanks". */
  pleases: '',
  /** Stand between a `selecting` word and something else: what follows them is not selected: "with", "for", "in". */
  breaks: '',
  /** Visitors begin to speak of themselves: "I am", "we are", "my name is", "as a". Taken out up to the next need. */
  selfBeing: '',
  /** "as a", "being a": of oneself only before a person. */
  selfAs: '',
  /** "I have", "we have got": of oneself only before a `relative` or a `condition`. */
  selfHaving: '',
  /** Verbs of a life with their subject: "I was born", "we just sold", "I work". Taken out up to the next need. */
  selfLiving: '',
  /** The same verbs without a subject: "just sold", "keep kosher" behind "my wife" or "and". */
  lifeVerbs: '',
  /** Before a name: "this is". */
  introductions: '',
  /** Behind a name: "here" in "Aisha here, ...". */
  presences: '',
  /** Greetings that say where somebody comes from: "shalom", "namaste". */
  salutations: '',
  /** "my", "our": of oneself before a `relative`. */
  selfOwning: '',
  /** The people of one's life and what one is: "wife", "mother", "couple", "student", "priest". */
  relatives: '',
  /** What one may have that says who one is: "disability", "green card", "accent". */
  conditions: '',
  /** Words that may stand before a relative: "young", "newly", "retired", "of", "two". */
  traits: '',
  /** May lead to a description without being one: "a", "the", "two" is known, "is", "have". */
  articles: '',
  /** Behind "I have": "no" in "I have no kids". */
  nones: '',
  /** Who is speaking, behind "and": "I", "me", "we". */
  selfSubjects: '',
  /** Before the one a home is for: "for" in "for a family of five". */
  purposes: '',
  /** Before the first sentence proper: "hi", "hello there". */
  greetings: '',
  /**
   * Where a description of oneself ends because the visitor says what is wanted, or whom not: "looking", "need",
   * "afraid of".
   */
  needs: '',
  /** Behind these a place belongs to the description: "from", "born in", "work in". */
  origins: '',
  /** Joins a description to the rest of a sentence, and is taken out with it: "and", "so", "who", "here". */
  seams: '',
  /** Before a name at the end of a message: "thanks", "regards". */
  signOffs: '',
} satisfies Record<string, string>

export type ProtectedClassList = keyof typeof lists

/** Words of fair housing in one language. */
export type ProtectedClassWords = Readonly<Record<ProtectedClassList, readonly string[]>>

export const protectedClassLists = Object.keys(lists) as readonly ProtectedClassList[]

/** Lists of phrases separated by commas; a list that a language does not need may be left out. */
export type ProtectedClassTexts = Readonly<Partial<Record<ProtectedClassList, string>>>

/** The lists of several texts together. */
export function readProtectedClasses(...texts: readonly ProtectedClassTexts[]): ProtectedClassWords {
  const words: Partial<Record<ProtectedClassList, readonly string[]>> = {}
  for (const list of protectedClassLists)
    words[list] = [...new Set(texts.flatMap((text) => splitPhrases(text[list] ?? '')))]
  // Every list of the type was just made.
  return words as ProtectedClassWords
}

/** The same lists, each changed by the same function. */
export function mapProtectedClasses(
  words: ProtectedClassWords,
  change: (phrases: readonly string[]) => readonly string[],
): ProtectedClassWords {
  const changed: Partial<Record<ProtectedClassList, readonly string[]>> = {}
  for (const list of protectedClassLists) changed[list] = change(words[list])
  // Every list of the type was just made.
  return changed as ProtectedClassWords
}
