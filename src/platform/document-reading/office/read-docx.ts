import { posix } from 'node:path'
import { BlockList } from '../block-list.ts'
import type { ReadDocument } from '../read-document.ts'
import { DocxListener } from './docx-listener.ts'
import { readDocxStyles } from './docx-styles.ts'
import { readXml } from './read-xml.ts'
import { mainPart, readProperties, readRelations } from './relations.ts'
import type { Unzipped } from './unzip.ts'

/** Reads what a Word file shows: its body, then the notes at the feet of pages. Not what was deleted or is hidden. */
export async function readDocx(zip: Unzipped): Promise<ReadDocument> {
  const main = await mainPart(zip, 'word/document.xml')
  const relations = [...(await readRelations(zip, main)).values()]
  const partOf = (type: string) =>
    relations.find((one) => one.type === type)?.target ?? posix.join(posix.dirname(main), `${type}.xml`)
  const styles = await readDocxStyles(zip, partOf('styles'))
  const properties = await readProperties(zip, 'docProps/core.xml')
  const blocks = new BlockList()
  blocks.title = properties.title
  blocks.language = properties.language ?? styles.language
  for (const part of [main, partOf('footnotes'), partOf('endnotes')])
    await readXml(zip.bytesOf(part), new DocxListener(blocks, styles))
  return blocks.finish()
}
