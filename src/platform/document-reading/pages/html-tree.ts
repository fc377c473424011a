import { Parser } from 'htmlparser2'
import { readFault } from '../read-fault.ts'

export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  parent: HtmlElement | null
  children: (HtmlElement | string)[]
}

/** Deeper than that nothing is laid out, but hung onto the last: walks stay shallow whatever a page does. */
const deepest = 256
const mostElements = 400_000
/** Each level more costs the parser more: no page has so many. */
const mostOpen = 5_000
/** Nobody reads their insides. */
const opaque = new Set(['script', 'style', 'noscript', 'template', 'svg', 'math', 'iframe', 'object', 'canvas', 'head'])

export interface HtmlPage {
  root: HtmlElement
  title: string
  language: string | null
}

/** The elements of a page; whatever is no HTML is text. */
export function parseHtml(text: string): HtmlPage {
  const page: HtmlPage = {
    root: { tag: 'root', attributes: {}, parent: null, children: [] },
    title: '',
    language: null,
  }
  let at = page.root
  let depth = 0
  let elements = 0
  let isTitle = false
  let svg = 0
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      depth += 1
      if (depth > mostOpen) throw readFault('damaged')
      if (tag === 'svg') svg += 1
      isTitle = tag === 'title' && svg === 0 && page.title === ''
      if (tag === 'html') page.language ??= attributes.lang || attributes['xml:lang'] || null
      if (tag === 'meta' && /^content-language$/i.test(attributes['http-equiv'] ?? ''))
        page.language ??= attributes.content ?? null
      elements += 1
      if (depth > deepest || elements > mostElements) return
      const element: HtmlElement = { tag, attributes, parent: at, children: [] }
      at.children.push(element)
      at = element
    },
    onclosetag: (tag) => {
      if (tag === 'svg') svg -= 1
      if (tag === 'title') isTitle = false
      depth -= 1
      if (depth < deepest && at.tag === tag && at.parent) at = at.parent
    },
    ontext: (piece) => {
      if (isTitle) page.title += piece
      else at.children.push(piece)
    },
  })
  parser.write(text)
  parser.end()
  return page
}

export function isOpaque({ tag }: HtmlElement): boolean {
  return opaque.has(tag)
}

/** All text within, as it stands. */
export function textOf(node: HtmlElement | string): string {
  if (typeof node === 'string') return node
  return isOpaque(node) ? '' : node.children.map(textOf).join('')
}
