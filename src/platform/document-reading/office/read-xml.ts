import { Parser } from 'htmlparser2'
import { charsetOfMark } from '../decode-text.ts'
import { readFault } from '../read-fault.ts'

export type Attributes = Readonly<Record<string, string>>

/** Who listens to the elements of a part, by their names without prefixes: programs choose those as they like. */
export interface XmlListener {
  open(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

/** No program nests as deep. */
const deepest = 2_000

/**
 * Reads XML piece by piece, so that a part may be larger than memory. What a document type declares is never looked at:
 * there are no entities but those of XML itself, so that none can unfold into a million.
 */
export async function readXml(pieces: AsyncIterable<Uint8Array>, listener: XmlListener): Promise<void> {
  for await (const _ of listenInPieces(pieces, listener));
}

/** The same for who wants to go on after each piece: the listener has then heard all of it. */
export async function* listenInPieces(
  pieces: AsyncIterable<Uint8Array>,
  listener: XmlListener,
): AsyncGenerator<undefined> {
  const parser = makeParser(listener)
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(charsetOfMark(piece) ?? 'utf-8')
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  parser.end(decoder?.decode() ?? '')
  yield
}

function makeParser(listener: XmlListener): Parser {
  let depth = 0
  return new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1
        if (depth > deepest) throw readFault('damaged')
        listener.open(localName(name), withLocalNames(attributes))
      },
      onclosetag: (name) => {
        depth -= 1
        listener.close?.(localName(name))
      },
      ontext: (text) => listener.text?.(text),
    },
    { xmlMode: true, decodeEntities: true },
  )
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Of two with one name, as `id` and `r:id`, the one with the prefix is called `r:id` still. */
function withLocalNames(attributes: Record<string, string>): Record<string, string> {
  const named: Record<string, string> = {}
  for (const name in attributes) {
    const local = localName(name)
    named[local in attributes && local !== name ? name : local] = attributes[name] ?? ''
  }
  return named
}

/** Whether an attribute of yes or no says yes; an element without it means yes. */
export function saysYes(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off|none)$/i.test(value)
}
