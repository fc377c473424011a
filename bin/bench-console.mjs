// npm run bench:console: how fast the console is, and what the most used things in it take.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const program = join(root, 'bench', 'console', 'main.ts')
const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
