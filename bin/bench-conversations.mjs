// npm run bench:conversations: whether visitors are helped, turn by turn, by plain rules.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const program = join(root, 'bench', 'conversations', 'main.ts')
const args = ['--expose-gc', '--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
