import type { Database } from '../../platform/database/connect.ts'
import { readSaid, type SaidRow } from './history-store.ts'
import { presentSaid } from './present-said.ts'

/** In memory at a time: what one statement answers. */
const atOnce = { messages: 2_000, bytes: 524_288 }
const firstWidth = 16
const mostWidth = 512

/**
 * Conversations as the JSON of a list, each whole, in the order of their ids as given, piece by piece. No connection is
 * held while a piece waits for its reader. What is erased meanwhile is left out, what is said meanwhile may be in it.
 */
export async function* writeHistory(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
): AsyncGenerator<string> {
  let open: number | null = null
  for await (const rows of readParts(db, workspaceId, sessionIds)) {
    let piece = ''
    for (const row of rows) {
      if (row.sessionId === open) piece += ','
      else piece += `${open === null ? '[' : ']},'}${openConversation(row)}`
      open = row.sessionId
      piece += JSON.stringify(presentSaid(row))
    }
    yield piece
  }
  yield open === null ? '[]' : ']}]'
}

/** Where reading goes on: in the first of the sessions, after a message. */
interface Bookmark {
  sessionIds: readonly number[]
  afterId: number
  /** How many sessions are asked for at once. */
  width: number
}

/** All that was said, part by part; the next one is being read while one is written. */
async function* readParts(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
): AsyncGenerator<readonly SaidRow[]> {
  const read = async (at: Bookmark): Promise<{ rows: SaidRow[]; next: Bookmark }> => {
    const some = at.sessionIds.slice(0, at.width)
    const rows = await readSaid(db, { workspaceId, sessionIds: some, afterId: at.afterId }, atOnce)
    return { rows, next: moveOn(at, some, rows.at(-1)) }
  }
  let reading = read({ sessionIds, afterId: 0, width: firstWidth })
  for (;;) {
    const { rows, next } = await reading
    const isLast = next.sessionIds.length === 0
    if (!isLast) reading = read(next)
    // Who stops listening in between never hears of it.
    reading.catch(() => {})
    if (rows.length > 0) yield rows
    if (isLast) return
  }
}

function moveOn({ sessionIds, width }: Bookmark, some: readonly number[], last: SaidRow | undefined): Bookmark {
  if (!last) return { sessionIds: sessionIds.slice(some.length), afterId: 0, width }
  const reached = some.indexOf(last.sessionId)
  // About as many as fit: what those beyond have said would be read in vain.
  const fits = reached + 1 < some.length ? reached + 2 : Math.min(width * 2, mostWidth)
  return { sessionIds: sessionIds.slice(reached), afterId: last.id, width: fits }
}

/** The JSON of a conversation up to its first message. */
function openConversation({ sessionId, createTime, page }: SaidRow): string {
  return JSON.stringify({ SessionID: sessionId, CreateTime: createTime, URI: page, Messages: [] }).slice(0, -2)
}
