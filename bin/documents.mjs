// npm run documents: writes openapi.json, docs/errors.md and docs/configuration.md anew from the code.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
const script = join(root, 'src', 'doors', 'documents', 'main.ts')
const { status } = spawnSync(pinnedNode(), ['--disable-warning=ExperimentalWarning', script], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
