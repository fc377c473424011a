// npm run bench:alerts: how long changed homes take to reach the alerts of a chatbot that has very many.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { App } from '../../src/doors/app.ts'
import { startServer } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { keysOfCriteria } from '../../src/visitors/alerts/matching/alert-keys.ts'
import { matchChanges } from '../../src/visitors/alerts/matching/match-changes.ts'
import { fillChatbot } from '../copy-listings.ts'
import { type Chatbot, chatbotWith } from '../search-latency/bench-chatbots.ts'
import { Dice } from '../search-latency/dice.ts'
import { watchLoop } from '../search-latency/time-each.ts'
import { makeSearch } from './make-searches.ts'

const { values: options } = parseArgs({
  options: {
    alerts: { type: 'string', default: '100000' },
    /** Homes of the chatbot. */
    listings: { type: 'string', default: '20000' },
    /** Homes that change at once: a tenth is new, three tenths cost less, of the others the text is another. */
    changes: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '5' },
    /** A file for the figures. */
    json: { type: 'string' },
  },
})

interface Round {
  seconds: number
  /** Of this process alone: it does not depend on what else the machine does. */
  processorSeconds: number
  /** So long at once nobody else had a turn. */
  longestHoldMs: number
  news: number
  load: number
}

const alertsAtOnce = 5_000

const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-alerts-'))
// The database's unprivileged user may pass through.
chmodSync(dataDir, 0o711)
const config = readConfig({ PORCHLIGHT_DATA_DIR: dataDir, PORCHLIGHT_DEMO: 'off', PORT: '0', LOG_LEVEL: 'error' })
const server = await startServer(config, { say: () => {} })
try {
  const chatbot = await chatbotWith(server.app, Number(options.listings))
  await addAlerts(server.app, chatbot, Number(options.alerts))
  console.log('filled')
  const rounds: Round[] = []
  for (let round = 0; round < Number(options.rounds); round += 1) {
    rounds.push(await measure(server.app, chatbot, Number(options.changes), round))
    console.log(JSON.stringify(rounds.at(-1)))
  }
  const one = await measure(server.app, chatbot, 1, rounds.length)
  console.log(`one home: ${JSON.stringify(one)}`)
  const figures = { cpus: cpus().length, takenAt: new Date(), ...options, rounds, one }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`)
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function addAlerts({ pool }: App, { workspaceId, chatbotId }: Chatbot, count: number): Promise<void> {
  const dice = new Dice(7)
  for (let done = 0; done < count; done += alertsAtOnce) {
    const rows = Array.from({ length: Math.min(alertsAtOnce, count - done) }, (_, at) => {
      const criteria = makeSearch(dice)
      return { id: done + at + 1, criteria, ...keysOfCriteria(criteria) }
    })
    await pool.query(
      `INSERT INTO alerts ("workspaceId", "chatbotId", "sessionId", language, label, chips, criteria, keys, "lowestPrice",
          "highestPrice", email, pace, "isAsked", "isSaved", secret, "confirmedAt")
        SELECT $1, $2, a.id, 'en', 'a search', '{}', a.criteria, a.keys, a."lowestPrice", a."highestPrice",
          'visitor' || a.id || '@visitor.example', 'daily', true, false, sha256(a.id::text::bytea), clock_timestamp()
        FROM jsonb_to_recordset($3) AS a (id bigint, criteria jsonb, keys text[], "lowestPrice" float8, "highestPrice" float8)`,
      [workspaceId, chatbotId, JSON.stringify(rows)],
    )
  }
  await pool.query('VACUUM ANALYZE alerts')
}

/** Changes homes, and waits until all of it is matched. */
async function measure(app: App, chatbot: Chatbot, changes: number, round: number): Promise<Round> {
  const { workspaceId, chatbotId } = chatbot
  const added = changes < 10 ? 0 : Math.round(changes / 10)
  await app.pool.query(
    `UPDATE listings SET "updatedAt" = now(),
       "SalePrice" = CASE WHEN id % 10 < $5 THEN "SalePrice" * 0.97 ELSE "SalePrice" END,
       "RentPrice" = CASE WHEN id % 10 < $5 THEN "RentPrice" * 0.97 ELSE "RentPrice" END,
       "Description" = CASE WHEN id % 10 < $5 THEN "Description" ELSE "Description" || ' Open on Sunday.' END
     WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND id IN (
       SELECT id FROM listings WHERE "workspaceId" = $1 AND "chatbotId" = $2 AND "Status" = 'Active'
       ORDER BY hashint8(id + $3) LIMIT $4)`,
    [workspaceId, chatbotId, round * 7_919, changes - added, changes < 10 ? 10 : 3],
  )
  const client = new pg.Client(app.connection)
  await client.connect()
  await fillChatbot(client, chatbot, 5_000_000 + round * 10_000, added)
  await client.end()
  const loop = watchLoop()
  const begin = performance.now()
  const used = process.cpuUsage()
  await matchChanges(app)
  while (await isOpen(app)) await matchChanges(app)
  const seconds = (performance.now() - begin) / 1000
  const { user, system } = process.cpuUsage(used)
  const longestHoldMs = loop.stop()
  const { rows } = await app.pool.query('SELECT count(*)::int AS news FROM "alertNews"')
  const round3 = (value: number) => Math.round(value * 1000) / 1000
  return {
    seconds: round3(seconds),
    processorSeconds: round3((user + system) / 1e6),
    longestHoldMs,
    news: rows[0].news,
    load: loadavg()[0] ?? 0,
  }
}

async function isOpen({ pool }: App): Promise<boolean> {
  const { rows } = await pool.query('SELECT EXISTS (SELECT FROM "homeVersions" WHERE "doneAt" IS NULL) AS open')
  return rows[0].open
}
