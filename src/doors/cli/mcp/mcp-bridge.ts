/** The parts of a JSON-RPC message that decide how it travels. */
interface Message {
  id?: string | number
  method?: string
  params?: { name?: unknown; uri?: unknown; requestId?: unknown; _meta?: Record<string, unknown> }
}

const versionKey = 'io.modelcontextprotocol/protocolVersion'
const parseError = -32_700
const internalError = -32_603

/**
 * Hands MCP messages of a program that speaks over standard input and output on to a server that speaks over HTTP, and
 * its answers back: several at once, each as soon as it is there.
 */
export class McpBridge {
  readonly #address: string
  readonly #key: string | null
  readonly #write: (line: string) => void
  readonly #running = new Map<Promise<void>, { id: unknown; abort: AbortController }>()
  /** What the older revision agreed on at its beginning. */
  #version: string | null = null

  constructor(address: string, key: string | null, write: (line: string) => void) {
    this.#address = address
    this.#key = key
    this.#write = write
  }

  take(line: string): void {
    let message: Message
    try {
      message = Object(JSON.parse(line))
    } catch {
      this.#fail(null, parseError, 'This line is no JSON.')
      return
    }
    if (message.method === 'notifications/cancelled') this.#cancel(message.params?.requestId)
    const abort = new AbortController()
    const run = this.#handOn(message, line, abort.signal)
      .catch((error: unknown) => {
        if (abort.signal.aborted || message.id === undefined) return
        this.#fail(message.id, internalError, `The chatbot cannot be reached: ${reasonOf(error)}.`)
      })
      .finally(() => this.#running.delete(run))
    this.#running.set(run, { id: message.id, abort })
  }

  /** Resolves when all that was taken is answered. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.keys())
  }

  #cancel(id: unknown): void {
    for (const running of this.#running.values()) if (running.id === id && id !== undefined) running.abort.abort()
  }

  async #handOn(message: Message, body: string, signal: AbortSignal): Promise<void> {
    const headers = this.#headersOf(message)
    const response = await fetch(this.#address, { method: 'POST', headers, body, signal })
    const text = await response.text()
    for (const answer of answersOf(text, response.headers.get('content-type') ?? '')) {
      const version = Object(Object(answer).result).protocolVersion
      if (message.method === 'initialize' && typeof version === 'string') this.#version = version
      // What fails before the message is read is told without its id.
      const told =
        Object(answer).id == null && message.id !== undefined ? { ...Object(answer), id: message.id } : answer
      if (message.id !== undefined) this.#write(JSON.stringify(told))
    }
  }

  /** The newer revision says in headers, too, what the message says. */
  #headersOf({ method, params }: Message): Record<string, string> {
    const version = params?._meta?.[versionKey] ?? this.#version
    const name = params?.name ?? params?.uri
    return {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(this.#key && { authorization: `Bearer ${this.#key}` }),
      ...(typeof version === 'string' && { 'mcp-protocol-version': version }),
      ...(typeof method === 'string' && { 'mcp-method': method }),
      ...(typeof name === 'string' && { 'mcp-name': name }),
    }
  }

  #fail(id: string | number | null, code: number, message: string): void {
    this.#write(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }))
  }
}

/** The messages of an answer: one as JSON, or several as events. */
function answersOf(text: string, contentType: string): unknown[] {
  if (text.trim() === '') return []
  if (!contentType.startsWith('text/event-stream')) return [JSON.parse(text)]
  const data = text.split(/\r?\n/).flatMap((line) => /^data: ?(.+)$/.exec(line)?.[1] ?? [])
  return data.map((each): unknown => JSON.parse(each))
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message : String(cause)
}
