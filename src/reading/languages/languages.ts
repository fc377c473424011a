import { setImmediate } from 'node:timers/promises'
import { type Derive, deriveFrom } from '../../platform/derive.ts'
import { freezeDeep } from '../../platform/freeze-deep.ts'
import { once } from '../../platform/memoize.ts'
import { wordTable } from '../../platform/text/word-table.ts'
import { type FairHousingGate, makeFairHousingGate } from '../fair-housing/fair-housing-gate.ts'
import { type JoinedGate, joinGates } from '../fair-housing/join-gates.ts'
import { PhraseLists } from '../fair-housing/phrase-lists.ts'
import { chinese } from './chinese/chinese.ts'
import { english } from './english/english.ts'
import { french } from './french/french.ts'
import { german } from './german/german.ts'
import { type Language, type LanguageCode, languageCodes, type WrittenLanguage } from './language.ts'
import { featuresOf } from './linked-features.ts'
import { portuguese } from './portuguese/portuguese.ts'
import saidDe from './said/de.json' with { type: 'json' }
import saidEn from './said/en.json' with { type: 'json' }
import saidEs from './said/es.json' with { type: 'json' }
import saidFr from './said/fr.json' with { type: 'json' }
import saidPt from './said/pt.json' with { type: 'json' }
import { spanish } from './spanish/spanish.ts'
import type { Wording } from './wording.ts'
import { compileLexiconInSteps, type Lexicon } from './words/lexicon.ts'
import { Vocabulary } from './words/phrase-tree.ts'
import { type KeptSaidWords, readSaidWords } from './words/said-words.ts'
import { foldWord, type Token, tokenize } from './words/tokens.ts'

/** What a language's words are compiled to. */
export interface LanguageTables {
  readonly language: Language
  /** Compiled at the first sentence that needs it, and so is the gate: to tell a language takes the words of all. */
  readonly lexicon: Lexicon
  readonly gate: JoinedGate
  /** Those that they are of. */
  readonly languages: Languages
  /** The words of the other languages, for those that a sentence mixes in. */
  others(): readonly Lexicon[]
  /** What other modules compile of the language. */
  readonly derive: Derive<LanguageTables>
}

type TablesOf = (code: LanguageCode) => LanguageTables

/** As they are written. Read when somebody first asks for one: most servers hear one language or two. */
const written: Readonly<Record<LanguageCode, () => WrittenLanguage>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  zh: chinese,
}
/** What is said in them; nobody misses letters in Chinese. */
const said: Readonly<Partial<Record<LanguageCode, KeptSaidWords>>> = {
  en: saidEn,
  es: saidEs,
  fr: saidFr,
  de: saidDe,
  pt: saidPt,
}
const read = {
  en: readOnce('en'),
  es: readOnce('es'),
  fr: readOnce('fr'),
  de: readOnce('de'),
  pt: readOnce('pt'),
  zh: readOnce('zh'),
} satisfies Record<LanguageCode, () => Language>

/** Their words, which nothing changes. */
function readOnce(code: LanguageCode): () => Language {
  return once(() => {
    const kept = said[code]
    const language = { ...written[code](), ...(kept && { said: readSaidWords(kept) }) }
    return freezeDeep(withWordTables({ ...language, features: featuresOf(code) }))
  })
}

/** The languages that sentences may be in. */
export function knownLanguages(): readonly Language[] {
  return languageCodes.map((code) => read[code]())
}

/** A language as its tables are written, each feature with what proves it in English too; English for a code that nobody has written words for. */
export function languageOf(code: LanguageCode): Language {
  return Object.hasOwn(read, code) ? read[code]() : read.en()
}

/**
 * The languages that one process reads, with what it protects besides the built-in classes. What their words are
 * compiled to is kept here, and ends with it.
 */
export class Languages {
  /** Words for people of further protected classes, in any language. */
  readonly #furtherClasses: readonly string[]
  readonly #tables = new Map<LanguageCode, LanguageTables>()
  readonly #lexicons = new Map<LanguageCode, Lexicon>()
  /** What somebody waits for. */
  readonly #hearing = new Map<LanguageCode, Promise<void>>()
  /** Each language's gate alone; the tables hold it with those of the other languages behind it. */
  readonly #ownGates = new Map<LanguageCode, FairHousingGate>()

  /** Of all trees of words that are made here. */
  readonly vocabulary = new Vocabulary()

