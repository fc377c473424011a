import type { Database } from '../../platform/database/connect.ts'
import { oneLine, setIn } from '../../platform/text/plain-lines.ts'
import type { StoredMessage } from './turn-store.ts'
import { listMessages } from './turns.ts'

/** More than anybody reads in a mail; mail servers refuse far larger ones. */
const maxCharacters = 200_000
const maxMessageCharacters = 20_000

/**
 * The conversation of a session as plain text for a mail: one message after the other, oldest first, with its time in
 * the given zone. Further lines of a message are set in, so that no message can pass for two.
 */
export async function writeConversation(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  timeZone: string,
): Promise<string> {
  const messages = await listMessages(db, place)
  const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const kept: string[] = []
  let length = 0
  for (const message of messages.toReversed()) {
    const line = `${time.format(message.createdAt)} ${writeMessage(message)}`
    length += line.length + 1
    if (length > maxCharacters) return ['(Earlier messages are left out.)', ...kept].join('\n')
    kept.unshift(line)
  }
  return kept.join('\n')
}

function writeMessage({ role, kind, content, writerName }: StoredMessage): string {
  const who = role === 'person' ? nameOf(writerName) : role === 'question' ? 'Visitor' : 'Chatbot'
  const said = content.trim() === '' ? `(${kind.toLowerCase()})` : content
  return `${who}: ${setIn(said.slice(0, maxMessageCharacters).toWellFormed())}`
}

/** Nobody can be named like one of the other two. */
function nameOf(writerName: string | null): string {
  const name = oneLine(writerName ?? '')
  return name === '' ? 'Person' : `Person (${name})`
}
