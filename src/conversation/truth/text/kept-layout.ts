/** A heading, a line that leads to a list ("Pros:"), the head of a table and the line below it. */
const leads = /^\s*(?:#{1,6}\s.*|(?:\*\*|__)[^\n]{1,120}(?:\*\*|__):?|[^\n|]{0,160}[:：](?:\*\*|__)?)\s*$/u
const separator = /^\s*\|?[\s:|-]{3,}\|?\s*$/u
const marker = /^\s*(?:[-*+•–]\s+|\d{1,3}[.)]\s+|>\s?)/u

/**
 * Puts together what passes of an answer, so that nothing of its layout stands alone: no heading and no "Cons:" with
 * nothing under it, no table without a row, no list item without its mark, no bold sign without the other.
 */
export class KeptLayout {
  /** Passed, and waiting for what it leads to. */
  #pending = ''
  /** Whether something was withheld since the pending lines began. */
  #hasGap = false
  /** Whether an empty line came behind the gap: a list or a paragraph has ended. */
  #isBehindGap = false
  /** The mark of a list item whose first sentence was withheld. */
  #marker = ''
  /** Whether all that stood on this line so far was withheld. */
  #isLineGone = false
  #isInTable = false
  #opensBold = false
  /** The last signs that have left. */
  #tail = ''
  /** Whether anything that means something has left. */
  hasSpoken = false

  /** More of a sentence whose beginning has left. */
  goOn(words: string): string {
    return this.#leave(words)
  }

  /** What leaves when a sentence passes. */
  keep(sentence: string): string {
    if (sentence.trim() === '') return this.#keepBlanks(sentence)
    const isRow = /^\s*\|/u.test(sentence)
    if (isRow && (!this.#isInTable || separator.test(sentence))) {
      this.#isInTable = true
      return this.#wait(sentence)
    }
    if (!isRow) this.#isInTable = false
    if (!isRow && leads.test(sentence) && /\n\s*$/u.test(sentence)) return this.#wait(sentence)
    if (this.#leadsNowhere(sentence)) this.#pending = ''
    return this.#leave(this.#takePending() + this.#mend(sentence))
  }

  /** What leaves when one is withheld: the end of what had begun, and of its line. */
  withhold(sentence: string, { hasBegun, instead }: { hasBegun: boolean; instead: string }): string {
    this.#hasGap = true
    const end = /\n\s*$/u.exec(sentence)?.[0] ?? ''
    if ((sentence.match(/\*\*/gu)?.length ?? 0) % 2 === 1) this.#opensBold = !this.#opensBold
    if (hasBegun) return this.#leave(`.${instead === '' ? '' : ` ${instead}`}${end}`)
    if (instead !== '') return this.#leave(this.#takePending() + (/^\s*/u.exec(sentence)?.[0] ?? '') + instead + end)
    if (end === '') {
      if (this.#isAtLineStart) this.#isLineGone = true
      this.#marker = this.#marker || (this.#isAtLineStart ? (marker.exec(sentence)?.[0] ?? '') : '')
    } else this.#marker = ''
    // The sentences before it on its line have left: the line ends there.
    return end !== '' && this.#pending === '' && !this.#isAtLineStart ? this.#leave('\n') : ''
  }

  /** What still leaves at the end of the answer: a line that led to nothing was no lead where nothing was withheld. */
  end(): string {
    const rest = this.#hasGap ? '' : this.#pending
    this.#pending = ''
    return rest === '' ? '' : this.#leave(rest)
  }

  get #isAtLineStart(): boolean {
    return this.#tail === '' || this.#tail.endsWith('\n')
  }

  #wait(line: string): string {
    // What the last lead led to was withheld: the next one takes its place.
    if (this.#pending !== '' && this.#hasGap) this.#pending = ''
    if (this.#pending === '') {
      this.#hasGap = false
      this.#isBehindGap = false
    }
    this.#pending += line
    return ''
  }

  /** "Cons:" of which no item is left, a head without a row: what comes is no part of it. A heading is one of all that follows. */
  #leadsNowhere(sentence: string): boolean {
    if (!this.#hasGap || this.#pending === '' || /^\s*\|/u.test(sentence)) return false
    const isOfTable = /^\s*\|/mu.test(this.#pending)
    return isOfTable || (this.#isBehindGap && !marker.test(sentence) && !/^\s*#/u.test(this.#pending))
  }

  #takePending(): string {
    const lines = this.#pending
    this.#pending = ''
    this.#hasGap = false
    this.#isBehindGap = false
    return lines
  }

  #keepBlanks(all: string): string {
    let blanks = all
    if (this.#isLineGone && all.includes('\n')) {
      // Nothing is left of the line: it ends with nothing, and so does its mark.
      blanks = all.slice(all.indexOf('\n') + 1)
      this.#isLineGone = false
      this.#marker = ''
      if (blanks === '') return ''
    }
    if (this.#pending !== '') {
      if (!this.#hasGap) this.#pending += blanks
      else if (/^\s*\n/u.test(blanks)) this.#isBehindGap = true
      return ''
    }
    // What was left out leaves no empty lines behind.
    if (this.#tail === '' || (this.#hasGap && this.#tail.endsWith('\n\n'))) return ''
    return this.#leave(blanks)
  }

  /** A sentence behind one that was withheld: with the mark of its item, and without half a pair of bold signs. */
  #mend(sentence: string): string {
    let made = sentence
    if (this.#opensBold && (made.match(/\*\*/gu)?.length ?? 0) % 2 === 1) {
      made = made.replace('**', '')
      this.#opensBold = false
    }
    if (this.#marker !== '') {
      made = this.#marker + made.trimStart()
      this.#marker = ''
    } else if (this.#isAtLineStart && !marker.test(made)) made = made.replace(/^[ \t]+(?=\S)/u, '')
    return made
  }

  #leave(words: string): string {
    const said = this.#tail === '' ? words.trimStart() : words
    if (/[\p{L}\p{N}]/u.test(said)) this.hasSpoken = true
    if (/\S/u.test(said)) this.#isLineGone = false
    this.#tail = (this.#tail + said).slice(-2)
    return said
  }
}
