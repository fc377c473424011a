import type { TestApp } from '../../../../test/test-app.ts'
import type { Listing } from '../../../homes/listings/listing.ts'
import { addListings } from '../../../homes/search/listings.fixture.ts'
import type { AnswerAction } from '../answer-action.ts'
import type { ShownView } from '../answer-view.ts'
import type { GuideState } from '../guide-context.ts'

export interface ShownAnswer {
  status: number
  /** The words, joined. */
  text: string
  /** The last view; null without one. */
  view: ShownView | null
  /** What came instead of an answer. */
  failure: string
  /** What kind each line was, in order. */
  lines: ('view' | 'content' | 'end')[]
}

/** A visitor with a chat window, who types and clicks. */
export interface Clicker {
  sessionId: number
  ask(content: string): Promise<ShownAnswer>
  click(action: AnswerAction): Promise<ShownAnswer>
  /** Sends any body. */
  send(body: object): Promise<ShownAnswer>
  /** The conversation as a window that is opened again is given it, oldest first. */
  stored(): Promise<{ from: string; content: string; status: string; view: ShownView | null }[]>
  /** Sends a message, and hangs up once so many lines have come. */
  leave(content: string, afterLines: number): Promise<void>
  /** What the session remembers. */
  state(): Promise<GuideState>
}

export interface ClickedChatbot {
  scope: { workspaceId: number; chatbotId: number }
  visit(): Promise<Clicker>
}

/** A chatbot with these listings, for visitors with chat windows. */
export async function openClicking(
  app: TestApp,
  listings: readonly Listing[],
  settings: Record<string, unknown> = {},
): Promise<ClickedChatbot> {
  const serialNumber = await app.addChatbot({ Name: 'Maple', ...settings })
  const { id } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  const scope = { workspaceId: app.workspaceId, chatbotId: id }
  if (listings.length > 0) {
    await addListings(app.app.db, scope, listings)
    // While an index is made, options come without counts.
    app.app.searchIndex.warm(scope)
    await app.app.searchIndex.settle()
  }
  return { scope, visit: () => visit(app, serialNumber) }
}

async function visit(app: TestApp, serialNumber: string): Promise<Clicker> {
  const { body, text: said } = await app.post<{ SessionKey: string; SessionID: number }>(
    '/chat/Chatbot/GetConfig',
    { serialNumber },
    { headers: { authorization: undefined } },
  )
  if (body.Data === null) throw new Error(`no window was opened: ${said}`)
  const { SessionKey, SessionID: sessionId } = body.Data
  const key = { 'content-type': 'application/json', 'chatrobot-sessionkey': SessionKey }
  const post = (question: object, signal: AbortSignal | null = null): Promise<Response> =>
    fetch(`${app.url}/chat/Chat/Ask`, {
      method: 'POST',
      headers: key,
      body: JSON.stringify({ view: true, ...question }),
      signal,
    })
  const send = async (question: object): Promise<ShownAnswer> => {
    const response = await post(question)
    return readAnswer(response.status, await response.text())
  }
  return {
    sessionId,
    send,
    ask: (content) => send({ content }),
    click: (action) => send({ content: 'A click', action }),
    stored: async () => {
      const response = await fetch(`${app.url}/v1/visitor/conversation`, { headers: key })
      const text = await response.text()
      if (!response.ok) throw new Error(text)
      return JSON.parse(text).messages
    },
    leave: async (content, afterLines) => {
      const leaving = new AbortController()
      const { body } = await post({ content }, leaving.signal)
      if (!body) throw new Error('The answer has no body.')
      const decoder = new TextDecoder()
      let text = ''
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true })
        if (text.split('\n').length > afterLines) break
      }
      leaving.abort()
    },
    state: async () => {
      const { searchState } = await app.app.db
        .selectFrom('sessions')
        .select('searchState')
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow()
      // Only searches write it.
      return searchState as unknown as GuideState
    },
  }
}

interface Line {
  content?: string
  view?: ShownView
  Success?: boolean
  Message?: string
}

function readAnswer(status: number, body: string): ShownAnswer {
  const answer: ShownAnswer = { status, text: '', view: null, failure: '', lines: [] }
  for (const text of body.split('\n').filter(Boolean)) {
    const line: Line = JSON.parse(text)
    if (line.Success === false) answer.failure = line.Message ?? ''
    else if (line.view) answer.view = line.view
    else answer.text += line.content ?? ''
    answer.lines.push(line.view ? 'view' : line.content === undefined ? 'end' : 'content')
  }
  return answer
}
