import { expect, test } from 'vitest'
import { makeInputReader } from '../../src/doors/http/bodies/read-input.ts'
import { operations } from '../../src/operations.ts'
import { largestInteger } from '../../src/platform/fields.ts'

// No number of a caller is larger than what its column holds: that is told by the field, and not by a failing database.

interface Schema {
  type?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  enum?: unknown
  const?: unknown
  'x-number-rule'?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

interface Place {
  name: string
  path: readonly (string | number)[]
  schema: Schema
}

function numbersIn(schema: Schema, name: string, path: Place['path'] = []): Place[] {
  if (schema.type === 'integer' || schema.type === 'number')
    return [{ name: `${name} ${path.join('.')}`, path, schema }]
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => numbersIn(inner, name, [...path, key])),
    ...(schema.items ? numbersIn(schema.items, name, [...path, 0]) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => numbersIn(inner, name, path)),
  ]
}

const fields = operations.flatMap(({ method, path, operation }) =>
  // TypeBox schemas are JSON Schema objects; only the parts named above are looked at.
  numbersIn(operation.input as Schema, `${method} ${path}`).map((place) => ({ ...place, operation })),
)

test('every number that a caller may send has its bounds in its schema', () => {
  expect(fields.length).toBeGreaterThan(100)
  const unbounded = fields.filter(({ schema }) => {
    if (schema.enum !== undefined || schema.const !== undefined || schema['x-number-rule'] !== undefined) return false
    const [least, most] = [schema.minimum ?? schema.exclusiveMinimum, schema.maximum ?? schema.exclusiveMaximum]
    return least === undefined || most === undefined || most > Number.MAX_SAFE_INTEGER
  })
  expect(unbounded.map(({ name }) => name)).toEqual([])
})

/** A body that says one thing. */
function bodyWith([first, ...rest]: Place['path'], value: unknown): unknown {
  if (first === undefined) return value
  return typeof first === 'number' ? [bodyWith(rest, value)] : { [first]: bodyWith(rest, value) }
}

test.each([1e21, -1e21, 2 ** 63, Number.MAX_VALUE])(
  '%d is refused wherever a number is taken, by the field’s name',
  (value) => {
    const taken = fields.filter(({ operation, path }) => {
      const read = makeInputReader(operation.input, { nullClears: operation.nullClears ?? false })
      try {
        read(bodyWith(path, value))
        return true
      } catch (error) {
        return !String(error).includes(String(path[0]))
      }
    })
    expect(taken.map(({ name }) => name)).toEqual([])
  },
)

test('a whole number whose schema says nothing holds what a column does', () => {
  const read = makeInputReader({ type: 'object', properties: { count: { type: 'integer' } } }, { nullClears: false })
  expect(read({ count: largestInteger }).value).toEqual({ count: largestInteger })
  for (const count of [largestInteger + 1, -largestInteger - 1, 1e21]) expect(() => read({ count })).toThrow('count')
})
