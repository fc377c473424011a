import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Languages, LanguageTables } from '../../../reading/languages/languages.ts'
import { contrariesOf } from '../../../reading/languages/tables/contraries.ts'
import { findFeatureClaims } from '../judge/feature-claims.ts'
import { readNumbers, type SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import { stemOf } from '../text/stem-of.ts'
import { findLanguage, isSmallWord } from '../words/find-language.ts'
import { PhraseLexicon, saidLexiconOf, type TaggedPhrase, tokensOf } from '../words/said-lexicon.ts'
import { type Concepts, conceptReaderOf } from './read-concepts.ts'

/** A quality and the value that it is said to have; "!" before one that is denied. */
export interface Quality {
  name: string
  value: string
}

/** What a piece of text says, as far as it can be held against another one in whatever language. */
export interface Said {
  /** Its words without their endings; of Chinese, pairs of signs; and, with "#", the features and parts of a home that it names. */
  stems: ReadonlySet<string>
  qualities: readonly Quality[]
  numbers: readonly SaidNumber[]
  isDenied: boolean
  language: LanguageCode | null
  /** What things it names, by what they are called in any language, and which of its words do. */
  concepts: Concepts
  stemConcepts: ReadonlyMap<string, readonly string[]>
}

const pieceEnd = /(?<=[.!?;][)”"’»]?)\s+|(?<=[。！？；])|\n+|(?<=[,，、])(?!\d)\s*/u
const rowEnd = /(?<=[.!?;][)”"’»]?)\s+|(?<=[。！？；])|\n+/u
const longWord = /[[\p{L}\p{M}]--\p{Script=Han}]{3,}/gv
const mostPieces = 300
/** So many words may stand between a denial and the value that it denies: "is not really furnished". */
const mostBetween = 3
/** Tables whose words name the same thing in every language. */
const ofHome = /^(?:parts|status|families|sale|rent|tour|openHouse)/

/** Reads what a text says. `code`: null where it is read by form alone. */
export function readSaid(text: string, code: LanguageCode | null, languages: Languages): Said {
  const folded = foldAligned(text)
  const stems = new Set<string>()
  for (const [run] of folded.matchAll(/\p{Script=Han}+/gu))
    for (let at = 0; at + 1 < run.length; at += 1) stems.add(run.slice(at, at + 2))
  const concepts = conceptReaderOf(languages).read(text)
  const stemConcepts = new Map<string, readonly string[]>()
  for (const { 0: word, index } of folded.matchAll(longWord)) {
    if (isSmallWord(word)) continue
    const stem = stemOf(word)
    stems.add(stem)
    const names = concepts.found.filter(({ start, end }) => start < index + word.length && end > index)
    if (names.length > 0)
      stemConcepts.set(
        stem,
        names.map(({ name }) => name),
      )
  }
  const numbers = readNumbers(text, code ?? 'en', folded)
  if (code === null)
    return { stems, numbers, qualities: [], isDenied: concepts.denied.size > 0, language: null, concepts, stemConcepts }
  const tables = languages.tablesOf(code)
  const tokens = tokensOf(folded, code)
  const phrases = saidLexiconOf(languages, code).find(tokens, folded)
  for (const { tag } of phrases) if (ofHome.test(tag)) stems.add(`#${tag}`)
  for (const { feature } of findFeatureClaims(text, tables))
    stems.add(feature === 'parking' ? '#parking' : `#${feature.row.english ?? feature.row.name}`)
  return {
    ...{ stems, numbers, language: code, concepts, stemConcepts },
    qualities: readQualities(
      tables.derive(compileContraries).find(tokens, folded),
      phrases.filter(({ tag }) => tag === 'denials' || tag === 'nounDenials'),
    ),
    isDenied: phrases.some(({ tag }) => tag === 'denials' || tag === 'deniedBehind'),
  }
}

/** The same of each sentence and each part of a list; `isWhole`: of each sentence and row, with all its parts. */
export function readPieces(text: string, languages: Languages, isWhole = false): readonly Said[] {
  const language = findLanguage(text, 'en')
  return text
    .split(isWhole ? rowEnd : pieceEnd)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .slice(0, mostPieces)
    .map((piece) => readSaid(piece, language, languages))
}

function compileContraries({ language }: LanguageTables): PhraseLexicon {
  return new PhraseLexicon(language.code, contrariesOf(language.code))
}

function readQualities(found: readonly TaggedPhrase[], denials: readonly TaggedPhrase[]): Quality[] {
  const split = found.map((phrase) => {
    const [name = '', value = ''] = phrase.tag.split('.')
    return { ...phrase, name, value }
  })
  const isWithin = (one: TaggedPhrase, other: TaggedPhrase) =>
    other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from
  // "not included" is one value, and "included" within it is none.
  const whole = split.filter((one) => !split.some((other) => other.name === one.name && isWithin(one, other)))
  return whole.map(({ name, value, tag, from }) => {
    const isFirst = !whole.some((other) => other.tag === tag && other.from < from)
    const isDenied = isFirst && denials.some(({ to }) => to <= from && from - to < mostBetween)
    return { name, value: isDenied ? `!${value}` : value }
  })
}
