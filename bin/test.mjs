// npm test: installs, checks types, style and every test. `npm test -- src/search` runs a part of the tests.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
ensureBuilt()
const node = pinnedNode()
const only = process.argv.slice(2)
const steps = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
  ['types of the widget', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'widget']],
  ['types of its tests', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'widget/tsconfig.tests.json']],
  ['types of the browser tests', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'test/browser']],
  ['style', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ['tests', ['node_modules/vitest/vitest.mjs', 'run', ...only]],
].slice(only.length > 0 ? 5 : 0)
for (const [name, [script, ...args]] of steps) {
  console.log(`— ${name}`)
  const { status } = spawnSync(node, [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`npm test failed at: ${name}`)
    process.exit(status ?? 1)
  }
}
