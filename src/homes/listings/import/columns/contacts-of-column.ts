import { type Entry, findFirmsContacts } from '../../../../reading/members-only/contacts/firms-contacts.ts'
import { toText } from '../cells/cell-text.ts'
import { readExtension } from '../cells/read-lists.ts'
import { isNone } from '../fields/tidy-text.ts'
import type { PlannedColumn } from './planned-column.ts'

/** Whether the firm's own people stand in a column that is no field of a listing. */
export function isOfContacts(name: string, values: readonly unknown[]): boolean {
  const homes = values.map((value): Entry[] => (isNone(value) ? [] : [{ Key: name, value: toText(value) }]))
  return findFirmsContacts(homes).size > 0
}

/** The names of entries below which they stand, of columns whose cells are lists of entries. */
export function contactsInLists(
  added: readonly { column: PlannedColumn; values: readonly unknown[] }[],
): ReadonlySet<string> {
  const lists = added.filter(({ column }) => column.target === 'ExtensionColumn')
  return findFirmsContacts(lists.flatMap(({ values }) => values.map(entriesOf)))
}

function entriesOf(value: unknown): Entry[] {
  if (isNone(value)) return []
  const read = readExtension(value)
  return read.fault === undefined && Array.isArray(read.value) ? (read.value as Entry[]) : []
}
