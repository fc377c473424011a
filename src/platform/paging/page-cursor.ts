import { Type } from 'typebox'
import { defineFormat, trimmedText } from '../fields.ts'

/**
 * Where a page of a list ends, as text that callers hand back unread: whole numbers that the list is ordered by. What
 * is added or removed meanwhile neither doubles nor hides anything after it.
 */
const shape = /^[0-9a-z]{1,11}(\.[0-9a-z]{1,11}){0,3}$/

defineFormat('page-cursor', 'the nextCursor of the page before', (value) => readCursor(value) !== null)

export function writeCursor(...numbers: number[]): string {
  return numbers.map((number) => number.toString(36)).join('.')
}

/** The numbers of a cursor; null when it is none of ours. */
export function readCursor(cursor: string): number[] | null {
  if (!shape.test(cursor)) return null
  const numbers = cursor.split('.').map((part) => Number.parseInt(part, 36))
  return numbers.every(Number.isSafeInteger) ? numbers : null
}

/** Fields of a list that is read page by page. */
export const pageFields = (most: number, usual: number) => ({
  cursor: Type.Optional(trimmedText({ description: 'Where the page begins', maxLength: 60, format: 'page-cursor' })),
  limit: Type.Optional(Type.Integer({ description: 'Entries a page', minimum: 1, maximum: most, default: usual })),
})

export const nextCursorField = Type.Union([Type.String(), Type.Null()], {
  description: 'The `cursor` of the next page; null on the last one',
})
