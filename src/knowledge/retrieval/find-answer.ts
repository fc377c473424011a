import type { App } from '../../app.ts'
import type { LanguageCode } from '../../language/language-code.ts'
import type { KnowledgeScope } from '../source.ts'
import type { KnowledgeAnswer } from './knowledge-answer.ts'
import { searchPassages } from './passage-store.ts'

/** From this score on the best passage is taken for an answer. */
const sureEnough = 0.5

/** What the sources of a chatbot say to a question: its passages, best first, and the sentences that answer. */
export async function findAnswer(
  app: Pick<App, 'db'>,
  scope: KnowledgeScope,
  question: string,
  { limit = 5 }: { limit?: number; language?: LanguageCode } = {},
): Promise<KnowledgeAnswer> {
  const passages = await searchPassages(app.db, scope, question, limit)
  const [best] = passages
  if (!best || best.score < sureEnough) return { quotes: [], isStored: false, passages }
  const quote = { text: best.text, source: best.source, passageId: best.id }
  return { quotes: [quote], isStored: best.source.Type === 'QAList', passages }
}
