import { type ComponentChild, h } from 'preact'
import { useMemo } from 'preact/hooks'
import './markdown.css'
import type { MarkdownElement, MarkdownNode } from './markdown-node.ts'
import { parseMarkdown } from './parse-markdown.ts'

const attributesOf: Record<string, object> = {
  a: { dir: 'auto', target: '_blank', rel: 'noopener noreferrer nofollow' },
  // What is wider than the window is scrolled to, also without a mouse.
  div: { tabIndex: 0 },
  li: { dir: 'auto' },
  p: { dir: 'auto' },
  small: { dir: 'ltr' },
  td: { dir: 'auto' },
  th: { dir: 'auto', scope: 'col' },
}

/**
 * A text with its markdown shown. `unfinished` while more of it is to come: then nothing of what is shown is made anew
 * when it grows, so that a selection in it stays.
 */
export function Markdown({ text, unfinished }: { text: string; unfinished?: boolean }) {
  const nodes = useMemo(() => parseMarkdown(text, unfinished), [text, unfinished])
  return <div class="markdown">{showAll(nodes)}</div>
}

function showAll(nodes: readonly MarkdownNode[]): ComponentChild[] {
  return nodes.map((node) => (typeof node === 'string' ? cutAtWords(node) : show(node)))
}

/** A text node that grows loses the visitor's selection; its first parts do not grow any more. */
function cutAtWords(text: string): ComponentChild {
  return text.match(/.{40,}?[\s。、，]|.+/gs)
}

function show({ tag, inside, ...attributes }: MarkdownElement): ComponentChild {
  return h(tag, { ...attributesOf[tag], ...attributes }, showAll(inside))
}
