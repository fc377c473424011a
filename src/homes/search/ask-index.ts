import type { Database } from '../../platform/database/connect.ts'
import type { Condition } from '../../reading/criteria/condition.ts'
import { conditionsOf } from './by-index/answering/question-conditions.ts'
import { findIdsOf } from './by-sql/sql-vocabulary-store.ts'
import type { Scope } from './scope.ts'
import type { AnswerOf, QuestionKind, QuestionOf } from './search-index.ts'

/** What the index of the chatbot answers; null where SQL has to: there is no index, or a transaction is at hand. */
export async function askIndex<Kind extends QuestionKind>(
  db: Database,
  scope: Scope,
  kind: Kind,
  of: QuestionOf<Kind>,
): Promise<{ answer: AnswerOf<Kind> } | null> {
  const { index } = scope
  // What a transaction has written and not committed is in no index.
  if (!index || db.isTransaction) return null
  const reply = await index.ask(scope, kind, of)
  if (reply === null || 'answer' in reply) return reply
  const conditions = conditionsOf(kind, of)
  const found = new Map<Condition, readonly number[]>()
  await Promise.all(
    reply.wanted.map(async (at) => {
      const condition = conditions[at]
      if (condition) found.set(condition, await findIdsOf(db, scope, condition))
    }),
  )
  const second = await index.ask(scope, kind, of, found)
  return second !== null && 'answer' in second ? second : null
}
