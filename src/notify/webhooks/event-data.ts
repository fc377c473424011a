import { readConversation } from '../../conversation/sessions/read-conversation.ts'
import type { Database } from '../../platform/database/connect.ts'
import { writeTime } from '../../platform/lists/write-time.ts'
import { readAlert } from '../../visitors/alerts/read-alert.ts'
import { readLead } from '../../visitors/leads/leads-of-session.ts'
import { appointmentItems } from '../../visitors/tours/appointment-items.ts'
import { readSerialNumber, readUnanswered } from './event-data-store.ts'
import type { MessageEvent } from './message-store.ts'

/**
 * What endpoints are told of an event, as compact JSON that `JSON.stringify` of the parsed text gives again byte for
 * byte (vendor-compat.md). Of what can be read it tells how that stands now. Null: it was erased.
 */
export async function writeEventBody(
  db: Database,
  event: MessageEvent,
  serialNumberOf = readSerialNumber,
): Promise<string | null> {
  const { workspaceId, chatbotId, eventId: id, type, happenedAt } = event
  const data = await describeEvent(db, event)
  if (data === null) return null
  const serialNumber = chatbotId === null ? null : await serialNumberOf(db, workspaceId, chatbotId)
  return writeBodyText({ id, type, timestamp: writeTime(happenedAt), serialNumber, data })
}

/** The body of a message in the order of firm.md. */
export function writeBodyText(body: {
  id: string
  type: string
  timestamp: string
  serialNumber: string | null
  data: object
}): string {
  const { id, type, timestamp, serialNumber, data } = body
  return JSON.stringify({ id, type, timestamp, serialNumber, data })
}

async function describeEvent(db: Database, event: MessageEvent): Promise<object | null> {
  const { workspaceId, chatbotId, sessionId, type, data } = event
  if (chatbotId !== null && (type === 'lead.created' || type === 'lead.updated')) {
    return readLead(db, { workspaceId, chatbotId }, Number(data.leadId))
  }
  if (chatbotId !== null && (type === 'tour.requested' || type === 'tour.changed')) {
    const [tour] = await appointmentItems.readItems(db, { workspaceId, chatbotId }, [Number(data.tourId)])
    return tour ?? null
  }
  if (type === 'alert.created' || type === 'alert.confirmed' || type === 'alert.matched') {
    const alert = await readAlert(db, workspaceId, Number(data.alertId))
    return alert && 'listings' in data ? { ...alert, listings: data.listings } : alert
  }
  if (sessionId !== null && /^(conversation|person)\./.test(type)) return readConversation(db, workspaceId, sessionId)
  if (sessionId !== null && type === 'answer.missing') {
    const found = await readUnanswered(db, { workspaceId, sessionId, questionId: Number(data.questionId) })
    if (found === null) return null
    const { questionId, answerId, question, answer } = found
    return { SessionID: sessionId, QuestionID: questionId, AnswerID: answerId, Question: question, Answer: answer }
  }
  return data
}
