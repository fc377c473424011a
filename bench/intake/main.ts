import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Judged, judgeFile } from '../../test/intake/judge-intake.ts'
import type { Expected } from '../../test/intake/world.ts'
import { worlds } from '../../test/intake/worlds.ts'

// What the importer makes of files as firms have them: `npm run bench:intake`, of other sets with `--path DIR`.

const { values } = parseArgs({
  options: { path: { type: 'string', multiple: true }, failures: { type: 'boolean' }, columns: { type: 'boolean' } },
})

interface Case {
  name: string
  bytes: Buffer
  expected: Expected
}

/** Folders with `source.<extension>` and `expected.json`. */
function readFolder(path: string): Case[] {
  return readdirSync(path)
    .sort()
    .flatMap((name) => {
      const folder = join(path, name)
      const file = join(folder, 'expected.json')
      if (!existsSync(file)) return []
      const source = readdirSync(folder).find((each) => each.startsWith('source.'))
      if (source === undefined) return []
      // A set of files says what is in them in this shape (test/intake/world.ts).
      const expected = JSON.parse(readFileSync(file, 'utf8')) as Expected
      return [{ name: `${name}/${source}`, bytes: readFileSync(join(folder, source)), expected }]
    })
}

function ownCases(): Case[] {
  return worlds.map(({ name, extension, source, ...expected }) => ({
    name: `${name}.${extension}`,
    bytes: Buffer.from(source),
    expected,
  }))
}

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const cases = values.path === undefined ? ownCases() : values.path.flatMap(readFolder)
const totals = { files: 0, whole: 0, found: 0, expected: 0, right: 0, unknown: 0, wrong: 0 }
for (const { name, bytes, expected } of cases) {
  const judged = await judgeFile(bytes, expected).catch(
    (error: unknown): Judged => ({
      ...{ found: 0, expected: expected.rows, counts: { right: 0, unknown: 0, wrong: 0 }, failures: [], columns: [] },
      refusal: `fails: ${error instanceof Error ? error.message : String(error)}`,
    }),
  )
  const { right, unknown, wrong } = judged.counts
  const isWhole = judged.found === judged.expected && wrong === 0
  totals.files += 1
  totals.whole += Number(isWhole)
  totals.found += judged.found
  totals.expected += judged.expected
  totals.right += right
  totals.unknown += unknown
  totals.wrong += wrong
  print(
    `${isWhole ? ' ' : '!'} ${name.padEnd(44)} homes ${judged.found}/${judged.expected}  right ${right}  unknown ${unknown}  WRONG ${wrong}${judged.refusal === null ? '' : `  ${judged.refusal}`}`,
  )
  if (values.columns) for (const column of judged.columns) print(`      ${column}`)
  if (values.failures) for (const failure of judged.failures) print(`      ${failure}`)
}
const { files, whole, found, expected, right, unknown, wrong } = totals
print(
  `${files} files, ${whole} whole: homes ${found}/${expected}, fields right ${right}, unknown ${unknown}, WRONG ${wrong}`,
)
