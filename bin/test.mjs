// npm test: installs, checks types and style, and runs the tests that everybody runs; npm run test:deep (--deep) those that take long;
// --on-database those of stores, migrations, the contract and jobs that use the PostgreSQL server of the run. With
// --at-most-minutes=N --as-far-as-it-comes it tells what it had no time for, and fails for what failed alone (docs/decisions/0144).
// `npm test -- src/search` runs a part of the tests. See "Set up" in CONTRIBUTING.md and docs/decisions/0089.
import { appendFileSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { kindOfPart } from './testing/choose-kind.mjs'
import { judgeRun, keepFigure, reportRun } from './testing/figures.mjs'
import { measureRun } from './testing/measure-run.mjs'
import { processorSeconds } from './testing/processor-time.mjs'
import { runChecks } from './testing/run-checks.mjs'
import { runVitest, tryAgain } from './testing/run-tests.mjs'

const ours = ['--deep', '--on-database', '--keep-figure', '--as-far-as-it-comes']
/** Of what is to go as far as it comes: for the second try of what failed. */
const keptForSecondTry = 6 * 60_000
const given = process.argv.slice(2)
const rest = given.filter((word) => !ours.includes(word) && !word.startsWith('--at-most-minutes='))
const minutes = given.find((word) => word.startsWith('--at-most-minutes='))?.split('=')[1]
const until = minutes === undefined ? undefined : Date.now() + Number(minutes) * 60_000
const named = rest.filter(
  (word, index) => !word.startsWith('-') && !word.includes('*') && !rest[index - 1]?.startsWith('-'),
)
const kind = given.includes('--deep') ? 'deep' : given.includes('--on-database') ? 'database' : 'quick'

ensureInstalled(true)
ensureBuilt()
const node = pinnedNode()
// Vitest follows what a test file imports: what never asks for a database of the run's server is left out.
const which = kind === 'database' ? ['related', 'test/test-database.ts', '--run'] : ['run']

if (named.length > 0) {
  // Who works on a part wants to see it fail: one try, and no report.
  const partKind = kind === 'quick' ? kindOfPart(root, named) : kind
  const { code } = await runVitest({ node, root, kind: partKind, args: [...which, ...rest], until })
  if (code !== 0) console.error('npm test failed at: tests')
  process.exit(code)
}

const endMeasure = measureRun(node, root)
const checks = kind === 'quick' && rest.length === 0 ? await runChecks(node, root) : { passed: 0, failed: [] }
const checksTook = processorSeconds()
console.log('— tests')
const isAsFarAsItComes = given.includes('--as-far-as-it-comes') && until !== undefined
const firstUntil = isAsFarAsItComes ? until - keptForSecondTry : until
const first = await runVitest({ node, root, kind, args: [...which, ...rest], until: firstUntil })
const testsTook = first.results.processorSeconds
const measured = {
  ...(await endMeasure()),
  processorSeconds: checksTook === null || testsTook === null ? null : checksTook + testsTook,
}
const second =
  first.code === 0 ? { fault: null, again: [] } : await tryAgain({ node, root, kind, first, until, isAsFarAsItComes })

const files = first.results.files
const tried = new Map(second.again.map((file) => [file.path, file]))
const ended = files.map((file) => tried.get(file.path) ?? file)
const isWhole = rest.length === 0 && !first.results.brokeOff
const faults = [...checks.failed, ...(second.fault === null ? [] : [second.fault])]
if (isWhole && given.includes('--keep-figure') && faults.length === 0) keepFigure(root, kind, measured, files)
if (isWhole) faults.push(...judgeRun(root, kind, measured))
console.log(`\n${reportRun(root, kind, measured, files).join('\n')}`)
const { notEnded } = first.results
if (notEnded.length > 0)
  console.log(
    [`${notEnded.length} files that had not ended when it broke off:`, ...notEnded.map((path) => `  ${path}`)].join(
      '\n',
    ),
  )
const sum = (count) => ended.reduce((total, file) => total + file[count], 0)
// What failed beside all tests is one as well.
const failed = Math.max(checks.failed.length + sum('failed'), faults.length > 0 ? 1 : 0)
const why = ended.filter(({ isDone }) => !isDone).flatMap((file) => file.why.map((line) => `${file.path}: ${line}`))
const counts = { passed: checks.passed + sum('passed'), failed }
if (process.env.PORCHLIGHT_TEST_TALLY)
  appendFileSync(
    process.env.PORCHLIGHT_TEST_TALLY,
    `${JSON.stringify({ kind, ...measured, ...counts, faults, why })}\n`,
  )
if (faults.length > 0) {
  console.error(`npm test failed at: ${faults.join('; ')}`)
  process.exit(first.code || 1)
}
