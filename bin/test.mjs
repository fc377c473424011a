// npm test: installs, checks types, style and every test. `npm test -- src/search` runs a part of the tests;
// `npm test -- --on-database` those that use the PostgreSQL server of the run.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
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
  ['types of the widget’s tests', [...tsc, 'widget/tsconfig.tests.json']],
  ['types of the console', [...tsc, 'console']],
  ['types of the console’s tests', [...tsc, 'console/tsconfig.tests.json']],
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
const isPart = part.some((argument) => !argument.startsWith('-') && !argument.includes('*'))

/** Runs Vitest; answers its exit code, and what failed. */
function runTests(args) {
  const noted = join(mkdtempSync(join(tmpdir(), 'porchlight-tests-')), 'failures.json')
  const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORCHLIGHT_TEST_FAILURES: noted },
  })
  const failures = existsSync(noted) ? JSON.parse(readFileSync(noted, 'utf8')) : null
  rmSync(dirname(noted), { recursive: true, force: true })
  return { status, failures }
}

const first = runTests([...which, ...part])
if (first.status === 0) process.exit(0)
// A whole run on a busy machine has thousands of chances to be unlucky: a few files that failed are run once more, one after the
// other and each in a process of its own, and told at the end (docs/decisions/0060).
const { failures } = first
const mostTriedAgain = 12
if (isPart || !failures || failures.elsewhere.length > 0 || failures.files.length === 0) fail('tests', first.status)
if (failures.files.length > mostTriedAgain)
  fail(`tests: ${failures.files.length} files, too many to be bad luck`, first.status)
console.log(`\n— second try, of ${failures.files.length} ${failures.files.length === 1 ? 'file' : 'files'}`)
const again = runTests(['run', ...failures.files.map(({ path }) => path), '--maxWorkers=1', '--isolate'])
console.log('Failed at the first try, and to be looked into, whatever the second says:')
for (const { path, why } of failures.files) {
  console.log(`  ${relative(root, path)}`)
  for (const line of why) console.log(`    ${line}`)
}
if (again.status !== 0) fail('tests, twice', again.status)
