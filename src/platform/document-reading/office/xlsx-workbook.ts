import { readXml, saysYes } from './read-xml.ts'
import { mainPart, readRelations } from './relations.ts'
import type { Unzipped } from './unzip.ts'
import { readFormatCodes, readSharedStrings } from './xlsx-strings.ts'

/** What the sheets of a workbook share. */
export interface Workbook {
  /** The sheets that are shown, in their order, and where each lies in the zip. */
  sheets: readonly { name: string; part: string }[]
  startsIn1904: boolean
  /** The texts that cells refer to by their numbers. */
  strings: readonly string[]
  /** How numbers are written, by the number of the cell's style, as "#,##0.00". */
  formatCodes: readonly string[]
}

/** Throws a ReadError. */
export async function readWorkbookParts(zip: Unzipped): Promise<Workbook> {
  const main = await mainPart(zip, 'xl/workbook.xml')
  const relations = await readRelations(zip, main)
  const sheets: { name: string; part: string }[] = []
  let startsIn1904 = false
  await readXml(zip.bytesOf(main), {
    open: (name, { name: title = '', state, date1904, ...others }) => {
      if (name === 'workbookPr') startsIn1904 = date1904 !== undefined && saysYes(date1904)
      if (name !== 'sheet' || /^(hidden|veryHidden)$/.test(state ?? '')) return
      const id = Object.values(others).find((value) => relations.get(value)?.type === 'worksheet')
      const part = id === undefined ? undefined : relations.get(id)?.target
      if (part) sheets.push({ name: title, part })
    },
  })
  const partOf = (type: string) => [...relations.values()].find((one) => one.type === type)?.target ?? ''
  const strings = await readSharedStrings(zip, partOf('sharedStrings'))
  const formatCodes = await readFormatCodes(zip, partOf('styles'))
  return { sheets, startsIn1904, strings, formatCodes }
}
