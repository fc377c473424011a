import { Marked } from 'marked'
import { asPlain } from './plain-text.ts'

/** What is read of Marked's tokens. */
interface Mark {
  type: string
  raw: string
  text?: string
  href?: string
  tokens?: readonly Mark[] | undefined
}

interface ListMark {
  ordered: boolean
  start: number | ''
  items: readonly { tokens: readonly Mark[] }[]
}

interface TableMark {
  header: readonly { tokens: readonly Mark[] }[]
  rows: readonly (readonly { tokens: readonly Mark[] }[])[]
}

const reader = new Marked()
const setIn = '   '

/** An answer as a terminal shows it: no marks, tables in columns, the address of a link behind or below its words. */
export function asTerminalText(markdown: string): string {
  return reader.lexer(markdown).map(describeBlock).filter(Boolean).join('\n\n')
}

/** The same where it stands set in, each further line. */
export function asTerminalLines(markdown: string, indent: string): string {
  return linesOf(asTerminalText(markdown), indent).trimStart()
}

function describeBlock(token: Mark): string {
  if (isList(token)) return describeList(token)
  if (isTable(token)) return describeTable(token)
  switch (token.type) {
    case 'space':
    case 'def':
      return ''
    case 'hr':
      return '-'.repeat(20)
    case 'code':
      return linesOf(wordsOf(token.text ?? ''), setIn)
    case 'blockquote':
      return linesOf((token.tokens ?? []).map(describeBlock).filter(Boolean).join('\n\n'), '> ')
    default:
      return describeInline(token.tokens ?? [token])
  }
}

function isList(token: Mark): token is Mark & ListMark {
  return token.type === 'list'
}

function isTable(token: Mark): token is Mark & TableMark {
  return token.type === 'table'
}

/** The address of a home stands below its line: within it, it would be all that is seen. */
function describeList({ ordered, start, items }: ListMark): string {
  return items
    .map((item, index) => {
      const sign = ordered ? `${Number(start) + index}. ` : '- '
      const links: string[] = []
      const blocks = item.tokens.map((token) =>
        token.type === 'text' || token.type === 'paragraph'
          ? describeInline(token.tokens ?? [token], links)
          : describeBlock(token),
      )
      const inner = linesOf([...blocks, ...links].filter(Boolean).join('\n'), ' '.repeat(sign.length))
      return sign + inner.trimStart()
    })
    .join('\n')
}

function describeTable({ header, rows }: TableMark): string {
  const lines = [header, ...rows].map((cells) => cells.map(({ tokens }) => describeInline(tokens)))
  const widths = header.map((_, column) => Math.max(...lines.map((cells) => widthOf(cells[column] ?? ''))))
  const rule = widths.map((width) => '-'.repeat(width))
  return lines
    .toSpliced(1, 0, rule)
    .map((cells) => cells.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}

/** `links`: where addresses go; without it they stand behind their words. */
function describeInline(tokens: readonly Mark[], links?: string[]): string {
  return tokens.map((token) => describeWords(token, links)).join('')
}

function describeWords(token: Mark, links: string[] | undefined): string {
  const inner = (): string => describeInline(token.tokens ?? [], links)
  switch (token.type) {
    case 'br':
      return '\n'
    case 'link':
    case 'image': {
      const href = asPlain(token.href ?? '')
      const words = token.type === 'link' ? inner() : wordsOf(token.text ?? '')
      if (words === href || words === '') return href
      if (links === undefined) return `${words} (${href})`
      links.push(href)
      return words
    }
    case 'codespan':
    case 'escape':
    case 'html':
      return wordsOf(token.text ?? token.raw)
    default:
      return token.tokens ? inner() : wordsOf(token.text ?? token.raw)
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

/** Words as they read: the guide sets marks that keep an address of a listing's text from becoming a link. */
function wordsOf(text: string): string {
  const read = text
    .replaceAll('\u200B', '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
  return read.split('\n').map(asPlain).join('\n')
}

function linesOf(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : indent + line))
    .join('\n')
}

/** Columns that a text takes on a terminal: characters of East Asia take two. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) =>
      sum +
      (/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/.test(character)
        ? 2
        : 1),
    0,
  )
}
