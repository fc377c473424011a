import type { FinishedTurn } from '../../../conversation/chat/turn.ts'
import type { ShownView } from '../../../conversation/guide/answer-view.ts'
import type { App } from '../../app.ts'

export type Piece = string | ShownView

/**
 * A task that is being worked on in this process. It goes on whether anybody listens or not, which A2A asks for: who lost
 * its stream subscribes to it again, and hears all of it.
 */
export class RunningTask {
  readonly #told: Piece[] = []
  readonly #stop: AbortController
  #isOver = false
  #news = Promise.withResolvers<void>()
  /** Settles with the turn once it is stored. */
  readonly ended: Promise<FinishedTurn>

  constructor(pieces: AsyncGenerator<Piece, FinishedTurn>, stop: AbortController) {
    this.#stop = stop
    this.ended = this.#run(pieces)
    // Who waits for it hears of its failure; who does not reads it from the database.
    this.ended.catch(() => {})
  }

  /** Ends it early; when it has ended, that is stored. */
  async cancel(): Promise<void> {
    this.#stop.abort()
    await this.ended.catch(() => {})
  }

  /** All that it told and tells, for each reader from the beginning. Fails as the turn does. */
  async *read(): AsyncGenerator<Piece, FinishedTurn> {
    for (let at = 0; ; at += 1) {
      while (at >= this.#told.length) {
        if (this.#isOver) return this.ended
        await this.#news.promise
      }
      const piece = this.#told[at]
      if (piece !== undefined) yield piece
    }
  }

  async #run(pieces: AsyncGenerator<Piece, FinishedTurn>): Promise<FinishedTurn> {
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

/** Those of one server, by the ids of their questions; `openAnswers` bounds how many there are. */
const tasksOf = new WeakMap<App, Map<number, RunningTask>>()

export function findRunningTask(app: App, questionId: number): RunningTask | undefined {
  return tasksOf.get(app)?.get(questionId)
}

/** Keeps a task as long as it runs, and calls `onEnd` then. */
export function keepRunningTask(app: App, questionId: number, task: RunningTask, onEnd: () => void): void {
  const tasks = tasksOf.get(app) ?? new Map<number, RunningTask>()
  tasksOf.set(app, tasks)
  tasks.set(questionId, task)
  const forget = (): void => {
    tasks.delete(questionId)
    onEnd()
  }
  task.ended.then(forget, forget)
}