  /** What other modules keep of the languages together. */
  readonly derive: Derive<Languages> = deriveFrom(() => this)

  constructor({ furtherClasses = [] }: { furtherClasses?: readonly string[] } = {}) {
    this.#furtherClasses = [...furtherClasses]
  }

  /** The tables of a language, English for a code that nobody has written words for. */
  tablesOf(code: LanguageCode): LanguageTables {
    const language = languageOf(code)
    const made = this.#tables.get(language.code)
    if (made) return made
    const rest = languageCodes.filter((each) => each !== language.code)
    const lexiconOf = (each: LanguageCode) => this.#lexiconOf(each)
    const ownGateOf = (each: LanguageCode) => this.#ownGateOf(each)
    let gate: JoinedGate | null = null
    const tables: LanguageTables = {
      language,
      languages: this,
      get lexicon() {
        return lexiconOf(language.code)
      },
      get gate() {
        gate ??= joinGates(ownGateOf(language.code), lexiconOf(language.code), () => rest.map(ownGateOf))
        return gate
      },
      others: () => rest.map(lexiconOf),
      derive: deriveFrom(() => tables),
    }
    this.#tables.set(language.code, tables)
    return tables
  }

  /** The language of a sentence; where it does not tell, the `likely` one, as of the sentence before. */
  detect(sentence: string, likely: LanguageCode = 'en'): LanguageCode {
    return detectLanguage(sentence, likely, (code) => this.tablesOf(code))
  }

