import type { DocumentBlock } from './read-document.ts'

/** What somebody typed: paragraphs, with `#` before headings and `-` or `*` before items of lists, as most people do. */
export function plainBlocks(text: string): DocumentBlock[] {
  const blocks: DocumentBlock[] = []
  let lines: string[] = []
  const endParagraph = (): void => {
    const joined = lines.join(' ').replace(/\s+/g, ' ').trim()
    if (joined !== '') blocks.push({ kind: 'text', text: joined })
    lines = []
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const heading = /^(#{1,6})\s+(\S.*)$/.exec(line)
    const item = /^\s*[-*•]\s+(\S.*)$/.exec(line)
    if (!heading && !item && line.trim() !== '') {
      lines.push(line)
      continue
    }
    endParagraph()
    const fold = (found: string) => found.replace(/\s+/g, ' ').trim()
    if (heading) blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: fold(heading[2] ?? '') })
    else if (item) blocks.push({ kind: 'item', text: fold(item[1] ?? '') })
  }
  endParagraph()
  return blocks
}
