import { ImportRefusal } from '../import-refusal.ts'

/** More columns than any list of homes has: the RESO Data Dictionary knows six hundred fields of a home. */
export const mostColumns = 1_000
/** What is longer is a text, and no name. */
export const longestColumnName = 1_000

const told = mostColumns.toLocaleString('en-US')

export const tooManyValues = `has more than ${told} values.`

/** Throws an ImportRefusal where there are more columns, or longer names, than are read. */
export function requireBoundedColumns(names: readonly string[]): void {
  if (names.length > mostColumns) throw refuseColumns()
  const long = names.findIndex((name) => name.length > longestColumnName)
  if (long < 0) return
  throw new ImportRefusal(
    `The name of column ${long + 1} has more than ${longestColumnName.toLocaleString('en-US')} characters: the file may have no row of column names.`,
  )
}

export function refuseColumns(): ImportRefusal {
  return new ImportRefusal(
    `The file has more than ${told} columns: an import takes ${told} at the most. Leave out those that say nothing of homes.`,
  )
}