  /**
   * The same for who can wait: first makes, in small steps between which others are served, what the sentence is read
   * with. The tables of a language stay unmade until somebody speaks who may speak it.
   */
  async hear(sentence: string, likely: LanguageCode = 'en'): Promise<LanguageCode> {
    if (this.#ownGates.size === languageCodes.length) return this.detect(sentence, likely)
    await this.#hearWith(languageOf(likely).code)
    if (han.test(sentence) || !isWhollyKnown(this.tablesOf(likely), cutWords(sentence)))
      for (const each of languageCodes) await this.#hearWith(each)
    return this.detect(sentence, likely)
  }

  async #hearWith(code: LanguageCode): Promise<void> {
    if (this.#ownGates.has(code)) return
    const making = this.#hearing.get(code) ?? this.warm(code, setImmediate)
    this.#hearing.set(code, making)
    await making.finally(() => this.#hearing.delete(code))
  }

  /** Compiles the tables of a language a little at a time, and lets others run in between. */
  async warm(code: LanguageCode, between: () => Promise<void>): Promise<void> {
    const language = languageOf(code)
    for (const _ of this.#compileLexicon(language)) {
      await between()
      if (this.#lexicons.has(language.code)) break
    }
    for (const _ of this.#compileGate(language)) {
      await between()
      if (this.#ownGates.has(language.code)) break
    }
  }

  *#compileLexicon(language: Language): Generator<void, Lexicon> {
    const made = this.#lexicons.get(language.code)
    if (made) return made
    const lexicon = yield* compileLexiconInSteps(language, this.vocabulary)
    this.#lexicons.set(language.code, lexicon)
    return lexicon
  }

  *#compileGate(language: Language): Generator<void, FairHousingGate> {
    const made = this.#ownGates.get(language.code)
    if (made) return made
    const lexicon = yield* this.#compileLexicon(language)
    const { protectedClasses, elisions } = lexicon.language
    const words = {
      ...protectedClasses,
      // "no lawyers", and as an adjective: "lawyer neighbors".
      members: [...protectedClasses.members, ...this.#furtherClasses],
      ageGroups: [...protectedClasses.ageGroups, ...this.#furtherClasses],
    }
    yield
    const lists = yield* PhraseLists.inSteps(words, elisions, this.vocabulary)
    const gate = makeFairHousingGate(lists, lexicon)
    yield
    this.#ownGates.set(language.code, gate)
    return gate
  }

  #lexiconOf(code: LanguageCode): Lexicon {
    return this.#lexicons.get(code) ?? runThrough(this.#compileLexicon(languageOf(code)))
  }

  #ownGateOf(code: LanguageCode): FairHousingGate {
    return this.#ownGates.get(code) ?? runThrough(this.#compileGate(languageOf(code)))
  }
}

function runThrough<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** What the search says in a language. */
export function wordingOf(code: LanguageCode): Wording {
  return languageOf(code).wording
}

/** The language that a setting names: a code ("es", "es-MX"), its English or its own name; null when none of ours. */
export function languageNamed(name: string): LanguageCode | null {
  const wanted = foldWord(name.trim().toLowerCase())
  if (wanted === '') return null
  const code = languageCodes.find(
    (each) => wanted === each || wanted.startsWith(`${each}-`) || wanted.startsWith(`${each}_`),
  )
  if (code) return code
  const words = wanted.split(/[\s(),/]+/)
  return knownLanguages().find(({ names }) => names.some((each) => words.includes(foldWord(each))))?.code ?? null
}

const han = /\p{Script=Han}/u
const longestLooked = 60
const letterWeight = 0.5
const enoughKnown = 3
const nameWeight = 0.3
const foreignSpellingWeight = 0.3
const unknownSpellingWeight = 0.7
/** More for each word of a phrase of several: "no máximo" is Portuguese, although Spanish knows both words. */
const phraseWeight = 0.1
const markWeight = 1.6
/** Decides only what is undecided otherwise. */
const typologyWeight = 0.2
const onlyTypologyWeight = 0.3

/**
 * The language of a sentence: the one that knows most of its words, the small ones above all. A word that several
 * languages know counts less, and so does a name; where nothing decides ("Renton", "2/2") it is the `likely` one, as of
 * the sentence before.
 */
function detectLanguage(sentence: string, likely: LanguageCode, tablesOf: TablesOf): LanguageCode {
  if (han.test(sentence)) return 'zh'
  const cut = cutWords(sentence)
  const { tokens, words } = cut
  const own = weighTokens(tablesOf(likely), tokens)
  if (isWhollyKnown(tablesOf(likely), cut, own)) return likely
  const weights = languageCodes.flatMap((code) =>
    code === 'zh' ? [] : [{ code, weights: code === likely ? own : weighTokens(tablesOf(code), tokens) }],
  )
  const { lexicon } = tablesOf(likely)
  // "Hyde Park Avenue": in a name, a word that the likely language has too tells nothing of another one.
  for (const index of words.filter(
    (each) => tokens[each]?.capital && !isTypology(tokens, each) && lexicon.isKnown(tokens[each]?.text ?? ''),
  ))
    for (const each of weights) each.weights[index] = Math.min(each.weights[index] ?? 0, own[index] ?? 0)
  // "F4 Renton": how only one of them names a home.
  for (const index of words.filter((each) => isTypology(tokens, each))) {
    const reading = weights.filter((each) => (each.weights[index] ?? 0) > 0)
    for (const each of reading.length === 1 ? reading : []) each.weights[index] = onlyTypologyWeight
  }
  const scores = new Map<LanguageCode, number>()
  for (const index of words) {
    const knowing = Math.max(1, weights.filter((each) => (each.weights[index] ?? 0) >= 1).length)
    for (const each of weights)
      scores.set(each.code, (scores.get(each.code) ?? 0) + (each.weights[index] ?? 0) / knowing)
  }
  let best = likely
  for (const [code, score] of scores) if (score > (scores.get(best) ?? 0) + (best === likely ? 0.25 : 0)) best = code
  return best
}

interface CutWords {
  tokens: readonly Token[]
  /** Indexes of those that may tell a language. */
  words: readonly number[]
}

function cutWords(sentence: string): CutWords {
  const tokens = tokenize(sentence.slice(0, 2000)).slice(0, longestLooked)
  const words = tokens.flatMap((token, index) =>
    token.kind === 'word' && (!isUnitSign(token, tokens[index + 1]) || isTypology(tokens, index)) ? [index] : [],
  )
  return { tokens, words }
}

/** Whether the sentence need not be looked at in any other language. */
function isWhollyKnown(
  tables: LanguageTables,
  { tokens, words }: CutWords,
  own: readonly number[] = weighTokens(tables, tokens),
): boolean {
  const known = words.filter((index) => (own[index] ?? 0) >= 1).length
  const { smallest = [] } = tables.language
  const isSmallest = (index: number) => own[index] === letterWeight && smallest.includes(tokens[index]?.text ?? '')
  return known + (known < enoughKnown ? 0 : words.filter(isSmallest).length) === words.length
}

/** "900k", "m2" */
function isUnitSign(token: Token, next: Token | undefined): boolean {
  return token.text.length < 3 && (token.glued || (next?.kind === 'digits' && next.glued))
}

/** "T2", "F3": a letter before its digit, as some languages name homes by their rooms; also "m2". */
function isTypology(tokens: readonly Token[], index: number): boolean {
  const [token, next] = tokens.slice(index, index + 2)
  return token?.text.length === 1 && !token.glued && next?.glued === true && next.kind === 'digits'
}

/**
 * How well a language knows each token: from 0 to a bit more than 1 for the small words that hold sentences together.
 */
function weighTokens({ language, lexicon }: LanguageTables, tokens: readonly Token[]): number[] {
  const weights = tokens.map((token, index) => {
    if (!isTypology(tokens, index)) return weighWord(language, lexicon, token)
    const pair = tokens.slice(index, index + 2)
    const isRead = (language.cutTokens?.(pair, lexicon) ?? pair).some(({ text }, at) => text !== pair[at]?.text)
    return isRead ? typologyWeight : 0
  })
  for (let index = 0; index < tokens.length; index++) {
    const end = lexicon.longestAt(tokens, index)?.end ?? 0
    // Phrases of several words: "code postal" is French although English knows both words.
    if (end <= index + 1) continue
    for (let at = index; at < end; at++) weights[at] = Math.max(1, weights[at] ?? 0) + phraseWeight
    index = end - 1
  }
  return weights.map((weight, index) => {
    const token = tokens[index]
    const isCapital = token?.capital === true && index > 0 && token.raw !== token.raw.toUpperCase()
    // Where all nouns have a capital letter, it makes no name of them.
    const isName = isCapital && !(language.capitalNouns && weight <= 1)
    return weight * (isName ? nameWeight : 1) * (token ? spellingWeight(language, lexicon, token) : 1)
  })
}

function weighWord(language: Language, lexicon: Lexicon, token: Token): number {
  if (language.marks?.includes(token.raw.toLowerCase())) return markWeight
  const tags = lexicon.longestAt([token], 0)?.tags
  // "3 x 2", "m" and "k" are nobody's.
  if (token.text.length === 1) return tags || lexicon.isKnown(token.text) ? letterWeight : 0
  if (tags?.some((tag) => /^(?:filler|glue|scope|bound)/.test(tag))) return 1.25
  if (tags) return 1
  if ((language.numbers.readWords?.([token], 0) ?? null) !== null) return 1
  const { units, tens, scales } = language.numbers
  if ([units, tens, scales].some((words) => Object.hasOwn(words, token.text))) return 1
  const isCompound = (language.cutTokens?.([token], lexicon) ?? []).some(
    ({ text }) => text !== token.text && lexicon.isKnown(text),
  )
  if (isCompound || (token.text.includes("'") && lexicon.isKnown(token.text))) return 1
  // Only inside a phrase: "suite" of "en suite" says more than "en".
  return lexicon.isKnown(token.text) ? 0.25 : lexicon.isName(token.text) ? 0.1 : 0
}

/** "à" is no word of English, although "a" is; Spanish writes "dormitorios" and Portuguese "dormitórios". */
function spellingWeight({ letters }: Language, lexicon: Lexicon, { raw, text }: Token): number {
  if (letters === undefined || /^[\x20-\x7e]*$/.test(raw)) return 1
  const written = raw.toLowerCase()
  const accents = written.replace(/[a-z'\d]|[^\p{L}]/gu, '')
  if (![...accents].every((letter) => letters.includes(letter))) return foreignSpellingWeight
  return lexicon.isKnown(text) && !lexicon.isWritten(written) ? unknownSpellingWeight : 1
}

/** The same language; what is looked up by words of a sentence has no words but its own. */
function withWordTables(language: Language): Language {
  const { numbers } = language
  const { units, tens, scales, shortScales, ordinals, roughScales, decades } = numbers
  return {
    ...language,
    // Many write without accents.
    ...(language.marks && { marks: language.marks.flatMap((mark) => [mark, foldWord(mark)]) }),
    numbers: {
      ...numbers,
      units: wordTable(units),
      tens: wordTable(tens),
      scales: wordTable(scales),
      shortScales: wordTable(shortScales),
      ordinals: wordTable(ordinals),
      ...(roughScales && { roughScales: wordTable(roughScales) }),
      ...(decades && { decades: wordTable(decades) }),
    },
  }
}
