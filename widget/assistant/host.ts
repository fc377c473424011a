// The dialect of MCP Apps (2026-01-26) between a view and the assistant around it: JSON-RPC by postMessage. Its own SDK
// would weigh ten times what it does here.

type Fields = Readonly<Record<string, unknown>>

/** What the assistant around the view says of itself; it may change while the view is shown. */
export interface HostContext {
  theme?: 'light' | 'dark'
  /** BCP 47 tag. */
  locale?: string
  /** Font of the assistant; "" where it names none. */
  font: string
}

export interface HostEvents {
  onContext(context: HostContext): void
  /** The result of the tool that the view stands for: its structured content, and what is for the view alone. */
  onResult(content: Fields, meta: Fields): void
  /** No result is to come. */
  onCancelled(): void
}

const protocolVersion = '2026-01-26'
const methodNotFound = -32_601

/** The assistant that shows this page. */
export class Host {
  readonly #events: HostEvents
  readonly #open = new Map<number, { resolve(result: Fields): void; reject(error: Error): void }>()
  #lastId = 0
  #context: Fields = {}
  /** Whether it takes messages in the person's name. */
  takesMessages = false

  constructor(events: HostEvents) {
    this.#events = events
  }

  /** Tells the assistant that the page is there, and hears what it shall look like. Throws where the assistant refuses. */
  async connect(name: string, version: string): Promise<void> {
    addEventListener('message', ({ source, data }) => {
      if (source === parent) this.#hear(Object(data))
    })
    const { hostCapabilities, hostContext } = await this.#ask('ui/initialize', {
      appInfo: { name, version },
      appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
      protocolVersion,
    })
    this.takesMessages = Object.hasOwn(Object(hostCapabilities), 'message')
    this.#takeContext(Object(hostContext))
    this.#tell('ui/notifications/initialized', {})
  }

  /** Says something in the person's name; the assistant may ask that person first. Throws where it does not. */
  async say(text: string): Promise<void> {
    refuseErrors(await this.#ask('ui/message', { role: 'user', content: [{ type: 'text', text }] }))
  }

  /** Opens a page beside the assistant. Throws where it does not. */
  async open(url: string): Promise<void> {
    refuseErrors(await this.#ask('ui/open-link', { url }))
  }

  /** Tells how high the page would like to be, in CSS pixels. */
  resize(height: number): void {
    this.#tell('ui/notifications/size-changed', { height })
  }

  #ask(method: string, params: Fields): Promise<Fields> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve, reject })
      this.#post({ id, method, params })
    })
  }

  #tell(method: string, params: Fields): void {
    this.#post({ method, params })
  }

  #post(message: Fields): void {
    // The assistant's origin is not known to what it shows; what is sent holds nothing that it has not given.
    parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  }

  #hear({ id, method, params, result, error }: Fields): void {
    if (typeof method === 'string') {
      if (id === undefined) this.#note(method, Object(params))
      else this.#answer(id, method)
      return
    }
    const open = this.#open.get(Number(id))
    if (!open) return
    this.#open.delete(Number(id))
    if (error === undefined) open.resolve(Object(result))
    else open.reject(new Error(String(Object(error).message)))
  }

  #note(method: string, params: Fields): void {
    if (method === 'ui/notifications/tool-result')
      this.#events.onResult(Object(params.structuredContent), Object(params._meta))
    else if (method === 'ui/notifications/tool-cancelled') this.#events.onCancelled()
    else if (method === 'ui/notifications/host-context-changed') this.#takeContext(params)
  }

  /** Of what an assistant may ask, the page has nothing to say but that it is there and keeps nothing. */
  #answer(id: unknown, method: string): void {
    const isKnown = method === 'ping' || method === 'ui/resource-teardown'
    const error = { code: methodNotFound, message: 'Method not found' }
    this.#post(isKnown ? { id, result: {} } : { id, error })
  }

  #takeContext(change: Fields): void {
    this.#context = { ...this.#context, ...change }
    const { theme, locale, styles } = this.#context
    const font = Object(Object(styles).variables)['--font-sans']
    this.#events.onContext({
      ...((theme === 'light' || theme === 'dark') && { theme }),
      ...(typeof locale === 'string' && { locale }),
      font: typeof font === 'string' ? font : '',
    })
  }
}

function refuseErrors({ isError }: Fields): void {
  if (isError === true) throw new Error('the assistant refused')
}
