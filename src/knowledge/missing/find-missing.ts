import type { KnowledgeApp } from '../knowledge-app.ts'
import type { KnowledgeScope } from '../source.ts'
import { asksTheSame, groupQuestions, type QuestionGroup } from './group-questions.ts'
import { selectStoredQuestions, selectUnanswered } from './missing-store.ts'
import { type KeysOf, makeKeysOf } from './question-keys.ts'

/** What is looked through: the newest of these days. Texts of visitors stand in their messages alone. */
const days = 90
const most = 2_000

/**
 * Questions without an answer, by what they ask for; those left out that the firm has answered since. `agentId`: as
 * `agentOf` says it, since they are words of visitors.
 */
export async function findMissing(
  app: KnowledgeApp,
  scope: KnowledgeScope,
  agentId: string | null,
): Promise<QuestionGroup[]> {
  const [unanswered, stored] = await Promise.all([
    selectUnanswered(app.patientDb, scope, { days, most, agentId }),
    selectStoredQuestions(app.patientDb, scope),
  ])
  const keysOf = await readOnce(app, [...unanswered.map(({ question }) => question), ...stored.map(({ name }) => name)])
  const groups = groupQuestions(unanswered, keysOf)
  return app.slices
    .map(groups, (group) => {
      const [newest] = group.questions
      if (!newest) return []
      const isAnswered = ({ name, createdAt }: { name: string; createdAt: Date }) =>
        createdAt > newest.askedAt && asksTheSame(name, newest.question, keysOf)
      return stored.some(isAnswered) ? [] : [group]
    })
    .then((left) => left.flat())
}

/** Each text is read once, a few at a time: others are answered meanwhile. */
async function readOnce(app: KnowledgeApp, texts: readonly string[]): Promise<KeysOf> {
  const keysOf = makeKeysOf(app.knowledge.readers)
  const different = [...new Set(texts)]
  const read = await app.slices.map(different, (text) => [text, keysOf(text)] as const)
  const known = new Map(read)
  return (text) => known.get(text) ?? keysOf(text)
}

/** The group that a question is in; null when there is none any more. */
export async function findMissingOf(
  app: KnowledgeApp,
  scope: KnowledgeScope,
  questionId: number,
): Promise<QuestionGroup | null> {
  const groups = await findMissing(app, scope, null)
  return groups.find(({ questions }) => questions.some((question) => question.questionId === questionId)) ?? null
}
