import type { AnswerAction } from '../../../src/conversation/guide/answer-action.ts'
import { AnswerTurn, type Question } from './answer-turn.ts'
import type { VisitorCalls } from './api.ts'
import type { Attachment, ChatMessage, Failure, MessageFiles, NoticeMessage, VisitorMessage } from './chat-state.ts'
import { toFailure } from './failure.ts'
import type { HeldState } from './held-state.ts'
import type { ShownIds } from './take-up.ts'

const loadTakeUp = () => import('./take-up.ts')

/** Failures after which nobody knows whether the message got there. */
const mayHaveArrived = ['network', 'offline', 'cut-off', 'internal-error', 'shutting-down', 'database-unavailable']
const longestTimerMs = 2 ** 31 - 1

/** What is said: sending, stopping, sending again, and taking up what was said before. */
export class Conversation {
  readonly #held: HeldState
  readonly #calls: VisitorCalls
  /** Called before each message goes out, from when on the session is worth keeping, and after its answer. */
  readonly #onUse: () => void
  readonly #questions = new Map<string, Question>()
  readonly #shownIds: ShownIds = new Map()
  #turn: AnswerTurn | null = null
  /** The message that waits for the network. */
  #waiting: string | null = null
  #made = 0

  constructor(held: HeldState, calls: VisitorCalls, onUse: () => void) {
    this.#held = held
    this.#calls = calls
    this.#onUse = onUse
  }

  /** See ChatActions. */
  readonly send = async (text: string, files?: MessageFiles): Promise<void> => {
    const said = text.trim()
    if (said === '' && !files) return
    const { asked } = this.#held.now
    const sent: Question = asked
      ? { content: `${asked.line}\n${said}`, action: { kind: 'ask', listing: asked.listing } }
      : { content: said }
    if (asked) this.#held.set({ asked: null })
    const withFiles = files ? { ...sent, chatAskType: files.kind, fileIds: files.ids } : sent
    await this.#begin(withFiles, files?.attachments ?? [])
  }

  act(action: AnswerAction, label: string): Promise<void> {
    return this.#begin({ content: label, action }, [])
  }

  readonly stop = (): void => {
    const turn = this.#turn
    if (!turn) return
    this.#turn = null
    turn.stop()
    this.#held.set({ answering: false })
  }

