import type { BlockList } from '../block-list.ts'
import type { DocxStyles } from './docx-styles.ts'
import { type Attributes, saysYes, type XmlListener } from './read-xml.ts'
import { TableBuilder } from './table-builder.ts'

interface Paragraph {
  text: string
  style: string | null
  outline: number | null
  isItem: boolean
  /** Whether every run with text is bold. */
  isBold: boolean
}

/** Beside what is said: what was deleted, what an older program shows instead, what is no text. */
const unread = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'instrText',
  'delText',
  'docPr',
  'pict',
  'rPrChange',
  'pPrChange',
])
const longestBoldHeading = 90

/** Reads the body of a Word file as it comes by. */
export class DocxListener implements XmlListener {
  readonly #blocks: BlockList
  readonly #styles: DocxStyles
  /** Text boxes hold paragraphs within paragraphs. */
  readonly #paragraphs: Paragraph[] = []
  readonly #tables: TableBuilder[] = []
  #skipped = 0
  #isHidden = false
  #isBold = false
  #isText = false
  #isOfRun = false

  constructor(blocks: BlockList, styles: DocxStyles) {
    this.#blocks = blocks
    this.#styles = styles
  }

  open(name: string, { val }: Attributes): void {
    if (this.#skipped > 0 || unread.has(name)) {
      this.#skipped += 1
      return
    }
    const paragraph = this.#paragraphs.at(-1)
    if (name === 'p') this.#paragraphs.push({ text: '', style: null, outline: null, isItem: false, isBold: true })
    else if (name === 'tbl') this.#tables.push(new TableBuilder())
    else if (name === 'r') this.#openRun()
    else if (name === 't') this.#isText = true
    else if (paragraph) this.#openInParagraph(paragraph, name, val)
    this.#openInTable(name, val)
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1
      return
    }
    if (name === 't') this.#isText = false
    else if (name === 'r') this.#isOfRun = false
    else if (name === 'p') this.#closeParagraph()
    else if (name === 'tc') this.#tables.at(-1)?.closeCell()
    else if (name === 'tr') this.#tables.at(-1)?.closeRow()
    else if (name === 'tbl') this.#closeTable()
  }

  text(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (this.#skipped > 0 || !this.#isText || this.#isHidden || !paragraph) return
    paragraph.text += text
    if (!this.#isBold && text.trim() !== '') paragraph.isBold = false
  }

  #openRun(): void {
    this.#isOfRun = true
    this.#isHidden = false
    this.#isBold = false
  }

  #openInParagraph(paragraph: Paragraph, name: string, val: string | undefined): void {
    if (name === 'pStyle') paragraph.style = val ?? null
    else if (name === 'numId') paragraph.isItem = val !== '0'
    else if (name === 'outlineLvl') paragraph.outline = Number(val)
    else if (name === 'vanish' && this.#isOfRun) this.#isHidden = saysYes(val)
    else if (name === 'b' && this.#isOfRun) this.#isBold = saysYes(val)
    else if (name === 'tab' || name === 'br' || name === 'cr') paragraph.text += ' '
    else if (name === 'noBreakHyphen') paragraph.text += '-'
  }

  #openInTable(name: string, val: string | undefined): void {
    const table = this.#tables.at(-1)
    if (!table) return
    if (name === 'tr') table.openRow()
    else if (name === 'tc') table.openCell()
    else if (name === 'gridSpan') table.span(Number(val))
    else if (name === 'vMerge' && val !== 'restart') table.continueAbove()
    else if (name === 'tblHeader' && saysYes(val)) table.markHeader()
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph || this.#styles.isHidden(paragraph.style)) return
    const table = this.#tables.at(-1)
    if (table) {
      table.addText(paragraph.text)
      return
    }
    const level = this.#levelOf(paragraph)
    if (level !== null) this.#blocks.add('heading', paragraph.text, { level })
    else this.#blocks.add(this.#isListed(paragraph) ? 'item' : 'text', paragraph.text)
  }

  #isListed({ isItem, style }: Paragraph): boolean {
    return isItem || this.#styles.isList(style)
  }

  #levelOf(paragraph: Paragraph): number | null {
    const { outline, style, isBold } = paragraph
    if (outline !== null && outline < 9) return outline + 1
    const level = this.#styles.headingLevel(style)
    if (level !== null) return level
    // Many write titles as bold lines.
    const text = paragraph.text.trim()
    const isTitle = isBold && text.length <= longestBoldHeading && !/[.!?;:,]$/.test(text)
    return isTitle && !this.#isListed(paragraph) ? 5 : null
  }

  /** A table within a cell is text of that cell. */
  #closeTable(): void {
    const table = this.#tables.pop()
    const outer = this.#tables.at(-1)
    if (outer) outer.addText(table?.plainText() ?? '')
    else table?.addTo(this.#blocks)
  }
}
