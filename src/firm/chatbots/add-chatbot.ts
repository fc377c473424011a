import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { trimmedText } from '../../platform/fields.ts'
import { requireRoom } from '../../platform/quotas/use-quota.ts'
import { defineOperation } from '../define-operation.ts'
import type { FirmApp } from '../firm-app.ts'
import type { ChatbotSettings } from './chatbot-settings.ts'
import { countChatbots } from './chatbot-store.ts'
import { makeChatbot } from './make-chatbot.ts'
import './setting-formats.ts'

/** POST /chat/Chatbot/Add */
export const addChatbot = defineOperation({
  id: 'addChatbot',
  summary: 'Create a chatbot',
  tag: 'Chatbots',
  access: 'secret-key',
  envelope: true,
  atomic: true,
  input: Type.Object({
    timeZone: trimmedText({
      description: 'IANA time zone of the firm',
      maxLength: 100,
      minLength: 1,
      format: 'iana-time-zone',
    }),
    type: Type.Integer({ description: 'Kind of chatbot; 0 is the only one', minimum: 0, maximum: 0 }),
  }),
  output: Type.String({ description: 'serialNumber of the new chatbot: 32 lower-case hex digits' }),
  example: { timeZone: 'America/Los_Angeles', type: 0 },
  errors: ['quota-reached'],
  async run(app, caller, input) {
    const { workspaceId } = caller
    return addWithSettings(app, { workspaceId, by: actorOf(caller) }, { TimeZone: input.timeZone })
  },
})

/** Makes a chatbot and keeps who did; answers its serialNumber. */
export function addWithSettings(
  app: Pick<FirmApp, 'db' | 'newId' | 'quotas'>,
  { workspaceId, by }: { workspaceId: number; by: string },
  settings: Partial<ChatbotSettings>,
): Promise<string> {
  return inTransaction(app.db, async (db) => {
    await requireRoom(app, db, { workspaceId, quota: 'chatbots' }, (transaction) =>
      countChatbots(transaction, workspaceId),
    )
    const { serialNumber } = await makeChatbot({ db, newId: app.newId }, workspaceId, settings)
    const change = { action: 'chatbot.added', target: `chatbot ${serialNumber}`, details: { after: settings } } as const
    await recordChange(db, { ...change, workspaceId, by })
    return serialNumber
  })
}
