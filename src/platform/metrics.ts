import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Space } from './space/space.ts'

export interface Metrics {
  registry: Registry
  requests: Counter<'operation' | 'code'>
  requestSeconds: Histogram<'operation'>
  firstPieceSeconds: Histogram<'model'>
  answerSeconds: Histogram<'model' | 'outcome'>
  tokens: Counter<'model'>
  modelFailures: Counter<'model' | 'why'>
  modelRepairs: Counter<'model' | 'outcome'>
  limitsHit: Counter<'limit'>
  unreadListings: Gauge
}

/** The search index of listings, as far as its size goes. */
interface ListingIndex {
  size(): Promise<{ bytes: number; chatbots: number }>
}

interface Pool {
  totalCount: number
  idleCount: number
  waitingCount: number
}

/** What GET /metrics shows. Times are in seconds. `pool`, `space` and `index` are read whenever the metrics are. */
export function makeMetrics(pool: Pool, space: Pick<Space, 'look'>, index: ListingIndex): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'porchlight_' })
  new Gauge({
    name: 'porchlight_database_connections',
    help: 'Connections of the database pool by state; waiting counts callers without one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'porchlight_storage_free_bytes',
    help: 'Free bytes of the disk of files or database that is nearest to its reserve.',
    registers,
    async collect() {
      this.set((await space.look())?.freeBytes ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'porchlight_storage_full',
    help: '1 while uploads and imports are refused because a disk is nearly full, else 0.',
    registers,
    async collect() {
      this.set((await space.look())?.isFull ? 1 : 0)
    },
  })
  new Gauge({
    name: 'porchlight_search_index_bytes',
    help: 'Memory of the indexes that searches are answered from.',
    registers,
    async collect() {
      this.set((await index.size()).bytes)
    },
  })
  new Gauge({
    name: 'porchlight_search_index_chatbots',
    help: 'Chatbots whose listings are indexed in memory, or are about to be.',
    registers,
    async collect() {
      this.set((await index.size()).chatbots)
    },
  })
  return {
    registry,
    unreadListings: new Gauge({
      name: 'porchlight_listings_unread',
      help: 'Listings whose texts this version has still to read, about; searches by feature are slower meanwhile.',
      registers,
    }),
    requests: new Counter({
      name: 'porchlight_requests_total',
      help: 'Requests by operation and status code.',
      labelNames: ['operation', 'code'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'porchlight_request_seconds',
      help: 'Time from the head of a request to the end of its response.',
      labelNames: ['operation'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
      registers,
    }),
    firstPieceSeconds: new Histogram({
      name: 'porchlight_answer_first_piece_seconds',
      help: 'Time from the start of a turn to the first piece of its answer.',
      labelNames: ['model'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    answerSeconds: new Histogram({
      name: 'porchlight_answer_seconds',
      help: 'Time of a whole turn, by outcome: complete, interrupted, failed, left (to a person of the firm).',
      labelNames: ['model', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60, 120],
      registers,
    }),
    tokens: new Counter({
      name: 'porchlight_tokens_total',
      help: 'Tokens of answered turns, as reported.',
      labelNames: ['model'],
      registers,
    }),
    modelFailures: new Counter({
      name: 'porchlight_model_failures_total',
      help: 'Language models that failed in a turn, by why; another model or the built-in guide answered.',
      labelNames: ['model', 'why'],
      registers,
    }),
    modelRepairs: new Counter({
      name: 'porchlight_model_repairs_total',
      help: 'Answers of which something was left out and the language model was asked once more, by what came of it: mended, left-out or failed.',
      labelNames: ['model', 'outcome'],
      registers,
    }),
    limitsHit: new Counter({
      name: 'porchlight_limits_hit_total',
      help: 'Messages refused by a limit: session, rate, allowance or month.',
      labelNames: ['limit'],
      registers,
    }),
  }
}
