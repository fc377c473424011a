import { mostColumns, tooManyValues } from './table-bounds.ts'

export interface CsvRow {
  /** Line on which the row begins, from 1. */
  line: number
  values: string[]
  fault?: string
}

/** A row that grows longer than this has a quotation mark that nobody closed. */
const maxRowCharacters = 4 * 1_048_576

/**
 * Takes CSV apart piece by piece (RFC 4180; quotation marks within plain values are taken as they are). A library did the
 * same byte by byte, in ten times the time, which was half of an import (measured with rows of 650 bytes). Whatever the
 * text is, twice as much of it takes twice the time.
 */
export class CsvSplitter {
  readonly #delimiter: string
  readonly #newline: string
  readonly #delimiters: NextSign
  readonly #newlines: NextSign
  #text = ''
  #position = 0
  #line = 1
  /** Pieces that came since a row was found not to end in the text, and how much of them there must be to look again. */
  #waiting: string[] = []
  #waitingLength = 0
  #neededLength = 0
  #isLast = false

  constructor(delimiter: string, newline: '\n' | '\r') {
    this.#delimiter = delimiter
    this.#newline = newline
    this.#delimiters = new NextSign(delimiter)
    this.#newlines = new NextSign(newline)
  }

  /** The rows that end in this piece; of the last piece all that are left. A row that is long may come later. */
  push(piece: string, isLast = false): CsvRow[] {
    this.#waiting.push(piece)
    this.#waitingLength += piece.length
    // A row without an end is read from its beginning again: only when it has become twice as long.
    if (this.#waitingLength < this.#neededLength && !isLast) return []
    this.#setText(this.#text.slice(this.#position) + this.#waiting.join(''))
    this.#waiting = []
    this.#waitingLength = 0
    this.#isLast = isLast
    const rows: CsvRow[] = []
    while (this.#position < this.#text.length) {
      const row = this.#readRow()
      if (row === null) break
      // A blank line is no row.
      if (row.values.length > 1 || row.values[0]?.trim() !== '') rows.push(row)
    }
    const left = this.#text.length - this.#position
    this.#neededLength = Math.min(left, maxRowCharacters + 1 - left)
    return rows
  }

  #setText(text: string): void {
    this.#text = text
    this.#position = 0
    this.#delimiters.begin(text)
    this.#newlines.begin(text)
  }

  /** The next row; null when it does not end in the text. */
  #readRow(): CsvRow | null {
    const start = this.#position
    const values: string[] = []
    let breaks = 0
    for (;;) {
      const begin = this.#position
      if (values.length === mostColumns) return this.#leaveRest(start, values, breaks)
      const value = this.#text.charCodeAt(begin) === 0x22 ? this.#readQuoted() : this.#readPlain(begin)
      if (value === null) return this.#giveUp(start)
      if (this.#text.charCodeAt(begin) === 0x22) breaks += countOf(value, this.#newline)
      values.push(value)
      const isEnd = this.#position >= this.#text.length || this.#text[this.#position] === this.#newline
      this.#position += 1
      if (!isEnd) continue
      const row = { line: this.#line, values }
      this.#line += breaks + 1
      return row
    }
  }

  /** Of a row with more values than a table has columns, the others are left: as a fault, unless they are empty. */
  #leaveRest(start: number, values: string[], breaks: number): CsvRow | null {
    const begin = this.#position
    const found = this.#newlines.next(begin)
    if (found === -1 && !this.#isLast) return this.#giveUp(start)
    const end = found === -1 ? this.#text.length : found
    const row = { line: this.#line, values }
    this.#position = end + 1
    this.#line += breaks + 1
    for (let at = begin; at < end; at += 1) {
      const sign = this.#text[at]
      if (sign !== this.#delimiter && sign !== '\r' && sign !== ' ') return { ...row, fault: tooManyValues }
    }
    return row
  }

  /** A value without quotation marks around it; afterwards the position is at the sign that ends it. */
  #readPlain(begin: number): string | null {
    const newline = this.#newlines.next(begin)
    const lineEnd = newline === -1 ? this.#text.length : newline
    const delimiter = this.#delimiters.next(begin)
    if (delimiter !== -1 && delimiter < lineEnd) {
      this.#position = delimiter
      return this.#text.slice(begin, delimiter)
    }
    if (newline === -1 && !this.#isLast) return null
    this.#position = lineEnd
    const end = this.#text.charCodeAt(lineEnd - 1) === 0x0d && lineEnd > begin ? lineEnd - 1 : lineEnd
    return this.#text.slice(begin, end)
  }

  #readQuoted(): string | null {
    const begin = this.#position + 1
    let hasPairs = false
    let end = begin
    for (;;) {
      end = this.#text.indexOf('"', end)
      if (end === -1) return null
      if (this.#text.charCodeAt(end + 1) !== 0x22) break
      hasPairs = true
      end += 2
    }
    // At the very end of the text the next piece may begin with the second mark of a pair.
    if (end + 1 === this.#text.length && !this.#isLast) return null
    const quoted = this.#text.slice(begin, end)
    const value = hasPairs ? quoted.replaceAll('""', '"') : quoted
    const next = this.#text[end + 1]
    if (next === this.#delimiter || next === this.#newline || next === undefined) {
      this.#position = end + 1
      return value
    }
    // "Main" Street: what follows the marks belongs to the value.
    const rest = this.#readPlain(end + 1)
    return rest === null ? null : value + rest
  }

  /** Waits for more text, or tells a row whose quotation marks never close and goes on behind its first line. */
  #giveUp(start: number): CsvRow | null {
    this.#position = start
    if (!this.#isLast && this.#text.length - start <= maxRowCharacters) return null
    const found = this.#text.indexOf(this.#newline, start)
    const end = found === -1 ? this.#text.length : found
    const line = this.#line
    this.#position = end + 1
    this.#delimiters.begin(this.#text)
    this.#newlines.begin(this.#text)
    this.#line += 1
    return {
      line,
      values: [this.#text.slice(start, Math.min(end, start + 1_000))],
      fault: this.#text[start] === '"' || found !== -1 ? unclosed : 'has no end.',
    }
  }
}

const unclosed = 'has a quotation mark that is not closed.'

/** Where a sign stands next in a text that is read from its beginning to its end: each of its letters is looked at once. */
class NextSign {
  readonly #sign: string
  #text = ''
  #found = -1

  constructor(sign: string) {
    this.#sign = sign
  }

  begin(text: string): void {
    this.#text = text
    this.#found = -1
  }

  /** At or behind a place; -1: nowhere. */
  next(from: number): number {
    if (this.#found < from) {
      const found = this.#text.indexOf(this.#sign, from)
      this.#found = found === -1 ? this.#text.length : found
    }
    return this.#found === this.#text.length ? -1 : this.#found
  }
}

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count += 1
  return count
}
