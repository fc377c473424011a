import { firmWordsOf } from '../../language/all-firm-words.ts'
import type { LanguageTables } from '../../language/languages.ts'
import { hearFirm } from '../../language/words/hear-firm.ts'

/** So many parts of a message are looked at by themselves; the rest stays with the last. */
const mostParts = 6

const sentenceEnd = /(?<=[.?!…]["”’»)]?)\s+(?=\S)|(?<=[。？！；;])|\n+/u

/**
 * The clauses of a message that may be asked of different sides: its sentences, and what stands behind an "and" and
 * begins to ask anew. Joined they are the message, but for blanks.
 */
export function splitMessage(message: string, tables: LanguageTables): string[] {
  const sentences = message
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  const parts = sentences.flatMap((sentence) => splitSentence(sentence, tables))
  return parts.length <= mostParts ? parts : [...parts.slice(0, mostParts - 1), parts.slice(mostParts - 1).join(' ')]
}

function splitSentence(sentence: string, tables: LanguageTables): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: joint } of sentence.matchAll(jointOf(tables))) {
    const [before, behind] = [sentence.slice(from, index), sentence.slice(index + joint.length)]
    if (!asksAnew(behind, tables) || !(asksByItself(before, tables) || turnsToFirm(before, behind, tables))) continue
    parts.push(before.trim())
    from = index + joint.length
  }
  return [...parts, sentence.slice(from).trim()].filter(Boolean)
}

/** A comma, or a word that joins; the words of each language are few and plain. */
function jointOf(tables: LanguageTables): RegExp {
  return tables.derive(compileJoint)
}

function compileJoint({ language }: LanguageTables): RegExp {
  const words = firmWordsOf(language.code)
    .joins.split(',')
    .map((word) => word.trim())
    .sort((a, b) => b.length - a.length)
    .join('|')
  return language.code === 'zh'
    ? new RegExp(`[，,、]\\s*(?:${words})?|(?:${words})`, 'gu')
    : new RegExp(`[,;]\\s+(?:(?:${words})\\s+)?|\\s+(?:${words})\\s+`, 'giu')
}

function asksByItself(part: string, tables: LanguageTables): boolean {
  const signals = hearFirm(part, tables)
  return signals.has('asks') || signals.has('searches') || signals.has('matters')
}

/** "houses in Seattle, and when is your office open?": homes first, then the firm. "condos on Elm, do they …" stays one. */
function turnsToFirm(before: string, behind: string, tables: LanguageTables): boolean {
  const next = hearFirm(behind, tables)
  return hearFirm(before, tables).has('homes') && (next.has('matters') || next.has('firm') || next.has('you'))
}

/** Where words have no blanks a question word may stand anywhere. */
function asksAnew(part: string, tables: LanguageTables): boolean {
  const signals = hearFirm(part, tables)
  if (tables.language.code === 'zh') return signals.has('asks') || signals.has('searches')
  const first = [...signals.all('asks'), ...signals.all('searches')].map(({ start }) => start)
  return first.some((start) => start <= 1)
}
