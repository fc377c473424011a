import type { ListingCard, ShownView } from '../../src/conversation/guide/answer-view.ts'
import type { ButtonKind } from './conversation-set.ts'

/** What a visitor has before them after a turn. */
export interface Reply {
  status: number
  words: string
  view: ShownView | null
  cards: readonly ListingCard[]
  /** What can be clicked below the answer and on its cards. */
  buttons: ReadonlySet<ButtonKind>
  trace: Record<string, unknown>
  noAnswer: boolean
  ms: number
}

export interface Server {
  url: string
  secretKey: string
}

export interface Visitor {
  say(content: string): Promise<Reply>
}

const patienceMs = 60_000

/** A visitor with a chat window, by HTTP. */
export async function visit(server: Server, serialNumber: string): Promise<Visitor> {
  const response = await fetch(`${server.url}/chat/Chatbot/GetConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ serialNumber }),
  })
  const body: { Data: { SessionKey: string } } = JSON.parse(await response.text())
  const headers = { 'content-type': 'application/json', 'chatrobot-sessionkey': body.Data.SessionKey }
  return {
    say: async (content) => {
      const start = performance.now()
      const asked = await fetch(`${server.url}/chat/Chat/Ask`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ view: true, content }),
        signal: AbortSignal.timeout(patienceMs),
      })
      const read = readLines(await asked.text())
      const ms = performance.now() - start
      const told = await readTrace(server, read.answerId)
      const cards = read.view?.cards ?? []
      return { status: asked.status, ...read, ...told, cards, buttons: buttonsOf(read.view), ms }
    },
  }
}

interface Line {
  content?: string
  view?: ShownView
  messageid?: number
}

function readLines(text: string): { words: string; view: ShownView | null; answerId: number | null } {
  let words = ''
  let view: ShownView | null = null
  let answerId: number | null = null
  for (const line of text.split('\n').filter(Boolean)) {
    const read: Line = JSON.parse(line)
    words += read.content ?? ''
    view = read.view ?? view
    answerId = read.messageid ?? answerId
  }
  return { words, view, answerId }
}

async function readTrace(server: Server, id: number | null): Promise<Pick<Reply, 'trace' | 'noAnswer'>> {
  if (id === null) return { trace: {}, noAnswer: true }
  const response = await fetch(`${server.url}/v1/messages/${id}/trace`, {
    headers: { authorization: server.secretKey },
  })
  const { trace = {}, noAnswer = false }: { trace?: Record<string, unknown>; noAnswer?: boolean } = JSON.parse(
    await response.text(),
  )
  return { trace, noAnswer }
}

/** Kinds of buttons that a window draws for a view; what a card offers counts where there is a card. */
function buttonsOf(view: ShownView | null): ReadonlySet<ButtonKind> {
  const found = new Set<ButtonKind>()
  if (view === null) return found
  if (view.more) found.add('more')
  if (view.offersForm) found.add('person')
  if (view.criteria.some(({ options, stays }) => options.length > 0 || !stays)) found.add('search')
  for (const { kind } of view.buttons ?? []) if (kind !== 'agree' && kind !== 'refuse') found.add(kind)
  // What every card of the window has.
  if (view.cards.length > 0) for (const kind of ['ask', 'save', 'similar', 'map'] as const) found.add(kind)
  if (view.cards.some(({ status }) => status !== 'Sold')) found.add('tour')
  if (view.cards.some(({ images }) => images.length > 0)) found.add('pictures')
  if (view.cards.some(({ url }) => url !== '')) found.add('link')
  if (view.cards.length > 1) found.add('compare')
  return found
}
