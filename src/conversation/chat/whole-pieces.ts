/**
 * Makes pieces that can be sent and stored as they are: a character whose halves come in two pieces stays in one, a
 * half without the other becomes U+FFFD, and U+0000, which the database cannot hold, is left out. With `holdBreaks`
 * line breaks wait for what follows them, so that none stands between an answer and its suffix but our own.
 */
export class WholePieces {
  readonly #holdBreaks: boolean
  /** Half a character, or line breaks: never both. */
  #half = ''
  #breaks = ''

  constructor(holdBreaks: boolean) {
    this.#holdBreaks = holdBreaks
  }

  /** What can be passed on now that `text` has come; may be empty. */
  push(text: string): string {
    const piece = this.#half + text
    const end = this.#endOf(piece)
    // Nothing but breaks: those that wait are not looked at again, however many pieces there are.
    if (end === 0 && piece !== '' && isBreak(piece, 0)) {
      this.#half = ''
      this.#breaks += piece
      return ''
    }
    const whole = this.#breaks + piece.slice(0, end)
    const rest = piece.slice(end)
    if (end === 0 && this.#breaks !== '') {
      this.#half = rest
      return ''
    }
    const isHalf = rest !== '' && !isBreak(rest, 0)
    this.#half = isHalf ? rest : ''
    this.#breaks = isHalf ? '' : rest
    return clean(whole)
  }

  /** What is left at the end; breaks that were held are dropped. */
  end(): string {
    const rest = this.#half
    const breaks = rest === '' ? '' : this.#breaks
    this.#half = ''
    this.#breaks = ''
    return clean(breaks + rest)
  }

  /** Where what has to wait begins. */
  #endOf(text: string): number {
    let end = text.length
    const last = text.charCodeAt(end - 1)
    if (last >= 0xd800 && last <= 0xdbff) return end - 1
    if (this.#holdBreaks) while (end > 0 && isBreak(text, end - 1)) end -= 1
    return end
  }
}

function isBreak(text: string, at: number): boolean {
  const sign = text.charCodeAt(at)
  return sign === 10 || sign === 13
}

function clean(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '').toWellFormed() : text.toWellFormed()
}
