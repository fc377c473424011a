// npm run bench:latency: how long a search and a chat answer take, with 100,000 and 1,000,000 listings in a chatbot.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const program = join(root, 'bench', 'search-latency', 'main.ts')
const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
