/**
 * Makes pieces that can be sent and stored as they are: a character whose halves come in two pieces stays in one, a
 * half without the other becomes U+FFFD, and U+0000, which the database cannot hold, is left out. With `holdBreaks`
 * line breaks wait for what follows them, so that none stands between an answer and its suffix but our own.
 */
export class WholePieces {
  readonly #holdBreaks: boolean
  #held = ''

  constructor(holdBreaks: boolean) {
    this.#holdBreaks = holdBreaks
  }

  /** What can be passed on now that `text` has come; may be empty. */
  push(text: string): string {
    const all = this.#held === '' ? text : this.#held + text
    const keep = this.#countHeld(all)
    this.#held = keep === 0 ? '' : all.slice(-keep)
    return clean(keep === 0 ? all : all.slice(0, -keep))
  }

  /** What is left at the end; breaks that were held are dropped. */
  end(): string {
    const rest = this.#held
    this.#held = ''
    return clean(this.#holdBreaks ? rest.replace(/[\r\n]+$/, '') : rest)
  }

  #countHeld(text: string): number {
    const last = text.charCodeAt(text.length - 1)
    if (last >= 0xd800 && last <= 0xdbff) return 1
    if (!this.#holdBreaks || (last !== 10 && last !== 13)) return 0
    return /[\r\n]+$/.exec(text)?.[0].length ?? 0
  }
}

function clean(text: string): string {
  return text.includes('\0') ? text.replaceAll('\0', '').toWellFormed() : text.toWellFormed()
}
