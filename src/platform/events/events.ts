import type { Database } from '../database/connect.ts'
import { afterCommit } from '../database/in-transaction.ts'
import { insertEvent } from './event-store.ts'
import type { NewEvent } from './event-types.ts'

/** Where what happened is told, by whoever makes it happen. Hangs on `App`. */
export class Events {
  #wake: (() => void) | null = null

  /** Keeps an event in the transaction that makes it happen: it is told when that is committed, or never. */
  async record(transaction: Database, event: NewEvent): Promise<void> {
    await insertEvent(transaction, event)
    afterCommit(transaction, () => this.#wake?.())
  }

  /** From now on, `wake` hears at once of what was recorded here. What other processes recorded is looked for. */
  tell(wake: () => void): void {
    this.#wake = wake
  }
}
