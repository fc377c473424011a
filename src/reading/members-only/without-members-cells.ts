import { toPublicText } from './public-text.ts'

/** A row of a table as it is told: "address: 12 Elm Street; beds: 3; Owner Name: …", by three cells at the least. */
const row = /^(?:[^:;\n]{1,80}: [^;\n]*; ){2,}[^:;\n]{1,80}: /

/**
 * What a firm's tables say without the cells for members alone: whoever gives a list of homes to read gives its owners and codes with it.
 * Other words are the firm's own to tell.
 */
export function withoutMembersCells(text: string): string {
  if (!text.includes('; ')) return text
  return text
    .split('\n')
    .map((line) => (row.test(line) ? toPublicText(line).text : line))
    .join('\n')
}
