/** A tool as a request of the protocol offers it. */
export interface OfferedTool {
  function: { name: string; parameters?: { properties?: Readonly<Record<string, { type?: unknown }>> } }
}

/**
 * What a model may write as a call of one of these tools, in llama.cpp's notation for grammars: one field or none of its own, with a
 * value of its type. What stands in it the model makes up.
 */
export function grammarOfCalls(tools: readonly OfferedTool[]): string {
  const calls = tools.map(({ function: { name, parameters } }) => {
    const fields = Object.entries(parameters?.properties ?? {}).map(
      ([field, { type }]) => `${quoted(`"${field}":`)} ${ruleOf(type)}`,
    )
    return `${quoted(`{"name":"${name}","arguments":{`)} ${fields.length > 0 ? `(${fields.join(' | ')})` : '""'} ${quoted('}}')}`
  })
  return `root ::= ${calls.join(' | ')}
string ::= "\\"" [a-zA-Z0-9$.,?! ]{1,60} "\\""
number ::= [1-9] [0-9]{0,5}
boolean ::= "true" | "false"
`
}

function ruleOf(type: unknown): string {
  if (type === 'boolean') return 'boolean'
  return type === 'integer' || type === 'number' ? 'number' : 'string'
}

/** JSON's way to write a text is also that of the notation. */
function quoted(text: string): string {
  return JSON.stringify(text)
}
