// npm run bench:conversations: whether visitors are helped, turn by turn, by plain rules.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startServer } from '../../src/main.ts'
import { readConfig } from '../../src/platform/config/config.ts'
import { readConversations } from './conversation-set.ts'
import { describeConversation, describeFaults, describeFigures, figuresOf } from './describe-conversations.ts'
import { type HeldConversation, holdConversations } from './hold-conversations.ts'

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'open' },
    failures: { type: 'boolean', default: false },
    tell: { type: 'boolean', default: false },
    find: { type: 'string' },
    json: { type: 'string' },
  },
})

const { find } = options
const all = readConversations(join(import.meta.dirname, options.set))
const conversations = all.filter(
  ({ id, turns }) =>
    find === undefined || id === find || turns.some(({ say }) => typeof say === 'string' && say.includes(find)),
)
const turnCount = conversations.reduce((sum, { turns }) => sum + turns.length, 0)
console.log(`${options.set}: ${conversations.length} conversations, ${turnCount} turns`)

const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-conversations-'))
// The database's unprivileged user may pass through.
chmodSync(dataDir, 0o711)
const config = readConfig({ PORCHLIGHT_DATA_DIR: dataDir, PORCHLIGHT_DEMO: 'off', PORT: '0', LOG_LEVEL: 'error' })
try {
  const server = await startServer(config, { say: console.log })
  let held: HeldConversation[]
  try {
    const { secretKey }: { secretKey: string } = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'))
    held = await holdConversations(server.app, { url: server.localUrl, secretKey }, conversations)
  } finally {
    await server.stop()
  }
  if (options.tell) for (const each of held) console.log(`\n${describeConversation(each)}`)
  if (options.failures) for (const text of held.map(describeFaults).filter(Boolean)) console.log(`\n${text}`)
  const figures = figuresOf(held)
  if (options.json !== undefined)
    writeFileSync(options.json, `${JSON.stringify({ takenAt: new Date(), load: loadavg(), figures }, null, 2)}\n`)
  console.log(`\n${describeFigures(figures)}`)
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
