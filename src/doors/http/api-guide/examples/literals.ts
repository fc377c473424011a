import { ownIdOf, ownValue } from './own-values.ts'

/** How a language writes plain data. */
export interface LiteralStyle {
  quote: string
  words: { true: string; false: string; null: string }
  key(name: string): string
}

export const typescriptStyle: LiteralStyle = {
  quote: "'",
  words: { true: 'true', false: 'false', null: 'null' },
  key: (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : writeText(name, "'")),
}

export const pythonStyle: LiteralStyle = {
  quote: '"',
  words: { true: 'True', false: 'False', null: 'None' },
  key: (name) => writeText(name, '"'),
}

/** Data as a literal, a field a line, with the reader’s own ids in place of the sample ones. */
export function writeLiteral(value: unknown, style: LiteralStyle, indent = '', name = ''): string {
  const own = ownIdOf(name)
  if (typeof value === 'string') {
    const text = writeText(value, style.quote)
    return own ? `${style.quote}${ownValue(own, text.slice(1, -1))}${style.quote}` : text
  }
  if (typeof value === 'number') return own ? ownValue(own, String(value)) : String(value)
  if (value === true || value === false || value === null) return style.words[`${value}`]
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    const items = value.map((item) => writeLiteral(item, style, inner))
    const line = `[${items.join(', ')}]`
    return line.length < 80 && !line.includes('\n')
      ? line
      : `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`
  }
  const fields = Object.entries(Object(value)).filter(([, field]) => field !== undefined)
  if (fields.length === 0) return '{}'
  const written = fields.map(([key, field]) => `${style.key(key)}: ${writeLiteral(field, style, inner, key)}`)
  const isShort =
    written.length <= 3 && written.every((field) => !/[\n{]/.test(field)) && written.join(', ').length < 80
  if (isShort) return style.quote === "'" ? `{ ${written.join(', ')} }` : `{${written.join(', ')}}`
  return `{\n${written.map((field) => `${inner}${field},\n`).join('')}${indent}}`
}

export function writeText(text: string, quote: string): string {
  const inside = JSON.stringify(text).slice(1, -1)
  if (quote === '"') return `"${inside}"`
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
