import { ProtocolError, ProtocolErrorCode, type Server } from '@modelcontextprotocol/server'
import { countCodePoints } from '../../../platform/text/code-points.ts'
import { type McpPrompt, mcpPrompts } from './prompt-table.ts'

const longestArgument = 1_000

/** Tasks that people start in an assistant by name. They look nothing up: what they tell is done with the tools. */
export function servePrompts(server: Server): void {
  server.setRequestHandler('prompts/list', async () => ({
    prompts: mcpPrompts.map(({ name, title, description, arguments: all }) => ({
      name,
      title,
      description,
      arguments: all.map((argument) => ({ ...argument })),
    })),
  }))

  server.setRequestHandler('prompts/get', async ({ params: { name, arguments: given = {} } }) => {
    const prompt = mcpPrompts.find((each) => each.name === name)
    if (prompt === undefined) throw wrong(`there is no prompt "${name.slice(0, 60)}"`)
    const text = prompt.tell(readArguments(prompt, given))
    return { description: prompt.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
  })
}

function readArguments(prompt: McpPrompt, given: Readonly<Record<string, string>>): Record<string, string> {
  const read = prompt.arguments.map(({ name, required }) => {
    const value = (Object.hasOwn(given, name) ? (given[name] ?? '') : '').replace(/\s+/g, ' ').trim()
    if (required && value === '') throw wrong(`${name}: is needed`)
    if (countCodePoints(value) > longestArgument) throw wrong(`${name}: expected at most ${longestArgument} characters`)
    return [name, value]
  })
  return Object.fromEntries(read)
}

function wrong(what: string): Error {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, what)
}
