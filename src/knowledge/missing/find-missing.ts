import type { App } from '../../app.ts'
import type { KnowledgeScope } from '../source.ts'
import { asksTheSame, groupQuestions, type QuestionGroup } from './group-questions.ts'
import { selectStoredQuestions, selectUnanswered } from './missing-store.ts'
import { makeKeysOf } from './question-keys.ts'

/** What is looked through: the newest of these days. Texts of visitors stand in their messages alone. */
const days = 90
const most = 2_000

/** Questions without an answer, by what they ask for; those left out that the firm has answered since. */
export async function findMissing(app: App, scope: KnowledgeScope): Promise<QuestionGroup[]> {
  const keysOf = makeKeysOf(app.languages)
  const [unanswered, stored] = await Promise.all([
    selectUnanswered(app.patientDb, scope, { days, most }),
    selectStoredQuestions(app.patientDb, scope),
  ])
  await app.slices.next()
  const groups = groupQuestions(unanswered, keysOf)
  return groups.filter(({ questions: [newest] }) => {
    if (!newest) return false
    return !stored.some(
      ({ name, createdAt }) => createdAt > newest.askedAt && asksTheSame(name, newest.question, keysOf),
    )
  })
}

/** The group that a question is in; null when there is none any more. */
export async function findMissingOf(
  app: App,
  scope: KnowledgeScope,
  questionId: number,
): Promise<QuestionGroup | null> {
  const groups = await findMissing(app, scope)
  return groups.find(({ questions }) => questions.some((question) => question.questionId === questionId)) ?? null
}
