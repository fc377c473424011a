import type { Database } from '../../platform/database/connect.ts'
import { oneLine, setIn } from '../../platform/text/plain-lines.ts'
import type { ShownView } from '../guide/answer-view.ts'
import { presentViews, type VisitorScope } from '../guide/present-view.ts'
import { type ConversationMessageRow, type ConversationRow, listConversationMessages } from './conversation-store.ts'

const atOnce = 200

/** A conversation as plain text, piece by piece. Nothing that anybody said can pass for another message. */
export async function* writeTranscript(
  db: Database,
  scope: VisitorScope,
  conversation: ConversationRow,
  { Name, TimeZone: timeZone }: { Name: string; TimeZone: string },
): AsyncGenerator<string> {
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const { sessionId, startedAt, page, visitorName } = conversation
  const head = [
    `Conversation ${sessionId} with ${oneLine(Name)}`,
    `Began ${time.format(startedAt)} (${timeZone})`,
    ...(visitorName === '' ? [] : [`Visitor: ${oneLine(visitorName)}`]),
    ...(page === '' ? [] : [`Page: ${oneLine(page)}`]),
  ]
  yield `${head.join('\n')}\n\n`
  const place = { workspaceId: scope.workspaceId, sessionId }
  for (let after = 0; ; ) {
    const rows = await listConversationMessages(db, place, { after, limit: atOnce })
    const views = await presentViews(
      db,
      scope,
      rows.map(({ view }) => view),
    )
    yield rows.map((row, index) => writeMessage(row, views[index] ?? null, time)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    after = last.id
  }
  yield '(End)\n'
}

function writeMessage(row: ConversationMessageRow, view: ShownView | null, time: Intl.DateTimeFormat): string {
  const { role, kind, content, files, createdAt, writerName } = row
  const named = oneLine(writerName ?? '')
  const who = role === 'question' ? 'Visitor' : role === 'answer' ? 'Chatbot' : named ? `Person (${named})` : 'Person'
  const said = content.trim() === '' ? `(${kind.toLowerCase()})` : setIn(content.toWellFormed())
  const shown = (view?.cards ?? []).map(
    ({ title, place, url }) => `    - ${oneLine([title, place, url].filter(Boolean).join(', '))}`,
  )
  const sent = files.map(({ fileName }) => `    [${oneLine(fileName)}]`)
  return [`${time.format(createdAt)} ${who}: ${said}`, ...shown, ...sent, ''].join('\n')
}
