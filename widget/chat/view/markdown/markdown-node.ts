/** What markdown may become; nothing else is ever made of a text. */
export type MarkdownTag =
  | 'p'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'pre'
  | 'a'
  | 'small'
  | 'br'
  | 'hr'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'div'
  | 'table'
  | 'tr'
  | 'th'
  | 'td'

export interface MarkdownElement {
  tag: MarkdownTag
  inside: MarkdownNode[]
  /** a: its checked address; absent while the link is still being written. */
  href?: string
  /** ol: the number of its first entry. */
  start?: number
  /** p: h1 to h6 when it is a heading. */
  class?: string
  /** th, td */
  align?: 'left' | 'center' | 'right'
}

export type MarkdownNode = string | MarkdownElement

/** Stands behind a text that is still being written, so that whatever reads the end of it knows. */
export const unfinishedMark = '\0'
