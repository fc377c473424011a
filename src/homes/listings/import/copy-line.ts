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

/**
 * Keys of ExtensionColumn as the beginnings that their entries have in the database, a line each; null: all keys. A key
 * that ends in a blank stands for all that begin so.
 */
export function toSaidKeys(keys: readonly string[] | null): string {
  if (keys === null) return '\\N'
  const beginnings = keys.map((key) => {
    const text = `{"Key":${JSON.stringify(key)}`
    return key.endsWith(' ') ? text.slice(0, -1) : `${text},`
  })
  return escapeCopyText(beginnings.join('\n'))
}

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

function escapeCopyText(text: string): string {
  return /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => escapes[character] ?? character) : text
}
