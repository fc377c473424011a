import type { AnswerAction } from '../../../src/conversation/guide/answer-action.ts'
import type { VisitorCalls } from './api.ts'
import type { ChatbotMessage, RatedView } from './chat-state.ts'
import type { HeldState } from './held-state.ts'
import { FrameBatch } from './stream/frame-batch.ts'

/** What is sent to Chat/Ask. */
export interface Question {
  content: string
  chatAskType?: 'Text' | 'Image' | 'Audio'
  fileIds?: number[]
  action?: AnswerAction
}

/** One question on its way and the answer that comes to it: what arrives is shown at once, and then frame by frame. */
export class AnswerTurn {
  readonly questionId: string
  readonly answerId: string
  readonly #held: HeldState
  readonly #stopping = new AbortController()
  readonly #batch = new FrameBatch(() => this.#show('streaming'))
  #text = ''
  #view: RatedView | null = null
  #isShown = false

  constructor(held: HeldState, questionId: string, answerId: string) {
    this.#held = held
    this.questionId = questionId
    this.answerId = answerId
  }

  get isStopped(): boolean {
    return this.#stopping.signal.aborted
  }

  /** Sends the question and follows its answer to the end; puts the server's ids into `shownIds`. Throws a Failure. */
  async run(calls: VisitorCalls, question: Question, shownIds: Map<number, string>): Promise<void> {
    for await (const event of calls.ask({ sessionID: 0, view: true, ...question }, this.#stopping.signal)) {
      if (this.isStopped) break
      if (event.type === 'completed') {
        shownIds.set(event.questionId, this.questionId).set(event.answerId, this.answerId)
        if (this.#view) this.#view.answer = event.answerId
        return this.#end('done')
      }
      if (event.type === 'content') this.#text += event.content
      else this.#view = event.view
      if (this.#isShown) this.#batch.soon()
      else this.#batch.atOnce()
    }
  }

  /** The visitor has heard enough: what was said stays. */
  stop(): void {
    this.#stopping.abort()
    this.#end('stopped')
  }

  /** It broke off: what was said stays, if anything was. */
  breakOff(): void {
    if (this.#text !== '' || this.#view) this.#end('stopped')
  }

  #end(status: ChatbotMessage['status']): void {
    this.#batch.cancel()
    this.#show(status)
  }

  #show(status: ChatbotMessage['status']): void {
    const { messages } = this.#held.now
    const answer: ChatbotMessage = {
      from: 'chatbot',
      id: this.answerId,
      text: this.#text,
      status,
      view: this.#view,
    }
    const others = messages.map((message) => {
      if (message.id === answer.id) return answer
      // That something comes back means that it got there.
      return message.id === this.questionId
        ? ({ ...message, status: 'sent', failure: null } as typeof message)
        : message
    })
    // Nothing was said: a person has the conversation, and answers later.
    const isEmpty = status === 'done' && this.#text === '' && !this.#view
    this.#held.setMessages(this.#isShown || isEmpty ? others : [...others, answer])
    this.#isShown = true
  }
}
