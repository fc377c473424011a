import { type MarkdownElement, type MarkdownNode, unfinishedMark } from './markdown-node.ts'
import { readTable, startsTable } from './read-table.ts'
import { readText } from './read-text.ts'

/** Deeper lists and quotes are text: nobody reads them, and each level costs another look at every line. */
const deepest = 6
/** How every block but paragraphs and tables begins: code, heading, rule, quote, entry of a list. */
const start =
  /^(?: {0,3}(?:(?<fence>`{3,}|~{3,})|(?<signs>#{1,6})\s+(?<title>.*)|(?<rule>([-*_])(?: *\5){2,}\s*$)|(?<quote>> ?))|(?<indent> *)(?<mark>[-*+]|(?<number>\d{1,3})[.)])(?:\s+|$))/

/**
 * Reads the markdown that answers are written in: the common part of CommonMark, with tables, bare addresses as links
 * and every line break kept. HTML is text. Time grows with the length alone, whatever the text is. With `isUnfinished`
 * the text is the beginning of one: what has been opened counts as closed, and a sign that may still mean anything is
 * left out.
 */
export function parseMarkdown(text: string, isUnfinished = false): MarkdownNode[] {
  // Marks that turn the direction of what follows would reach into the rest of the answer.
  const clean = text.replace(/[\0\u202A-\u202E\u2066-\u2069]/g, '').replace(/\r\n?/g, '\n')
  const known = isUnfinished ? cutLooseLine(clean.trimEnd()) : clean
  return new BlockReader((isUnfinished && known ? known + unfinishedMark : known).split('\n'), 0).read()
}

/** Without a last line that may still become anything: "-", "2.", "##", "|--". */
function cutLooseLine(text: string): string {
  const from = text.lastIndexOf('\n') + 1
  return /^([-*+_~#`|:>\s]*|\s*\d{1,3}[.)]?)$/.test(text.slice(from)) ? text.slice(0, from).trimEnd() : text
}

class BlockReader {
  readonly #lines: readonly string[]
  readonly #depth: number
  #at = 0

  constructor(lines: readonly string[], depth: number) {
    this.#lines = lines
    this.#depth = depth
  }

  read(): MarkdownNode[] {
    const blocks: MarkdownNode[] = []
    while (this.#at < this.#lines.length) {
      if (isBlank(this.#line())) this.#at++
      else blocks.push(this.#readBlock())
    }
    return blocks
  }

  #line(at = this.#at): string {
    return this.#lines[at] ?? ''
  }

  /** What the line begins with: all of it as `whole`, and its parts by their names in `start`. */
  #start(): Record<string, string | undefined> | null {
    const found = this.#depth < deepest ? start.exec(this.#line()) : null
    return found && { ...found.groups, whole: found[0] }
  }

  #startsTable(): boolean {
    return startsTable(this.#line(), this.#line(this.#at + 1))
  }

  /** This line and those below as long as they are wanted. */
  #take(isWanted: (line: string) => boolean): string[] {
    const from = this.#at++
    while (this.#at < this.#lines.length && isWanted(this.#line())) this.#at++
    return this.#lines.slice(from, this.#at)
  }

  #readBlock(): MarkdownElement {
    const { fence, signs, title = '', rule, quote, mark } = this.#start() ?? {}
    if (mark) return this.#readList()
    if (quote) {
      const lines = this.#take((line) => /^ {0,3}>/.test(line)).map((line) => line.replace(/^ *> ?/, ''))
      return { tag: 'blockquote', inside: this.#readInner(lines) }
    }
    if (fence) {
      const [, ...lines] = this.#take((line) => !line.trim().startsWith(fence))
      this.#at++
      return { tag: 'pre', inside: [{ tag: 'code', inside: [lines.join('\n').replace(unfinishedMark, '')] }] }
    }
    if (this.#startsTable()) return readTable(this.#take((line) => /\|/.test(line)))
    if (signs ?? rule) {
      this.#at++
      const inside = readText(title.trim().replace(/ #+$/, ''))
      return signs ? { tag: 'p', class: `h${signs.length}`, inside } : { tag: 'hr', inside }
    }
    const lines = this.#take((line) => !isBlank(line) && !this.#start() && !this.#startsTable())
    return { tag: 'p', inside: readText(lines.map((line) => line.trim()).join('\n')) }
  }

  #readList(): MarkdownElement {
    const { indent: outer = '', mark: sign = '', number } = this.#start() ?? {}
    const inside: MarkdownElement[] = []
    let end = this.#at
    for (;;) {
      while (this.#at < this.#lines.length && isBlank(this.#line())) this.#at++
      const { whole = '', indent = '', mark = '' } = this.#start() ?? {}
      if (mark.at(-1) !== sign.at(-1) || Math.abs(indent.length - outer.length) > 1) break
      inside.push(this.#readEntry(whole.length, indent.length))
      end = this.#at
    }
    this.#at = end
    return number ? { tag: 'ol', start: Number(number), inside } : { tag: 'ul', inside }
  }

  /** One entry: the text behind its sign, then blocks of the lines below that stand further in. */
  #readEntry(signEnd: number, indent: number): MarkdownElement {
    const [first = '', ...lines] = this.#take((line) => isBlank(line) || indentOf(line) > indent + 1)
    const width = indentOf(lines.find((line) => !isBlank(line)) ?? '')
    const inner = lines.map((line) => line.slice(Math.min(width, indentOf(line))))
    // "- # 5" is no heading: what stands behind the sign is text.
    return { tag: 'li', inside: [...readText(first.slice(signEnd).trim()), ...this.#readInner(inner)] }
  }

  #readInner(lines: readonly string[]): MarkdownNode[] {
    return new BlockReader(lines, this.#depth + 1).read()
  }
}

function isBlank(line: string): boolean {
  return !line.trim()
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
