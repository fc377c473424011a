import { linkHref, whereItLeads } from './link-address.ts'
import { type MarkdownNode, type MarkdownTag, unfinishedMark } from './markdown-node.ts'

/** Something that was opened and is not closed yet, and what stands in it so far. */
interface Opened {
  mark: string
  inside: MarkdownNode[]
}

const tags: Record<string, MarkdownTag> = { '*': 'em', _: 'em', '**': 'strong', __: 'strong', '~~': 'del' }
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00A0' }
/** Whatever is more than itself: an escaped sign, code, an entity, addresses, brackets, emphasis, a line's end. */
const token =
  /\\([!-/:-@[-`{-~])|`+|&#?\w+;|<((?:https?|mailto|tel):[^\s<>]+)>|\b(?:https?:\/\/|www\.)[\w\-.~:/?#@!$&'()+,;=%\u00A1-\u1FFF]+|!?\[|]|\*+|_+|~~|\n/gi
/** What stands behind "]": an address, perhaps in angle brackets, perhaps with a title. */
const target = /\(\s?<?([^\s<>()]*(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s[^()]*)?\)/y
/** More that is open at once is text. */
const mostOpened = 12

/** Reads the markdown inside of a block. */
export function readText(written: string): MarkdownNode[] {
  return new TextReader(written).read()
}

/** Without what may still become anything, and without the address of a link that is being written. */
function dropLooseEnd(text: string): string {
  return text
    .replace(/](\([^()\s]*)?$/, '')
    .replace(/!?\[$|[*_~`\\]{1,3}$|&#?\w{0,5}$/, '')
    .replace(/<([a-z]+:[^\s<>]*)?$/, '$1')
}

class TextReader {
  readonly #isUnfinished: boolean
  readonly #text: string
  #at = 0
  readonly #opened: Opened[] = [{ mark: '', inside: [] }]
  /** Where the last run of so many backticks stands: what has no end is not looked for. */
  readonly #lastTicks = new Map<number, number>()

  constructor(written: string) {
    this.#isUnfinished = written.endsWith(unfinishedMark)
    this.#text = this.#isUnfinished ? dropLooseEnd(written.slice(0, -1).trimEnd()) : written
    for (const { 0: ticks, index } of this.#text.matchAll(/`+/g)) this.#lastTicks.set(ticks.length, index)
  }

  read(): MarkdownNode[] {
    for (let found = this.#next(token); found; found = this.#next(token)) {
      this.#add(this.#text.slice(this.#at, found.index))
      this.#at = found.index + found[0].length
      this.#readToken(found)
    }
    this.#add(this.#text.slice(this.#at))
    while (this.#opened.length > 1) {
      if (this.#isUnfinished) this.#finish()
      else this.#giveUp(this.#opened.length - 1)
    }
    return this.#opened[0]?.inside ?? []
  }

  #next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#text)
  }

  #readToken([whole, escaped, angled]: RegExpExecArray): void {
    if (escaped) this.#add(escaped)
    else if (whole === '\n') this.#add({ tag: 'br', inside: [] })
    else if (/^[*_~]/.test(whole)) this.#readEmphasis(whole)
    else if (whole === ']') this.#readLinkEnd()
    else if (/\[$/.test(whole)) this.#open(whole)
    else if (/^`/.test(whole)) this.#readCode(whole)
    else if (/^&/.test(whole)) this.#add(decode(whole))
    else this.#addLink(angled ?? this.#trimAddress(whole), [])
  }

  #readCode(ticks: string): void {
    const hasEnd = (this.#lastTicks.get(ticks.length) ?? -1) >= this.#at
    const end = hasEnd ? this.#next(new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g'))?.index : undefined
    if (end !== undefined || this.#isUnfinished) {
      const code = this.#text.slice(this.#at, end).replace(/\n/g, ' ')
      this.#add({ tag: 'code', inside: [code.replace(/^ (.+) $/, '$1')] })
      this.#at = (end ?? this.#text.length) + ticks.length
    } else this.#add(ticks)
  }

  #readEmphasis(run: string): void {
    const before = this.#text[this.#at - run.length - 1] ?? ' '
    const after = this.#text[this.#at] ?? ' '
    // An underline within a word is part of the word.
    const isWord = /_/.test(run) ? /[\p{L}\p{N}]/u : /\n/
    const mayOpen = !/\s/.test(after) && !isWord.test(before)
    const mayClose = !/\s/.test(before) && !isWord.test(after)
    const marks = run.length === 3 ? [run.slice(1), run.slice(2)] : [run]
    // Of two, the one that was opened last is closed first.
    if (mayClose && this.#opened.at(-1)?.mark === marks[1]) marks.reverse()
    for (const mark of marks) {
      const tag = tags[mark]
      const depth = this.#opened.findIndex((each) => each.mark === mark)
      if (tag && mayClose && depth > 0) this.#add({ tag, inside: this.#close(depth) })
      else if (tag && mayOpen) this.#open(mark)
      else this.#add(mark)
    }
  }

  #readLinkEnd(): void {
    const depth = this.#opened.findLastIndex(({ mark }) => /\[/.test(mark))
    const found = depth > 0 ? this.#next(target) : null
    if (found) {
      this.#at += found[0].length
      const inside = withoutLinks(this.#close(depth))
      this.#addLink(decode(found[1] ?? ''), inside)
    } else {
      // Brackets alone are text, with all that stands in them.
      if (depth > 0) this.#giveUp(depth)
      this.#add(']')
    }
  }

  /** A bare address ends before the signs that end a sentence. */
  #trimAddress(written: string): string {
    let length = written.length
    const signs = written.includes('(') ? ".,;:!?'_&" : ".,;:!?'_&)"
    while (signs.includes(written[length - 1] ?? ' ')) length--
    this.#at -= written.length - length
    return written.slice(0, length)
  }

  #addLink(address: string, inside: MarkdownNode[]): void {
    const href = linkHref(address)
    const label = inside.length > 0 ? inside : [address.replace(/^(mailto|tel):/i, '')]
    if (href === null) for (const node of label) this.#add(node)
    else {
      this.#add({ tag: 'a', href, inside: label })
      const place = whereItLeads(textOf(label), href)
      if (place) this.#add({ tag: 'small', inside: [` (${place})`] })
    }
  }

  #open(mark: string): void {
    const former = this.#opened.findIndex((each) => each.mark === mark)
    // Nothing is bold within bold: the former was a sign. Brackets may stand in brackets.
    if (former > 0 && mark !== '[') this.#giveUp(former)
    if (this.#opened.length > mostOpened) this.#add(mark)
    else this.#opened.push({ mark, inside: [] })
  }

  /** Ends what was opened at this depth; what was opened within it and not closed was text. */
  #close(depth: number): MarkdownNode[] {
    while (this.#opened.length > depth + 1) this.#giveUp(depth + 1)
    return this.#opened.pop()?.inside ?? []
  }

  /** Makes text of a sign that was taken for an opening. */
  #giveUp(depth: number): void {
    const [given] = this.#opened.splice(depth, 1)
    const around = this.#opened[depth - 1]?.inside ?? []
    if (given) for (const node of [given.mark, ...given.inside]) append(around, node)
  }

  /** Takes what was opened last as closed here, where the text ends for now. */
  #finish(): void {
    const { mark = '', inside = [] } = this.#opened.pop() ?? {}
    if (inside.length > 0) this.#add({ tag: tags[mark] ?? 'a', inside: tags[mark] ? inside : withoutLinks(inside) })
  }

  #add(node: MarkdownNode): void {
    append(this.#opened.at(-1)?.inside ?? [], node)
  }
}

/** Neighbouring texts become one. */
function append(nodes: MarkdownNode[], node: MarkdownNode): void {
  const last = nodes.at(-1)
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
  else if (node) nodes.push(node)
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) =>
    Object.hasOwn(entities, name) ? `${entities[name]}` : whole,
  )
}

/** No link stands in a link. */
function withoutLinks(nodes: readonly MarkdownNode[]): MarkdownNode[] {
  const free: MarkdownNode[] = []
  for (const node of nodes) {
    if (typeof node === 'string') append(free, node)
    else if (node.tag === 'a') for (const each of node.inside) append(free, each)
    else if (node.tag !== 'small') free.push({ ...node, inside: withoutLinks(node.inside) })
  }
  return free
}

function textOf(nodes: readonly MarkdownNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(node.inside))).join('')
}
