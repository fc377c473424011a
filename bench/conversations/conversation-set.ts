import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

export const answerKinds = [
  'search', 'home', 'figures', 'money', 'compare', 'tour', 'person', 'seller', 'agent', 'firm', 'pictures', 'map', 'send', 'save',
  'alert', 'feeling', 'thanks', 'goodbye', 'greeting', 'area', 'advice', 'outside', 'contact', 'restart', 'help', 'heard',
] as const // biome-ignore format: one a line says no more
export type AnswerKind = (typeof answerKinds)[number]

export const buttonKinds = [
  'tour', 'ask', 'person', 'alert', 'save', 'compare', 'more', 'similar', 'search', 'pictures', 'map', 'restart', 'link',
] as const // biome-ignore format: one a line says no more
export type ButtonKind = (typeof buttonKinds)[number]

const oneOf = <Values extends readonly string[]>(values: Values) =>
  Type.Unsafe<Values[number]>(Type.Union(values.map((value) => Type.Literal(value))))
const orMany = <Item extends ReturnType<typeof Type.Unsafe>>(item: Item) => Type.Union([item, Type.Array(item)])
const closed = { additionalProperties: false }
const texts = Type.Array(Type.Union([Type.String(), Type.Array(Type.String())]))
const span = Type.Tuple([Type.Union([Type.Number(), Type.Null()]), Type.Union([Type.Number(), Type.Null()])])
const Where = Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String()), span]))

const Parts = Type.Object(
  {
    says: Type.Optional(texts),
    homes: Type.Optional(
      Type.Object(
        {
          count: Type.Optional(Type.Union([Type.Number(), span])),
          total: Type.Optional(Type.Union([Type.Number(), span])),
          each: Type.Optional(Where),
          some: Type.Optional(Where),
          first: Type.Optional(Where),
        },
        closed,
      ),
    ),
    about: Type.Optional(Type.String()),
    shows: Type.Optional(Type.Array(Type.String())),
    button: Type.Optional(Type.Array(orMany(oneOf(buttonKinds)))),
  },
  closed,
)

const Turn = Type.Object(
  {
    say: Type.Union([Type.String({ minLength: 1 }), Type.Object({ click: oneOf(buttonKinds) }, closed)]),
    kind: orMany(oneOf(answerKinds)),
    must: Type.Optional(Parts),
    mustNot: Type.Optional(Parts),
  },
  closed,
)

const Conversation = Type.Object(
  {
    id: Type.String({ minLength: 1 }),
    language: oneOf(['en', 'es', 'zh', 'fr', 'de', 'pt'] as const),
    /** `demo`, `small`, `large`, or a firm of the set's own: its file in the set's `listings/`, without `.ndjson`. */
    listings: Type.String({ pattern: '^[a-z0-9-]+$' }),
    wants: Type.Union([oneOf(['home', 'tour', 'alert', 'person'] as const), Type.Null()]),
    turns: Type.Array(Turn, { minItems: 1, maxItems: 12 }),
  },
  closed,
)

export type Conversation = Static<typeof Conversation>
export type Turn = Static<typeof Turn>
export type Parts = Static<typeof Parts>
export type Where = Static<typeof Where>

/** The conversations of a folder's `*.jsonl` files. Throws where a line is none, naming file, line and what is wrong. */
export function readConversations(folder: string): Conversation[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  const found = files.sort().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : [readConversation(line, `${name}:${at + 1}`)])),
  )
  const ids = new Set<string>()
  for (const { id } of found) {
    if (ids.has(id)) throw new Error(`the id ${id} is there twice`)
    ids.add(id)
  }
  return found
}

function readConversation(line: string, place: string): Conversation {
  const value: unknown = JSON.parse(line)
  if (Value.Check(Conversation, value)) return value
  const [first] = Value.Errors(Conversation, value)
  throw new Error(`${place}: ${first ? `${first.instancePath} ${first.message}` : 'is no conversation'}`)
}
