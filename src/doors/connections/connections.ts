/** How a program reaches a chatbot in a tongue of its own. */
export interface Connection {
  name: string
  /** Its heading in docs/connect.md, below which its programs stand. */
  title: string
  path: string
  /** Whether a secret key must come along; else one may. */
  needsKey: boolean
}

/** THE TABLE of what programs connect by: docs/connect.md begins with it, and the console's page "Connect" shows it. */
export const connections = [
  { name: 'openai-chat', title: 'OpenAI Chat Completions', path: '/openai/v1', needsKey: true },
  { name: 'openai-responses', title: 'OpenAI Responses', path: '/openai/v1', needsKey: true },
  { name: 'ai-sdk', title: 'AI SDK', path: '/ai/chat/{serialNumber}', needsKey: false },
  { name: 'mcp', title: 'MCP', path: '/mcp/{serialNumber}', needsKey: false },
  { name: 'a2a', title: 'A2A', path: '/a2a/{serialNumber}', needsKey: false },
  { name: 'ag-ui', title: 'AG-UI', path: '/ag-ui/{serialNumber}', needsKey: false },
] as const satisfies readonly Connection[]

export type ConnectionName = (typeof connections)[number]['name']

export const connectionNames: readonly ConnectionName[] = connections.map(({ name }) => name)

/** Where programs reach a chatbot by it. */
export function urlOfConnection(publicUrl: string, path: string, serialNumber: string): string {
  return publicUrl + path.replace('{serialNumber}', serialNumber)
}
