import type { ReadDocument } from '../read-document.ts'
import { readFault } from '../read-fault.ts'
import { readDocx } from './read-docx.ts'
import { readOdf } from './read-odf.ts'
import { readPptx } from './read-pptx.ts'
import { readXlsx } from './read-xlsx.ts'
import { Unzipped } from './unzip.ts'

/** Reads a file that is a zip, by what lies in it. */
export async function readOffice(bytes: Buffer): Promise<ReadDocument> {
  const zip = await Unzipped.open(bytes)
  const { names } = zip
  if (zip.has('content.xml')) return readOdf(zip)
  const types = names.some((name) => name === '[Content_Types].xml')
  const lies = (folder: string) => names.some((name) => name.toLowerCase().startsWith(folder))
  if (types && lies('word/')) return readDocx(zip)
  if (types && lies('xl/')) return readXlsx(zip)
  if (types && lies('ppt/')) return readPptx(zip)
  throw readFault('unknown-kind')
}
