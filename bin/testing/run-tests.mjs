import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const vitest = 'node_modules/vitest/vitest.mjs'
const mostTriedAgain = 12

/** Runs Vitest once. Answers its exit code and what test/run/note-results.ts noted of it. */
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

/** What the run wrote down, each file with what it took of the processor, and the sum of it all; of one that broke off, what it had done. */
function readResults(noted) {
  const costs = readLines(`${noted}.costs`)
  const byPath = new Map(costs.map(({ path, seconds }) => [path, seconds]))
  const withCost = (file) => ({ ...file, processor: byPath.get(file.path) ?? null })
  if (!existsSync(noted)) {
    const lines = readLines(`${noted}.lines`)
    const files = lines.flatMap(({ ended }) => ended ?? [])
    const ended = new Set(files.map(({ path }) => path))
    const notEnded = lines.flatMap(({ files }) => files ?? []).filter((path) => !ended.has(path))
    return { brokeOff: true, files: files.map(withCost), notEnded, elsewhere: [], processorSeconds: null }
  }
  const { files, elsewhere } = JSON.parse(readFileSync(noted, 'utf8'))
  return {
    brokeOff: false,
    files: files.map(withCost),
    notEnded: [],
    elsewhere,
    processorSeconds: costs.length === 0 ? null : costs.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}

function readLines(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
  return lines.filter(Boolean).map((line) => JSON.parse(line))
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
 * null, and the tests of the files that were tried again. `isAsFarAsItComes`: what its time was not enough for is no failure, where it
 * was enough for a quarter of the files (docs/decisions/0144).
 */
export async function tryAgain({ node, root, kind, first, until, isAsFarAsItComes = false }) {
  const { brokeOff, notEnded, elsewhere } = first.results
  const files = first.results.files.filter(({ isDone }) => !isDone)
  const isFarEnough = isAsFarAsItComes && notEnded.length < 3 * first.results.files.length
  if (brokeOff && !isFarEnough)
    return { fault: `tests, which broke off: ${notEnded.length} files of them had not ended`, again: [] }
  if (brokeOff && files.length === 0) return { fault: null, again: [] }
  if (elsewhere.length > 0 || files.length === 0) return { fault: ['tests', ...elsewhere].join(': '), again: [] }
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
  return { fault: again.code === 0 ? null : 'tests, twice', again: again.results.files }
}
