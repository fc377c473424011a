import { type ListingColumn, type ListingColumns, listingColumnNames } from '../listing-columns.ts'

/** The values of a row in the text format of COPY: parted by tabs, without the line break; null where it has none. */
export function toCopyValues(
  columns: Partial<ListingColumns>,
  names: readonly ListingColumn[] = listingColumnNames,
): string {
  let line = ''
  for (const name of names) {
    const value = columns[name] ?? null
    if (line !== '') line += '\t'
    if (typeof value === 'string') line += escapeCopyText(value)
    else if (value === null) line += '\\N'
    else if (typeof value === 'number') line += value
    else if (Buffer.isBuffer(value)) line += `\\\\x${value.toString('hex')}`
    else line += `{${value.join()}}`
  }
  return line
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCopyText(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : text
}
