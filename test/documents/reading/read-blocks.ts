/** A fenced block of a Markdown document. */
export interface Block {
  /** As from the root of the repository: docs/feeds.md. */
  document: string
  line: number
  /** The headings that it stands below, the outermost first. */
  headings: string[]
  /** What stands behind the fence; '' where nothing does. */
  language: string
  text: string
}

/** The fenced blocks of a document, also those that are set in within a list. */
export function readBlocks(document: string, markdown: string): Block[] {
  const blocks: Block[] = []
  const headings: string[] = []
  let open: { block: Block; indent: string; lines: string[] } | null = null
  for (const [index, line] of markdown.split('\n').entries()) {
    if (open) {
      if (line.trim() === '```') {
        blocks.push({ ...open.block, text: open.lines.join('\n') })
        open = null
      } else open.lines.push(line.startsWith(open.indent) ? line.slice(open.indent.length) : line)
      continue
    }
    const [, indent, language] = /^( *)```(\w*)$/.exec(line) ?? []
    if (indent !== undefined && language !== undefined) {
      const block = { document, line: index + 1, headings: [...headings], language, text: '' }
      open = { block, indent, lines: [] }
    }
    const [, marks, heading] = /^(#+) (.+)$/.exec(line) ?? []
    if (marks !== undefined && heading !== undefined) headings.splice(marks.length - 1, headings.length, heading)
  }
  if (open) throw new Error(`${document}:${open.block.line}: the block is never closed`)
  return blocks
}
