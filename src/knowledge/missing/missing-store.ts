import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import type { KnowledgeScope } from '../source.ts'
import type { UnansweredQuestion } from './group-questions.ts'

/** Questions of the last days that the chatbot could not answer, in conversations that who asks may see; newest first. */
export async function selectUnanswered(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  { days, most, agentId }: { days: number; most: number; agentId: string | null },
): Promise<UnansweredQuestion[]> {
  const { rows } = await sql<UnansweredQuestion>`
    SELECT q.id AS "questionId", q.content AS question, q."createdAt" AS "askedAt"
    FROM messages a
    JOIN messages q ON q."workspaceId" = a."workspaceId" AND q."sessionId" = a."sessionId" AND q.id = a."questionId"
    WHERE a."workspaceId" = ${workspaceId} AND a."chatbotId" = ${chatbotId} AND a.role = 'answer' AND a."noAnswer"
      AND a."createdAt" > now() - ${days}::integer * interval '1 day' AND btrim(q.content) <> ''
      ${seenByAgent(agentId, workspaceId, 'q.sessionId')}
    ORDER BY a."createdAt" DESC, a.id DESC LIMIT ${most}`.execute(db)
  return rows
}

/** The questions that the firm has given answers to, and since when. */
export async function selectStoredQuestions(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
): Promise<{ name: string; createdAt: Date }[]> {
  return db
    .selectFrom('knowledgeSources')
    .select(['name', 'createdAt'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('kind', '=', 'question')
    .orderBy('id')
    .limit(5_000)
    .execute()
}
