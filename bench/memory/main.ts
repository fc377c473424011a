// npm run bench:memory: what the server's process keeps in memory after many questions.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeDataFolder } from '../../test/data-folder.ts'
import { serverCommand, startPorchlight } from '../porchlight-process.ts'
import { readMemory } from '../process-cost.ts'
import { type AskedServer, askAll, readHeap } from './ask-all.ts'

const { values } = parseArgs({
  options: {
    asks: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '8' },
    /** client: ClientAsk with the secret key; visitor: Chat/Ask as the widget does. */
    as: { type: 'string', default: 'client' },
    'watch-seconds': { type: 'string', default: '600' },
    'heap-mb': { type: 'string' },
    chatbot: { type: 'string' },
    data: { type: 'string' },
  },
})

const folder = values.data === undefined ? makeDataFolder() : { path: values.data, remove: () => {} }
const log = join(folder.path, 'bench.log')
const [node = process.execPath, ...rest] = serverCommand
const command = [node, ...(values['heap-mb'] ? [`--max-old-space-size=${values['heap-mb']}`] : []), ...rest]
const server = await startPorchlight(command, { PORCHLIGHT_DATA_DIR: folder.path, LOG_LEVEL: 'warn' }, log)
const asked: AskedServer = { url: server.url, dataDir: folder.path, chatbot: values.chatbot }
const begin = performance.now()

async function report(what: string): Promise<void> {
  const heap = await readHeap(server.url)
  const seconds = Math.round((performance.now() - begin) / 1000)
  const parts = Object.entries(heap).map(([name, mib]) => `${name} ${mib.toFixed(0)}`)
  console.log(
    `${String(seconds).padStart(5)} s  RSS ${readMemory(server.pid).toFixed(0)} MiB  ${parts.join('  ')}  ${what}`,
  )
}

try {
  await sleep(15_000)
  await report('idle')
  const total = Number(values.asks)
  const steps = 5
  for (let step = 0; step < steps; step += 1) {
    const count = Math.round(total / steps)
    await askAll(asked, {
      first: step * count,
      count,
      atOnce: Number(values['at-once']),
      as: values.as === 'visitor' ? 'visitor' : 'client',
    })
    await report(`${(step + 1) * count} questions answered`)
  }
  const doneAt = performance.now()
  const watch = Number(values['watch-seconds'])
  for (const after of [1, 10, 20, 30, 60, 120, 300, 600].filter((seconds) => seconds <= watch)) {
    await sleep(Math.max(0, doneAt + after * 1000 - performance.now()))
    await report(`${after} s later`)
  }
} finally {
  await server.stop()
  folder.remove()
  rmSync(log, { force: true })
}
