import type { ClauseKind } from '../../languages/tables/clause-words.ts'
import { type StoryForm, type StoryKind, storyForms } from '../../languages/tables/story-words.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import { readNumber } from '../../languages/words/number.ts'
import type { Token } from '../../languages/words/tokens.ts'

/** A word or phrase as the cutting of clauses sees it. */
export interface ClauseWord {
  /** Tokens start..end (exclusive). */
  readonly start: number
  readonly end: number
  readonly text: string
  /** What the word says of its clause. */
  readonly kinds: readonly ClauseKind[]
  /** What it means for the search. */
  readonly tags: readonly string[]
  readonly isSign: boolean
  /** A number in digits. */
  readonly isNumber: boolean
  /** A number, in digits or words. */
  readonly counts: boolean
  /** "second", "deuxième": one of what was shown. */
  readonly isOrdinal: boolean
  /** A number that can be money by its size alone: "300k", "1,900". */
  readonly isLarge: boolean
  /** A number that can be a year. */
  readonly isYear: boolean
  /** Ends as verbs do that tell what happened. */
  readonly isPast: boolean
  /** A verb that tells, and by itself who does it. */
  readonly isFiniteVerb: boolean
  /** What the longest phrase of a story says that begins here, and the token where it ends. */
  readonly story: readonly StoryKind[]
  readonly storyEnd: number
  /** What it is by its form, if it is a verb. */
  readonly forms: readonly StoryForm[]
  readonly isCapital: boolean
  /** The name of a place in the world, or written as names are and other words are not. */
  readonly isName: boolean
  /** Visitors describe themselves with it. */
  readonly isSelf?: boolean
}

/** Reads words from left to right: at each place the longest phrase, of the clause words or of the lexicon. */
export function readClauseWords(tokens: readonly Token[], lexicon: Lexicon): ClauseWord[] {
  const words: ClauseWord[] = []
  let index = 0
  while (index < tokens.length) {
    const word = readWord(tokens, index, lexicon)
    words.push(word)
    index = word.end
  }
  return words
}

function readWord(tokens: readonly Token[], start: number, lexicon: Lexicon): ClauseWord {
  const clause = lexicon.clauseAt(tokens, start)
  const phrase = lexicon.longestAt(tokens, start)
  const token = tokens[start]
  const mayCount = token?.kind === 'digits' || (clause === null && phrase === null)
  const isOrdinary = clause === null && phrase !== null && phrase.tags.every((tag) => tag === 'ordinary')
  const said = mayCount || isOrdinary ? readNumber(tokens, start, lexicon.language.numbers) : null
  // "six", "half" are everyday words; "six hundred thousand", "half a million" are amounts.
  const number = mayCount || (said?.value ?? 0) >= smallestMoney ? said : null
  const clauseEnd = clause?.end ?? start
  const phraseEnd = phrase?.end ?? start
  const end = Math.max(clauseEnd, phraseEnd, number?.end ?? start, start + 1)
  // A longer phrase that means nothing by itself says as much of its clause as the words that it begins with.
  const isWeak = phrase === null || phrase.tags.every((tag) => weakTags.test(tag))
  const kinds = clause && (clauseEnd >= phraseEnd || isWeak) ? clause.kinds : []
  // "I need", "my dog" begin with the one who speaks, whatever the phrase means as a whole.
  const begun = (clause?.kinds ?? []).filter((kind) => kind === 'subjects' || kind === 'owners')
  const tags = meantTags(tokens, start, kinds, phraseEnd >= clauseEnd ? (phrase?.tags ?? []) : [])
  const isSingle = clauseEnd === start + 1
  const story = lexicon.storyAt(tokens, start)
  return {
    start,
    end,
    text: (token?.text.length === 1 ? token.raw.toLowerCase() : token?.text) ?? '',
    kinds: isSingle ? asWritten(kinds.length > 0 ? kinds : begun, token, lexicon) : kinds.length > 0 ? kinds : begun,
    tags,
    isSign: token?.kind === 'sign',
    isNumber: number !== null && token?.kind === 'digits',
    counts: number !== null,
    isOrdinal: token !== undefined && Object.hasOwn(lexicon.language.numbers.ordinals, token.text),
    isLarge: (number?.value ?? 0) >= smallestMoney,
    isYear:
      token?.kind === 'digits' &&
      firstYear <= Number(token.text) &&
      Number(token.text) <= lastYear &&
      end === start + 1,
    isFiniteVerb: kinds.includes('telling') && lexicon.language.clauses.dropsSubjects && !tags.some(isNoun),
    isPast: clause === null && isPast(token, tags, lexicon),
    story: storyKindsWithin(tokens, start, end, lexicon),
    storyEnd: story?.end ?? start,
    forms:
      end === start + 1 && mayBeVerb(tokens, start)
        ? formsOf(token?.raw.toLowerCase() ?? '', lexicon)
        : formsOfPhrase(kinds, tokens[end - 1], lexicon),
    isCapital: token?.capital ?? false,
    isName: isWrittenAsName(tokens, start, lexicon),
  }
}

