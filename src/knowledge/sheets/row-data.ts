/** What a row says, by the names of its columns, in their order. */
export type RowData = Record<string, string | number | boolean>

export interface SheetRow {
  id: number
  data: RowData
}
