import { posix } from 'node:path'
import { readXml } from '../../../../../platform/document-reading/office/read-xml.ts'
import type { Unzipped } from '../../../../../platform/document-reading/office/unzip.ts'
import { columnOf } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'

/** Row → column → the web address to which a cell leads. */
export type SheetLinks = ReadonlyMap<number, ReadonlyMap<number, string>>

const mostLinks = 250_000
const longestAddress = 2_000
const longestFormula = 4_000

/** =HYPERLINK("https://…","See it"), in programs of every language. */
const linkFormula = /^(?:_xlfn\.)?HYPERLINK\(\s*"(https?:\/\/[^"\s]+)"/i

/** Where the cells of a sheet lead: by links that it lists, and by formulas. */
export async function readSheetLinks(zip: Unzipped, part: string): Promise<SheetLinks> {
  const targets = await readTargets(zip, part)
  const links = new LinkMap()
  let cell = ''
  let formula: string | null = null
  await readXml(zip.bytesOf(part), {
    open: (name, attributes) => {
      if (name === 'c') cell = attributes.r ?? ''
      else if (name === 'f') formula = ''
      else if (name === 'hyperlink') links.add(attributes.ref ?? '', targets.get(attributes.id ?? '') ?? '')
    },
    close: (name) => {
      if (name !== 'f') return
      const address = linkFormula.exec(formula ?? '')?.[1]
      if (address !== undefined) links.add(cell, address)
      formula = null
    },
    text: (text) => {
      if (formula !== null && formula.length < longestFormula) formula += text
    },
  })
  return links.rows
}

export class LinkMap {
  readonly rows = new Map<number, Map<number, string>>()
  #count = 0

  /** "H2" or "H2:H5", of which the first cell counts. */
  add(reference: string, address: string): void {
    this.put(Number(/\d+/.exec(reference)?.[0] ?? 0), columnOf(reference) ?? -1, address)
  }

  put(row: number, column: number, address: string): void {
    if (row < 1 || column < 0 || !/^https?:\/\/\S+$/i.test(address) || address.length > longestAddress) return
    this.#count += 1
    if (this.#count > mostLinks) return
    const columns = this.rows.get(row) ?? new Map<number, string>()
    columns.set(column, address)
    this.rows.set(row, columns)
  }
}

async function readTargets(zip: Unzipped, part: string): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  const listed = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  await readXml(zip.bytesOf(listed), {
    open: (name, { Id = '', Target = '', TargetMode }) => {
      if (name === 'Relationship' && TargetMode === 'External' && targets.size < mostLinks) targets.set(Id, Target)
    },
  })
  return targets
}
