import { mlsKeyOf, urlKeyOf } from '../../../../platform/text/listing-keys.ts'
import { toText } from '../cells/cell-text.ts'
import { isNone } from '../fields/tidy-text.ts'
import type { ImportPlan } from '../plan-import.ts'
import type { SourceRecord } from '../reading/source.ts'

/** What the row of a source is known by, as the writer compares it; null: that cannot be told. */
export function readKey(plan: ImportPlan, record: SourceRecord): string | Buffer | null {
  const target = plan.options.key === 'URL' ? 'Url' : 'MLSNumber'
  const index = plan.columns.findIndex((column) => column.target === target)
  const value = record.values[index]
  if (index < 0 || isNone(value)) return null
  const text = toText(value).trim()
  return target === 'Url' ? urlKeyOf(text) : mlsKeyOf(text)
}
