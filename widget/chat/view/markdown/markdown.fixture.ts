import type { MarkdownNode } from './markdown-node.ts'
import { parseMarkdown } from './parse-markdown.ts'

/** What a visitor would read. */
export function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : textOf(node.inside)))
    .join('')
}

/** The tree in one line: `p(a strong(b))`, with what an element has besides its text in front. */
export function outline(text: string, isUnfinished = false): string {
  return parseMarkdown(text, isUnfinished).map(draw).join(' ')
}

function draw(node: MarkdownNode): string {
  if (typeof node === 'string') return node
  const { tag, inside, ...rest } = node
  const more = Object.entries(rest).map(([name, value]) => `[${name}=${value}]`)
  return `${tag}${more.join('')}${inside.length > 0 ? `(${inside.map(draw).join('')})` : ''}`
}

export function allElements(nodes: readonly MarkdownNode[]): Exclude<MarkdownNode, string>[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...allElements(node.inside)]))
}
