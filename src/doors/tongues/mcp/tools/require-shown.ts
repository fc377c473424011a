import { showHomes } from '../../../../conversation/engine/use-skill.ts'
import { fail } from '../../../../platform/errors.ts'
import type { ToolCall } from '../tool.ts'

/** Fails with `listing-not-found` for a home that is not there, or that nobody outside of the firm may be told of. */
export async function requireShown({ app, chatbot }: ToolCall, ids: readonly number[]): Promise<void> {
  const place = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
  const shown = new Set((await showHomes(app, place, ids)).map(({ id }) => id))
  const missing = ids.find((id) => !shown.has(id))
  if (missing !== undefined) throw fail('listing-not-found', { keyType: 'NewOaks', key: missing })
}
