import { Parser } from 'htmlparser2'
import { ImportRefusal } from '../../import-refusal.ts'
import type { XmlElement } from './xml-element.ts'

/** What no list of homes comes near. Whatever is beyond is refused while it is read, and nothing of it is kept. */
const most = {
  depth: 64,
  /** Characters of one home, with all its texts. */
  characters: 8 * 1_048_576,
  elements: 100_000,
  attributes: 200,
  /** Characters in which no element begins, ends or says anything. */
  silence: 4 * 1_048_576,
  /** Texts that stand around the homes. */
  around: 500,
}

interface OpenElement extends XmlElement {
  children: OpenElement[]
}

/** What stands around the homes, as who sent them: the last text at each path. */
export type TextsAround = ReadonlyMap<string, string>

export interface FoundElement {
  element: XmlElement
  around: TextsAround
}

/**
 * The elements of an XML text that are homes, each with all that it holds, as they come by: the text may be of any length.
 * What a document type declares is never looked at: there are no entities but those of XML itself. Throws an ImportRefusal
 * for what is broken, too deep or too large.
 */
export async function* readElements(
  text: AsyncIterable<Buffer>,
  isHome: (path: readonly string[]) => boolean,
): AsyncGenerator<FoundElement[]> {
  const reader = new ElementReader(isHome)
  const decoder = new TextDecoder()
  for await (const piece of text) {
    const found = reader.write(decoder.decode(piece, { stream: true }))
    if (found.length > 0) yield found
  }
  const found = reader.end()
  if (found.length > 0) yield found
}

/** Tells an element that ends itself, as <a/>, from one that is closed only because another one is. */
class StrictParser extends Parser {
  isAtOwnEnd = false

  override onselfclosingtag(endIndex: number): void {
    this.isAtOwnEnd = true
    super.onselfclosingtag(endIndex)
    this.isAtOwnEnd = false
  }
}

class ElementReader {
  readonly #isHome: (path: readonly string[]) => boolean
  readonly #parser: StrictParser
  readonly #path: string[] = []
  readonly #around = new Map<string, string>()
  /** The home that is open, and what is open in it. */
  #open: OpenElement[] = []
  #found: FoundElement[] = []
  #characters = 0
  #elements = 0
  #silent = 0
  #hasRoot = false
  #text = ''

  constructor(isHome: (path: readonly string[]) => boolean) {
    this.#isHome = isHome
    this.#parser = new StrictParser(
      {
        onopentag: (name, attributes) => this.#begin(localName(name), attributes),
        onclosetag: (_name, isImplied) => {
          if (isImplied && !this.#parser.isAtOwnEnd) throw broken()
          this.#close()
        },
        ontext: (text) => this.#say(text),
        oncomment: () => {
          this.#silent = 0
        },
      },
      { xmlMode: true, decodeEntities: true },
    )
  }

  write(text: string): FoundElement[] {
    this.#silent += text.length
    this.#parser.write(text)
    if (this.#silent > most.silence) throw tooLarge()
    return this.#take()
  }

  end(): FoundElement[] {
    const isOpen = this.#path.length > 0
    // Half a list must not pass for the whole one: what it leaves out would seem to be gone.
    if (isOpen || !this.#hasRoot) throw broken()
    this.#parser.end()
    return this.#take()
  }

  #take(): FoundElement[] {
    const found = this.#found
    this.#found = []
    return found
  }

  #begin(name: string, attributes: Record<string, string>): void {
    this.#silent = 0
    this.#hasRoot = true
    this.#path.push(name)
    this.#text = ''
    if (this.#path.length > most.depth)
      throw new ImportRefusal(`The XML is nested more than ${most.depth} deep: it is no list of homes.`)
    const parent = this.#open.at(-1)
    if (parent === undefined && !this.#isHome(this.#path)) {
      this.#noteAround(attributes)
      return
    }
    const element: OpenElement = { name, attributes: toLocal(attributes), children: [], text: '' }
    this.#count(name.length, attributes)
    parent?.children.push(element)
    this.#open.push(element)
  }

  #count(length: number, attributes: Record<string, string>): void {
    this.#elements += 1
    this.#characters += length
    const values = Object.values(attributes)
    for (const value of values) this.#characters += value.length
    if (values.length > most.attributes || this.#elements > most.elements || this.#characters > most.characters)
      throw tooLarge()
  }

  #say(text: string): void {
    this.#silent = 0
    const element = this.#open.at(-1)
    if (element === undefined) {
      if (this.#text.length < 1_000) this.#text += text
      return
    }
    this.#characters += text.length
    if (this.#characters > most.characters) throw tooLarge()
    element.text += text
  }

  #close(): void {
    this.#silent = 0
    const element = this.#open.pop()
    if (element === undefined) this.#keepAround(this.#path.join('/'), this.#text.trim())
    else if (this.#open.length === 0) {
      // One that says nothing is no home, however many there are.
      if (saysSomething(element)) this.#found.push({ element, around: new Map(this.#around) })
      this.#characters = 0
      this.#elements = 0
    }
    this.#text = ''
    this.#path.pop()
  }

  #noteAround(attributes: Record<string, string>): void {
    const path = this.#path.join('/')
    for (const [name, value] of Object.entries(attributes)) this.#keepAround(`${path}@${localName(name)}`, value)
  }

  #keepAround(path: string, text: string): void {
    if (text === '' || (this.#around.size >= most.around && !this.#around.has(path))) return
    this.#around.set(path.toLowerCase(), text.slice(0, 1_000))
  }
}

function saysSomething({ children, attributes, text }: XmlElement): boolean {
  return children.length > 0 || Object.keys(attributes).length > 0 || text.trim() !== ''
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function toLocal(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), value]))
}

function broken(): ImportRefusal {
  return new ImportRefusal(
    'The XML is damaged or not whole: an element in it is not closed. Have the file written or downloaded anew.',
  )
}

function tooLarge(): ImportRefusal {
  return new ImportRefusal('The XML has a home that is larger than any: it is no list of homes, or damaged.')
}
