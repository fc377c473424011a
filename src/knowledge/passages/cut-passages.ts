import type { DocumentBlock, ReadDocument } from '../../platform/document-reading/read-document.ts'
import { splitSentences } from '../../platform/text/split-sentences.ts'
import type { Passage } from './passage.ts'

/** A passage grows to this; more than `most` it never holds. A Chinese sign says about as much as three letters. */
const aim = 600
const most = 1_200
/** Rows answer each by itself: fewer of them stand together. */
const aimOfRows = 400
const longestHeading = 200
const han = /\p{Script=Han}/gu

/** Cuts a document where its headings are, and long parts where paragraphs end. Each keeps the headings it is under. */
export function cutPassages(document: ReadDocument): Passage[] {
  const cutter = new Cutter(document.title)
  for (const block of document.blocks) cutter.take(block)
  return cutter.end()
}

/** A question that the firm has answered: the answer stays whole, whatever its length. */
export function cutQuestion(question: string, answer: string): Passage[] {
  return answer.trim() === '' ? [] : [{ headings: [shorten(question)], text: answer.trim(), page: null }]
}

const questionColumn = /^(?:questions?|preguntas?|fragen?|perguntas?|问题|問題|问|q)$/i
const answerColumn = /^(?:answers?|respuestas?|réponses?|antwort(?:en)?|respostas?|答案|回答|答|a)$/i

/** A row of a sheet: what it says, told with the names of its columns; one with a question and an answer is just that. */
export function cutRow(data: Readonly<Record<string, unknown>>, sheet = ''): Passage[] {
  const cells = Object.entries(data)
    .map(([name, value]): [string, string] => [name.trim(), tellCell(value)])
    .filter(([, value]) => value !== '')
  const question = cells.find(([name]) => questionColumn.test(name))
  const answer = cells.find(([name]) => answerColumn.test(name))
  if (question && answer && cells.length <= 4) return cutQuestion(question[1], answer[1].slice(0, most))
  const text = cells.map(([name, value]) => (name === '' ? value : `${name}: ${value}`)).join('; ')
  if (text === '') return []
  return splitLong(text).map((piece) => ({ headings: sheet === '' ? [] : [shorten(sheet)], text: piece, page: null }))
}

function tellCell(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

class Cutter {
  readonly #passages: Passage[] = []
  readonly #title: string
  /** By level, from 1. */
  #headings: (string | undefined)[] = []
  #lines: string[] = []
  #size = 0
  #page: number | null = null
  #last: DocumentBlock['kind'] | null = null

  constructor(title: string) {
    this.#title = shorten(title)
  }

  take(block: DocumentBlock): void {
    if (block.kind === 'heading') {
      this.#flush()
      const level = Math.min(Math.max(block.level ?? 1, 1), 6)
      this.#headings = this.#headings.slice(0, level)
      this.#headings[level] = shorten(block.text)
      return
    }
    for (const piece of splitLong(block.text)) this.#add(piece, block)
  }

  end(): Passage[] {
    this.#flush()
    return this.#passages
  }

  #add(piece: string, { kind, page }: DocumentBlock): void {
    if (piece === '') return
    const size = sizeOf(piece)
    const room = kind === 'row' && this.#last === 'row' ? aimOfRows : aim
    // What leads in with a colon stays with the first that it leads in.
    const isLedIn = this.#lines.at(-1)?.endsWith(':') === true && this.#size + size <= most
    if (this.#lines.length > 0 && this.#size + size > room && !isLedIn) this.#flush()
    if (this.#lines.length === 0) this.#page = page ?? null
    this.#lines.push(piece)
    this.#size += size + 1
    this.#last = kind
  }

  #flush(): void {
    if (this.#lines.length === 0) return
    const named = this.#headings.filter((each): each is string => each !== undefined && each !== '')
    const headings = this.#title === '' || named[0] === this.#title ? named : [this.#title, ...named]
    this.#passages.push({ headings, text: this.#lines.join('\n'), page: this.#page })
    this.#lines = []
    this.#size = 0
    this.#last = null
  }
}

function sizeOf(text: string): number {
  return text.length + 2 * (text.match(han)?.length ?? 0)
}

/** Pieces of at most the longest length: of whole sentences where that goes, of whole words otherwise. */
function splitLong(text: string): string[] {
  const plain = text.trim()
  if (sizeOf(plain) <= most) return [plain]
  const pieces: string[] = []
  let piece = ''
  for (const sentence of splitSentences(plain).flatMap(splitWords)) {
    if (piece !== '' && sizeOf(piece) + sizeOf(sentence) > aim) {
      pieces.push(piece)
      piece = ''
    }
    piece = piece === '' ? sentence : `${piece} ${sentence}`
  }
  if (piece !== '') pieces.push(piece)
  return pieces
}

function splitWords(sentence: string): string[] {
  const pieces: string[] = []
  const longest = han.test(sentence) ? most / 3 : most
  han.lastIndex = 0
  let rest = sentence
  while (rest.length > longest) {
    const blank = rest.lastIndexOf(' ', longest)
    let cut = blank > longest / 2 ? blank : longest
    // A pair of surrogates stays together.
    if (/[\uD800-\uDBFF]/.test(rest[cut - 1] ?? '')) cut -= 1
    pieces.push(rest.slice(0, cut).trim())
    rest = rest.slice(cut).trim()
  }
  if (rest !== '') pieces.push(rest)
  return pieces
}

function shorten(heading: string): string {
  const plain = heading.replace(/\s+/g, ' ').trim()
  return plain.length <= longestHeading
    ? plain
    : plain
        .slice(0, longestHeading)
        .toWellFormed()
        .replace(/\uFFFD$/, '')
}
