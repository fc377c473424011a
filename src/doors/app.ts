import type { NotifyApp } from '../notify/notify-app.ts'
import type { RequestCounts } from './connections/request-counts.ts'
import type { KeyedCalls } from './http/idempotency/keyed-calls.ts'

/** All that an operation works with, joined by make-app.ts. Tests build another one of the same shape. */
export interface App extends NotifyApp {
  /** Calls with an Idempotency-Key that are running here. */
  keyedCalls: KeyedCalls
  /** Requests of programs that speak another tongue. */
  requestCounts: RequestCounts
}
