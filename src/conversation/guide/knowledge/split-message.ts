import { wordTable } from '../../../platform/text/word-table.ts'
import { firmWordsOf } from '../../../reading/languages/all-firm-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { type FirmSignals, hearFirm } from '../../../reading/languages/words/hear-firm.ts'

/** So many parts of a message are looked at by themselves; the rest stays with the last. */
const mostParts = 6

const sentenceEnd = /(?<=[.?!…]["”’»)]?)\s+(?=\S)|(?<=[。？！；;])|(?<=[?!])(?=\p{Script=Han})|\n+/u

/**
 * The clauses of a message that may be asked of different sides: its sentences, and what stands behind an "and" and
 * begins to ask anew or turns from homes to the firm or back. Joined they are the message, but for what joined them.
 */
export function splitMessage(message: string, tables: LanguageTables): string[] {
  const all = message
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
  const asking = all.map((sentence) => withoutPoliteness(sentence, tables)).filter(Boolean)
  const sentences = asking.length > 0 ? asking : all
  const parts = sentences.flatMap((sentence) => splitSentence(sentence, tables))
  return parts.length <= mostParts ? parts : [...parts.slice(0, mostParts - 1), parts.slice(mostParts - 1).join(' ')]
}

/** "Hello, two questions: what …": what is said beside a question is no part of it; "" where nothing else is said. */
function withoutPoliteness(sentence: string, tables: LanguageTables): string {
  const { before, alone } = tables.derive(compilePoliteness)
  const rest = sentence.replace(before, '')
  return alone.test(rest) ? '' : rest
}

function compilePoliteness({ language }: LanguageTables): { before: RegExp; alone: RegExp } {
  const words = anyOf(firmWordsOf(language.code).polite)
  const end = '[\\s,.:;!?？！，。：¡¿-]'
  return {
    before: new RegExp(`^(?:[¡¿]*(?:${words})\\s*[,.:;!?？！，。：-]+\\s*)+(?=\\S)`, 'iu'),
    alone: new RegExp(`^${end}*(?:(?:${words})(?:${end}+|$))*$`, 'iu'),
  }
}

function splitSentence(sentence: string, tables: LanguageTables): string[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: joint } of sentence.matchAll(jointOf(tables))) {
    const [before, behind] = [sentence.slice(from, index), sentence.slice(index + joint.length)]
    if (!startsAnew({ before, behind, joint }, tables)) continue
    parts.push(before.trim())
    from = index + joint.length
  }
  return [...parts, sentence.slice(from).trim()].filter(Boolean)
}

/** What stands on both sides of a joint is asked of different sides, or twice of the same. */
function startsAnew(
  { before, behind, joint }: { before: string; behind: string; joint: string },
  tables: LanguageTables,
): boolean {
  const [first, next] = [hearFirm(before, tables), hearFirm(behind, tables)]
  if (isAside(first)) return false
  const asks = asksAnew(next, tables)
  const sides = [sideOf(first), sideOf(next)]
  // "I want to sell my house, what do you charge": what is told goes with what is asked.
  const isTold = first.has('mine') && !first.has('asks')
  if (asks && !isTold && (first.has('asks') || first.has('searches'))) return true
  if (sides[0] === null || sides[1] === null || sides[0] === sides[1]) return false
  // "a flat with parking and no application fee" goes on with what is looked for.
  const isJoined = /[\p{L}+&]/u.test(joint)
  return asks || next.has('you') || (isJoined && !next.all('without').some(({ start }) => start <= 1))
}

/** "if I rent a house": when, or of whom, the rest is asked; "for how much" asks by itself. */
function isAside(signals: FirmSignals): boolean {
  if (signals.has('searches') || signals.has('matters')) return false
  const questions = [...signals.all('asks'), ...signals.all('opens')].map(({ start }) => start)
  return signals.all('asides').some(({ start, end }) => start <= 1 && !questions.includes(end + 1))
}

function sideOf(signals: FirmSignals): 'firm' | 'homes' | null {
  if (signals.has('matters') || signals.has('firm') || signals.has('mine')) return 'firm'
  if (signals.has('homes') || signals.has('points') || signals.has('searches')) return 'homes'
  return signals.has('you') && (signals.has('asks') || signals.has('rules')) ? 'firm' : null
}

/** A comma, or a word that joins; the words of each language are few and plain. */
function jointOf(tables: LanguageTables): RegExp {
  return tables.derive(compileJoint)
}

function compileJoint({ language }: LanguageTables): RegExp {
  const words = anyOf(firmWordsOf(language.code).joins)
  return language.code === 'zh'
    ? new RegExp(`[，,、]\\s*(?:${words})?|(?:${words})|\\s*[+&]\\s*`, 'gu')
    : new RegExp(
        `[,;:]\\s+(?:[¿¡(]*(?:${words})[,]?\\s+)?|\\s+[¿¡(]*(?:${words})[,]?\\s+|\\s*[+&]\\s*|\\s+[-–—/]\\s+`,
        'giu',
      )
}

/** A pattern of any of them, the longest first: it is the one that is meant. */
function anyOf(list: string): string {
  return list
    .split(/[,\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(withAccents)
    .join('|')
}

/** As people write it, with accents or without. */
function withAccents(word: string): string {
  return word.replace(/[aeiou]/g, (letter) => accents[letter] ?? letter).replaceAll(' ', "[\\s'’-]+")
}

const accents = wordTable({ a: '[aáàâãä]', e: '[eéèêë]', i: '[iíìîï]', o: '[oóòôõö]', u: '[uúùûü]' })

/** Where words have no blanks a question word may stand anywhere. */
function asksAnew(signals: FirmSignals, tables: LanguageTables): boolean {
  if (tables.language.code === 'zh') return signals.has('asks') || signals.has('searches')
  return (['asks', 'searches', 'opens'] as const).some((signal) => signals.all(signal).some(({ start }) => start <= 1))
}
