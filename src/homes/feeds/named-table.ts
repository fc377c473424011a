/** A table of one's own (`--lookup COLUMN=FILE`), read anew at each run. */
export interface NamedTable {
  column: string
  file: string
}
