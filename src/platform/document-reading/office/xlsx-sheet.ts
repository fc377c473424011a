import { type Attributes, listenInPieces, saysYes } from './read-xml.ts'
import type { Unzipped } from './unzip.ts'

/** A row of a sheet, with its number: rows that hold nothing are left out of the file. */
export interface SheetRow<Value = string> {
  number: number
  /** Of every column up to the last one that holds something; `undefined` where a cell is empty. */
  cells: (Value | undefined)[]
  /** It holds something behind the last column that is read. */
  isTooWide?: true
}

/** A cell as the file has it. */
export interface RawCell {
  /** What its value is: "s" the number of a text, "str", "inlineStr", "b", "e", "d"; left out: a number. */
  type: string | undefined
  /** Number of its style. */
  style: number
  value: string
  hasFormula: boolean
}

const usualColumns = 256

/**
 * The rows of a sheet that are shown, piece by piece, each cell as `read` understands it: of hidden rows and columns
 * nothing. `read` answers undefined for a cell that says nothing.
 */
export async function* readSheetRows<Value>(
  zip: Unzipped,
  part: string,
  read: (cell: RawCell) => Value | undefined,
  { onPiece = () => {}, mostColumns = usualColumns }: { onPiece?: (bytes: number) => void; mostColumns?: number } = {},
): AsyncGenerator<SheetRow<Value>[]> {
  let rows: SheetRow<Value>[] = []
  const hiddenColumns = new Set<number>()
  let row: SheetRow<Value> = { number: 0, cells: [] }
  let isHiddenRow = false
  let isTooWide = false
  let cell: Attributes = {}
  let hasFormula = false
  let column = -1
  let value = ''
  let isValue = false
  const listener = {
    open: (name: string, attributes: Attributes): void => {
      if (name === 'col' && attributes.hidden !== undefined && saysYes(attributes.hidden))
        hideColumns(hiddenColumns, attributes, mostColumns)
      else if (name === 'row') {
        isHiddenRow = attributes.hidden !== undefined && saysYes(attributes.hidden)
        row = { number: Number(attributes.r) || row.number + 1, cells: [] }
        isTooWide = false
        column = -1
      } else if (name === 'c') {
        cell = attributes
        column = columnOf(attributes.r) ?? column + 1
        value = ''
        hasFormula = false
      } else if (name === 'v' || name === 't') isValue = true
      else if (name === 'f') hasFormula = true
    },
    close: (name: string): void => {
      if (name === 'v' || name === 't') isValue = false
      else if (name === 'c') {
        if (isHiddenRow || hiddenColumns.has(column) || (value === '' && !hasFormula)) return
        if (column >= mostColumns) {
          isTooWide = true
          return
        }
        const said = read({ type: cell.t, style: Number(cell.s ?? 0), value, hasFormula })
        if (said !== undefined) row.cells[column] = said
      } else if (name === 'row' && row.cells.length > 0) {
        const { number, cells } = row
        rows.push({ number, cells: Array.from(cells), ...(isTooWide && { isTooWide }) })
      }
    },
    text: (piece: string): void => {
      if (isValue) value += piece
    },
  }
  for await (const _ of listenInPieces(countPieces(zip.bytesOf(part), onPiece), listener)) {
    if (rows.length === 0) continue
    yield rows
    rows = []
  }
}

async function* countPieces(pieces: AsyncIterable<Buffer>, onPiece: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    onPiece(piece.length)
    yield piece
  }
}

/** From 0: of "C7" it is 2. */
export function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return null
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function hideColumns(hidden: Set<number>, { min, max }: Attributes, mostColumns: number): void {
  const last = Math.min(Number(max), mostColumns)
  for (let column = Number(min) - 1; column < last; column += 1) hidden.add(column)
}
