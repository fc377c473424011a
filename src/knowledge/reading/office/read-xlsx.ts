import { BlockList } from '../block-list.ts'
import type { ReadDocument } from '../read-document.ts'
import { readXml, saysYes } from './read-xml.ts'
import { mainPart, readProperties, readRelations } from './relations.ts'
import { addSheet } from './sheet-tables.ts'
import type { Unzipped } from './unzip.ts'
import { readSheet } from './xlsx-sheet.ts'
import { readSharedStrings, readSheetFormats } from './xlsx-strings.ts'

/** Reads the sheets that are shown; each is headed by its name, each row is told with the names of its columns. */
export async function readXlsx(zip: Unzipped): Promise<ReadDocument> {
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
  const formats = await readSheetFormats(zip, partOf('styles'), startsIn1904)
  const properties = await readProperties(zip, 'docProps/core.xml')
  const blocks = new BlockList()
  blocks.title = properties.title
  blocks.language = properties.language
  for (const { name, part } of sheets) {
    if (blocks.isFull) break
    if (sheets.length > 1 || !/^(Sheet|Tabelle|Hoja|Feuil|Planilha|工作表)\s?\d+$/.test(name))
      blocks.add('heading', name, { level: 2 })
    addSheet(blocks, await readSheet(zip, part, { strings, formats }))
  }
  return blocks.finish()
}
