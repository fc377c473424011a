import { listingFieldNames } from '../../listing.ts'
import { withholdableFields } from '../../listing-columns.ts'

const withholdable: ReadonlySet<string> = new Set(withholdableFields)

/** What a listing has in a column, as JSON, where visitors may not see it too (0030-standing.ts). */
function textOfColumn(alias: string, column: string): string {
  const value = `${alias}."${column}"`
  return withholdable.has(column) ? `coalesce(to_jsonb(${value}), ${alias}."withheldFields" -> '${column}')` : value
}

function marksOf(alias: string): string {
  return `jsonb_build_object('filledIn', ${alias}."filledIn", 'importSource', ${alias}."importSource",
    'goneSince', ${alias}."goneSince", 'createdAt', ${alias}."createdAt", 'updatedAt', ${alias}."updatedAt")`
}

/** All of a listing that is needed to make it again. */
export function wholeListing(alias: string): string {
  const pairs = listingFieldNames.map((field) => `'${field}', ${textOfColumn(alias, field)}`)
  return `jsonb_build_object(${pairs.join(', ')}) || ${marksOf(alias)}`
}

/** Of a listing only the fields that are about to change: `differs` says of each whether it does. */
export function changedFields(alias: string, differs: (field: string) => string): string {
  const parts = listingFieldNames.map(
    (field) =>
      `CASE WHEN ${differs(field)} THEN jsonb_build_object('${field}', ${textOfColumn(alias, field)}) ELSE '{}' END`,
  )
  return [`(${marksOf(alias)} - 'createdAt')`, ...parts].join(' || ')
}
