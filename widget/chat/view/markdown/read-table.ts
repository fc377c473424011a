import { type MarkdownElement, unfinishedMark } from './markdown-node.ts'
import { readText } from './read-text.ts'

/** Whether a table begins at a line: the one below draws its columns, or is still to be written. */
export function startsTable(line: string, below: string): boolean {
  if (line.endsWith(unfinishedMark)) return /^\s*\|/.test(line)
  return /\|/.test(line) && drawsColumns(below) && splitRow(below).length === splitRow(line).length
}

/** In two looks: one pattern for both would try every dash of a line that ends in something else. */
function drawsColumns(line: string): boolean {
  return line.includes('-') && /^[\s|:-]*\0?$/.test(line)
}

export function readTable([first = '', drawn = '', ...lines]: readonly string[]): MarkdownElement {
  const columns = splitRow(drawn)
  // Missing cells stay away: a long row over many short ones must not become a field of both.
  const readRow = (tag: 'th' | 'td', line: string): MarkdownElement => ({
    tag: 'tr',
    inside: splitRow(line).map((cell, index) => {
      const align = /:$/.test(columns[index] ?? '') ? (/^:/.test(columns[index] ?? '') ? 'center' : 'right') : 'left'
      return { tag, inside: readText(cell), ...(align === 'left' ? {} : { align }) }
    }),
  })
  const rows = lines.map((line) => readRow('td', line))
  return { tag: 'div', inside: [{ tag: 'table', inside: [readRow('th', first), ...rows] }] }
}

function splitRow(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|(?=\0?$)/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'))
}
