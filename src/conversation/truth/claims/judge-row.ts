import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { Cell, Row } from '../evidence/table-row.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import { type ClaimLexicon, type ClaimToken, claimLexiconOf, tokensOf } from './claim-lexicon.ts'
import type { ClaimVerdict } from './claims.ts'
import { findFeatureClaims } from './feature-claims.ts'
import { judgeWords } from './judge-words.ts'
import { readFrames } from './read-frames.ts'

const yesSigns = /^(?:[✓✔✅☑●+]\uFE0F?)+$/u
const noSigns = /^(?:[✗✘❌✕×○]\uFE0F?)+$/u
const blankSigns = /^[-–—?/.…]+$/u

/** What the cells of a row say with their labels: "Pool | yes" is a claim of a pool. */
export function judgeCells({ cells, columns }: Row, evidence: Evidence, found: LanguageCode): ClaimVerdict[] {
  // A row may be nothing but names and numbers: its head tells the language.
  const isHan = cells.some(({ label, text }) => /\p{Script=Han}/u.test(label + text))
  const head = columns.find(({ label, homes }) => homes.length === 0 && /\p{L}{2}/u.test(label))
  const language = isHan ? 'zh' : (head?.language ?? found)
  const verdicts: ClaimVerdict[] = []
  for (const cell of cells) {
    verdicts.push(...judgeText(stateCell(cell, claimLexiconOf(evidence.languages, language)), cell, evidence, language))
    if (verdicts.at(-1)?.isBorneOut === false) break
  }
  return verdicts
}

/**
 * The first row of a table may be a head, and may be all that there is of it: names of fields and of features are labels, whatever
 * else stands in it is said of the home that it names, or of those that are known.
 */
export function judgeHead({ cells }: Row, evidence: Evidence, language: LanguageCode): ClaimVerdict | undefined {
  const lexicon = claimLexiconOf(evidence.languages, language)
  return cells
    .map((cell) => readLabel(cell))
    .flatMap((cell) => {
      const homes = cell.homes.length > 0 ? cell.homes : evidence.homes
      // Two cells may be a label and its value.
      const isPair = (cells.length === 2 && cell.at === 1) || (cell.homes.length > 0 && cell.label !== '')
      const isTold = isValue(cell.text, lexicon) || (isPair && isTalk.test(tagsOf(cell.label, lexicon)))
      if (!isTold && isLabel(cell, isPair, evidence, lexicon)) return []
      return judgeText(isTold ? stateCell(cell, lexicon) : cell.text, { ...cell, homes }, evidence, language)
    })
    .find(({ isBorneOut }) => !isBorneOut)
}

/** "Basement: yes" */
function readLabel(cell: Cell): Cell {
  const [, label = '', text = ''] = /^([^:：]{2,40})[:：]\s*(\S.*)$/u.exec(cell.text) ?? []
  return label === '' ? cell : { ...cell, label, text }
}

/** Whether a cell tells of its label that it is so, is not so or is not known. */
function isValue(text: string, { table }: ClaimLexicon): boolean {
  const { yes, no, blank } = table.denied
  const folded = foldAligned(text)
  return (
    yesSigns.test(text) ||
    noSigns.test(text) ||
    [yes, no, blank].some((list) => list.split(',').some((word) => word.trim() === folded))
  )
}

/** Whether words may be what a column or a row is called: a feature, a field, a subject of talk; beside a home only the first cell. */
function isLabel(
  { text, at: place, homes, label }: Cell,
  isPair: boolean,
  evidence: Evidence,
  lexicon: ClaimLexicon,
): boolean {
  const folded = foldAligned(text)
  const tokens = tokensOf(folded, lexicon.code)
  const phrases = lexicon.find(tokens, folded)
  if (phrases.some(({ tag }) => claiming.test(tag))) return false
  if (homes.length > 0) return place === 0 && label === '' && tokens.length <= mostOfLabel
  if (isPair && phrases.some(({ tag }) => /^(?:families|sale|rent)/u.test(tag))) return false
  const features = findFeatureClaims(text, evidence.languages.tablesOf(lexicon.code))
  const isNamed = ({ start, end }: ClaimToken, at: number) =>
    features.some((each) => each.start <= start && each.end >= end) ||
    phrases.some(({ tag, from, to }) => naming.test(tag) && from <= at && to > at)
  return tokens.every(isNamed)
}

function tagsOf(text: string, lexicon: ClaimLexicon): string {
  const folded = foldAligned(text)
  return lexicon
    .find(tokensOf(folded, lexicon.code), folded)
    .map(({ tag }) => tag)
    .join(' ')
}

const isTalk = /judged|unpraised/u
const claiming = /^(?:status|fresh|free|noFee|promises|money|done|denials|haves|events\.renewed)/u
const naming =
  /^(?:field|listing|judged|parts|families|homeRefs|looseFamilies|record\.inside|unpraised|general\.(?:parts|homes|processes))/u
/** "Feature", "what it offers": so many words, or Han signs, are still a label. */
const mostOfLabel = 4

function judgeText(text: string, { homes }: Cell, evidence: Evidence, language: LanguageCode): ClaimVerdict[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const folded = foldAligned(text)
  const numbers = readNumbers(text, language, folded)
  const read = readFrames({ text, folded }, claimLexiconOf(evidence.languages, language), [], evidence.places)
  return judgeWords(
    { ...read, frames: read.frames.map((frame) => (frame === 'unknown' ? frame : 'said')), general: null },
    {
      text,
      mentions: [],
      topic: { homes, named: homes, columns: null },
      evidence,
      checked: numbers,
      numbers,
      homesAt: () => homes,
    },
  )
}

/** Whether a label is the name of a field, and no more. */
function isField(label: string, lexicon: ClaimLexicon): boolean {
  const folded = foldAligned(label)
  const tokens = tokensOf(folded, lexicon.code)
  return lexicon
    .find(tokens, folded)
    .some(({ tag, from, to }) => tag.startsWith('field.') && from === 0 && to === tokens.length)
}

function stateCell({ label, text }: Cell, lexicon: ClaimLexicon): string {
  const { yes, no, blank, nounDenials } = lexicon.table.denied
  const folded = foldAligned(text)
  const isOf = (list: string) => list.split(',').some((word) => word.trim() === folded)
  const first = (list: string) => list.split(',')[0]?.trim() ?? ''
  const gap = lexicon.code === 'zh' ? '' : ' '
  if (!/[\p{L}\p{N}]/u.test(label)) return text
  if (yesSigns.test(text) || isOf(yes)) return label
  if (noSigns.test(text) || isOf(no)) return `${first(nounDenials)}${gap}${label}`
  if (blankSigns.test(text) || isOf(blank)) return `${label}${gap}${first(lexicon.table.unknownBehind)}`
  return isField(label, lexicon) ? `${label}: ${text}` : `${label} ${text}`
}
