import { setTimeout as wait } from 'node:timers/promises'
import type { FinishedTurn } from '../chat/finished-turn.ts'
import type { ShownView } from '../guide/answer-view.ts'

/** Words of an answer, or what it shows beside them. */
export type AnswerPiece = string | ShownView

/** A turn that goes on whether anybody listens or not, and tells each listener all of it from its beginning. */
export class RunningAnswer {
  readonly #told: AnswerPiece[] = []
  readonly #stop: AbortController
  #isOver = false
  #news = Promise.withResolvers<void>()
  /** Settles with the turn once it is stored. */
  readonly ended: Promise<FinishedTurn>

  /** `stop` fires the signal that the turn runs under. */
  constructor(pieces: AsyncGenerator<AnswerPiece, FinishedTurn>, stop: AbortController) {
    this.#stop = stop
    this.ended = this.#run(pieces)
    // Who waits for it hears of its failure; who does not reads it from the database.
    this.ended.catch(() => {})
  }

  /** Ends it early; when this is over, that is stored. */
  async cancel(): Promise<void> {
    this.#stop.abort()
    await this.ended.catch(() => {})
  }

  /** Fails as the turn does. */
  async *read(): AsyncGenerator<AnswerPiece, FinishedTurn> {
    for (let at = 0; ; at += 1) {
      while (at >= this.#told.length) {
        if (this.#isOver) return this.ended
        await this.#news.promise
      }
      const piece = this.#told[at]
      if (piece !== undefined) yield piece
    }
  }

  async #run(pieces: AsyncGenerator<AnswerPiece, FinishedTurn>): Promise<FinishedTurn> {
    try {
      for (;;) {
        const next = await pieces.next()
        if (next.done) return next.value
        this.#told.push(next.value)
        this.#tell()
      }
    } finally {
      this.#isOver = true
      this.#tell()
    }
  }

  #tell(): void {
    this.#news.resolve()
    this.#news = Promise.withResolvers<void>()
  }
}

/** Those of one process, by the ids of their questions. How many there may be is for those to bound who begin them. */
export class RunningAnswers {
  readonly #answers = new Map<number, RunningAnswer>()

  find(questionId: number): RunningAnswer | undefined {
    return this.#answers.get(questionId)
  }

  /** Keeps one as long as it runs, and calls `onEnd` then. */
  keep(questionId: number, answer: RunningAnswer, onEnd: () => void): void {
    this.#answers.set(questionId, answer)
    const end = (): void => {
      this.#answers.delete(questionId)
      onEnd()
    }
    answer.ended.then(end, end)
  }

  /** Waits until all have ended, which the stop of the process makes them do, but no longer than that. */
  async settle(mostMs: number): Promise<void> {
    const ended = Promise.allSettled([...this.#answers.values()].map((answer) => answer.ended))
    await Promise.race([ended, wait(mostMs, undefined, { ref: false })])
  }
}
