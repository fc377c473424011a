// What every `npm run bench…` does first: what it needs is installed and built, also in a clone that was never started.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

/** Runs a bench by its path below bench/, with the arguments of the command line, and ends with its exit code. */
export function runBench(path, { flags = [] } = {}) {
  ensureInstalled(true)
  ensureBuilt()
  const program = join(root, 'bench', path)
  const args = ['--disable-warning=ExperimentalWarning', ...flags, program, ...process.argv.slice(2)]
  // Ctrl-C is for the bench, which stops what it has started before it ends.
  process.on('SIGINT', () => {})
  const { status } = spawnSync(pinnedNode(), args, { cwd: root, stdio: 'inherit' })
  process.exit(status ?? 1)
}

// `node bin/run-bench.mjs intake/main.ts --failures`: a bench without a file of its own here.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path] = process.argv.splice(2, 1)
  if (path !== undefined) runBench(path)
}
