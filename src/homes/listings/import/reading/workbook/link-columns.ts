import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import { matchName } from '../../../intake/headers/match-header.ts'
import type { Header } from './find-header.ts'
import type { SheetLinks } from './sheet-links.ts'
import type { CellValue } from './workbook-cell.ts'

export interface LinkColumns {
  /** Places in the sheet whose cells say where they lead, rather than "View". */
  replaced: ReadonlySet<number>
  /** Of the column that is added where no other tells a home's page: the place whose links it takes; null: none is. */
  added: number | null
}

/** Names of columns of addresses, as matched with the fields. */
const addressFields: ReadonlySet<string> = new Set(['Url', 'Images'])

/** What is made of links in cells: an address where a column says nothing else, and the page of the home where none does. */
export function planLinks(links: SheetLinks, { columns, number }: Header): LinkColumns {
  const counts = new Map<number, number>()
  for (const [row, cells] of links)
    if (row > number) for (const column of cells.keys()) counts.set(column, (counts.get(column) ?? 0) + 1)
  const fieldsOf = (name: string): string[] => matchName(name).map(({ target }) => target)
  const linked = columns.filter(({ place }) => (counts.get(place) ?? 0) > 0)
  const replaced = new Set(
    linked
      .filter(({ name }) => fieldsOf(name).length === 0 || fieldsOf(name).some((field) => addressFields.has(field)))
      .map(({ place }) => place),
  )
  const hasPage = columns.some(({ name }) => fieldsOf(name).includes('Url'))
  const most = linked.toSorted((a, b) => (counts.get(b.place) ?? 0) - (counts.get(a.place) ?? 0))[0]
  return { replaced, added: hasPage || most === undefined ? null : most.place }
}

export function withLinks(
  values: CellValue[],
  row: SheetRow<CellValue>,
  { columns }: Header,
  links: SheetLinks,
  { replaced, added }: LinkColumns,
): CellValue[] {
  const cells = links.get(row.number)
  const said =
    cells === undefined
      ? values
      : values.map((value, at) => {
          const place = columns[at]?.place ?? -1
          return replaced.has(place) && !/^https?:/i.test(String(value)) ? (cells.get(place) ?? value) : value
        })
  return added === null ? said : [...said, cells?.get(added) ?? '']
}
