import { Type } from 'typebox'
import { addDays, dayIn } from '../../conversation/insight/local-day.ts'
import { choice } from '../../platform/fields.ts'
import { chatbotOperation } from '../define-operation.ts'
import { connectionNames, connections, urlOfConnection } from './connections.ts'
import { readRequests } from './request-counts-store.ts'

const usualDays = 14
/** The counts of earlier days may be gone. */
const mostDays = 90

export const ChatbotConnection = Type.Object({
  connection: choice(connectionNames, { description: 'Which one' }),
  title: Type.String(),
  url: Type.String({ description: 'Where programs reach this chatbot by it' }),
  needsKey: Type.Boolean({ description: 'Whether a secret key must come along; else it may' }),
  days: Type.Array(
    Type.Object({
      day: Type.String({ description: 'YYYY-MM-DD, in the chatbot’s time zone' }),
      requests: Type.Integer(),
      failures: Type.Integer({ description: 'Those of them that failed' }),
    }),
    { description: 'The oldest first' },
  ),
})

/** GET /v1/chatbots/{serialNumber}/connections */
export const listConnections = chatbotOperation({
  id: 'listConnections',
  summary: 'List how other programs reach a chatbot',
  description: 'With the requests of the last days; those with a wrong key belong to no chatbot, and are not counted.',
  tag: 'Insight',
  access: 'secret-key',
  input: Type.Object({
    days: Type.Optional(
      Type.Integer({ description: `So many days; ${usualDays} when not given`, minimum: 1, maximum: mostDays }),
    ),
  }),
  output: Type.Object({ connections: Type.Array(ChatbotConnection) }),
  example: { days: 7 },
  errors: [],
  async run(app, { workspaceId }, { chatbot, days = usualDays }) {
    // What was called a moment ago in this process is part of it.
    await app.requestCounts.flush()
    const today = dayIn(chatbot.settings.TimeZone)(app.now())
    const from = addDays(today, 1 - days)
    const counted = await readRequests(app.db, { workspaceId, chatbotId: chatbot.id, from })
    const found = new Map(counted.map((row) => [`${row.connection} ${row.day}`, row]))
    return {
      connections: connections.map(({ name, title, path, needsKey }) => ({
        connection: name,
        title,
        url: urlOfConnection(app.publicUrl, path, chatbot.serialNumber),
        needsKey,
        days: Array.from({ length: days }, (_, index) => {
          const day = addDays(from, index)
          const { requests = 0, failures = 0 } = found.get(`${name} ${day}`) ?? {}
          return { day, requests, failures }
        }),
      })),
    }
  },
})
