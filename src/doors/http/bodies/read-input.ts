import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/schema'
import { Settings } from 'typebox/system'
import { fail } from '../../../platform/errors.ts'
import { findNumberFault, largestInteger } from '../../../platform/fields.ts'
import { once } from '../../../platform/memoize.ts'
import { countCodePoints } from '../../../platform/text/code-points.ts'
import { describeFaults } from '../describe-faults.ts'
import { FaultList } from '../fault-list.ts'
import { matchFieldNames } from './field-names.ts'

/** The parts of JSON Schema, and our annotations, that the reader looks at. */
interface ReadableSchema {
  type?: string
  maxLength?: number
  maxItems?: number
  enum?: readonly string[]
  properties?: Record<string, ReadableSchema>
  required?: readonly string[]
  items?: ReadableSchema
  'x-trim'?: boolean
  /** Fields of other names are faults instead of being passed over. */
  'x-no-other-fields'?: boolean
  /** On an optional field: "" and [] mean the same as null. */
  'x-empty-is-null'?: boolean
  /** Name of a rule of fields.ts. */
  'x-number-rule'?: string
  /** Other names under which clients send a field, tried when the right one is missing. */
  'x-also'?: Record<string, string>
}

/** Spellings of one field that are named at the most. */
const mostSpellings = 5

export interface ReadInput<Input> {
  value: Input
  /** Optional fields that came as null, when null clears. */
  cleared: ReadonlySet<string>
}

const noneCleared: ReadonlySet<string> = new Set()

// The validator stops gathering at 8 unless told; one fault can be two findings, and FaultList ends the list itself.
Settings.Set({ maxErrors: 64 })

/**
 * Makes the reader of an operation's body: tolerant of letter case, of nulls and of unknown fields, never converting a
 * value into another type. The reader throws `invalid-fields` with the faults of the body, 20 at the most, in one sentence list.
 */
export function makeInputReader<Input extends TSchema>(
  schema: Input,
  options: { nullClears: boolean },
): (body: unknown) => ReadInput<Static<Input>> {
  // Of most operations nobody sends a body for hours: each is compiled for its first.
  const validator = once(() => Compile(withoutMaxLength(schema)))
  // TypeBox schemas are JSON Schema objects; the reader only looks at the parts named above.
  const readable = schema as ReadableSchema
  return (body) => {
    if (!isObject(body)) {
      throw fail('invalid-fields', { faults: `The body must be a JSON object, but ${nameOf(body)} came.` })
    }
    const faults = new FaultList()
    const cleared = new Set<string>()
    const value = readObject(readable, body, '', faults, options.nullClears ? cleared : null)
    if (!validator().Check(value)) {
      const findings = validator()
        .Errors(value)[1]
        .filter(({ instancePath }) => !faults.isSettled(instancePath))
      for (const fault of describeFaults(findings, value)) faults.add(fault)
    }
    if (faults.any) throw fail('invalid-fields', { faults: faults.text })
    // Check has just proven it.
    return { value: value as Static<Input>, cleared: cleared.size > 0 ? cleared : noneCleared }
  }
}

function readObject(
  schema: ReadableSchema,
  body: Record<string, unknown>,
  place: string,
  faults: FaultList,
  cleared: Set<string> | null,
): Record<string, unknown> {
  const properties = schema.properties ?? {}
  const { fields, doubles } = matchFieldNames(properties, body)
  for (const spellings of doubles) {
    const more = spellings.length > mostSpellings ? ' and more' : ''
    const named = spellings.slice(0, mostSpellings).join(' and ')
    faults.add(`${place}${named}${more}: one field came more than once in different spellings.`)
  }
  if (schema['x-no-other-fields']) {
    const names = new Set(Object.keys(properties).map((name) => name.toLowerCase()))
    const other = Object.keys(body).find((name) => !names.has(name.toLowerCase()))
    const known = Object.keys(properties).join(', ')
    if (other !== undefined) faults.add(`${place}${[...other].slice(0, 40).join('')}: expected only ${known}.`)
  }
  for (const [other, name] of Object.entries(schema['x-also'] ?? {})) {
    if (fields.has(name)) continue
    const spelling = Object.keys(body).find((candidate) => candidate.toLowerCase() === other.toLowerCase())
    if (spelling !== undefined) fields.set(name, body[spelling])
  }
  const value: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    if (!fields.has(name)) continue
    const given = readValue(property, fields.get(name), `${place}${name}`, faults)
    const isNone = given === null || (property['x-empty-is-null'] && isEmpty(given))
    if (isNone && !schema.required?.includes(name)) cleared?.add(name)
    else value[name] = given
  }
  return value
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0)
}

function readValue(schema: ReadableSchema, given: unknown, place: string, faults: FaultList): unknown {
  if (typeof given === 'string') return readText(schema, given, place, faults)
  if (typeof given === 'number' && schema['x-number-rule'] !== undefined) {
    const expected = findNumberFault(schema['x-number-rule'], given)
    if (expected !== null) faults.add(`${place}: expected ${expected}, got ${given}.`)
  }
  if (Array.isArray(given) && schema.items) {
    const items = schema.items
    // Length first: what is in a list that is too long anyway is not looked at.
    if (schema.maxItems !== undefined && given.length > schema.maxItems) {
      faults.settle(place, `expected at most ${schema.maxItems} entries, got a list of ${given.length}.`)
      return []
    }
    return given.map((item, index) => readValue(items, item, `${place}[${index}]`, faults))
  }
  if (isObject(given) && schema.properties) return readObject(schema, given, `${place}.`, faults, null)
  return given
}

function readText(schema: ReadableSchema, given: string, place: string, faults: FaultList): string {
  // The database cannot hold it, and no client means it.
  if (given.includes('\0')) faults.add(`${place}: the character U+0000 is not allowed.`)
  // Half a surrogate pair is no character either: as everywhere in UTF-8 it becomes U+FFFD.
  const text = given.toWellFormed()
  const value = schema['x-trim'] ? text.trim() : text
  if (schema.maxLength !== undefined && value.length > schema.maxLength) {
    const length = countCodePoints(value)
    if (length > schema.maxLength) {
      faults.settle(place, `expected text of at most ${schema.maxLength} characters, got ${length} characters.`)
      return ''
    }
  }
  if (!schema.enum) return value
  const folded = value.trim().toLowerCase()
  // Choices of numbers are compared by the validator.
  return schema.enum.find((candidate) => String(candidate).toLowerCase() === folded && isText(candidate)) ?? value
}

/** The reader counts code points itself, as JSON Schema says; TypeBox counts graphemes, which lets longer texts pass. */
function withoutMaxLength(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => {
      if (key === 'maxLength') return undefined
      // No column holds a whole number of any size.
      const isWhole = isObject(value) && value.type === 'integer'
      return isWhole ? { minimum: -largestInteger, maximum: largestInteger, ...value } : value
    }),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
