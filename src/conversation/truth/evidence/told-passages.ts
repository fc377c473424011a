import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { hearFirm } from '../../../reading/languages/words/hear-firm.ts'
import { type ClaimLexicon, claimLexiconOf, tokensOf } from '../claims/claim-lexicon.ts'
import { foldAligned } from '../text/fold-text.ts'
import { stemOf } from '../text/stem-of.ts'

/** A passage of the firm's sources that a model was given, as far as the gate goes by it. */
export interface ToldPassage {
  text: string
  headings: readonly string[]
  sourceName: string
  /** "" : none. */
  sourceLink: string
}

/** What is said in one breath: the words of a sentence that mean something, in order, and what turns their meaning. */
export interface SaidWords {
  /** Stems and numbers, in order. */
  words: readonly SaidWord[]
  denials: number
  /** "only", "at least". */
  limits: readonly string[]
}

export interface SaidWord {
  stem: string
  isNumber: boolean
}

/** Some sentences of a passage in a row, and the words of what it stands under. */
export interface PassageWindow extends SaidWords {
  /** Allowed beside them: headings and the name of the source. */
  around: ReadonlySet<string>
}

const mostSentences = 40
const sentenceEnd = /(?<=[.!?][)”"’»]?)\s+|(?<=[。！？；])|\n+/u
const numberSign = /\p{N}/u
const thousands = /(?<=\d)[,.'’\u00A0\u202F](?=\d{3}(?!\d))/gu

/** Each sentence of a passage, and each two in a row. */
export function windowsOf(
  { text, headings, sourceName }: ToldPassage,
  code: LanguageCode,
  languages: Languages,
): PassageWindow[] {
  const around = new Set(
    [...headings, sourceName].flatMap((words) => readSaid(words, code, languages).words.map(({ stem }) => stem)),
  )
  const sentences = text
    .split(sentenceEnd)
    .slice(0, mostSentences)
    .filter((sentence) => sentence.trim() !== '')
  const pairs = sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`)
  return [...sentences, ...pairs].map((sentence) => ({ ...readSaid(sentence, code, languages), around }))
}

/** What of a sentence has to be borne out, and what turns its meaning. */
export function readSaid(text: string, code: LanguageCode, languages: Languages): SaidWords {
  const lexicon = claimLexiconOf(languages, code)
  const folded = foldAligned(text.replace(thousands, ''))
  const tokens = tokensOf(folded, code)
  const phrases = lexicon.find(tokens, folded)
  const isOf = (tags: ReadonlySet<string>, at: number) =>
    phrases.some(({ tag, from, to }) => tags.has(tag) && from <= at && at < to)
  const words = tokens.flatMap(({ text: word }, at): SaidWord[] => {
    if (numberSign.test(word)) return [{ stem: word, isNumber: true }]
    const isSmall = isSmallWord(word, lexicon) || isOf(persons, at)
    return isSmall || isOf(denying, at) ? [] : [{ stem: stemOf(word), isNumber: false }]
  })
  const signals = hearFirm(text, languages.tablesOf(code))
  return {
    words,
    denials: phrases.filter(({ tag }) => tag === 'denials').length,
    limits: signals.all('limits').map(({ start, end }) => signals.text.slice(start, end)),
  }
}

const persons: ReadonlySet<string> = new Set(['firmRefs', 'visitorRefs', 'selfRefs', 'rhetoric'])
const denying: ReadonlySet<string> = new Set(['denials'])

function isSmallWord(word: string, lexicon: ClaimLexicon): boolean {
  return (
    lexicon.isArticle(word) || (lexicon.isNeutral(word) && !lexicon.isPraise(word)) || /^\p{Script=Latin}$/u.test(word)
  )
}
