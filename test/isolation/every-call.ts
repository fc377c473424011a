import type { TSchema } from 'typebox'
import { pathFieldsOf } from '../../src/doors/http/bodies/path-fields.ts'
import { leastRoleFor } from '../../src/firm/accounts/role-table.ts'
import { operations } from '../../src/operations.ts'
import type { WireCall } from '../wire-call.ts'

/** A call of an operation, and what it is called by in a test. */
export interface NamedCall {
  name: string
  operation: string
  call: WireCall
}

/** What may stand in a field of this name, such as the ids of somebody else. */
export type Candidates = (field: string, path: string) => readonly unknown[]

/** What ends the session that calls, or cannot be tried with a made-up body. */
const notCalled = ['removeSignIn', 'removeOtherSignIns', 'addPushDevice', 'changeMe', 'createUpload']

/**
 * Every operation that an agent of the console may run, with everything of somebody else that can be named, and with
 * every filter, one at a time: those that read first.
 */
export function everyCallOfAgents(candidates: Candidates): NamedCall[] {
  const rows = operations.filter(
    ({ operation }) =>
      leastRoleFor(operation.id) === 'agent' && !operation.listens && !notCalled.includes(operation.id),
  )
  const calls = rows.flatMap(({ method, path, operation }) => {
    // TypeBox schemas are JSON Schema objects.
    const fields = Object.entries(Object(operation.input).properties as Record<string, TSchema>)
    const inPath = pathFieldsOf(path)
    const required: readonly string[] = Object(operation.input).required ?? []
    const valuesOf = (name: string, schema: TSchema) => [...candidates(name, path), ...usual(schema)]
    const paths = inPath.reduce(
      (made, name) =>
        made.flatMap((one) => candidates(name, path).map((value) => one.replace(`{${name}}`, String(value)))),
      [path],
    )
    const own = fields.filter(([name]) => !inPath.includes(name))
    const needed = Object.fromEntries(
      own.filter(([name]) => required.includes(name)).map(([name, schema]) => [name, valuesOf(name, schema)[0]]),
    )
    const bodies = [needed]
    for (const [name, schema] of own)
      for (const value of valuesOf(name, schema)) bodies.push({ ...needed, [name]: value })
    return paths.flatMap((one) =>
      bodies.map((body) => {
        const asked = method === 'GET' && !operation.bodyOnGet ? `?${new URLSearchParams(asTexts(body))}` : ''
        const call: WireCall = { method, path: `${one}${asked}`, ...(method === 'GET' ? {} : { body }) }
        return { name: `${method} ${one} ${JSON.stringify(body)}`, operation: operation.id, call }
      }),
    )
  })
  return [...calls.filter(({ call }) => call.method === 'GET'), ...calls.filter(({ call }) => call.method !== 'GET')]
}

/** What a field may always be: each word of a list, yes and no, a few numbers. */
function usual(schema: TSchema): readonly unknown[] {
  const { enum: words, type, anyOf, maximum = 1 } = Object(schema)
  if (Array.isArray(words)) return words
  if (Array.isArray(anyOf)) return anyOf.flatMap((one) => usual(one))
  if (type === 'boolean') return [true, false]
  return type === 'integer' ? [Math.min(20, maximum)] : []
}

function asTexts(body: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
}
