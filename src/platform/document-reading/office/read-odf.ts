import { BlockList } from '../block-list.ts'
import type { ReadDocument } from '../read-document.ts'
import { readFault } from '../read-fault.ts'
import { OdfListener } from './odf-listener.ts'
import { readXml } from './read-xml.ts'
import { readProperties } from './relations.ts'
import type { Unzipped } from './unzip.ts'

/** Reads a text, sheet or presentation of OpenDocument. */
export async function readOdf(zip: Unzipped): Promise<ReadDocument> {
  let isLocked = false
  await readXml(zip.bytesOf('META-INF/manifest.xml'), {
    open: (name) => {
      isLocked ||= name === 'encryption-data'
    },
  })
  if (isLocked) throw readFault('locked')
  const properties = await readProperties(zip, 'meta.xml')
  const blocks = new BlockList()
  blocks.title = properties.title
  blocks.language = properties.language
  await readXml(zip.bytesOf('content.xml'), new OdfListener(blocks))
  return blocks.finish()
}
