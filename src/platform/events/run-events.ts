import type { Database } from '../database/connect.ts'
import { describeTrouble, isUnavailable } from '../database/database-trouble.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { repeat } from '../jobs/repeat.ts'
import type { PlatformApp } from '../platform-app.ts'
import type { EventConsumer } from './consumer.ts'
import { makeEventMetrics } from './event-metrics.ts'
import {
  type Among,
  deleteOldEvents,
  handOutEvents,
  lockWork,
  noteDone,
  noteFailure,
  requeueLostWork,
  takeUnqueuedWork,
  type WorkItem,
} from './event-store.ts'

/** How often it is looked for what other processes recorded. */
const lookEveryMs = 1_000
const tidyEveryMs = 15 * 60_000
const atOnce = 200
/** Twelve pauses from 2 s to an hour: about four hours in all. */
const tries = { retries: 12, firstPauseSeconds: 2, longestPauseSeconds: 3_600, expireSeconds: 120 }
/** No job is tried for as long as that. */
const lostAfterHours = 12
const keepDays = { done: 30, failed: 180 }

export interface EventRun {
  stop(): Promise<void>
}

/** Tells `consumers` of what happened, from now until it is stopped; several processes share the work. */
export async function runEvents<Ports extends PlatformApp>(
  app: Ports,
  queue: JobQueue,
  consumers: readonly EventConsumer<Ports>[],
): Promise<EventRun> {
  const { told } = makeEventMetrics(
    app,
    queue,
    consumers.map(({ name }) => name),
  )
  for (const consumer of consumers) {
    const { name } = consumer
    await queue.work<WorkItem>(
      { name: queueOf(name), ...tries },
      ({ data, isLast }) =>
        handle(app, consumer, data, isLast).then(
          () => told.inc({ consumer: name, outcome: 'done' }),
          (error: unknown) => {
            told.inc({ consumer: name, outcome: isLast ? 'failed' : 'again' })
            throw error
          },
        ),
      async (items) => {
        await handleTogether(app, consumer, items)
        told.inc({ consumer: name, outcome: 'done' }, items.length)
      },
    )
  }
  const consumersOf = Map.groupBy(
    consumers.flatMap(({ name, types }) => types.map((type) => ({ name, type }))),
    ({ type }) => type,
  )
  const namesOf = new Map([...consumersOf].map(([type, rows]) => [type as string, rows.map(({ name }) => name)]))
  const among: Among = async (db, workspaceIds) => {
    const choosy = consumers.flatMap(({ name, among: choose }) => (choose ? [{ name, choose }] : []))
    if (workspaceIds.length === 0) return new Map()
    return new Map(
      await Promise.all(choosy.map(async ({ name, choose }) => [name, await choose(db, workspaceIds)] as const)),
    )
  }
  const loop = repeat(app, { name: 'what happened', everyMs: lookEveryMs }, () =>
    handOut(app.db, queue, { names: consumers.map(({ name }) => name), namesOf, among }),
  )
  const tidy = repeat(app, { name: 'old events', everyMs: tidyEveryMs }, async () => {
    await requeueLostWork(app.db, lostAfterHours)
    await deleteOldEvents(app.patientDb, keepDays)
    return false
  })
  app.events.tell(loop.wake)
  return {
    stop: async () => {
      app.events.tell(() => {})
      await Promise.all([loop.stop(), tidy.stop()])
      await queue.stop()
    },
  }
}

function queueOf(consumer: string): string {
  return `event-${consumer}`
}

/** Makes jobs for what is new. Answers whether there may be more. */
async function handOut(
  db: Database,
  queue: JobQueue,
  {
    names,
    namesOf,
    among,
  }: { names: readonly string[]; namesOf: ReadonlyMap<string, readonly string[]>; among: Among },
): Promise<boolean> {
  const { events, woken } = await inTransaction(db, async (transaction) => {
    const events = await handOutEvents(transaction, namesOf, atOnce, among)
    const work = await takeUnqueuedWork(transaction, names, atOnce)
    const byConsumer = Map.groupBy(work, ({ consumer }) => consumer)
    for (const [consumer, items] of byConsumer) await queue.add(transaction, queueOf(consumer), items)
    return { events: Math.max(events, work.length), woken: [...byConsumer.keys()] }
  })
  for (const consumer of woken) queue.wake(queueOf(consumer))
  return events === atOnce
}

/** Has one consumer told of what waits, in one transaction with the note that it was. */
function handleTogether<Ports extends PlatformApp>(
  app: Ports,
  consumer: EventConsumer<Ports>,
  items: readonly WorkItem[],
): Promise<void> {
  return inTransaction(app.db, async (transaction) => {
    const events = await lockWork(transaction, consumer.name, items)
    if (events.length === 0) return
    if (consumer.handleAll) await consumer.handleAll(app, transaction, events)
    else for (const event of events) await consumer.handle(app, transaction, event)
    await noteDone(transaction, consumer.name, events)
  })
}

/** The same for one event; where it cannot be told, it is noted why. */
async function handle<Ports extends PlatformApp>(
  app: Ports,
  consumer: EventConsumer<Ports>,
  item: WorkItem,
  isLast: boolean,
): Promise<void> {
  try {
    await handleTogether(app, consumer, [item])
  } catch (error) {
    const { eventId, workspaceId } = item
    const reason = isUnavailable(error) ? describeTrouble(error) : { err: error }
    app.log[isLast ? 'error' : 'warn'](
      { ...reason, consumer: consumer.name, eventId, workspaceId, isLast },
      isLast ? 'an event could not be told; see porchlight events failed' : 'an event could not be told; tried again',
    )
    await noteFailure(app.db, item, error instanceof Error ? error.message : String(error), isLast)
    throw error
  }
}
