// npm run bench:alerts: how long changed homes take to reach the alerts of a chatbot that has very many.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const program = join(root, 'bench', 'alerts', 'main.ts')
const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
