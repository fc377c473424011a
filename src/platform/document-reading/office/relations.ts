import { posix } from 'node:path'
import { readXml } from './read-xml.ts'
import type { Unzipped } from './unzip.ts'

interface Relation {
  /** The last word of its type, as "worksheet". */
  type: string
  /** Name of the part. */
  target: string
}

/** What a part of an Office Open XML file refers to, by the ids that it uses for that. */
export async function readRelations(zip: Unzipped, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const relations = new Map<string, Relation>()
  await readXml(zip.bytesOf(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open: (name, { Id, Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || Id === undefined || TargetMode === 'External') return
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target)
      relations.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), target })
    },
  })
  return relations
}

/** The part that the file is about, as "word/document.xml". */
export async function mainPart(zip: Unzipped, usual: string): Promise<string> {
  const relations = [...(await readRelations(zip, '')).values()]
  const main = relations.find(({ type }) => type === 'officeDocument')?.target
  return main !== undefined && zip.has(main) ? main : usual
}

export interface Properties {
  title: string
  language: string | null
}

/** Title and language, of docProps/core.xml or meta.xml. */
export async function readProperties(zip: Unzipped, part: string): Promise<Properties> {
  const found: Record<string, string> = {}
  let at = ''
  await readXml(zip.bytesOf(part), {
    open: (name) => {
      at = name
    },
    close: () => {
      at = ''
    },
    text: (text) => {
      if (at === 'title' || at === 'language') found[at] = (found[at] ?? '') + text
    },
  })
  return { title: found.title ?? '', language: found.language || null }
}
