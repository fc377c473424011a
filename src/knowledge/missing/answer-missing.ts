import { fail } from '../../platform/errors.ts'
import { addKnowledge } from '../adjust-knowledge.ts'
import type { ChangedKnowledge } from '../change-knowledge.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { findMissingOf } from './find-missing.ts'

/**
 * Makes a question with its answer of a group of questions without one, so that it is answered from then on. Answers the
 * question as it was stored. Fails with `missing-answer-not-found` when the group is gone.
 */
export async function answerMissing(
  app: KnowledgeApp,
  chatbot: ChangedKnowledge & { chatbotId: number },
  { id, answer, question }: { id: number; answer: string; question?: string | undefined },
): Promise<string> {
  const { workspaceId, chatbotId } = chatbot
  const group = await findMissingOf(app, { workspaceId, chatbotId }, id)
  const asked = group?.questions.find(({ questionId }) => questionId === id) ?? group?.questions[0]
  if (!asked) throw fail('missing-answer-not-found', { id })
  // The firm may put it in its own words: visitors name themselves in theirs.
  const key = (question ?? asked.question).replace(/\s+/g, ' ').trim()
  await addKnowledge(app, chatbot, {
    fileIds: [],
    pages: [],
    texts: [],
    questions: [{ key, value: answer.trim() }],
    settings: {},
  })
  return key
}
