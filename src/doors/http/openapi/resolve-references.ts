import type { Json } from './schema-names.ts'

/**
 * The same description with everything in its place that it refers to, and objects that are made of several
 * (`allOf`) as one: for readers who want to see all of an operation at once.
 */
export function resolveReferences(description: object): Json {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    const { $ref, allOf, ...rest } = part as Json
    if (typeof $ref === 'string') return { ...Object(resolve(find($ref))), ...rest }
    const whole = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, resolve(value)]))
    return Array.isArray(allOf) ? mergeObjects([...allOf.map(resolveBase), whole]) : whole
  }
  /** What an object is made of; what that is by itself says nothing of the object. */
  const resolveBase = (part: unknown): Json => {
    const { description: _, ...base }: Json = Object(resolve(part))
    return base
  }
  const find = (reference: string): unknown =>
    reference
      .slice('#/'.length)
      .split('/')
      .reduce((place: unknown, name) => Reflect.get(Object(place), name), description)
  // Made by openapi.ts: an object, and no part of it holds itself.
  return resolve(description) as Json
}

function mergeObjects(parts: readonly Json[]): Json {
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
  const required = [...new Set(parts.flatMap((part) => (Array.isArray(part.required) ? part.required : [])))]
  return { ...Object.assign({}, ...parts), properties, ...(required.length > 0 ? { required } : {}) }
}
