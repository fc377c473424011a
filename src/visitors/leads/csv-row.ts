/** What a spreadsheet begins a formula with; in some of its languages by the wide forms too. */
const formulaSigns = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * A row of comma-separated values (RFC 4180), with its line end. What somebody wrote must not be run by the spreadsheet
 * that opens the file: a cell that begins like a formula gets an apostrophe before it (OWASP, "CSV Injection").
 */
export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

function writeCell(text: string): string {
  const harmless = formulaSigns.test(text) ? `'${text}` : text
  return /[",;\t\r\n']|^\s|\s$/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
