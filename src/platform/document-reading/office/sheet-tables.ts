import type { BlockList } from '../block-list.ts'
import { tellRows } from '../table-rows.ts'

/** Adds the tables of a sheet: they stand apart by empty rows, and below lines that say what they are. */
export function addSheet(blocks: BlockList, rows: readonly { number: number; cells: string[] }[]): void {
  let table: string[][] = []
  let last = 0
  const end = (): void => {
    addTable(blocks, table)
    table = []
  }
  for (const { number, cells } of rows) {
    if (number > last + 1) end()
    last = number
    const said = cells.filter((cell) => cell.trim() !== '')
    // A title above a table, or a remark below it.
    if (said.length === 1 && (table.length === 0 || isSentence(said[0] ?? ''))) {
      end()
      addLine(blocks, said[0] ?? '')
    } else if (said.length > 0) table.push(cells)
    if (blocks.isFull) return
  }
  end()
}

function addTable(blocks: BlockList, table: readonly string[][]): void {
  if (table.length === 0) return
  const first = Math.min(...table.map((row) => row.findIndex((cell) => cell.trim() !== '')))
  for (const row of tellRows({ rows: table.map((cells) => cells.slice(first)) })) blocks.add('row', row)
}

function addLine(blocks: BlockList, line: string): void {
  if (isSentence(line) || !/\p{L}/u.test(line)) blocks.add('text', line)
  else blocks.add('heading', line, { level: 3 })
}

function isSentence(line: string): boolean {
  return line.length > 80 || /[.!?。！？]$/.test(line.trim())
}
