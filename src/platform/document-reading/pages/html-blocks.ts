import type { BlockList } from '../block-list.ts'
import { tellRows } from '../table-rows.ts'
import { type HtmlElement, isOpaque, textOf } from './html-tree.ts'

const blockTags = new Set(
  `address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre root section summary table tbody td tfoot th
   thead tr ul`.split(/\s+/),
)
const mostColumns = 256

/** Adds what the elements say, in their order. */
export function addHtml(blocks: BlockList, root: HtmlElement): void {
  let inline = ''
  const flush = (kind: 'text' | 'item' = 'text'): void => {
    blocks.add(kind, inline)
    inline = ''
  }
  const walk = (element: HtmlElement, kind: 'text' | 'item'): void => {
    for (const child of element.children) {
      if (typeof child === 'string') inline += child
      else if (child.tag === 'br') inline += ' '
      else if (isOpaque(child)) continue
      else if (!blockTags.has(child.tag)) walk(child, kind)
      else {
        flush(kind)
        addBlock(child, kind)
      }
    }
  }
  const addBlock = (element: HtmlElement, kind: 'text' | 'item'): void => {
    const level = headingLevel(element)
    if (level !== null) blocks.add('heading', textOf(element), { level })
    else if (element.tag === 'table' && isDataTable(element)) addTable(blocks, element)
    else if (element.tag === 'dl') addTerms(blocks, element)
    else {
      const inner = element.tag === 'li' ? 'item' : kind
      walk(element, inner)
      flush(inner)
    }
  }
  walk(root, 'text')
  flush()
}

/** What opens more text is its title. */
function headingLevel({ tag, attributes }: HtmlElement): number | null {
  const level = /^h([1-6])$/.exec(tag)?.[1]
  if (level) return Number(level)
  if (tag === 'summary') return 4
  if (attributes.role !== 'heading') return null
  return Number(attributes['aria-level'] ?? 2) || 2
}

/** "Term: what it means", where each has its own; a term without one is a title. */
function addTerms(blocks: BlockList, list: HtmlElement): void {
  let terms: string[] = []
  for (const element of elementsOf(list).flatMap((one) => (one.tag === 'div' ? elementsOf(one) : [one]))) {
    const text = textOf(element).trim()
    if (element.tag === 'dt') terms.push(text)
    else if (text !== '') {
      const term = terms.join(', ').replace(/\s*:$/, '')
      blocks.add('row', term === '' ? text : `${term}: ${text}`)
      terms = []
    }
  }
  for (const term of terms) blocks.add('text', term)
}

function addTable(blocks: BlockList, table: HtmlElement): void {
  const caption = elementsOf(table).find(({ tag }) => tag === 'caption')
  if (caption) blocks.add('heading', textOf(caption), { level: 4 })
  const rows = rowsOf(table)
  const isNamed = (row: HtmlElement) =>
    row.parent?.tag === 'thead' || (cellsOf(row).length > 1 && cellsOf(row).every(({ tag }) => tag === 'th'))
  const first = rows.findIndex((row) => !isNamed(row))
  const headerRows = first === -1 ? rows.length : first
  const cells = layOut(rows)
  for (const row of tellRows({ rows: cells, ...(headerRows > 0 && { headerRows }) })) blocks.add('row', row)
}

/** Cells as they stand under each other: one that goes over several rows is said in each. */
function layOut(rows: readonly HtmlElement[]): string[][] {
  const below = new Map<number, { text: string; rows: number }>()
  return rows.map((row) => {
    const texts: string[] = []
    const takeAbove = (): void => {
      for (let above = below.get(texts.length); above && above.rows > 0; above = below.get(texts.length)) {
        above.rows -= 1
        texts.push(above.text)
      }
    }
    for (const cell of cellsOf(row)) {
      takeAbove()
      const text = cellText(cell)
      const down = span(cell, 'rowspan')
      const across = span(cell, 'colspan')
      for (let column = 0; column < across && texts.length < mostColumns; column += 1) {
        if (down > 1) below.set(texts.length, { text: column === 0 ? text : '', rows: down - 1 })
        texts.push(column === 0 ? text : '')
      }
    }
    takeAbove()
    return texts
  })
}

function span({ attributes }: HtmlElement, name: string): number {
  return Math.min(mostColumns, Math.max(1, Math.trunc(Number(attributes[name] ?? 1)) || 1))
}

/** With blanks where lines end. */
function cellText(node: HtmlElement | string): string {
  if (typeof node === 'string') return node
  if (node.tag === 'br') return ' '
  const text = node.children.map(cellText).join('')
  return blockTags.has(node.tag) ? ` ${text} ` : text
}

/** Tables that lay a page out hold tables, titles or paragraphs. */
function isDataTable(table: HtmlElement): boolean {
  const holds = (element: HtmlElement): boolean =>
    elementsOf(element).some((child) => /^(table|h[1-6]|form|section|article)$/.test(child.tag) || holds(child))
  return !holds(table) && rowsOf(table).some((row) => cellsOf(row).length > 1)
}

function rowsOf(table: HtmlElement): HtmlElement[] {
  return elementsOf(table)
    .flatMap((child) => (child.tag === 'tr' ? [child] : elementsOf(child)))
    .filter(isRow)
}

function cellsOf(row: HtmlElement): HtmlElement[] {
  return elementsOf(row).filter(({ tag }) => tag === 'td' || tag === 'th')
}

function isRow({ tag }: HtmlElement): boolean {
  return tag === 'tr'
}

function elementsOf({ children }: HtmlElement): HtmlElement[] {
  return children.filter((child) => typeof child !== 'string')
}
