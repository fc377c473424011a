import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database/connect.ts'
import type { DocumentBlock, ReadDocument } from '../../platform/document-reading/read-document.ts'
import type { PageBlocks, TakenSource } from './lesson.ts'
import { findRepeated } from './repeated-blocks-store.ts'

/** What surrounds a text stands at the beginning of a page and at its end. */
const looked = 40
/** What is longer is a text. */
const longest = 1_500

/** What of a page is its own. */
export interface OwnBlocks extends PageBlocks {
  document: ReadDocument
}

/**
 * A page without the blocks of text that many pages of its site have: menus, feet and banners, whatever they are called and
 * in whatever language. Each is learned from one page alone. A page of which nothing would be left stays as it is.
 */
export async function keepOwnBlocks(
  db: Database,
  source: TakenSource,
  { document, address }: { document: ReadDocument; address: string },
): Promise<OwnBlocks> {
  const site = new URL(address).host
  // Beside each block: null where it is no block that may repeat.
  const digests = document.blocks.map((block, at, all) => (isAtEdge(block, at, all) ? digestOf(block) : null))
  const blocks = [...new Set(digests.filter((digest) => digest !== null))]
  if (blocks.length === 0) return { document, site, blocks, leftOut: [] }
  const repeated = await findRepeated(db, source, { site, blocks })
  const gone = new Set(repeated)
  const own = document.blocks.filter((_, at) => {
    const digest = digests[at] ?? null
    return digest === null || !gone.has(digest)
  })
  const isLeft = own.some(({ kind }) => kind !== 'heading')
  return { document: isLeft ? { ...document, blocks: own } : document, site, blocks, leftOut: repeated }
}

function isAtEdge({ kind, text }: DocumentBlock, at: number, { length }: readonly DocumentBlock[]): boolean {
  return kind !== 'heading' && text.length <= longest && (at < looked || at >= length - looked)
}

/** As a whole number that is exact; two texts of a site with the same are not to be expected. */
function digestOf({ text }: DocumentBlock): number {
  return createHash('sha256').update(text.toLowerCase().replace(/\s+/g, ' ').trim()).digest().readUIntBE(0, 6)
}
