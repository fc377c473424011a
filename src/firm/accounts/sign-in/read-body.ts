import type { Static, TSchema } from 'typebox'
import Value from 'typebox/value'
import { fail } from '../../../platform/errors.ts'

/** What a call of the sign-in says. Fails with `invalid-fields`. */
export function readBody<Schema extends TSchema>(schema: Schema, body: unknown): Static<Schema> {
  if (Value.Check(schema, body)) return body
  const names = Object.keys(Object(schema).properties).join(' and ')
  throw fail('invalid-fields', { faults: `Expected an object with ${names}, as the console sends it.` })
}
