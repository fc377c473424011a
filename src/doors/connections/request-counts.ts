import { addDays, dayIn } from '../../conversation/insight/local-day.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { PlatformApp } from '../../platform/platform-app.ts'
import type { ConnectionName } from './connections.ts'
import { addRequests, deleteRequestsBefore, type RequestCount, readZonesOf } from './request-counts-store.ts'

/** Written together this often: a process that is killed loses no more. */
const flushMs = 1_000
/** Whoever has a key can name chatbots that are not there: no more of them are held in mind. */
const mostWaiting = 10_000
const keptDays = 90

/** What a request turned out to be about, and whether it failed although its status does not say so. */
export class RequestNote {
  chatbot: { workspaceId: number; serialNumber: string } | null = null
  hasFailed = false

  /** It is counted for this chatbot, whatever becomes of it; what can be no serial number is none. */
  about(workspaceId: number, given: string): void {
    const serialNumber = given.toLowerCase()
    if (/^[0-9a-f]{32}$/.test(serialNumber)) this.chatbot = { workspaceId, serialNumber }
  }

  fail(): void {
    this.hasFailed = true
  }
}

/** Counts the requests of other programs by chatbot and day, as one process hears of them: that costs a request nothing but memory. */
export class RequestCounts {
  readonly #db: Database
  readonly #now: () => Date
  readonly #onError: (error: unknown) => void
  #waiting = new Map<string, RequestCount>()
  #timer: NodeJS.Timeout | null = null
  #writing: Promise<void> = Promise.resolve()

  constructor(db: Database, options: { now: () => Date; onError: (error: unknown) => void }) {
    this.#db = db
    this.#now = options.now
    this.#onError = options.onError
  }

  /** Nothing is counted of a request that was about no chatbot. */
  note(connection: ConnectionName, { chatbot, hasFailed }: RequestNote): void {
    if (chatbot === null) return
    this.#add({ ...chatbot, connection, requests: 1, failures: hasFailed ? 1 : 0 })
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref()
  }

  #add(count: RequestCount): void {
    const key = `${count.workspaceId} ${count.connection} ${count.serialNumber}`
    const known = this.#waiting.get(key)
    if (known) {
      known.requests += count.requests
      known.failures += count.failures
    } else if (this.#waiting.size < mostWaiting) this.#waiting.set(key, count)
  }

  /** Writes what waits. Never fails: what cannot be written is told, and tried again with the next. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const counts = [...this.#waiting.values()]
    if (counts.length === 0) return
    this.#waiting = new Map()
    try {
      const zones = await readZonesOf(this.#db, counts)
      const now = this.#now()
      const dayOf = ({ serialNumber }: RequestCount): string => dayIn(zones.get(serialNumber) ?? 'UTC')(now)
      await addRequests(
        this.#db,
        counts.map((count) => ({ ...count, day: dayOf(count) })),
      )
    } catch (error) {
      for (const count of counts) this.#add(count)
      this.#onError(error)
    }
  }
}

/** Removes counts of days that are long over. */
export async function forgetOldRequests({ patientDb, now }: Pick<PlatformApp, 'patientDb' | 'now'>): Promise<void> {
  await deleteRequestsBefore(patientDb, addDays(dayIn('UTC')(now()), -keptDays))
}
