// Says what became of the parts that CI ran, from the lines that bin/test.mjs wrote, and ends with the number of tests.
import { existsSync, readFileSync } from 'node:fs'

const names = {
  quick: 'npm test',
  deep: 'npm run test:deep',
  database: 'on a PostgreSQL server',
}

const [path] = process.argv.slice(2)
const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n').filter(Boolean) : []
const parts = new Map(lines.map((line) => JSON.parse(line)).map((part) => [part.kind, part]))
const minutes = (seconds) => (seconds === null || seconds === undefined ? '?' : (seconds / 60).toFixed(1))

console.log('\nThe parts, in minutes on the clock and of processor:')
for (const [kind, name] of Object.entries(names)) {
  const part = parts.get(kind)
  const became =
    part === undefined ? 'broke off' : part.faults.length === 0 ? 'passed' : `failed: ${part.faults.join('; ')}`
  console.log(`  ${name}: ${minutes(part?.clockSeconds)} and ${minutes(part?.processorSeconds)}, ${became}`)
}
const all = [...parts.values()]
const failures = all.flatMap(({ why }) => why)
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((line) => `  ${line}`).join('\n')}`)
const broken = Object.keys(names).length - all.length
const sum = (count) => all.reduce((total, part) => total + part[count], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed') + broken} failed`)
if (broken > 0 || all.some(({ faults }) => faults.length > 0)) process.exit(1)
