import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { Cell, Row } from '../evidence/table-row.ts'
import { foldAligned } from '../text/fold-text.ts'
import { readSentence } from '../words/read-sentence.ts'
import { type SaidLexicon, saidLexiconOf } from '../words/said-lexicon.ts'
import { judgeFeatures } from './judge-features.ts'
import { judgeRecord } from './judge-record.ts'

const yesSigns = /^(?:[✓✔✅☑●+]\uFE0F?)+$/u
const noSigns = /^(?:[✗✘❌✕×○]\uFE0F?)+$/u
const blankSigns = /^[-–—?/.…]+$/u

/** What the cells of a row say with their labels: "Pool | yes" is a claim of a pool. Null where nothing is wrong. */
export function judgeCells({ cells }: Row, evidence: Evidence, language: LanguageCode): string | null {
  const lexicon = saidLexiconOf(evidence.languages, language)
  for (const cell of cells) {
    const homes = cell.homes
    const text = stateCell(cell, lexicon)
    if (homes.length === 0 || !/\p{L}/u.test(text)) continue
    const fault = judgeText(text, homes, evidence, lexicon)
    if (fault !== null) return fault
  }
  return null
}

/** Some words that are said of homes, whatever stands around them. */
export function judgeText(
  text: string,
  homes: readonly KnownHome[],
  evidence: Evidence,
  lexicon: SaidLexicon,
): string | null {
  const read = readSentence({ text, folded: foldAligned(text) }, lexicon, [])
  const context = {
    mentions: [],
    topic: { homes, named: homes, columns: null },
    evidence,
    isOfHome: true,
    homesAt: () => homes,
  }
  const said = { ...read, frames: read.frames.map((frame) => (frame === 'unknown' ? frame : 'said')) }
  return judgeRecord(said, context).fault ?? judgeFeatures(said, context).fault
}

function stateCell({ label, text }: Cell, { table, code }: SaidLexicon): string {
  const folded = foldAligned(text)
  const isOf = (list: string) => list.split(',').some((word) => word.trim() === folded)
  const first = (list: string) => list.split(',')[0]?.trim() ?? ''
  const gap = code === 'zh' ? '' : ' '
  if (!/[\p{L}\p{N}]/u.test(label)) return text
  if (yesSigns.test(text) || isOf(table.yes)) return label
  if (noSigns.test(text) || isOf(table.no)) return `${first(table.nounDenials)}${gap}${label}`
  if (blankSigns.test(text) || isOf(table.blank)) return ''
  return `${label}: ${text}`
}