  readonly retry = async (id: string): Promise<void> => {
    const message = this.#held.now.messages.find((candidate) => candidate.id === id)
    if (message?.from !== 'visitor' || message.status !== 'failed' || message.failure?.retryAfterSeconds) return
    this.stop()
    const { failure } = message
    this.#moveToEnd({ ...message, status: 'sending', failure: null })
    if (failure && mayHaveArrived.includes(failure.code) && !this.#isOffline()) {
      if (await this.#findAnswered(id)) return
      // Something else was asked meanwhile, which is not to be stopped by this.
      if (this.#turn) return this.#fail(id, failure)
    }
    await this.#deliver(id)
  }

  /** Sends what waited for the network. */
  async resume(): Promise<void> {
    const id = this.#waiting
    this.#waiting = null
    if (id !== null) await this.#deliver(id)
  }

  /** Forgets everything, for a new session. */
  clear(): void {
    this.stop()
    this.#waiting = null
    this.#questions.clear()
    this.#shownIds.clear()
    this.#held.setMessages([], { picked: [], asked: null, panel: null })
  }

  /** Loads what was said in the session so far. Throws a Failure, or an Error when its program cannot be loaded. */
  async load(): Promise<void> {
    const { takeUp } = await loadTakeUp()
    await takeUp(this.#held, this.#calls, this.#shownIds)
  }

  /** Whether a message of the server stands here. */
  isShown(id: number): boolean {
    return this.#shownIds.has(id)
  }

  /** Shows what was said in another tab meanwhile. */
  async catchUp(): Promise<void> {
    const last = this.#held.now.messages.at(-1)
    if (this.#turn || (last?.from === 'visitor' && last.status !== 'sent')) return
    // Next time then.
    await this.load().catch(() => {})
  }

  /** A line between the messages, before the one that is on its way. With a text of its own it needs no code. */
  notice(code: NoticeMessage['code'], text = ''): void {
    const { messages } = this.#held.now
    const last = messages.at(-1)
    const place = last?.from === 'visitor' && last.status === 'sending' ? -1 : messages.length
    const id = this.#newId()
    const notice: NoticeMessage = { from: 'notice', id, text, code: text === '' ? code : null }
    this.#held.setMessages(messages.toSpliced(place, 0, notice))
  }

  async #begin(question: Question, attachments: Attachment[]): Promise<void> {
    this.stop()
    const id = this.#newId()
    this.#questions.set(id, question)
    const { messages } = this.#held.now
    const message: VisitorMessage = {
      from: 'visitor',
      id,
      text: question.content,
      attachments,
      status: 'sending',
      failure: null,
    }
    this.#held.setMessages([...messages, message])
    await this.#deliver(id)
  }

  async #deliver(id: string): Promise<void> {
    const message = this.#held.now.messages.find((candidate) => candidate.id === id)
    const question = this.#questions.get(id) ?? { content: message?.from === 'visitor' ? message.text : '' }
    if (this.#isOffline()) return this.#waitForNetwork(id)
    this.#onUse()
    const turn = new AnswerTurn(this.#held, id, this.#newId())
    this.#turn = turn
    const kind = question.action?.kind
    // Others show a comparison, or no home at all.
    this.#held.set({ answering: true, awaitsHomes: !!kind && kind !== 'ask' && kind !== 'compare' })
    try {
      await turn.run(this.#calls, question, this.#shownIds)
      if (question.action?.kind === 'compare') this.#held.set({ picked: [] })
    } catch (error) {
      // What was stopped, or overtaken by another question, is settled already.
      if (!turn.isStopped) this.#break(turn, toFailure(error))
    }
    if (this.#turn !== turn) return
    this.#turn = null
    this.#onUse()
    this.#held.set({ answering: false })
  }

  #break(turn: AnswerTurn, failure: Failure): void {
    turn.breakOff()
    this.#fail(turn.questionId, failure)
  }

  #waitForNetwork(id: string): void {
    if (this.#waiting === null) this.#waiting = id
    else this.#fail(id, { code: 'offline', message: '' })
  }

  /** A browser without any network may still reach a server on its own machine: so both must say it. */
  #isOffline(): boolean {
    return !this.#held.now.online && !navigator.onLine
  }

  #fail(id: string, failure: Failure): void {
    this.#held.changeMessage(id, (message) => ({ ...message, status: 'failed', failure }) as ChatMessage)
    const seconds = failure.retryAfterSeconds
    if (seconds === undefined) return
    const { retryAfterSeconds: _, ...over } = failure
    const allowRetry = (): void =>
      this.#held.changeMessage(id, (message) =>
        message.from === 'visitor' && message.failure === failure ? { ...message, failure: over } : message,
      )
    setTimeout(allowRetry, Math.min(seconds * 1000, longestTimerMs))
  }

  /** A message that is sent again stands last, and what was said of its answer goes. */
  #moveToEnd(message: VisitorMessage): void {
    const { messages } = this.#held.now
    const place = messages.findIndex(({ id }) => id === message.id)
    const next = messages[place + 1]
    const partial = next?.from === 'chatbot' && next.status === 'stopped' ? next : null
    const others = messages.filter((other) => other.id !== message.id && other !== partial)
    this.#held.setMessages([...others, message])
  }

  /** Whether the message got there after all and was answered: then that is shown, and nothing is sent twice. */
  async #findAnswered(id: string): Promise<boolean> {
    this.#held.set({ answering: true })
    try {
      const { findAnswered } = await loadTakeUp()
      return await findAnswered(this.#held, this.#calls, this.#shownIds, id)
    } catch {
      // Sending it will fail too, or work.
      return false
    } finally {
      this.#held.set({ answering: false })
    }
  }

  #newId(): string {
    this.#made++
    return `own-${this.#made}`
  }
}
