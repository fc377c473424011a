// npm run bench: measures Porchlight against bare servers that do the same work by hand.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const args = ['--disable-warning=ExperimentalWarning', join(root, 'bench', 'main.ts'), ...process.argv.slice(2)]
const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
process.exit(status ?? 1)
