import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Figure, makeFaultLines, makeFigures, type Seen } from './figures.ts'

const root = join(import.meta.dirname, '../..')
const begin = '<!-- faults:begin -->'
const end = '<!-- faults:end -->'

/** The table of the README. */
export function describeFigures(figures: readonly Figure[]): string {
  return drawTable([
    ['Figure', 'Goal', 'Seen', 'Reached'],
    ...figures.map(({ what, goal, seen, reached }) => [what, goal, seen, reached ? 'yes' : 'no']),
  ])
}

export function drawTable(lines: readonly (readonly string[])[]): string {
  const draw = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const [heading = [], ...rest] = lines
  return [draw(heading), `|${heading.map(() => '---|').join('')}`, ...rest.map(draw)].join('\n')
}

/** Puts the table between its two marks in README.md. */
export function writeIntoReadme(figures: readonly Figure[], path = join(root, 'README.md')): void {
  const text = readFileSync(path, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${path} has no place for the table: ${begin} and ${end}`)
  const place = `Seen on a virtual machine with ${cpus().length} cores, the clients, the database and the server side by side:`
  const table = `${begin}\n${place}\n\n${describeFigures(figures)}\n${end}`
  writeFileSync(path, text.slice(0, from) + table + text.slice(to + end.length))
}

/** Writes everything as JSON and answers the path of the file. */
export function writeResults(folder: string, seen: Seen, options: object): string {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString()
  const path = join(folder, `faults-${date.slice(0, 19).replaceAll(':', '-')}.json`)
  const machine = { cores: cpus().length, memoryGiB: Math.round(totalmem() / 2 ** 30), node: process.version }
  const lines = seen.faults ? makeFaultLines(seen.faults) : []
  writeFileSync(
    path,
    `${JSON.stringify({ date, machine, options, figures: makeFigures(seen), lines, seen }, null, 2)}\n`,
  )
  return path
}
