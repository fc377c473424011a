import { describeTrouble, isUnavailable } from '../../platform/database/database-trouble.ts'
import { type Repeated, repeat } from '../../platform/jobs/repeat.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { settleLesson } from '../settle-lesson.ts'
import { learnSource } from './learn-source.ts'
import { extendTakes, giveBack, giveBackAll, takeSources } from './learning-store.ts'
import type { TakenSource } from './lesson.ts'

/** How often it is looked for what other processes were told. */
const lookEveryMs = 1_000
/** A process that does not tell for so long that it still learns is taken for dead. */
const leaseSeconds = 30
/**
 * Sources at once, of all, of each chatbot and of each firm, which never has all of them: pages wait for their servers most of the
 * time, all others keep a processor busy.
 */
const room = { pages: { all: 16, each: 4, ofFirm: 10 }, others: { all: 3, each: 2, ofFirm: 2 } }

export interface LearningRun {
  stop(): Promise<void>
}

/** Learns what is to be learned, from now until it is stopped; several processes share the work. */
export function runLearning(app: KnowledgeApp): LearningRun {
  const learner = new Learner(app)
  app.learning.tell(() => learner.wake())
  return {
    stop: async () => {
      app.learning.tell(() => {})
      await learner.stop()
    },
  }
}

/** What a process that is gone had begun is begun again at once: for who is the only one on a database. */
export async function takeUpLearning({ patientDb }: Pick<KnowledgeApp, 'patientDb'>): Promise<void> {
  await giveBackAll(patientDb)
}

class Learner {
  readonly #app: KnowledgeApp
  readonly #stopping = new AbortController()
  readonly #looking: Repeated
  readonly #beating: NodeJS.Timeout
  readonly #atWork = new Map<TakenSource, Promise<void>>()

  constructor(app: KnowledgeApp) {
    this.#app = app
    this.#looking = repeat(app, { name: 'what is to be learned', everyMs: lookEveryMs }, () => this.#look())
    this.#beating = setInterval(() => void this.#beat(), (leaseSeconds * 1_000) / 3)
    this.#beating.unref()
  }

  wake(): void {
    this.#looking.wake()
  }

  async stop(): Promise<void> {
    this.#stopping.abort(new Error('the process stops'))
    clearInterval(this.#beating)
    await this.#looking.stop()
    const given = [...this.#atWork.keys()]
    await Promise.all(this.#atWork.values())
    // What does not reach the database is taken again when its time is over.
    await giveBack(this.#app.db, given).catch(() => {})
  }

  /** Answers whether there may be more: never, for who has come to an end looks again. */
  async #look(): Promise<boolean> {
    for (const ofPages of [false, true]) {
      if (this.#stopping.signal.aborted) return false
      const { all, ...most } = ofPages ? room.pages : room.others
      const busy = this.#busy(ofPages)
      const free = all - [...busy.values()].reduce((sum, count) => sum + count, 0)
      const taken = await takeSources(
        this.#app.db,
        { all: free, ...most, busy, ofPages },
        this.#app.now(),
        leaseSeconds,
      )
      for (const source of taken) this.#begin(source)
    }
    return false
  }

  /** How many sources of each chatbot are at work. */
  #busy(ofPages: boolean): Map<number, number> {
    const busy = new Map<number, number>()
    for (const { chatbotId, kind } of this.#atWork.keys()) {
      if ((kind === 'page') === ofPages) busy.set(chatbotId, (busy.get(chatbotId) ?? 0) + 1)
    }
    return busy
  }

  #begin(source: TakenSource): void {
    const work = this.#learn(source)
      .catch((error: unknown) => this.#tell(source, error))
      .finally(() => {
        this.#atWork.delete(source)
        if (!this.#stopping.signal.aborted) this.wake()
      })
    this.#atWork.set(source, work)
  }

  async #learn(source: TakenSource): Promise<void> {
    const lesson = await learnSource(this.#app, source, this.#stopping.signal)
    await settleLesson(this.#app, source, lesson)
  }

  #tell({ kind, id, workspaceId }: TakenSource, error: unknown): void {
    if (this.#stopping.signal.aborted) return
    const reason = isUnavailable(error) ? describeTrouble(error) : { err: error }
    this.#app.log.warn(
      { ...reason, kind, sourceId: id, workspaceId },
      'what was learned could not be kept; tried again',
    )
  }

  async #beat(): Promise<void> {
    const atWork = [...this.#atWork.keys()]
    if (atWork.length === 0) return
    await extendTakes(this.#app.db, atWork, leaseSeconds).catch((error: unknown) => {
      if (!isUnavailable(error)) this.#app.log.warn({ err: error }, 'it could not be told what is being learned')
    })
  }
}
