const fence = /^\s*(?<mark>`{3,}|~{3,})(?<rest>[^`\n]*)$/u

/** Which lines of an answer stand in a block of code. A block ends with as many signs as it began with, or more. */
export class CodeBlocks {
  #mark = ''
  #isAtLineStart = true

  /** Whether the next piece of the text is code; the lines that a block begins and ends with are none. */
  take(raw: string): boolean {
    const mayBeFence = this.#isAtLineStart
    this.#isAtLineStart = raw.trim() === '' ? this.#isAtLineStart || raw.includes('\n') : raw.endsWith('\n')
    const mark = mayBeFence ? fenceOf(raw, this.#mark) : ''
    if (mark === '') return this.#mark !== ''
    this.#mark = this.#mark === '' ? mark : ''
    return false
  }
}

/** The signs of a line that begins a block, or ends the one that `open` began; '' where it does neither. */
export function fenceOf(line: string, open: string): string {
  const { mark = '', rest = '' } = fence.exec(line.trimEnd())?.groups ?? {}
  if (open === '') return mark
  return mark.startsWith(open) && rest.trim() === '' ? mark : ''
}

/** What is markup elsewhere, and stands for itself in code. The signs that take its place mean nothing to anybody. */
const signs = '<>&[]().!@/:#'
const standIns = [...signs].map((_, index) => String.fromCharCode(0xe700 + index))
const standIn = /[\uE700-\uE70C]/gu
const span = /(?<!`)(?<mark>`{1,3})(?!`)(?<code>[^`\n]{1,400})\k<mark>(?!`)/gu

/** A text whose code is hidden from whoever looks for markup, sign for sign; `inCode` tells what it says. */
export function hideCode(raw: string, isBlock: boolean): { text: string; codes: string[] } {
  const codes: string[] = []
  if ((!isBlock && !raw.includes('`')) || raw.search(standIn) >= 0) return { text: raw, codes }
  const hide = (code: string) => {
    codes.push(code)
    return code.replace(/[<>&[\]().!@/:#]/gu, (sign) => standIns[signs.indexOf(sign)] ?? sign)
  }
  if (isBlock) return { text: hide(raw), codes }
  return { text: raw.replace(span, (_, mark: string, code: string) => mark + hide(code) + mark), codes }
}

/** The text as it was. In code "#1" names nothing: with `isRead` its sign is left out for whoever reads what is said. */
export function showCode(text: string, isRead = false): string {
  return text.replace(standIn, (each) => {
    const sign = signs[standIns.indexOf(each)] ?? each
    return isRead && sign === '#' ? ' ' : sign
  })
}
