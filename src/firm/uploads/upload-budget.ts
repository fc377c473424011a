import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import type { Log } from '../../platform/logging/log.ts'
import { type BudgetDay, forgetBudgetsBefore, returnToBudget, takeFromBudget } from './upload-budget-store.ts'

/** What the visitors of one chatbot may send in a day of UTC, all together. */
export interface UploadBudget {
  files: number
  bytes: number
}

/** Bytes without an announced length are counted in pieces of this size, as they come. */
const pieceBytes = 262_144
const dayMs = 86_400_000

interface BudgetApp {
  visitorUploads: UploadBudget
  db: Database
  log: Log
  now(): Date
}
type Place = Pick<BudgetDay, 'workspaceId' | 'chatbotId'>

/** Counts a file that a visitor is about to send. Fails with `upload-budget-used` when the day's files or bytes are used up. */
export async function countVisitorFile(app: BudgetApp, place: Place): Promise<void> {
  const { files, bytes } = app.visitorUploads
  // One byte must be left, though it is not taken: no file is empty.
  const limit = { files, bytes: bytes - 1 }
  if (!(await takeFromBudget(app.db, { ...place, day: dayOf(app.now()) }, { files: 1, bytes: 0 }, limit))) {
    throw budgetUsed(app.now())
  }
}

/** The bytes of one upload of a visitor on their way through the budget. */
export class UploadMeter {
  readonly #app: BudgetApp
  readonly #day: BudgetDay
  #taken = 0
  #arrived = 0

  constructor(app: BudgetApp, place: Place) {
    this.#app = app
    this.#day = { ...place, day: dayOf(app.now()) }
  }

  /** Takes what the client says it will send, before the first byte is read. */
  async expect(bytes: number): Promise<void> {
    if (!(await this.#take(bytes))) throw budgetUsed(this.#app.now())
  }

  /** Counts bytes that have come. Fails with `upload-budget-used` when they are too many for the day. */
  async add(bytes: number): Promise<void> {
    this.#arrived += bytes
    const missing = this.#arrived - this.#taken
    if (missing <= 0) return
    // Near the limit only what is really there: what others have taken ahead would be refused for nothing.
    if ((await this.#take(Math.max(missing, pieceBytes))) || (await this.#take(missing))) return
    throw budgetUsed(this.#app.now())
  }

  /** Gives back what was taken and did not come. What came counts, also when the upload broke off. */
  async end(): Promise<void> {
    const left = this.#taken - this.#arrived
    if (left <= 0) return
    this.#taken -= left
    await returnToBudget(this.#app.db, this.#day, left).catch((err: unknown) =>
      this.#app.log.warn({ err }, 'bytes that did not come stay counted until the end of the day'),
    )
  }

  async #take(bytes: number): Promise<boolean> {
    const { bytes: limit } = this.#app.visitorUploads
    const isTaken = await takeFromBudget(
      this.#app.db,
      this.#day,
      { files: 0, bytes },
      { files: Number.MAX_SAFE_INTEGER, bytes: limit },
    )
    if (isTaken) this.#taken += bytes
    return isTaken
  }
}

/** Forgets the budgets of past days. Several processes may do it at once. */
export async function forgetOldBudgets(app: Pick<BudgetApp, 'db' | 'now'>): Promise<void> {
  // Yesterday's stays: an upload that began before midnight still gives back.
  await forgetBudgetsBefore(app.db, dayOf(new Date(app.now().getTime() - dayMs)))
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function budgetUsed(now: Date): Error {
  const seconds = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1000)
  const wait = seconds < 5_400 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.round(seconds / 3_600)} hours`
  return fail('upload-budget-used', { wait }, { retryAfterSeconds: seconds })
}
