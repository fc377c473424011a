import { findNumberFault } from '../../../../platform/fields.ts'
import { type ListingField, listingFields } from '../../listing.ts'

/** The parts of the listing schema that cells are held to. */
export interface FieldSchema {
  type: 'string' | 'number' | 'array'
  enum?: readonly string[]
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  'x-number-rule'?: string
}

// Every field of the listing schema is plain JSON Schema of one of these types.
export const fieldSchemas = listingFields as unknown as Record<ListingField, FieldSchema>

/** What a number should be and is not; null: it may be stored. */
export function findAmountFault(value: number, schema: FieldSchema): string | null {
  if (!Number.isFinite(value)) return 'a number'
  if (schema.minimum !== undefined && value < schema.minimum) return `a number of at least ${schema.minimum}`
  if (schema.maximum !== undefined && value > schema.maximum) return `a number of at most ${schema.maximum}`
  if (schema.exclusiveMaximum !== undefined && value >= schema.exclusiveMaximum)
    return `a number below ${schema.exclusiveMaximum}`
  const rule = schema['x-number-rule']
  return rule === undefined ? null : findNumberFault(rule, value)
}

export function findTextFault(value: string, maxLength: number): string | null {
  if (value.includes('\0')) return 'holds the character U+0000, which is not allowed'
  if (value.length <= maxLength) return null
  const length = [...value].length
  return length <= maxLength ? null : `has ${length} characters, where ${maxLength} are the most`
}
