import type { Database } from '../database/connect.ts'
import type { PlatformApp } from '../platform-app.ts'
import type { EventType, StoredEvent } from './event-types.ts'

/**
 * Somebody who is told of events: a file of its own and a line in `consumers.ts`. `handle` gets each event at least
 * once, and what it does in `transaction` has its effect once: it is committed together with the note that it is done.
 * It must do nothing outside of the transaction that may not be done twice. What it throws is tried again, later and
 * later, for some hours; then it is kept as failed (`porchlight events failed`).
 * `Ports`: what of the App it works with.
 */
export interface EventConsumer<Ports = PlatformApp> {
  /** Names its queue; lower case with hyphens. Work that waits under an old name is lost: do not rename it. */
  name: string
  types: readonly EventType[]
  /** Of several workspaces, those for which it has anything to do at all: the others’ events make no work. */
  among?(db: Database, workspaceIds: readonly number[]): Promise<ReadonlySet<number>>
  handle(app: Ports, transaction: Database, event: StoredEvent): Promise<void>
  /**
   * The same for several that wait, in one transaction, where that is less work than one after the other. When it
   * throws, all of it is undone, and each is handled by itself.
   */
  handleAll?(app: Ports, transaction: Database, events: readonly StoredEvent[]): Promise<void>
}
