import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const vitest = 'node_modules/vitest/vitest.mjs'
const mostTriedAgain = 12

/** Runs Vitest once. Answers its exit code and, unless it broke off, what test/run/note-results.ts noted of it. */
export async function runVitest({ node, root, kind, args, until }) {
  const noted = join(mkdtempSync(join(tmpdir(), 'porchlight-tests-')), 'results.json')
  const child = spawn(node, [join(root, vitest), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORCHLIGHT_TEST_KIND: kind, PORCHLIGHT_TEST_RESULTS: noted },
  })
  const pass = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass)
  const late = until === undefined ? undefined : endAt(child, until)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearTimeout(late)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, pass)
  const results = readResults(noted)
  rmSync(dirname(noted), { recursive: true, force: true })
  return { code: code ?? 1, results }
}

/** What the run wrote down, each file with what it took of the processor, and the sum of it all. */
function readResults(noted) {
  if (!existsSync(noted)) return null
  const lines = existsSync(`${noted}.costs`) ? readFileSync(`${noted}.costs`, 'utf8').trim().split('\n') : []
  const costs = lines.filter(Boolean).map((line) => JSON.parse(line))
  const byPath = new Map(costs.map(({ path, seconds }) => [path, seconds]))
  const { files, elsewhere } = JSON.parse(readFileSync(noted, 'utf8'))
  return {
    files: files.map((file) => ({ ...file, processor: byPath.get(file.path) ?? null })),
    elsewhere,
    processorSeconds: costs.length === 0 ? null : costs.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

function endAt(child, until) {
  return setTimeout(() => {
    console.error('\nThe time of this part is over: it is ended.')
    child.kill('SIGTERM')
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref()
  }, until - Date.now())
}

/**
 * A whole run on a busy machine has thousands of chances to be unlucky: a few files that failed are run once more, one after the
 * other and each in a process of its own, and told at the end (docs/decisions/0060). Answers what failed in the end, in a sentence or
 * null, and the tests of the files that were tried again.
 */
export async function tryAgain({ node, root, kind, first, until }) {
  const files = first.results?.files.filter(({ isDone }) => !isDone) ?? []
  if (!first.results || first.results.elsewhere.length > 0 || files.length === 0)
    return { fault: ['tests', ...(first.results?.elsewhere ?? [])].join(': '), again: [] }
  if (files.length > mostTriedAgain)
    return { fault: `tests: ${files.length} files, too many to be bad luck`, again: [] }
  console.log(`\n— second try, of ${files.length} ${files.length === 1 ? 'file' : 'files'}`)
  const args = ['run', ...files.map(({ path }) => path), '--maxWorkers=1', '--isolate']
  const again = await runVitest({ node, root, kind, args, until })
  console.log('Failed at the first try, and to be looked into, whatever the second says:')
  for (const { path, why } of files) {
    console.log(`  ${path}`)
    for (const line of why) console.log(`    ${line}`)
  }
  return { fault: again.code === 0 ? null : 'tests, twice', again: again.results?.files ?? [] }
}
