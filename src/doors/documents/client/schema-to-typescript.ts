/** A JSON Schema as openapi.json has them. */
export interface ClientSchema {
  $ref?: string
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly ClientSchema[]
  allOf?: readonly ClientSchema[]
  items?: ClientSchema
  properties?: Record<string, ClientSchema>
  patternProperties?: Record<string, ClientSchema>
  required?: readonly string[]
  description?: string
}

const plainTypes: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  object: 'Record<string, unknown>',
  array: 'unknown[]',
}

/** The TypeScript type of a schema; `indent` is that of the line that it begins on. */
export function schemaToTypescript(schema: ClientSchema, indent = ''): string {
  const { $ref, anyOf, allOf, items, properties, patternProperties } = schema
  if ($ref) return nameOfReference($ref)
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (anyOf) return unique(anyOf.map((one) => schemaToTypescript(one, indent))).join(' | ')
  if (allOf) return allOf.map((one) => inBrackets(schemaToTypescript(one, indent))).join(' & ')
  if (properties && Object.keys(properties).length > 0) return objectType(schema, indent)
  const [values] = Object.values(patternProperties ?? {})
  if (values) return `Record<string, ${schemaToTypescript(values, indent)}>`
  if (items) return `${inBrackets(schemaToTypescript(items, indent))}[]`
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? [])
  return types.map((type) => plainTypes[type] ?? 'unknown').join(' | ') || 'unknown'
}

/** The lines of a comment above what it describes; none without words. */
export function commentLines(words: string | undefined, indent: string): string[] {
  if (!words) return []
  const lines = words.replaceAll('*/', '* /').split('\n')
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`]
  return [`${indent}/**`, ...lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}`), `${indent} */`]
}

export const nameOfReference = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1)

function objectType({ properties = {}, required = [] }: ClientSchema, indent: string): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...commentLines(field.description, inner),
    `${inner}${/^[A-Za-z_]\w*$/.test(name) ? name : literal(name)}${required.includes(name) ? '' : '?'}: ${schemaToTypescript(field, inner)}`,
  ])
  return ['{', ...fields, `${indent}}`].join('\n')
}

function literal(value: unknown): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value)
}

const unique = (types: string[]): string[] => [...new Set(types)]

const inBrackets = (type: string): string => (/ [|&] /.test(type) && !type.startsWith('{') ? `(${type})` : type)
