import { type Skill, useSkill } from '../../../../conversation/engine/use-skill.ts'
import { findConversation } from '../conversation.ts'
import type { Told, ToolCall } from '../tool.ts'

/**
 * What a skill of the guide tells. What fair housing refuses is an error, with all that could lawfully be done; a
 * mistake in what was asked is one, too.
 */
export async function tellSkill(
  call: ToolCall,
  skill: Skill,
  { conversation: given, ...input }: Record<string, unknown> & { conversation?: string },
): Promise<Told> {
  const { app, chatbot, context } = call
  const conversation = await findConversation(call, given)
  const { workspaceId, id: chatbotId, settings } = chatbot
  const place = { workspaceId, chatbotId, settings, sessionId: conversation?.sessionId ?? null }
  const told = await useSkill(app, place, { skill, input, signal: context.signal })
  const isRefused = typeof told.refused === 'string'
  return {
    told: { ...told, ...(conversation && { conversation: conversation.key }) },
    isError: isRefused || typeof told.error === 'string',
  }
}