/** "no ha parado", "4 ha": behind no number it is a verb. */
function meantTags(
  tokens: readonly Token[],
  start: number,
  kinds: readonly ClauseKind[],
  tags: readonly string[],
): readonly string[] {
  const isVerb = kinds.includes('being') && tokens[start - 1]?.kind !== 'digits'
  return isVerb ? tags.filter((tag) => tag !== 'unit.hectares') : tags
}

/** "estudio" is a studio rather than "I study"; "compró" is a verb, whatever it says of a sale. */
function isNoun(tag: string): boolean {
  return saysOfHome(tag) && !/^(SaleType|Status)/.test(tag)
}

/** "wurde" is no "würde", "el" no "él", "a" no "à": of words that only accents tell apart, the one that is written. */
function asWritten(
  kinds: readonly ClauseKind[],
  token: Token | undefined,
  { language }: Lexicon,
): readonly ClauseKind[] {
  const raw = token?.raw.toLowerCase() ?? ''
  const exact = kinds.filter((kind) => language.clauses[kind].includes(raw))
  if (exact.length > 0) return exact
  return raw.length <= shortestFolded ? [] : kinds
}

/** So short a word is another one without its accent. */
const shortestFolded = 2
const smallestMoney = 100
const firstYear = 1900
const lastYear = 2100
const shortestPast = 5
const shortestForm = 4

function isPast(token: Token | undefined, tags: readonly string[], { language }: Lexicon): boolean {
  if (token?.kind !== 'word') return false
  const raw = token.raw.toLowerCase()
  const endings = language.clauses.pastEndings
  if (/^\p{Script=Han}/u.test(raw)) return endings.includes(raw)
  const isPlain = tags.length === 0
  return isPlain && raw.length >= shortestPast && endings.some((ending) => hasForm(raw, ending))
}

/** "j'ai" is "I" and "have"; "à" is no "a", as "has". */
function storyKindsWithin(tokens: readonly Token[], start: number, end: number, lexicon: Lexicon): StoryKind[] {
  const { clauses } = lexicon.language
  return tokens.slice(start, end).flatMap((token, at) => {
    const story = lexicon.storyAt(tokens, start + at)
    const raw = token.raw.toLowerCase()
    if (story === null || story.end > start + at + 1 || raw.length > shortestFolded) return story?.kinds ?? []
    return story.kinds.filter((kind) => clauses[kind].includes(raw))
  })
}

/** Verbs have no capital, but at the beginning of a sentence. */
function mayBeVerb(tokens: readonly Token[], at: number): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  return token?.kind === 'word' && (!token.capital || before === undefined || before.kind === 'sign')
}

/** A capital tells nothing at the beginning of a sentence, nor in a language whose nouns all have one. */
function isWrittenAsName(tokens: readonly Token[], at: number, { language, exonymAt }: Lexicon): boolean {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (exonymAt(tokens, at) !== null) return true
  return token?.capital === true && language.capitalNouns !== true && before !== undefined && before.kind !== 'sign'
}

/** The forms of one kind: whole words, and how words of it begin and end. */
interface FormsOfKind {
  readonly kind: StoryForm
  readonly words: ReadonlySet<string>
  readonly shapes: readonly (readonly [start: string, end: string])[]
}

function formTableOf({ language }: Lexicon): readonly FormsOfKind[] {
  return storyForms.map((kind) => {
    const forms = language.clauses[kind]
    const shapes = forms.filter((form) => form.includes('~')).map((form) => splitForm(form))
    return { kind, words: new Set(forms.filter((form) => !form.includes('~'))), shapes }
  })
}

function formsOf(word: string, lexicon: Lexicon): StoryForm[] {
  const isLong = word.length >= shortestForm || isHan(word)
  const has = ({ words, shapes }: FormsOfKind) =>
    words.has(word) || (isLong && shapes.some(([start, end]) => word.startsWith(start) && word.endsWith(end)))
  return lexicon.derive(formTableOf).flatMap((forms) => (has(forms) ? [forms.kind] : []))
}

