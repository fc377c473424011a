import { readFault } from '../read-fault.ts'
import { builtInFormat } from './cell-format.ts'
import { readXml } from './read-xml.ts'
import type { Unzipped } from './unzip.ts'

/** All texts of a workbook are held while its sheets are read. */
const mostCharacters = 60_000_000
const mostStrings = 2_000_000
/** As many as Excel allows. */
const mostStyles = 65_490

/** The texts that cells refer to by their numbers. */
export async function readSharedStrings(zip: Unzipped, part: string): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isReading = false
  let characters = 0
  await readXml(zip.bytesOf(part), {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') isReading = true
      else if (name === 't') isText = !isReading
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'rPh') isReading = false
      else if (name === 'si') {
        characters += text.length
        if (strings.length >= mostStrings || characters > mostCharacters) throw readFault('too-large')
        strings.push(text)
      }
    },
    text: (piece) => {
      if (isText) text += piece
    },
  })
  return strings
}

/** How the numbers of cells are written, as "#,##0.00", by the number of the cell's style. */
export async function readFormatCodes(zip: Unzipped, part: string): Promise<string[]> {
  const codes = new Map<number, string>()
  const formats: string[] = []
  let isOfCells = false
  await readXml(zip.bytesOf(part), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      else if (name === 'cellXfs') isOfCells = true
      else if (name === 'xf' && isOfCells) {
        const id = Number(numFmtId ?? 0)
        if (formats.length < mostStyles) formats.push(codes.get(id) ?? builtInFormat(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
