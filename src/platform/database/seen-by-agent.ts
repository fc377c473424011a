import { type RawBuilder, sql } from 'kysely'

/**
 * A condition, from its AND on, that holds for what an agent of the console may see: what belongs to own conversations, to
 * those that are nobody's, and to none. Null: somebody who sees all. `sessionId`: a column, as "l.sessionId".
 */
export function seenByAgent(agentId: string | null, workspaceId: number, sessionId: string): RawBuilder<unknown> {
  if (agentId === null) return sql``
  return sql`AND NOT EXISTS (SELECT FROM "conversationHeads" held
    WHERE held."workspaceId" = ${workspaceId} AND held."sessionId" = ${sql.ref(sessionId)} AND held."assignedTo" <> ${agentId})`
}

/**
 * The same of a lead `lead` (a name of the table in the query): own leads, and those that nobody has of conversations that
 * the agent may see.
 */
export function leadSeenByAgent(agentId: string | null, lead: string): RawBuilder<unknown> {
  if (agentId === null) return sql``
  const of = (column: string) => sql.ref(`${lead}.${column}`)
  return sql`AND (${of('assignedTo')} = ${agentId} OR (${of('assignedTo')} IS NULL
    AND NOT EXISTS (SELECT FROM "conversationHeads" held WHERE held."workspaceId" = ${of('workspaceId')}
      AND held."sessionId" = ${of('sessionId')} AND held."assignedTo" <> ${agentId})))`
}
