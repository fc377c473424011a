import { createElement, type ReactNode, useMemo } from 'react'
import type { MarkdownElement, MarkdownNode } from '../../widget/chat/view/markdown/markdown-node.ts'
import { parseMarkdown } from '../../widget/chat/view/markdown/parse-markdown.ts'
import styles from './markdown.module.css'

const attributesOf: Record<string, object> = {
  a: { dir: 'auto', target: '_blank', rel: 'noopener noreferrer nofollow' },
  div: { tabIndex: 0 },
  li: { dir: 'auto' },
  p: { dir: 'auto' },
  td: { dir: 'auto' },
  th: { dir: 'auto', scope: 'col' },
}

/** A text with its markdown shown, read as the chat window reads it: HTML is text. */
export function Markdown({ text }: { text: string }) {
  const nodes = useMemo(() => parseMarkdown(text), [text])
  return <div className={styles.markdown}>{nodes.map(show)}</div>
}

function show(node: MarkdownNode, index: number): ReactNode {
  if (typeof node === 'string') return node
  const { tag, inside, href, start, align }: MarkdownElement = node
  const attributes = {
    key: index,
    ...attributesOf[tag],
    ...(href !== undefined && { href }),
    ...(start !== undefined && { start }),
    ...(align !== undefined && { style: { textAlign: align } }),
    ...(node.class !== undefined && { className: styles[node.class] }),
  }
  return tag === 'br' || tag === 'hr'
    ? createElement(tag, attributes)
    : createElement(tag, attributes, inside.map(show))
}
