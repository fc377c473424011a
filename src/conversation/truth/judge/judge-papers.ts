import type { Evidence } from '../evidence/evidence.ts'
import { readNumbers, type SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import { stemOf } from '../text/stem-of.ts'
import { findLanguage, isSmallWord } from '../words/find-language.ts'
import type { ReadSentence } from '../words/read-sentence.ts'
import { saidLexiconOf, tokensOf } from '../words/said-lexicon.ts'

/** A sentence of the firm's settings or papers. */
interface FirmSentence {
  text: string
  stems: ReadonlySet<string>
  denials: number
  numbers: readonly SaidNumber[]
  isPaper: boolean
}

const sentenceEnd = /(?<=[.!?][)”"’»]?)\s+|(?<=[。！？；])|\n+/u
/** So much of what is said must stand in a sentence of a paper before it is held against it. */
const leastShare = 0.6
const leastStems = 3
/** Words so near a number tell what it is the number of. */
const reach = 60

function readPapers(evidence: Evidence): readonly FirmSentence[] {
  const read = (text: string, isPaper: boolean): FirmSentence[] =>
    text
      .split(sentenceEnd)
      .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
      .slice(0, 200)
      .map((sentence) => {
        const folded = foldAligned(sentence)
        const language = findLanguage(sentence, 'en') ?? 'en'
        const lexicon = saidLexiconOf(evidence.languages, language)
        const phrases = lexicon.find(tokensOf(folded, language), folded)
        return {
          text: folded,
          stems: stemsOf(folded),
          denials: phrases.filter(({ tag }) => tag === 'denials').length,
          numbers: readNumbers(sentence, language, folded),
          isPaper,
        }
      })
  return [
    ...evidence.passages.flatMap(({ text, headings, sourceName }) =>
      read(text, true).map((each) => ({
        ...each,
        stems: each.stems.union(stemsOf(foldAligned([...headings, sourceName].join(' ')))),
      })),
    ),
    ...read(evidence.settingsWords, false),
  ]
}

function stemsOf(folded: string): ReadonlySet<string> {
  const words = folded.match(/\p{Script=Han}{2}|[\p{L}\p{M}]{3,}/gu) ?? []
  return new Set(words.filter((word) => !isSmallWord(word)).map(stemOf))
}

/** Whether a sentence says what a paper of the firm says, or the opposite of it; null where no paper speaks of that. */
export function judgeByPapers(read: ReadSentence, evidence: Evidence): 'quoted' | 'contradicted' | null {
  const own = stemsOf(read.folded)
  if (own.size < leastStems) return null
  const denials = read.phrases.filter(({ tag }) => tag === 'denials').length
  const near = evidence
    .derive(readPapers)
    .filter(({ isPaper, stems }) => isPaper && own.intersection(stems).size / own.size >= leastShare)
  if (near.length === 0) return null
  return near.some((sentence) => sentence.denials % 2 === denials % 2) ? 'quoted' : 'contradicted'
}

/** Whether the firm's settings or papers have a number, of the same thing as far as the words around both tell. */
export function firmSays(number: SaidNumber, folded: string, evidence: Evidence, isForeign: boolean): boolean {
  const around = stemsOf(folded.slice(Math.max(0, number.start - reach), number.end + reach))
  return evidence.derive(readPapers).some(({ text, numbers, stems }) =>
    numbers.some((own) => {
      if (!isSame(number, own)) return false
      if (isForeign || number.kind === 'phone') return true
      const near = stemsOf(text.slice(Math.max(0, own.start - reach), own.end + reach))
      if (around.intersection(near).size > 0 || around.intersection(stems).size > 1) return true
      // Another language, or nothing but the number: no word of it stands anywhere in what the firm says.
      return around.intersection(stems).size === 0 && isOtherLanguage(text, folded)
    }),
  )
}

/** All numbers of the firm's settings and papers. */
export function numbersOfFirm(evidence: Evidence): readonly SaidNumber[] {
  return evidence.derive(readPapers).flatMap(({ numbers }) => numbers)
}

/** Whether a paper that speaks of what is asked and said tells a number of this kind: then any other one is wrong. */
export function papersTell(number: SaidNumber, folded: string, question: string, evidence: Evidence): boolean {
  const own = stemsOf(`${folded} ${foldAligned(question)}`)
  return evidence
    .derive(readPapers)
    .some(
      ({ isPaper, stems, numbers }) =>
        isPaper && own.intersection(stems).size >= 2 && numbers.some(({ kind }) => kind === number.kind),
    )
}

function isSame(said: SaidNumber, own: SaidNumber): boolean {
  if (said.kind === 'phone' || own.kind === 'phone') {
    const digits = (raw: string) => raw.replace(/\D/gu, '').slice(-9)
    return digits(said.raw).length >= 6 && digits(said.raw) === digits(own.raw)
  }
  const isKind = said.kind === own.kind || said.kind === null || own.kind === null || loose.has(own.kind)
  return isKind && said.values.some((value) => own.values.some((each) => Math.abs(each - value) < 1e-9))
}

const loose: ReadonlySet<SaidNumber['kind']> = new Set(['other', 'ordinal', 'days', 'distance'])

function isOtherLanguage(text: string, folded: string): boolean {
  return findLanguage(text, null) !== findLanguage(folded, null)
}
