import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

/** One line of the table. */
export interface Row {
  what: string
  /** Of the two figures; "" for a pure number. */
  unit: string
  /** null where there is nothing to compare with. */
  bare: number | null
  porchlight: number
  ratio: number | null
  /** As in "at least 0.7". */
  toReach: string
  reached: boolean
  /** Every round, for whoever wants to look closer. */
  rounds: object
}

export function printTable(rows: readonly Row[]): void {
  const lines = [
    ['What', 'Bare', 'Porchlight', 'Ratio', 'To reach', 'Reached'],
    ...rows.map((row) => [
      row.what,
      row.bare === null ? '–' : describe(row.bare, row.unit),
      describe(row.porchlight, row.unit),
      row.ratio === null ? '–' : row.ratio.toFixed(2),
      row.toReach,
      row.reached ? 'yes' : 'NO',
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  lines.forEach((line, index) => {
    console.log(`| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
    if (index === 0) console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  })
}

function describe(value: number, unit: string): string {
  const digits = value >= 1_000 ? 0 : value >= 100 ? 1 : 2
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`.trim()
}

/** Writes everything as JSON and answers the path of the file. */
export function writeResults(folder: string, rows: readonly object[], options: object): string {
  mkdirSync(folder, { recursive: true })
  const date = new Date().toISOString()
  const path = join(folder, `${date.slice(0, 19).replaceAll(':', '-')}.json`)
  const [cpu] = cpus()
  const machine = {
    cores: cpus().length,
    cpu: cpu?.model ?? '',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform}-${process.arch}`,
    node: process.version,
  }
  writeFileSync(path, `${JSON.stringify({ date, machine, ...options, rows }, null, 2)}\n`)
  return path
}
