import type { BlockList } from '../block-list.ts'
import { type Attributes, saysYes, type XmlListener } from './read-xml.ts'
import { TableBuilder } from './table-builder.ts'

interface Paragraph {
  text: string
  level: number | null
  /** Of text that nobody sees: nothing of it counts. */
  isHidden: boolean
}

/** Remarks, what was deleted, what only the speaker sees, and what stands on each page. */
const unread = new Set(['annotation', 'tracked-changes', 'notes', 'forms', 'desc', 'title', 'master-styles'])
/** A row or cell may say that it stands there a million times. */
const mostRepeats = 64

/** Reads content.xml as it comes by. */
export class OdfListener implements XmlListener {
  readonly #blocks: BlockList
  /** Notes hold paragraphs within paragraphs. */
  readonly #paragraphs: Paragraph[] = []
  readonly #tables: TableBuilder[] = []
  readonly #hiddenStyles = new Set<string>()
  readonly #spans: boolean[] = []
  #style = ''
  #skipped = 0
  #lists = 0
  #page: number | undefined
  #cellRepeats = 1
  #isHeader = false

  constructor(blocks: BlockList) {
    this.#blocks = blocks
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || unread.has(name) || isHidden(name, attributes)) {
      this.#skipped += 1
      return
    }
    const style = attributes['style-name'] ?? ''
    if (name === 'style') this.#style = attributes.name ?? ''
    else if (name === 'text-properties' && attributes.display === 'none') this.#hiddenStyles.add(this.#style)
    else if (name === 'p' || name === 'h') this.#openParagraph(name, attributes)
    else if (name === 'span') this.#spans.push(this.#hiddenStyles.has(style))
    else if (name === 'list') this.#lists += 1
    else if (name === 'page') this.#page = (this.#page ?? 0) + 1
    else if (/^(s|tab|line-break)$/.test(name)) this.text(' ')
    else this.#openInTable(name, attributes)
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    if (name === 'p' || name === 'h') this.#closeParagraph()
    else if (name === 'span') this.#spans.pop()
    else if (name === 'list') this.#lists -= 1
    else if (name === 'table-header-rows') this.#isHeader = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#tables.at(-1)?.closeCell(this.#cellRepeats)
    else if (name === 'table-row') this.#tables.at(-1)?.closeRow()
    else if (name === 'table') this.#closeTable()
  }

  text(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (this.#skipped > 0 || !paragraph || this.#spans.includes(true)) return
    paragraph.text += text
  }

  #openParagraph(name: string, attributes: Attributes): void {
    const level = name === 'h' ? Number(attributes['outline-level'] ?? 1) || 1 : null
    this.#paragraphs.push({ text: '', level, isHidden: this.#hiddenStyles.has(attributes['style-name'] ?? '') })
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph || paragraph.isHidden) return
    const table = this.#tables.at(-1)
    const where = { page: this.#page }
    if (table) table.addText(paragraph.text)
    else if (paragraph.level !== null) this.#blocks.add('heading', paragraph.text, { level: paragraph.level, ...where })
    else this.#blocks.add(this.#lists > 0 ? 'item' : 'text', paragraph.text, where)
  }

  #openInTable(name: string, attributes: Attributes): void {
    if (name === 'table') {
      // The name of a sheet says something, that of a table in a text does not.
      if (attributes.name && !/^(Table|Tabelle|Tabla|Sheet|表格?|工作表)\s?\d*$/.test(attributes.name))
        this.#blocks.add('heading', attributes.name, { level: 2 })
      this.#tables.push(new TableBuilder())
    } else if (name === 'table-header-rows') this.#isHeader = true
    const table = this.#tables.at(-1)
    if (!table) return
    if (name === 'table-row') {
      table.openRow()
      if (this.#isHeader) table.markHeader()
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      table.openCell()
      this.#cellRepeats = Math.min(mostRepeats, Number(attributes['number-columns-repeated'] ?? 1) || 1)
    }
  }

  /** A table within a cell is text of that cell. */
  #closeTable(): void {
    const table = this.#tables.pop()
    const outer = this.#tables.at(-1)
    if (outer) outer.addText(table?.plainText() ?? '')
    else table?.addTo(this.#blocks, { page: this.#page })
  }
}

/** Of rows and columns that are folded away. */
function isHidden(name: string, attributes: Attributes): boolean {
  if (name === 'hidden-text' || name === 'hidden-paragraph') return saysYes(attributes['is-hidden'])
  return name === 'table-row' && /^(collapse|filter)$/.test(attributes.visibility ?? '')
}
