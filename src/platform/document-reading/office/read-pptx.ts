import { BlockList } from '../block-list.ts'
import type { ReadDocument } from '../read-document.ts'
import { type Attributes, readXml, saysYes, type XmlListener } from './read-xml.ts'
import { mainPart, readProperties, readRelations } from './relations.ts'
import { TableBuilder } from './table-builder.ts'
import type { Unzipped } from './unzip.ts'

/** Reads the slides that are shown, in their order; not what the speaker noted. */
export async function readPptx(zip: Unzipped): Promise<ReadDocument> {
  const main = await mainPart(zip, 'ppt/presentation.xml')
  const relations = await readRelations(zip, main)
  const ids: string[] = []
  await readXml(zip.bytesOf(main), {
    // It has an id of its own, and that of the relation.
    open: (name, { id: _id, ...others }) => {
      if (name === 'sldId') ids.push(...Object.values(others).filter((id) => relations.has(id)))
    },
  })
  const properties = await readProperties(zip, 'docProps/core.xml')
  const blocks = new BlockList()
  blocks.title = properties.title
  blocks.language = properties.language
  const slides = ids.flatMap((id) => relations.get(id)?.target ?? [])
  for (const [index, slide] of slides.entries()) await readSlide(zip, slide, { blocks, page: index + 1 })
  return blocks.finish()
}

async function readSlide(zip: Unzipped, part: string, { blocks, page }: { blocks: BlockList; page: number }) {
  const listener = new SlideListener(page)
  await readXml(zip.bytesOf(part), listener)
  if (!listener.isHidden) listener.addTo(blocks)
}

class SlideListener implements XmlListener {
  readonly #page: number
  readonly #found = new BlockList()
  isHidden = false
  #isTitle = false
  #isBody = false
  #isText = false
  #paragraph = ''
  #table: TableBuilder | null = null

  constructor(page: number) {
    this.#page = page
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'sld') this.isHidden = !saysYes(attributes.show)
    else if (name === 'sp') {
      this.#isTitle = false
      this.#isBody = false
    } else if (name === 'ph') {
      this.#isTitle = /^(title|ctrTitle)$/.test(attributes.type ?? '')
      this.#isBody = /^(body)?$/.test(attributes.type ?? '')
    } else if (name === 'p') this.#paragraph = ''
    else if (name === 't') this.#isText = true
    else if (name === 'br') this.#paragraph += ' '
    else this.#openInTable(name, attributes)
  }

  close(name: string): void {
    if (name === 't') this.#isText = false
    else if (name === 'p') this.#closeParagraph()
    else if (name === 'tc') this.#table?.closeCell()
    else if (name === 'tr') this.#table?.closeRow()
    else if (name === 'tbl') {
      this.#table?.addTo(this.#found, { page: this.#page })
      this.#table = null
    }
  }

  text(text: string): void {
    if (this.#isText) this.#paragraph += text
  }

  addTo(blocks: BlockList): void {
    if (this.#found.isEmpty) return
    for (const { kind, text, ...where } of this.#found.finish().blocks) blocks.add(kind, text, where)
  }

  #openInTable(name: string, attributes: Attributes): void {
    if (name === 'tbl') this.#table = new TableBuilder()
    else if (name === 'tblPr' && attributes.firstRow === '1') this.#table?.markHeader()
    else if (name === 'tr') this.#table?.openRow()
    else if (name === 'tc') {
      this.#table?.openCell(Number(attributes.gridSpan ?? 1))
      if (attributes.vMerge === '1') this.#table?.continueAbove()
    }
  }

  #closeParagraph(): void {
    const where = { page: this.#page }
    if (this.#table) this.#table.addText(this.#paragraph)
    else if (this.#isTitle) this.#found.add('heading', this.#paragraph, { level: 2, ...where })
    else this.#found.add(this.#isBody ? 'item' : 'text', this.#paragraph, where)
    this.#paragraph = ''
  }
}
