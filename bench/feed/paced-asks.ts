import { setTimeout as wait } from 'node:timers/promises'
import { quantileOf } from '../rounds.ts'
import { Dice } from '../search-latency/dice.ts'
import { makeSentences } from '../search-latency/make-sentences.ts'
import type { Stage } from '../stage.ts'

/** An answer: when it was asked for (of the clock on the wall), and how long it took. */
interface PacedAnswer {
  at: number
  milliseconds: number
}

/** Answers that may be outstanding. */
const mostOpen = 100

/** Asks at a fixed pace, whether answers come or not: a server that is busy gets no easier questions. */
export class Pace {
  readonly #answers: PacedAnswer[] = []
  readonly #open = new Set<Promise<void>>()
  readonly #running: Promise<void>
  #isOver = false
  #failure: unknown

  constructor(perSecond: number, ask: (turn: number) => Promise<unknown>) {
    this.#running = this.#run(perSecond, ask)
  }

  /** Milliseconds of the answers that were asked for from one moment to another. */
  between(from: Date | number, to: Date | number): number[] {
    const [first, last] = [Number(from), Number(to)]
    return this.#answers.flatMap(({ at, milliseconds }) => (at >= first && at <= last ? [milliseconds] : []))
  }

  /** Fails where an answer did. */
  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
    await Promise.all(this.#open)
    if (this.#failure !== undefined) throw this.#failure
  }

  async #run(perSecond: number, ask: (turn: number) => Promise<unknown>): Promise<void> {
    const begin = performance.now()
    for (let turn = 0; !this.#isOver; turn += 1) {
      await wait(Math.max(0, begin + (turn * 1_000) / perSecond - performance.now()))
      // On a machine that is full they would become ever more, and none of them would be a visitor's any more.
      while (this.#open.size >= mostOpen) await Promise.race(this.#open)
      const answer = this.#time(ask, turn).finally(() => this.#open.delete(answer))
      this.#open.add(answer)
    }
  }

  async #time(ask: (turn: number) => Promise<unknown>, turn: number): Promise<void> {
    const at = Date.now()
    const begin = performance.now()
    try {
      await ask(turn)
      this.#answers.push({ at, milliseconds: performance.now() - begin })
    } catch (error) {
      this.#failure ??= error
    }
  }
}

export interface Latency {
  answers: number
  p50: number
  p95: number
  longest: number
}

export function latencyOf(milliseconds: readonly number[]): Latency {
  const round = (value: number): number => Math.round(value * 10) / 10
  return {
    answers: milliseconds.length,
    p50: round(quantileOf(milliseconds, 0.5)),
    p95: round(quantileOf(milliseconds, 0.95)),
    longest: round(Math.max(...milliseconds)),
  }
}

const asksOfSession = 10

/**
 * Asks a chatbot at the pace of the bench, ten questions in a conversation: sentences about homes that are all
 * different, in turns with `questions`.
 */
export function askPaced(
  stage: Stage,
  serialNumber: string,
  { seed, questions = [], perSecond }: { seed: number; questions?: readonly string[]; perSecond?: number },
): Pace {
  const dice = new Dice(seed)
  let session: Promise<{ SessionID: number }> | null = null
  return new Pace(perSecond ?? stage.size.asksPerSecond, async (turn) => {
    if (turn % asksOfSession === 0 || session === null)
      session = stage.call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
    const own = questions.length > 0 && turn % 2 === 1
    const [content] = own ? [dice.one(questions)] : makeSentences(dice, 1)
    const { SessionID } = await session
    await stage.call('/chat/Chat/ClientAsk', { sessionID: SessionID, content })
  })
}

const probesPerSecond = 50

/** Asks for the least that the server can say, often: what that waits, the process was not there for anybody. */
export function probePaced(stage: Stage): Pace {
  return new Pace(probesPerSecond, async () => (await fetch(`${stage.porchlight().url}/health/live`)).arrayBuffer())
}
