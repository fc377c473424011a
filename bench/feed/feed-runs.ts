import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { serverProgram } from '../porchlight-process.ts'
import type { Stage } from '../stage.ts'

/** A run as `porchlight feed log` tells it. */
export interface FeedRunRow {
  id: number
  state: string
  message: string
  startedAt: Date
  endedAt: Date
  rows: number
  added: number
  updated: number
  unchanged: number
  faulty: number
  pruned: number
}

const lookEveryMs = 100

/** Makes a feed as its owner would; the server reads it from then on. */
export async function addFeed(stage: Stage, words: string[], environment: Record<string, string> = {}): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', serverProgram, 'feed', 'add', ...words],
    {
      env: { ...process.env, PORCHLIGHT_DATA_DIR: stage.dataDir, ...environment },
    },
  )
}

/** The next run of a feed after one, when it has ended well; a first load may take several. */
export async function nextRunOf(stage: Stage, name: string, after: number): Promise<FeedRunRow> {
  return stage.withClient(async (client) => {
    for (;;) {
      const { rows } = await client.query<FeedRunRow>(
        `SELECT r.id, r.state, r.message, r."startedAt", r."endedAt", r.rows, r.added, r.updated, r.unchanged, r.faulty,
          r.pruned FROM "importRuns" r JOIN "importSources" s ON s."workspaceId" = r."workspaceId" AND s.id = r."sourceId"
        WHERE s.kind = 'feed' AND s.name = $1 AND r.id > $2 ORDER BY r.id LIMIT 1`,
        [name, after],
      )
      const [run] = rows
      if (run?.state === 'finished') return run
      if (run && run.state !== 'running') throw new Error(`the run of the feed ended ${run.state}: ${run.message}`)
      await wait(lookEveryMs)
    }
  })
}

/** Has a feed read as soon as the server looks. `forgets`: parts of its progress, such as when keys were compared. */
export async function readAgain(stage: Stage, name: string, forgets: readonly string[] = []): Promise<void> {
  await stage.withClient((client) =>
    client.query('UPDATE feeds SET "nextRunAt" = now(), progress = progress - $2::text[] WHERE name = $1', [
      name,
      [...forgets],
    ]),
  )
}

/** How far a Web API was read: whether all of it is here. */
export async function isCaughtUp(stage: Stage, name: string): Promise<boolean> {
  return stage.withClient(async (client) => {
    const { rows } = await client.query<{ done: boolean }>(
      `SELECT coalesce((progress->>'isCaughtUp')::boolean, false) AS done FROM feeds WHERE name = $1`,
      [name],
    )
    return rows[0]?.done === true
  })
}
