import { readChatbotPage, readSummary } from '../../../firm/chatbots/list-chatbots.ts'
import type { ChatbotSummary } from '../../../firm/chatbots/present-chatbot.ts'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'
import { jsonAnswer } from '../json-answer.ts'
import type { Tongue } from '../tongue.ts'
import { admitByKey } from './admit.ts'
import { failing } from './tell-failure.ts'

const pageSize = 200

/** GET /openai/v1/models and /openai/v1/models/{model}: each chatbot of the workspace is a model. */
export const models: Tongue = {
  ...failing,
  admit: (app, head) => admitByKey(app, head, { id: 'listChatbots', tag: 'Chatbots' }),
  async answer(app, { params: { model }, caller: { workspaceId } }) {
    if (model === undefined)
      return jsonAnswer({ object: 'list', data: (await readAll(app, workspaceId)).map(describe) })
    const chatbot = await readSummary(app.db, workspaceId, model)
    if (chatbot === null) throw fail('chatbot-not-found', { serialNumber: model })
    return jsonAnswer(describe(chatbot))
  },
}

async function readAll(app: App, workspaceId: number): Promise<ChatbotSummary[]> {
  const all: ChatbotSummary[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof readChatbotPage>> = await readChatbotPage(app.db, workspaceId, {
      limit: pageSize,
      ...(cursor === null ? {} : { cursor }),
    })
    all.push(...page.chatbots)
    cursor = page.nextCursor
  } while (cursor !== null)
  return all
}

function describe({ serialNumber, Name, createdAt }: ChatbotSummary): object {
  const created = Math.floor(Date.parse(createdAt) / 1000)
  return { id: serialNumber, object: 'model', created, owned_by: 'porchlight', name: Name }
}
