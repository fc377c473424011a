import { fenceOf } from './code-blocks.ts'
import { readOpening } from './opening-words.ts'

/** A heading, a line that leads to a list ("Pros:"), the head of a table and the line below it. */
const leads =
  /^\s*(?:#{1,6}\s.*|(?:(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+\s*)?(?:\*\*|__)[^\n]{1,120}(?:\*\*|__):?|[^\n|]{0,160}[:：](?:\*\*|__)?)\s*$/u
/** A line between two parts. */
const rule = /^\s*(?:-(?:\s*-){2,}|\*(?:\s*\*){2,}|_(?:\s*_){2,})\s*$/u
/** "1. **12 Main St**": an item that is the head of what stands further in. */
const leadingItem = /^(\s*)(?:\d{1,3}[.)]|[-*+•–])\s+(?:\*\*|__)[^\n]{1,120}(?:\*\*|__):?\s*$/u
/** A row of a table that has no bar at its beginning. */
const bareRow = /^[^|\n]*[^|\s][^|\n]*\|[^\n]*\n?$/u
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
  /** An item that leads further in, behind the pending lines. */
  #item = ''
  /** What may be the head of a table: the next line tells. */
  #head = ''
  /** The signs that a code block begins and ends with. */
  #fenceMark = ''
  /** Where in the pending lines a code block begins. */
  #fencedFrom = 0
  #fence: 'none' | 'waiting' | 'open' | 'gone' = 'none'
  #opensBold = false
  /** The last signs that have left. */
  #tail = ''
  /** Whether anything that means something has left. */
  hasSpoken = false
  /** Whether a picture sign has left: "👍" is an answer. */
  hasSmiled = false

  /** More of a sentence whose beginning has left. */
  goOn(words: string): string {
    return this.#leave(words)
  }

  /** What leaves when a sentence passes. */
  keep(sentence: string): string {
    if (sentence.trim() === '') return this.#keepBlanks(sentence)
    if (this.#isAtLineStart && this.#fenceIn(sentence) !== '') return this.#keepFence(sentence)
    if (this.#fence === 'gone') return ''
    if (this.#fence !== 'none') {
      this.#fence = 'open'
      return this.#leave(this.#takePending() + sentence)
    }
    const before = this.#endItem(sentence) + this.#endHead(sentence)
    return before + this.#keepLine(sentence)
  }

  #keepLine(sentence: string): string {
    const isRow = /^\s*\|/u.test(sentence) || (this.#isInTable && bareRow.test(sentence))
    // The words of an opening may have left before.
    const opens = this.#tail === '' && readOpening(sentence).length > 0
    if (!isRow && this.#isAtLineStart && !opens && bareRow.test(sentence) && /\n$/u.test(sentence)) {
      this.#isInTable = false
      this.#head = sentence
      return ''
    }
    if (isRow && (!this.#isInTable || separator.test(sentence))) {
      this.#isInTable = true
      return this.#wait(sentence)
    }
    if (!isRow) this.#isInTable = false
    if (!isRow && /\n\s*$/u.test(sentence)) {
      if (leadingItem.test(sentence)) return this.#waitAsItem(sentence)
      if (leads.test(sentence) || (rule.test(sentence) && this.#isAtLineStart)) return this.#wait(sentence)
    }
    if (this.#leadsNowhere(sentence)) this.#pending = ''
    return this.#leave(this.#takePending() + this.#mend(sentence))
  }

  /** What leaves when one is withheld: the end of what had begun, and of its line. */
  withhold(sentence: string, { hasBegun, instead }: { hasBegun: boolean; instead: string }): string {
    const before = this.#endItem(sentence) + this.#endHead('')
    const mark = this.#fence === 'waiting' || this.#fence === 'open' ? '' : this.#fenceIn(sentence)
    if (mark !== '') {
      this.#fence = this.#fence === 'gone' ? 'none' : 'gone'
      this.#fenceMark = mark
    }
    this.#hasGap = true
    return before + this.#goWithout(sentence, { hasBegun, instead })
  }

  #goWithout(sentence: string, { hasBegun, instead }: { hasBegun: boolean; instead: string }): string {
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
    const head = this.#endHead('')
    if (this.#fence === 'waiting') this.#pending = this.#pending.slice(0, this.#fencedFrom)
    const isOpen = this.#fence === 'open'
    const rest = this.#hasGap ? '' : this.#pending + this.#item
    this.#pending = ''
    this.#item = ''
    const said = head + (rest === '' ? '' : this.#leave(rest))
    return isOpen ? said + this.#leave(`${this.#isAtLineStart ? '' : '\n'}${this.#fenceMark}\n`) : said
  }

  /** The lines of a code block: no block without a line in it, and none that stays open. */
  #keepFence(sentence: string): string {
    const before = this.#endItem(sentence) + this.#endHead('')
    if (this.#fence === 'none') {
      this.#fence = 'waiting'
      this.#fenceMark = fenceOf(sentence, '')
      this.#fencedFrom = this.#pending !== '' && this.#hasGap ? 0 : this.#pending.length
      return before + this.#wait(sentence)
    }
    const was = this.#fence
    this.#fence = 'none'
    if (was === 'open') return this.#leave(sentence)
    if (was === 'waiting') {
      this.#pending = this.#pending.slice(0, this.#fencedFrom)
      this.#hasGap = true
    }
    return ''
  }

  /** The signs of a line that begins a code block, or ends the one that is open. */
  #fenceIn(line: string): string {
    return fenceOf(line, this.#fence === 'none' ? '' : this.#fenceMark)
  }

  #waitAsItem(line: string): string {
    this.#item = line
    this.#hasGap = false
    return ''
  }

  /** What stands no further in than the item that waits: that one led to nothing, and leaves where nothing of it was withheld. */
  #endItem(sentence: string): string {
    const depth = /^\s*/u.exec(this.#item)?.[0].length ?? 0
    if (this.#item === '' || (/^\s*/u.exec(sentence)?.[0].length ?? 0) > depth) return ''
    if (!this.#hasGap) return this.#leave(this.#takePending())
    this.#item = ''
    return ''
  }

  /** A line with bars is the head of a table where the line below says so, and a line like any other where not. */
  #endHead(next: string): string {
    const head = this.#head
    this.#head = ''
    if (head === '') return ''
    if (!next.includes('|') || !separator.test(next)) return this.#leave(this.#takePending() + head)
    this.#isInTable = true
    this.#wait(head)
    return ''
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
    if (!this.#hasGap || this.#pending === '' || this.#isInTable) return false
    const isOfTable = /^\s*\||\|[^\n]*\n[\s:|-]{3,}$/mu.test(this.#pending)
    return isOfTable || (this.#isBehindGap && !marker.test(sentence) && !/^\s*#/u.test(this.#pending))
  }

  #takePending(): string {
    const lines = this.#pending + this.#item
    this.#pending = ''
    this.#item = ''
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
    if (this.#head !== '') return this.#endHead('') + this.#leave(blanks)
    if (this.#item !== '') {
      if (!this.#hasGap) this.#item += blanks
      return ''
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
    if (/\p{Extended_Pictographic}/u.test(said)) this.hasSmiled = true
    if (/\S/u.test(said)) this.#isLineGone = false
    this.#tail = (this.#tail + said).slice(-2)
    return said
  }
}
