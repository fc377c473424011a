import { Parser } from 'htmlparser2'
import type { CsvRow } from '../csv-splitter.ts'
import { mostColumns } from '../table-bounds.ts'
import { findHeader } from '../workbook/find-header.ts'

/** Fewer names that we know are those of any table. */
const fewestKnown = 3
const longestCell = 200_000

/** Whether a page holds a table of homes: programs of property managers write such pages and call them XLS. */
export function hasTableOfHomes(start: string): boolean {
  if (!/<table\b/i.test(start)) return false
  const reader = new TableRows()
  const rows = reader.write(start)
  const header = findHeader(
    rows.slice(0, 60).map(({ line, values }) => ({ number: line, cells: values.map((value) => value || undefined) })),
  )
  return (header?.known ?? 0) >= fewestKnown && rows.length > 1
}

/** The rows of all tables of a page, as they come by: titles and tables that only lay out are left out by who reads rows. */
export async function* readTableRows(text: AsyncIterable<Buffer>): AsyncGenerator<CsvRow[]> {
  const reader = new TableRows()
  const decoder = new TextDecoder()
  for await (const piece of text) {
    const rows = reader.write(decoder.decode(piece, { stream: true }))
    if (rows.length > 0) yield rows
  }
  const rows = reader.end()
  if (rows.length > 0) yield rows
}

class TableRows {
  readonly #parser: Parser
  #rows: CsvRow[] = []
  #line = 0
  #row: string[] | null = null
  #cell: { text: string; link: string; span: number } | null = null
  #isUnread = false

  constructor() {
    this.#parser = new Parser(
      {
        onopentag: (name, attributes) => this.#open(name, attributes),
        onclosetag: (name) => this.#close(name),
        ontext: (text) => {
          if (this.#cell && !this.#isUnread && this.#cell.text.length < longestCell) this.#cell.text += text
        },
      },
      { decodeEntities: true },
    )
  }

  write(text: string): CsvRow[] {
    this.#parser.write(text)
    return this.#take()
  }

  end(): CsvRow[] {
    this.#parser.end()
    return this.#take()
  }

  #take(): CsvRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (name === 'tr') this.#row = []
    else if (name === 'td' || name === 'th')
      this.#cell = { text: '', link: '', span: Math.min(mostColumns, Math.max(1, Number(attributes.colspan) || 1)) }
    else if (name === 'a' && this.#cell) this.#cell.link ||= attributes.href ?? ''
    else if (name === 'img' && this.#cell) this.#cell.link ||= attributes.src ?? ''
    else if (name === 'br' && this.#cell) this.#cell.text += '\n'
    else if (name === 'script' || name === 'style') this.#isUnread = true
  }

  #close(name: string): void {
    if (name === 'script' || name === 'style') this.#isUnread = false
    else if ((name === 'td' || name === 'th') && this.#cell) {
      const { text, link, span } = this.#cell
      const said = text.replaceAll(/[^\S\n]+/g, ' ').trim()
      this.#cell = null
      if (!this.#row || this.#row.length >= mostColumns) return
      // A cell that says nothing, or only that there is something to see.
      this.#row.push(/^https?:/i.test(link) && /^(?:|view|details?|link|open|photo|see .*)$/i.test(said) ? link : said)
      for (let more = 1; more < span && this.#row.length < mostColumns; more += 1) this.#row.push('')
    } else if (name === 'tr' && this.#row) {
      this.#line += 1
      if (this.#row.some((value) => value !== '')) this.#rows.push({ line: this.#line, values: this.#row })
      this.#row = null
    }
  }
}
