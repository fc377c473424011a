import type { TSchema } from 'typebox'

/** The parts of a field's JSON Schema that say what its text means. */
interface FieldSchema {
  type?: string
}

/**
 * The fields of a call that stand in its address, as a body would have them. What a query holds is text: numbers and
 * truth values are read where the schema asks for them; what is none stays text, for the fault that names it. A field
 * without a value (`?q=`, or blanks) was not given, as in a form that was sent unfilled.
 */
export function readQuery(input: TSchema, query: unknown): Record<string, unknown> {
  const byName = new Map(Object.entries(propertiesOf(input)).map(([name, schema]) => [name.toLowerCase(), schema]))
  const given = typeof query === 'object' && query !== null ? Object.entries(query) : []
  return Object.fromEntries(
    given
      .filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
      .map(([name, value]) => [name, readFieldText(byName.get(name.toLowerCase()), value)]),
  )
}

/** A field of the path under its name, read like one of a query. */
export function readPathField(input: TSchema, name: string, text: unknown): unknown {
  return readFieldText(propertiesOf(input)[name], text)
}

function readFieldText(schema: FieldSchema | undefined, value: unknown): unknown {
  // A field that came twice is a list, which the schema refuses.
  if (typeof value !== 'string') return value
  if (schema?.type === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  const isNumber = schema?.type === 'integer' || schema?.type === 'number'
  return isNumber && /^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : value
}

function propertiesOf(input: TSchema): Record<string, FieldSchema> {
  // An input is always an object schema; its properties are plain JSON Schema.
  return (input as { properties?: Record<string, FieldSchema> }).properties ?? {}
}
