import { type TSchemaOptions, Type } from 'typebox'
import Format from 'typebox/format'

/**
 * The pieces that input schemas are made of. They are plain JSON Schema; annotations that begin with `x-` tell
 * http/read-input.ts how tolerantly a value is read.
 */

interface FieldOptions extends TSchemaOptions {
  description: string
}

/** One of the given values, read without regard to case, handed on as spelled here. */
export function choice<const Values extends readonly string[]>(values: Values, options: FieldOptions) {
  return Type.Unsafe<Values[number]>({ type: 'string', enum: [...values], ...options })
}

/** Text kept as given. `maxLength` counts code points. */
export function text(options: FieldOptions & { maxLength: number; minLength?: number; format?: string }) {
  return Type.String(options)
}

/** Text without blanks at its ends. */
export function trimmedText(options: FieldOptions & { maxLength: number; minLength?: number; format?: string }) {
  return Type.String({ ...options, 'x-trim': true })
}

/** Text without blanks at its ends, of which something must be left. */
export function requiredText(options: FieldOptions & { maxLength: number; format?: string }) {
  return Type.String({ ...options, minLength: 1, 'x-trim': true })
}

/**
 * What a column of whole numbers holds: PostgreSQL's integer. http/bodies/read-input.ts refuses whole numbers beyond it where
 * a field says nothing else.
 */
export const largestInteger = 2_147_483_647
/** For ids of rows, whose columns hold more than a number of JSON can say exactly. */
export const largestId = Number.MAX_SAFE_INTEGER

/** What a value of a named format must look like, for the check and for the sentence when it does not. */
const formats = new Map<string, string>()

/** Makes `format: name` checkable; `expected` completes the sentence "expected ...". Empty text always passes: it clears a setting. */
export function defineFormat(name: string, expected: string, check: (value: string) => boolean): void {
  formats.set(name, expected)
  Format.Set(name, (value) => value === '' || check(value))
}

export function describeFormat(name: string): string {
  return formats.get(name) ?? name
}

interface NumberRule {
  /** Completes the sentence "expected ..."; asked for at each fault, since a rule may depend on the day. */
  expected: () => string
  check: (value: number) => boolean
}

const numberRules = new Map<string, NumberRule>()

/** Makes `x-number-rule: name` checkable, for what the keywords of JSON Schema cannot say. */
export function defineNumberRule(name: string, rule: NumberRule): void {
  numberRules.set(name, rule)
}

/** What was expected instead, or null when the value keeps the rule. */
export function findNumberFault(name: string, value: number): string | null {
  const rule = numberRules.get(name)
  return rule && !rule.check(value) ? rule.expected() : null
}
