import { Counter, Gauge, type Registry } from 'prom-client'
import type { JobCount, JobQueue } from '../jobs/job-queue.ts'
import type { PlatformApp } from '../platform-app.ts'
import { type OpenWork, readOpenWork } from './event-store.ts'

export interface EventMetrics {
  /** What this process has told, by consumer and what came of it. */
  told: Counter<'consumer' | 'outcome'>
}

/**
 * What /metrics shows of events and jobs. The counts are those of the whole installation, read whenever the metrics are;
 * while the database is away they are NaN, and all else is shown.
 */
export function makeEventMetrics(
  { db, now, metrics }: { db: PlatformApp['db']; now(): Date; metrics: { registry: Registry } },
  queue: Pick<JobQueue, 'count'>,
  consumers: readonly string[],
): EventMetrics {
  const registers = [metrics.registry]
  const readWork = shareWhileReading(() => readOpenWork(db))
  const readJobs = shareWhileReading(() => queue.count())
  new Gauge({
    name: 'porchlight_events_unheard',
    help: 'Events that have happened and that nobody has been told of yet.',
    registers,
    async collect() {
      this.set((await readWork())?.unheard ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'porchlight_event_work',
    help: 'What consumers have still to be told (waiting), and what they could not be told for good (failed).',
    labelNames: ['consumer', 'state'],
    registers,
    async collect() {
      showWork(this, await readWork(), consumers)
    },
  })
  new Gauge({
    name: 'porchlight_events_oldest_waiting_seconds',
    help: 'Age of the oldest event that somebody has still to be told of; 0 when there is none.',
    registers,
    async collect() {
      const work = await readWork()
      if (work === null) return this.set(Number.NaN)
      this.set(work.oldestAt === null ? 0 : Math.max(0, now().getTime() - work.oldestAt.getTime()) / 1000)
    },
  })
  new Gauge({
    name: 'porchlight_jobs',
    help: 'Jobs by queue and state: waiting, for their next try too, or active.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      showJobs(this, await readJobs())
    },
  })
  const told = new Counter({
    name: 'porchlight_events_told_total',
    help: 'Events that this process told consumers of: done, tried again later, or failed for good.',
    labelNames: ['consumer', 'outcome'],
    registers,
  })
  for (const consumer of consumers)
    for (const outcome of ['done', 'again', 'failed']) told.inc({ consumer, outcome }, 0)
  return { told }
}

/** Each consumer has its lines also when there is nothing to tell it, so that an alarm sees zeros. */
function showWork(gauge: Gauge<'consumer' | 'state'>, open: OpenWork | null, consumers: readonly string[]): void {
  gauge.reset()
  for (const consumer of consumers)
    for (const state of ['waiting', 'failed']) gauge.set({ consumer, state }, open === null ? Number.NaN : 0)
  for (const { consumer, state, count } of open?.work ?? []) gauge.set({ consumer, state }, count)
}

function showJobs(gauge: Gauge<'queue' | 'state'>, jobs: readonly JobCount[] | null): void {
  gauge.reset()
  for (const { queue, state, count } of jobs ?? []) gauge.set({ queue, state }, count)
}

/** One reading for all that ask meanwhile; null where it fails. */
function shareWhileReading<Value>(read: () => Promise<Value>): () => Promise<Value | null> {
  let reading: Promise<Value | null> | null = null
  return () => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null
      })
    return reading
  }
}
