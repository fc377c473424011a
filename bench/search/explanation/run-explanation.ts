import type { CaseFigures } from '../closest/run-closest.ts'
import { fold } from '../evaluate/fold.ts'
import { benchSerialNumber } from '../open-database.ts'
import type { Product } from '../product/open-product.ts'
import { isRecord } from '../read-record.ts'

const roles = ['wanted', 'excluded', 'wished', 'corrected', 'visitor', 'question', 'talk', 'other'] as const
const fates = ['filter', 'wish', 'sort', 'limit', 'figure', 'ignored', 'refused', 'dropped'] as const
export type Role = (typeof roles)[number]
export type Fate = (typeof fates)[number]

/** Words of a sentence, and how they must have been read. */
export interface ExplainedWords {
  words: string
  /** Any of these; not judged when empty. */
  roles: readonly Role[]
  became?: Fate
}

export interface ExplanationCase {
  text: string
  explained: readonly ExplainedWords[]
}

interface Clause {
  words: string
  role: string
  meanings: { words: string; became: string }[]
}

/** Asks how sentences were read, over HTTP: the shape, the roles, and what became of the words. */
export async function runExplanations(product: Product, cases: readonly ExplanationCase[]): Promise<CaseFigures> {
  const figures: CaseFigures = { right: 0, of: cases.length, faults: [] }
  for (const each of cases) {
    const answer = await product.search(benchSerialNumber, { q: each.text, explain: true })
    const fault = findFault(each, isRecord(answer) ? answer.explanation : undefined)
    if (fault === null) figures.right += 1
    else figures.faults.push(`"${each.text}": ${fault}`)
  }
  return figures
}

function findFault({ text, explained }: ExplanationCase, explanation: unknown): string | null {
  if (!Array.isArray(explanation)) return 'no explanation'
  const clauses = explanation.flatMap((each) => readClause(each) ?? [])
  if (clauses.length !== explanation.length || clauses.length === 0)
    return `another shape: ${JSON.stringify(explanation)}`
  const strange = clauses.find(({ words }) => !fold(text).includes(fold(words).trim()))
  if (strange) return `"${strange.words}" was not said`
  for (const { words, roles: wanted, became } of explained) {
    const holding = clauses.filter((clause) => holds(clause.words, words))
    if (holding.length === 0) return `no clause has "${words}"`
    const got = holding.map(({ role }) => role)
    if (wanted.length > 0 && !wanted.some((role) => got.includes(role))) {
      return `"${words}" is ${got.join(', ')}, expected ${wanted.join(' or ')}`
    }
    const meanings = holding.flatMap((clause) => clause.meanings)
    const fates = meanings.filter((meaning) => holds(words, meaning.words) || holds(meaning.words, words))
    if (became !== undefined && !fates.some((meaning) => meaning.became === became)) {
      return `"${words}" became ${fates.map((meaning) => meaning.became).join(', ') || 'nothing'}, expected ${became}`
    }
  }
  return null
}

const holds = (text: string, words: string): boolean => fold(text).includes(fold(words))

function readClause(value: unknown): Clause | null {
  if (!isRecord(value) || typeof value.words !== 'string' || !roles.some((role) => role === value.role)) return null
  if (!Array.isArray(value.meanings)) return null
  const meanings = value.meanings.flatMap((meaning) => readMeaning(meaning) ?? [])
  if (meanings.length !== value.meanings.length) return null
  return { words: value.words, role: String(value.role), meanings }
}

function readMeaning(value: unknown): Clause['meanings'][number] | null {
  if (!isRecord(value)) return null
  const { rule, words, meaning, became } = value
  if (typeof rule !== 'string' || typeof words !== 'string' || typeof meaning !== 'string') return null
  return fates.some((fate) => fate === became) ? { words, became: String(became) } : null
}
