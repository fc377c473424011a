// npm run bench:conversations: whether visitors are helped, turn by turn, by plain rules.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConversations } from './conversation-set.ts'
import { describeConversation, describeFaults, describeFigures, figuresOf } from './describe-conversations.ts'
import { holdConversations } from './hold-conversations.ts'
import { withServer } from './with-server.ts'

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
const folder = resolve(import.meta.dirname, options.set)
const all = readConversations(folder)
const conversations = all.filter(
  ({ id, turns }) =>
    find === undefined || id === find || turns.some(({ say }) => typeof say === 'string' && say.includes(find)),
)
const turnCount = conversations.reduce((sum, { turns }) => sum + turns.length, 0)
console.log(`${options.set}: ${conversations.length} conversations, ${turnCount} turns`)

const held = await withServer('conversations', (app, server) =>
  holdConversations(app, server, conversations, join(folder, 'listings')),
)
if (options.tell) for (const each of held) console.log(`\n${describeConversation(each)}`)
if (options.failures) for (const text of held.map(describeFaults).filter(Boolean)) console.log(`\n${text}`)
const figures = figuresOf(held)
if (options.json !== undefined)
  writeFileSync(options.json, `${JSON.stringify({ takenAt: new Date(), load: loadavg(), figures }, null, 2)}\n`)
console.log(`\n${describeFigures(figures)}`)
