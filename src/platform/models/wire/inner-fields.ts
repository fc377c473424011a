type Fields = Record<string, unknown>

/** Stands in a path for every place below the fields of a request. */
export const everywhere = '*'

/** What messages and tools are made of: without these nothing would be said. */
const needed = new Set(
  'role content type text name parts function functionCall functionResponse functionDeclarations arguments args input output id call_id tool_call_id tool_use_id toolUseId tool_calls description parameters parametersJsonSchema input_schema properties required items summary encrypted_content signature thoughtSignature data inlineData mimeType image_url url source media_type response'.split(
    ' ',
  ),
)
/** What is in these is the model's or a tool's own, and no field of the request. */
const foreign = new Set(['properties', 'arguments', 'args', 'input', 'output', 'response', 'content', 'text'])
const holders = ['messages', 'input', 'contents', 'system', 'systemInstruction', 'instructions', 'tools']

/** The names of the fields within messages and tools that could be left out. */
export function innerNames(sent: Fields): string[] {
  const names = new Set<string>()
  for (const holder of holders) walk(sent[holder], (name) => void names.add(name))
  return [...names]
}

/** The request with no field of that name within its messages and tools. */
export function dropEverywhere(sent: Fields, name: string): Fields {
  const changed = holders.filter((holder) => holder in sent).map((holder) => [holder, without(sent[holder], name)])
  return { ...sent, ...Object.fromEntries(changed) }
}

function walk(value: unknown, hear: (name: string) => void): void {
  if (Array.isArray(value)) for (const each of value) walk(each, hear)
  else if (isFields(value))
    for (const [name, inner] of Object.entries(value)) {
      if (!needed.has(name)) hear(name)
      if (mayHold(name, inner)) walk(inner, hear)
    }
}

function without(value: unknown, unwanted: string): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, unwanted))
  if (!isFields(value)) return value
  const kept = Object.entries(value).filter(([name]) => name !== unwanted)
  return Object.fromEntries(
    kept.map(([name, inner]) => [name, mayHold(name, inner) ? without(inner, unwanted) : inner]),
  )
}

/** The parts of a message are a list; a schema names its own fields, which are nobody else's. */
function mayHold(name: string, inner: unknown): boolean {
  return !foreign.has(name) || (name === 'content' && Array.isArray(inner))
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
