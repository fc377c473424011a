// npm run bench:faults: breaks everything beside Porchlight under load, and looks whether it keeps its word.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const program = join(root, 'bench', 'faults', 'main.ts')
const args = ['--disable-warning=ExperimentalWarning', program, ...process.argv.slice(2)]
// Ctrl-C is for the bench, which stops what it has started before it ends.
process.on('SIGINT', () => {})
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
