import type { KeysOf } from './question-keys.ts'

/** A question of a visitor that the chatbot could not answer. */
export interface UnansweredQuestion {
  questionId: number
  question: string
  askedAt: Date
}

/** Questions that ask for the same, in whatever words; the newest first. */
export interface QuestionGroup {
  /** Newest first. */
  questions: UnansweredQuestion[]
}

/** Of the words of two questions that mean something, so many are the same. */
const alike = 0.6

/**
 * Puts together what means the same: the most often asked first, then the latest. Pure; each question is held only
 * against groups that share a word with it.
 */
export function groupQuestions(questions: readonly UnansweredQuestion[], keysOf: KeysOf): QuestionGroup[] {
  const groups: { keys: ReadonlySet<string>; questions: UnansweredQuestion[] }[] = []
  const byKey = new Map<string, number[]>()
  for (const question of questions) {
    const own = keysOf(question.question)
    // What has no such word is like what is written alike.
    const keys = own.size > 0 ? own : new Set([question.question.trim().toLowerCase()])
    const near = new Set([...keys].flatMap((key) => byKey.get(key) ?? []))
    const best = [...near]
      .map((at) => ({ at, share: shareOf(keys, groups[at]?.keys ?? new Set()) }))
      .sort((a, b) => b.share - a.share || a.at - b.at)[0]
    const group = best && best.share >= alike ? groups[best.at] : undefined
    if (group) {
      group.questions.push(question)
      continue
    }
    const at = groups.push({ keys, questions: [question] }) - 1
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), at])
  }
  const newest = ({ questions: [first] }: QuestionGroup) => first?.askedAt.getTime() ?? 0
  return groups
    .map((group): QuestionGroup => ({ questions: group.questions }))
    .sort((a, b) => b.questions.length - a.questions.length || newest(b) - newest(a))
}

/** Whether two questions ask for the same. */
export function asksTheSame(one: string, other: string, keysOf: KeysOf): boolean {
  const [keys, others] = [keysOf(one), keysOf(other)]
  return keys.size === 0 || others.size === 0 ? one.trim() === other.trim() : shareOf(keys, others) >= alike
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size
  return both / (one.size + other.size - both)
}
