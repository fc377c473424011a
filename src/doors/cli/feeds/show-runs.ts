import { setTimeout as wait } from 'node:timers/promises'
import { describeFaults, describeRun } from '../../../homes/listings/import/runs/describe-run.ts'
import { type ImportRun, listRuns } from '../../../homes/listings/import/runs/run-store.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { withDatabase } from '../command-context.ts'
import { asPlain } from '../terminal/plain-text.ts'
import { findNamedFeed } from './find-named-feed.ts'

const lookMs = 2_000
const mostFollowed = 100

/** The runs of a feed, or of all sources; with `follow` as they go, until a signal comes. */
export function showRuns(name: string | undefined, flags: { limit: number; follow: boolean }): Promise<void> {
  return withDatabase('feed log', async ({ database: { db } }) => {
    const feed = name === undefined ? null : await findNamedFeed(db, name)
    const of = feed === null ? {} : { workspaceId: feed.workspaceId, sourceId: feed.sourceId }
    const runs = (await listRuns(db, of, flags.limit)).reverse()
    for (const run of runs) say(run)
    if (flags.follow) await follow(db, of, runs)
    else if (runs.length === 0) console.error('Nothing was imported yet.')
  })
}

async function follow(
  db: Database,
  of: { workspaceId?: number; sourceId?: number },
  before: readonly ImportRun[],
): Promise<void> {
  const ending = new AbortController()
  const end = (): void => ending.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const said = new Map(before.map((run) => [run.id, stateOf(run)]))
  while (!ending.signal.aborted) {
    await wait(lookMs, undefined, { signal: ending.signal }).catch(() => {})
    for (const run of (await listRuns(db, of, mostFollowed)).reverse()) {
      if (said.get(run.id) === stateOf(run)) continue
      said.set(run.id, stateOf(run))
      say(run)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
}

function stateOf({ state, rows, pruned }: ImportRun): string {
  return `${state} ${rows} ${pruned}`
}

function say(run: ImportRun): void {
  console.log(describeRun(run, new Date()).split('\t').map(asPlain).join('\t'))
  if (run.state !== 'running') for (const line of describeFaults(run)) console.log(asPlain(line))
}
