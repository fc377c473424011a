import type { TSchema } from 'typebox'
import { readPathField } from './read-query.ts'

/** The fields of an operation that stand in its path, in their order. */
export function pathFieldsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** What was given, with the fields of the path in the place of what bears their names. */
export function withPathFields(
  { pathFields, input }: { pathFields: readonly string[]; input: TSchema },
  params: unknown,
  given: unknown,
): unknown {
  if (pathFields.length === 0 || typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const values = new Map(Object.entries(params ?? {}))
  const names = new Set(pathFields.map((name) => name.toLowerCase()))
  const inPath = (name: string) => [name, readPathField(input, name, values.get(name))]
  const rest = Object.entries(given).filter(([name]) => !names.has(name.toLowerCase()))
  return Object.fromEntries([...rest, ...pathFields.map(inPath)])
}
