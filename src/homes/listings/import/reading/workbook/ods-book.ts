import {
  type Attributes,
  listenInPieces,
  readXml,
  type XmlListener,
} from '../../../../../platform/document-reading/office/read-xml.ts'
import type { Unzipped } from '../../../../../platform/document-reading/office/unzip.ts'
import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import { mostColumns } from '../table-bounds.ts'
import { OdsRows } from './ods-rows.ts'
import type { RowPieces, Sheet, SheetBook } from './sheet-book.ts'
import { LinkMap, type SheetLinks } from './sheet-links.ts'
import type { CellValue } from './workbook-cell.ts'

const content = 'content.xml'

/** The sheets of an OpenDocument spreadsheet: all of them stand in one part, one behind the other. */
export async function openOds(zip: Unzipped): Promise<SheetBook> {
  const sheets = await findSheets(zip)
  return {
    sheets,
    rowsOf: (sheet, onPiece = () => {}) => readRows(zip, sheet, { onPiece }),
    sizeOf: () => zip.sizeOf(content),
    surveyOf: async (sheet) => {
      const found = { merges: [], hiddenRows: 0, hiddenColumns: 0, hasLinks: false }
      const onHidden = (what: 'hiddenRows' | 'hiddenColumns'): void => {
        found[what] += 1
      }
      const onLink = (): void => {
        found.hasLinks = true
      }
      for await (const _ of readRows(zip, sheet, { onHidden, onLink }));
      return found
    },
    linksOf: async (sheet): Promise<SheetLinks> => {
      const links = new LinkMap()
      const onLink = (row: number, column: number, address: string): void => links.put(row, column, address)
      for await (const _ of readRows(zip, sheet, { onLink }));
      return links.rows
    },
  }
}

/** A sheet's part is its number, from 0, hidden ones counted. */
async function findSheets(zip: Unzipped): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let number = 0
  let depth = 0
  await readXml(zip.bytesOf(content), {
    open: (name, attributes) => {
      if (name === 'style') style = attributes.name ?? ''
      else if (name === 'table-properties' && attributes.display === 'false') hiddenStyles.add(style)
      else if (name === 'table') {
        depth += 1
        // A table within a cell is none of its own.
        if (depth > 1) return
        if (!hiddenStyles.has(attributes['style-name'] ?? ''))
          sheets.push({ name: attributes.name ?? `Sheet ${number + 1}`, part: String(number) })
        number += 1
      }
    },
    close: (name) => {
      if (name === 'table') depth -= 1
    },
  })
  return sheets
}

interface RowHooks {
  onPiece?: (bytes: number) => void
  onHidden?: (what: 'hiddenRows' | 'hiddenColumns') => void
  onLink?: (row: number, column: number, address: string) => void
}

async function* readRows(zip: Unzipped, sheet: Sheet, hooks: RowHooks): RowPieces {
  const reader = new SheetInContent(sheet, hooks)
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of zip.bytesOf(content)) {
      hooks.onPiece?.(piece.length)
      yield piece
    }
  }
  for await (const _ of listenInPieces(counted(), reader)) {
    const rows = reader.take()
    if (rows.length > 0) yield rows
    if (reader.isPast) return
  }
}

/** Listens to the one table of a spreadsheet that is asked for. */
class SheetInContent implements XmlListener {
  readonly #sheet: Sheet
  readonly #rows: OdsRows
  #number = -1
  #depth = 0

  constructor(sheet: Sheet, { onHidden = () => {}, onLink = () => {} }: RowHooks) {
    this.#sheet = sheet
    this.#rows = new OdsRows({ mostColumns, onHidden, onLink })
  }

  get isPast(): boolean {
    return this.#number > Number(this.#sheet.part)
  }

  get #isOpen(): boolean {
    return this.#depth > 0 && String(this.#number) === this.#sheet.part
  }

  take(): SheetRow<CellValue>[] {
    return this.#rows.take()
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'table') {
      this.#depth += 1
      if (this.#depth === 1) this.#number += 1
    }
    if (this.#isOpen) this.#rows.open(name, attributes)
  }

  close(name: string): void {
    if (this.#isOpen) this.#rows.close(name)
    if (name === 'table') this.#depth -= 1
  }

  text(text: string): void {
    if (this.#isOpen) this.#rows.text(text)
  }
}
