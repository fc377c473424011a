import type { TSchema } from 'typebox'

/** The parts of a field's schema that are looked at here: TypeBox schemas are JSON Schema. */
interface Field {
  type?: string
  enum?: readonly unknown[]
  anyOf?: readonly Field[]
  minimum?: number
  minLength?: number
  items?: Field
}

/** Words that models fill a field with of which they know nothing. */
const filler = /^(null|none|nil|undefined|n\/?a|unknown|not specified|any|-)?$/i

/**
 * What a model meant by arguments that are not of a tool's schema. Many fill each optional field: with null, "", 0 or a word
 * for nothing; some write numbers as text, or the whole as JSON in JSON. What is optional and still does not fit is left out; what
 * is wanted and does not fit stays, so that the model is told.
 */
export function readKindly(schema: TSchema, input: unknown): unknown {
  const { properties, required = [] } = schema as { properties?: Record<string, Field>; required?: readonly string[] }
  const given = typeof input === 'string' ? parse(input) : input
  if (properties === undefined || given === null || typeof given !== 'object' || Array.isArray(given)) return given
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const field = properties[name]
    // A field of its own making says nothing that is asked.
    if (field === undefined) continue
    const meant = readValue(field, value)
    if (fits(field, meant)) read[name] = meant
    else if (required.includes(name)) read[name] = value
  }
  return read
}

function readValue(field: Field, value: unknown): unknown {
  const types = typesOf(field)
  if (typeof value === 'string') {
    const text = value.trim()
    if (!types.includes('string') && filler.test(text)) return undefined
    if (types.includes('integer') || types.includes('number')) {
      const count = Number(text.replaceAll(',', ''))
      if (text !== '' && Number.isFinite(count)) return count
    }
    if (types.includes('boolean') && /^(true|yes|false|no)$/i.test(text)) return /^(true|yes)$/i.test(text)
    return value
  }
  if (typeof value === 'number') {
    if (types.includes('boolean') && (value === 0 || value === 1)) return value === 1
    if (types.includes('integer') && !Number.isInteger(value)) return Math.round(value)
    if (types.includes('string') && !types.includes('number') && !types.includes('integer')) return String(value)
  }
  return value
}

function typesOf({ type, anyOf = [] }: Field): string[] {
  return [...(type === undefined ? [] : [type]), ...anyOf.flatMap(typesOf)]
}

function fits(field: Field, value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (field.anyOf !== undefined) return field.anyOf.some((each) => fits(each, value))
  if (field.enum !== undefined && !field.enum.includes(value)) return false
  if (typeof value === 'number') return field.minimum === undefined || value >= field.minimum
  if (typeof value === 'string') return field.minLength === undefined || value.length >= field.minLength
  return true
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
