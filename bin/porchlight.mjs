#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { allocator } from './allocator.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) {
  console.error(`Porchlight needs Node 20 or later to start; this is Node ${process.versions.node}.`)
  process.exit(1)
}

ensureInstalled(false)
ensureBuilt()

const environment = { ...allocator, ...process.env }
// With --expose-gc the server gives the memory back that only its start, or a busy time, needed. The channel tells the child when this
// process is gone, also after kill -9.
const child = spawn(
  pinnedNode(),
  [
    '--disable-warning=ExperimentalWarning',
    '--expose-gc',
    join(root, 'dist', 'server', 'main.js'),
    ...process.argv.slice(2),
  ],
  { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: environment },
)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
  process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
// npm ends by a signal without waiting, and the shell between it and us passes nothing on: without them we are to stop.
if (process.env.npm_lifecycle_event !== undefined) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}
child.on('error', (error) => {
  console.error(`Porchlight could not start: ${error.message}`)
  process.exit(1)
})
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
