/** What a table program computes instead of showing it (OWASP, "CSV injection"); full-width forms count for some. */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/
const number = /^[+-]?(?:\d+(?:[.,]\d+)*|[.,]\d+)(?:e[+-]?\d+)?%?$/i
const defused = /^'(?='*(?:\s*[=+\-@＝＋－＠]|[\t\r\n]))/

/** A cell that a table program shows as it is written, with an apostrophe in front where it would compute it. Numbers stay. */
export function defuseFormula(cell: string): string {
  return formula.test(cell) && !number.test(cell) ? `'${cell}` : cell
}

/** The cell as it was before `defuseFormula`. */
export function restoreCell(cell: string): string {
  return cell.replace(defused, '')
}
