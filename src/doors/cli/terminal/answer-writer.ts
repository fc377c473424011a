import { asTerminalText } from './markdown-text.ts'

export interface AnswerWriter {
  /** A piece of an answer, as it comes. */
  add(piece: string): void
  end(): void
}

/** Writes an answer for a terminal, a paragraph at a time: marks such as those of a table are only clear at its end. */
export function makeAnswerWriter(write: (text: string) => void): AnswerWriter {
  let rest = ''
  let isFirst = true
  const show = (markdown: string): void => {
    const text = asTerminalText(markdown)
    if (text === '') return
    write(isFirst ? text : `\n\n${text}`)
    isFirst = false
  }
  return {
    add(piece) {
      rest += piece
      const end = rest.lastIndexOf('\n\n')
      // An empty line within a block of code ends nothing.
      if (end < 0 || (rest.slice(0, end).match(/^```/gm)?.length ?? 0) % 2 === 1) return
      show(rest.slice(0, end))
      rest = rest.slice(end + 2)
    },
    end() {
      show(rest)
      write('\n')
    },
  }
}