/** "打了", "花了": characters that tell something by the last of them. */
function formsOfPhrase(kinds: readonly ClauseKind[], last: Token | undefined, lexicon: Lexicon): StoryForm[] {
  return kinds.includes('telling') && isHan(last?.text ?? '') ? formsOf(last?.text ?? '', lexicon) : []
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word)
}

/** "~ed" is any word that ends so, "ge~t" any that begins and ends so. */
function hasForm(word: string, form: string): boolean {
  const [start, end] = splitForm(form)
  return word.startsWith(start) && word.endsWith(end)
}

function splitForm(form: string): readonly [start: string, end: string] {
  const [start = '', end = ''] = form.split('~')
  return [start, end]
}

const weakTags = /^(filler|ordinary|opinion|step\.|follow\.(what|swap|now)|glue\.(?!request))/

const askingTags =
  /^(repair$|glue\.(request|fine)|scope\.(wish|must)|bound\.refused|figure\.|follow\.(back|reset|showAll|drop|dropAfter)$)/

/** Whether a word asks, or says what is wanted; "in May" asks for nothing. */
export function asks({ kinds, tags, isName }: ClauseWord): boolean {
  const isMonth = isName && kinds.includes('months')
  return (kinds.includes('asking') && !isMonth) || tags.some((tag) => askingTags.test(tag))
}

const homeTags =
  /^(family\.(?!any)|studio$|unit\.(Bed|Bath|Parking|square|acres|hectares)|feature\.|currency\.|SaleType|Status|SpaceType|Tours|field\.(?!Price)|bedrooms\.|parking\.|self\.animal)/

/** Whether a word says something that homes are searched by, besides places, dates and plain numbers. */
export function saysHome({ tags }: ClauseWord): boolean {
  return tags.some(saysOfHome)
}

/** "my budget", "I can spend" */
export function saysPrice(word: ClauseWord | undefined): boolean {
  return word?.tags.includes('field.Price') ?? false
}

export function saysOfHome(tag: string): boolean {
  return homeTags.test(tag)
}

/** Verbs and turns that tell; "sold", "rented" are kinds of homes as well, and a story only behind who did it. */
export function tells({ kinds, tags, isPast, isFiniteVerb }: ClauseWord): boolean {
  return isFiniteVerb || ((kinds.includes('telling') || isPast) && !tags.some(saysOfHome))
}

/** "has hardwood floors", "hat einen Pool": said of a home, as nobody else is named who has it. */
export function saysWhatHomesHave(clause: readonly ClauseWord[]): boolean {
  const [head, ...rest] = clause
  const isHaving =
    head?.tags.includes('scope.with') && (head.kinds.includes('being') || head.tags.includes('self.have'))
  const what = rest.find(({ tags }) => !tags.includes('glue.article') && !tags.includes('opinion'))
  return isHaving === true && what !== undefined && what.tags.some((tag) => saysOfHome(tag) && !tag.startsWith('self.'))
}

export function isTold({ kinds }: ClauseWord): boolean {
  return kinds.includes('telling')
}

/** "the number of" */
export function countsHomes({ tags }: ClauseWord): boolean {
  return tags.includes('figure.count')
}

const breaking = new Set(['.', '!', '?', ';', '。', '！', '？', '；', '…'])

export function endsSentence(word: ClauseWord, next: ClauseWord | undefined, tokens: readonly Token[]): boolean {
  if (!word.isSign || !breaking.has(word.text)) return false
  // "1.5" and "no.7" go on.
  return word.text !== '.' || !(next && tokens[next.start]?.glued)
}

export function breaksClause({ isSign, text, tags }: ClauseWord): boolean {
  return (isSign && (text === ',' || text === '(' || text === ')' || text === ':')) || tags.includes('scope.but')
}

export function joins({ tags }: ClauseWord): boolean {
  return tags.includes('scope.and') || tags.includes('scope.or')
}

/** "thanks a lot for your help yesterday": an idiom, and nothing that homes are searched by. */
export function isSmallTalk(clause: readonly ClauseWord[]): boolean {
  return (
    clause.some(({ kinds }) => kinds.includes('talk')) &&
    clause.every(
      ({ kinds, tags }) => kinds.includes('talk') || tags.some((tag) => /^(filler|ordinary|opinion|new\.)/.test(tag)),
    )
  )
}

/** "homes that were built", "a house which has": what follows describes a home. */
export function describes(words: readonly ClauseWord[], at: number): boolean {
  const isRelative = (index: number) => words[index]?.kinds.includes('relatives') ?? false
  return isRelative(at - 1) || (at > 2 && isRelative(at - 2))
}
