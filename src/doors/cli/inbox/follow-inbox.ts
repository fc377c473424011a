import { createInterface, type Interface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { releaseConversation, takeConversation } from '../../../conversation/take-over/change-hands.ts'
import { noteReadBy } from '../../../conversation/take-over/mark-read.ts'
import { writeAsPerson } from '../../../conversation/take-over/write-message.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { readCursor } from '../../../platform/live/cursor.ts'
import type { LiveStreams } from '../../../platform/live/live-streams.ts'
import { tellTyping } from '../../../platform/live/tell-live.ts'
import { readAll } from '../chatbots/read-all.ts'
import { asTerminalLines } from '../terminal/markdown-text.ts'
import { asLines } from '../terminal/plain-text.ts'
import { describeEntry, describeSaid, describeWaiting, nameOf } from './describe-inbox.ts'
import { listInbox, listWaiting } from './list-inbox.ts'
import { type InboxOrder, readOrder } from './read-order.ts'

const listed = 20
/** What is shown of a conversation that is taken; `read` shows all. */
const shownOnTaking = 10
const typingMs = 3_000
const typedMs = 6_000
const gatherMs = 300
const reopenMs = 1_000

const help = `list           conversations, those that wait for a person first
read 42        what was said in a conversation
take 42        you have it: what you type then is said to the visitor
/release       give it back to the assistant        /leave   keep it, and go back to the list
/take 43  /read  /list  /help  /quit                work within a conversation too; //… says what begins with a slash`

export interface InboxSurroundings {
  db: Database
  live: LiveStreams
  workspaceId: number
  /** As visitors read who writes; '' for nobody in particular. */
  name: string
  /** Address of a picture of them; "" without one. */
  picture: string
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
  /** Whether lines are edited on a terminal. */
  isTerminal: boolean
  now(): Date
}

/** Shows what happens in conversations as it happens, and does what is typed, until the input ends or says so. */
export async function followInbox(around: InboxSurroundings): Promise<void> {
  await new InboxFollower(around).run()
}

class InboxFollower {
  readonly #around: InboxSurroundings
  readonly #lines: Interface
  readonly #stopping = new AbortController()
  /** Conversations that were taken here and not given away since. */
  readonly #mine = new Set<number>()
  /** Of messages that were written here: they come back as events. */
  readonly #written = new Set<number>()
  /** Visitors who wait and were told of. */
  #told: ReadonlySet<number> = new Set()
  /** The conversation that lines are said in. */
  #current: number | null = null
  #toldTypingAt = -typingMs
  readonly #typedAt = new Map<number, number>()
  #look: NodeJS.Timeout | null = null
  #isClosed = false
  /** What is being done; one thing after the other, as they came. */
  #work: Promise<void> = Promise.resolve()

  constructor(around: InboxSurroundings) {
    this.#around = around
    const { input, output, isTerminal } = around
    this.#lines = createInterface({ input, output, terminal: isTerminal, prompt: 'inbox> ' })
  }

  async run(): Promise<void> {
    const { input } = this.#around
    const onKey = (): void => this.#tellTyping()
    const closed = new Promise<void>((resolve) =>
      this.#lines.once('close', () => {
        this.#isClosed = true
        resolve()
      }),
    )
    this.#lines.on('line', (line) => this.#do(() => this.#obey(readOrder(line, this.#current !== null))))
    this.#lines.on('SIGINT', () => this.#lines.close())
    input.on('keypress', onKey)
    const listening = this.#listen()
    this.#do(async () => {
      await this.#showList()
      this.#print('What comes is shown as it comes. Type help for what you can do.')
    })
    await closed
    input.off('keypress', onKey)
    await this.#work
    this.#stopping.abort()
    if (this.#look) clearTimeout(this.#look)
    await listening
    for (const id of this.#mine)
      this.#print(`You still have conversation ${id}: porchlight inbox release ${id}, or 15 minutes without a word.`)
  }

  /** Prints above the line that is being typed. */
  #print(text: string): void {
    const { output, isTerminal } = this.#around
    if (isTerminal) output.write('\r\u001b[K')
    output.write(`${text}\n`)
    if (isTerminal && !this.#isClosed) this.#lines.prompt(true)
  }

  #do(work: () => Promise<void>): void {
    this.#work = this.#work.then(work).catch((error) => {
      // What nobody here can mend ends it; what an operation would refuse is an answer.
      if (error instanceof PorchlightError) this.#print(error.message)
      else this.#print(`That did not work: ${error instanceof Error ? error.message : String(error)}`)
    })
    this.#work = this.#work.then(() => this.#prompt())
  }

  #prompt(): void {
    if (!this.#around.isTerminal || this.#isClosed) return
    this.#lines.setPrompt(this.#current === null ? 'inbox> ' : `${this.#current}> `)
    this.#lines.prompt(true)
  }

  async #obey(order: InboxOrder | null): Promise<void> {
    switch (order?.kind) {
      case undefined:
        return
      case 'say':
        return this.#say(order.text)
      case 'take':
        return this.#take(order.sessionId)
      case 'read':
        return this.#read(order.sessionId ?? this.#current)
      case 'release':
        return this.#release(order.sessionId ?? this.#current)
      case 'list':
        return this.#showList()
      case 'leave':
        this.#current = null
        return
      case 'help':
        return this.#print(help)
      case 'quit':
        return this.#lines.close()
      case 'wrong':
        return this.#print(order.problem)
    }
  }

  async #showList(): Promise<void> {
    const { db, workspaceId, now } = this.#around
    const entries = await listInbox(db, workspaceId, listed)
    this.#told = new Set(entries.flatMap(({ sessionID, waitingSince }) => (waitingSince ? [sessionID] : [])))
    this.#print(entries.length === 0 ? 'Nobody has said anything yet.' : '')
    for (const entry of entries) this.#print(describeEntry(entry, now()))
  }

  async #take(sessionId: number): Promise<void> {
    const { db, name, picture } = this.#around
    const place = this.#placeOf(sessionId)
    // Before its event comes, which then is no news.
    const hadIt = this.#mine.has(sessionId)
    this.#mine.add(sessionId)
    await takeConversation({ db }, place, { name, picture }).catch((error) => {
      if (!hadIt) this.#mine.delete(sessionId)
      throw error
    })
    this.#current = sessionId
    const { messages } = await readAll(db, place)
    for (const message of messages.slice(-shownOnTaking)) this.#print(describeSaid(message))
    const last = messages.findLast(({ from }) => from === 'visitor')
    if (last) await noteReadBy({ db }, place, 'person', last.id)
    this.#print(`You have conversation ${sessionId}. What you type is said to the visitor; /release gives it back.`)
  }

  async #say(text: string): Promise<void> {
    if (this.#current === null) return
    const { db } = this.#around
    const { id } = await writeAsPerson({ db }, this.#placeOf(this.#current), text.toWellFormed())
    this.#written.add(id)
  }

  async #read(sessionId: number | null): Promise<void> {
    if (sessionId === null) return this.#print('Say which conversation, as in: read 42')
    const { messages } = await readAll(this.#around.db, this.#placeOf(sessionId))
    for (const message of messages) this.#print(describeSaid(message))
  }

  async #release(sessionId: number | null): Promise<void> {
    if (sessionId === null) return this.#print('Say which conversation, as in: release 42')
    this.#mine.delete(sessionId)
    if (this.#current === sessionId) this.#current = null
    const wasTaken = await releaseConversation(this.#around, this.#placeOf(sessionId))
    this.#print(
      wasTaken ? `The assistant answers in conversation ${sessionId} again.` : 'Nobody had it: the assistant answers.',
    )
  }

  /** Hears what happens in the workspace; a stream that ends is opened again where it ended. */
  async #listen(): Promise<void> {
    const { live, workspaceId } = this.#around
    const { signal } = this.#stopping
    const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    let lastId = ''
    while (!signal.aborted) {
      const ended = Promise.withResolvers<void>()
      const sink = {
        write: (cursor: string | null, event: { type: string; data: object } | null): void => {
          if (cursor !== null) lastId = cursor
          if (event !== null) this.#hear(event.type, Object(event.data))
        },
        end: () => ended.resolve(),
      }
      try {
        const leave = await live.open({ workspaceId, sessionId: null }, readCursor(lastId), sink, signal)
        await Promise.race([ended.promise, stopped])
        leave()
      } catch {
        // The database is away: looked for again below.
      }
      await sleep(reopenMs, undefined, { signal }).catch(() => {})
    }
  }

  /** An event of the streams (firm.md). */
  #hear(type: string, data: Record<string, unknown>): void {
    const sessionId = Number(data.sessionID)
    const isMine = this.#mine.has(sessionId)
    if (type === 'message') this.#hearMessage(sessionId, data)
    if (type === 'taken') {
      this.#lookSoon()
      if (!isMine || data.name === this.#around.name) return
      this.#lose(sessionId)
      this.#print(`Conversation ${sessionId} is with ${nameOf(String(data.name))} now.`)
    }
    if (type === 'released' && isMine) {
      this.#lose(sessionId)
      this.#print(`Conversation ${sessionId} went back to the assistant: nothing was said for 15 minutes.`)
    }
    if (type === 'typing' && data.who === 'visitor' && sessionId === this.#current) this.#showTyping(sessionId)
    if (type === 'read' && data.who === 'visitor' && sessionId === this.#current) this.#print('(read)')
  }

  #hearMessage(sessionId: number, { id, kind, content, name }: Record<string, unknown>): void {
    if (!this.#mine.has(sessionId)) {
      this.#lookSoon()
      return
    }
    // What is being written here has its id once that is done.
    if (kind === 2) this.#do(async () => this.#showMessage(sessionId, { id, kind, content, name }))
    else this.#showMessage(sessionId, { id, kind, content, name })
  }

  #showMessage(sessionId: number, { id, kind, content, name }: Record<string, unknown>): void {
    if (this.#written.delete(Number(id))) return
    const who = kind === 0 ? 'Visitor' : kind === 1 ? 'Chatbot' : nameOf(String(name ?? ''))
    const where = sessionId === this.#current ? '' : `[${sessionId}] `
    const text = String(content)
    const words = kind === 1 ? asTerminalLines(text, '    ') : asLines(text, '    ')
    const said = text.trim() === '' ? '(a picture or a recording)' : words
    this.#print(`${where}${who}: ${said}`)
    this.#typedAt.delete(sessionId)
    if (sessionId !== this.#current || kind !== 0) return
    // It stands before the eyes of whoever types here.
    const { db } = this.#around
    this.#do(async () => void (await noteReadBy({ db }, this.#placeOf(sessionId), 'person', Number(id))))
  }

  #showTyping(sessionId: number): void {
    const at = performance.now()
    if (at - (this.#typedAt.get(sessionId) ?? -typedMs) < typedMs) return
    this.#typedAt.set(sessionId, at)
    this.#print('(the visitor is writing)')
  }

  #lose(sessionId: number): void {
    this.#mine.delete(sessionId)
    if (this.#current === sessionId) this.#current = null
    this.#prompt()
  }

  /** Somebody may wait for a person now: that is no event of its own, and is looked for. */
  #lookSoon(): void {
    this.#look ??= setTimeout(() => {
      this.#look = null
      this.#do(() => this.#tellWaiting())
    }, gatherMs)
  }

  async #tellWaiting(): Promise<void> {
    const { db, workspaceId, isTerminal } = this.#around
    const waiting = await listWaiting(db, workspaceId)
    for (const one of waiting.filter(({ sessionID }) => !this.#told.has(sessionID)))
      this.#print(`${isTerminal ? '\u0007' : ''}${describeWaiting(one)}`)
    this.#told = new Set(waiting.map(({ sessionID }) => sessionID))
  }

  #tellTyping(): void {
    const sessionId = this.#current
    if (sessionId === null || this.#lines.line.startsWith('/')) return
    if (performance.now() - this.#toldTypingAt < typingMs) return
    this.#toldTypingAt = performance.now()
    tellTyping(this.#around.db, this.#placeOf(sessionId), 'person').catch(() => {})
  }

  #placeOf(sessionId: number): { workspaceId: number; sessionId: number } {
    return { workspaceId: this.#around.workspaceId, sessionId }
  }
}
