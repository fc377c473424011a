// npm test: installs, checks types, style and every test. `npm test -- src/search` runs a part of the tests;
// `npm test -- --on-database` those that use the PostgreSQL server of the run.
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'

ensureInstalled(true)
ensureBuilt()
const node = pinnedNode()
const only = process.argv.slice(2)
const tsc = ['node_modules/typescript/bin/tsc', '--noEmit', '-p']
const checks = [
  ['types', [...tsc, '.']],
  ['types of the widget', [...tsc, 'widget']],
  ['types of its tests', [...tsc, 'widget/tsconfig.tests.json']],
  ['types of the browser tests', [...tsc, 'test/browser']],
  ['types of the client', [...tsc, 'client']],
  ['style', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
]

/** Runs a program and keeps what it says, so that several at once do not speak into each other. */
function run([script, ...args]) {
  return new Promise((resolve) => {
    const child = spawn(node, [join(root, script), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    const said = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
    child.once('close', (code) => resolve({ code, said: Buffer.concat(said) }))
  })
}

function fail(name, code) {
  console.error(`npm test failed at: ${name}`)
  process.exit(code ?? 1)
}

if (only.length === 0) {
  // All at once: each of them waits for its slowest part most of the time.
  const running = checks.map(([name, program]) => ({ name, result: run(program) }))
  const failed = []
  for (const { name, result } of running) {
    const { code, said } = await result
    console.log(`— ${name}`)
    process.stdout.write(said)
    if (code !== 0) failed.push({ name, code })
  }
  if (failed.length > 0) fail(failed.map(({ name }) => name).join(', '), failed[0].code)
}

console.log('— tests')
// Vitest follows what a test file imports: what never asks for a database of that server is left out.
const onDatabase = only.includes('--on-database')
const which = onDatabase ? ['related', 'test/test-database.ts', '--run'] : ['run']
const part = only.filter((argument) => argument !== '--on-database')
// A whole run on a busy machine has thousands of chances to be unlucky: what fails is tried once more, and told at the end.
const isPart = part.some((argument) => !argument.startsWith('-') && !argument.includes('*'))
const args = [...which, ...part, ...(isPart ? [] : ['--retry=1'])]
const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
  cwd: root,
  stdio: 'inherit',
})
if (status !== 0) fail('tests', status)
