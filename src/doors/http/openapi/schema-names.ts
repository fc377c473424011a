import { sharedSchemas } from './shared-schemas.ts'

export type Json = Record<string, unknown>

/** Of a schema as it is published. */
interface ObjectSchema extends Json {
  properties: Json
  required?: string[]
}

/** Puts references in the place of what has a name, and gathers what they refer to. */
export interface SchemaNames {
  /** The schema with references where it holds shared shapes; one itself where it is one. */
  refer(schema: object): Json
  /** A reference to the schema under a name of its own; the schema itself where it is no object. */
  name(name: string, schema: object): Json
  /** Everything that was referred to, in the order of the names. */
  schemas(): Json
}

export function makeSchemaNames(shared: Readonly<Record<string, object>> = sharedSchemas): SchemaNames {
  const published = new Map(Object.entries(shared).map(([name, schema]) => [name, withoutAnnotations(schema)]))
  const namesByText = new Map([...published].map(([name, schema]) => [textOf(schema), name]))
  const used = new Map<string, Json>()

  const refer = (schema: object): Json => {
    const plain = withoutAnnotations(schema)
    const name = namesByText.get(textOf(plain))
    return name === undefined ? describe(plain, null) : use(name)
  }

  const use = (name: string): Json => {
    const schema = published.get(name)
    if (schema && !used.has(name)) {
      // Before it is described: what refers to itself must find its name.
      used.set(name, {})
      used.set(name, describe(schema, name))
    }
    return { $ref: `#/components/schemas/${name}` }
  }

  /** A schema whose parts are referred to; `own` is the name that it must not refer to itself by. */
  const describe = (schema: Json, own: string | null): Json => {
    if (isObjectSchema(schema)) {
      const base = findBase(schema, own)
      if (base !== null) return { allOf: inOrder(schema, base) }
    }
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, key === 'properties' ? eachOf(value) : partOf(key, value)]),
    )
  }

  const eachOf = (properties: unknown): Json =>
    Object.fromEntries(Object.entries(Object(properties)).map(([key, value]) => [key, refer(Object(value))]))

  const partOf = (key: string, value: unknown): unknown => {
    if (key === 'items' && isPlain(value)) return refer(value)
    const isList = key === 'anyOf' || key === 'allOf' || key === 'prefixItems'
    return isList && Array.isArray(value) ? value.map((one) => refer(Object(one))) : value
  }

  /** The shared shape with the most fields among those that an object has all fields of, and others besides. */
  const findBase = (schema: ObjectSchema, own: string | null): string | null => {
    const fits = [...published].filter(
      ([name, base]) => name !== own && isObjectSchema(base) && extendsSchema(schema, base),
    )
    const sizes = fits.map(([name, base]) => ({ name, size: Object.keys(Object(base.properties)).length }))
    return sizes.sort((a, b) => b.size - a.size)[0]?.name ?? null
  }

  /** What an object is made of, in the order in which it is answered. */
  const inOrder = (schema: ObjectSchema, base: string): Json[] => {
    const [first = ''] = Object.keys(schema.properties)
    const parts = [describeRest(schema, base), use(base)]
    return first in Object(published.get(base)?.properties) ? parts.reverse() : parts
  }

  const describeRest = (schema: ObjectSchema, baseName: string): Json => {
    const base = published.get(baseName)
    const inBase = Object.keys(Object(base?.properties))
    const rest = Object.entries(schema.properties).filter(([key]) => !inBase.includes(key))
    return { ...schema, properties: eachOf(Object.fromEntries(rest)) }
  }

  return {
    refer,
    name(name, schema) {
      const plain = withoutAnnotations(schema)
      if (!isObjectSchema(plain) || Object.keys(plain.properties).length === 0) return refer(plain)
      if (namesByText.has(textOf(plain))) return refer(plain)
      if (used.has(name) || published.has(name)) throw new Error(`two schemas want the name ${name}`)
      used.set(name, {})
      used.set(name, describe(plain, name))
      return { $ref: `#/components/schemas/${name}` }
    },
    schemas: () => Object.fromEntries([...used].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Whether every field of the base stands in the schema too, in the same form, and is required where it is there. */
function extendsSchema(schema: ObjectSchema, base: ObjectSchema): boolean {
  const names = Object.keys(base.properties)
  if (names.length < 3 || names.length >= Object.keys(schema.properties).length) return false
  return (
    names.every((name) => textOf(schema.properties[name]) === textOf(base.properties[name])) &&
    (base.required ?? []).every((name) => schema.required?.includes(name))
  )
}

function isObjectSchema(schema: Json): schema is ObjectSchema {
  return schema.type === 'object' && isPlain(schema.properties)
}

function isPlain(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Plain JSON Schema: what tells our reader how tolerant to be is no matter of clients. */
function withoutAnnotations(schema: object): Json {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key.startsWith('x-') ? undefined : value)))
}

/** The same text for the same schema, whatever the order of its keys. */
function textOf(schema: unknown): string {
  return JSON.stringify(schema, (_key, value) =>
    isPlain(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )
}
