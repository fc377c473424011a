/** A table as people read it, copy it and save it: the same cells everywhere. */
export interface NumberTable {
  head: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/** As CSV (RFC 4180). What a spreadsheet would take for a formula is made text. */
export function writeCsv({ head, rows }: NumberTable): string {
  return [head, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** For the clipboard, from which spreadsheets paste cells. */
export function writeTabs({ head, rows }: NumberTable): string {
  return [head, ...rows].map((row) => row.map((cell) => String(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n')
}

function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
