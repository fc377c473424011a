import { join } from 'node:path'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { McpUiHostContext, McpUiResourceMeta } from '@modelcontextprotocol/ext-apps/app-bridge'
import { getToolUiResourceUri } from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { build } from 'vite'
import { openBrowser } from '../open-browser.ts'

/** The assistant's page and, of another origin, that of what it shows. */
const [hostUrl, viewUrl] = ['http://assistant.example/', 'http://shown.example/view']

export interface Heard {
  said: string[]
  opened: string[]
  heights: number[]
}

export interface ShownView {
  page: Page
  /** What the assistant shows. */
  view: Frame
  result: CallToolResult
  /** What the view had the assistant do. */
  heard(): Promise<Heard>
  changeContext(context: McpUiHostContext): Promise<void>
  /** Addresses that the page asked for, and those that its policy forbade. */
  asked: string[]
  complaints: string[]
}

export interface ShowOptions extends BrowserContextOptions {
  context?: McpUiHostContext
  /** Whether the assistant takes messages in the person's name. */
  takesMessages?: boolean
  refuses?: boolean
}

/** An assistant with the official bridge in a real browser, which shows what a server's tools tell. */
export class AssistantStage {
  readonly #browser: Browser
  readonly #script: string
  readonly client: Client

  constructor(browser: Browser, script: string, client: Client) {
    this.#browser = browser
    this.#script = script
    this.client = client
  }

  static async open(address: string): Promise<AssistantStage> {
    const client = new Client(
      { name: 'test-assistant', version: '1' },
      {
        versionNegotiation: { mode: { pin: '2026-07-28' } },
        capabilities: { extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } } },
      },
    )
    await client.connect(new StreamableHTTPClientTransport(new URL(address)))
    return new AssistantStage(await openBrowser(), await bundleHost(), client)
  }

  async close(): Promise<void> {
    await this.#browser.close()
    await this.client.close()
  }

  /** Calls a tool as an assistant does, and shows its result in the view that the tool names. */
  async show(tool: string, input: Record<string, unknown>, options: ShowOptions = {}): Promise<ShownView> {
    const { tools } = await this.client.listTools()
    const uri = getToolUiResourceUri(tools.find(({ name }) => name === tool) ?? {})
    if (uri === undefined) throw new Error(`${tool} names no view`)
    const [result, { contents }] = await Promise.all([
      this.client.callTool({ name: tool, arguments: input }),
      this.client.readResource({ uri }),
    ])
    const [content] = contents
    const html = String(Reflect.get(Object(content), 'text'))
    return this.#draw(html, content?._meta?.ui as McpUiResourceMeta, input, result as CallToolResult, options)
  }

  async #draw(
    html: string,
    { csp }: McpUiResourceMeta,
    input: Record<string, unknown>,
    result: CallToolResult,
    { context = {}, takesMessages = true, refuses = false, ...window }: ShowOptions,
  ): Promise<ShownView> {
    const within = await this.#browser.newContext({ reducedMotion: 'reduce', ...window })
    await within.addInitScript(`window.attack = () => console.error('a script of a listing ran')`)
    const page = await within.newPage()
    const asked: string[] = []
    const complaints: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !message.text().includes('Blocked autofocusing') &&
        complaints.push(message.text()),
    )
    page.on('pageerror', (error) => complaints.push(String(error)))
    // Pictures of this machine, which a page of the network may not ask for.
    await page.route(/^http:\/\/(127\.0\.0\.1|localhost)/, async (route) =>
      route.fulfill({ response: await route.fetch() }),
    )
    await page.route(hostUrl, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="en"><title>Assistant</title><style>body{margin:0}iframe{display:block;width:100%;border:0}</style><body></body></html>`,
      }),
    )
    await page.route(viewUrl, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': policyOf(csp?.resourceDomains ?? []) },
        body: html,
      }),
    )
    await page.goto(hostUrl)
    await page.evaluate(this.#script)
    const capabilities = { openLinks: {}, ...(takesMessages && { message: { text: {} } }) }
    const showing = JSON.stringify({ page: viewUrl, context, capabilities, input, result })
    await page.evaluate(`heard.refuses = ${refuses}; showView(${showing})`)
    const view = page.frames().find((frame) => frame.url() === viewUrl)
    if (!view) throw new Error('the view is not there')
    return {
      page,
      view,
      result,
      asked,
      complaints,
      heard: () => page.evaluate<Heard>('heard'),
      changeContext: (changed) => page.evaluate(`changeContext(${JSON.stringify(changed)})`),
    }
  }
}

/** The policy that the specification has hosts make of what a view declares. */
function policyOf(origins: readonly string[]): string {
  const resources = origins.join(' ')
  return [
    `default-src 'none'`,
    `script-src 'self' 'unsafe-inline' ${resources}`,
    `style-src 'self' 'unsafe-inline' ${resources}`,
    `img-src 'self' data: ${resources}`,
    `media-src 'self' data: ${resources}`,
    `font-src 'self' ${resources}`,
    `connect-src 'none'`,
    `frame-src 'none'`,
    `object-src 'none'`,
    `base-uri 'self'`,
  ].join('; ')
}

async function bundleHost(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: {
        entry: join(import.meta.dirname, 'host-script.ts'),
        formats: ['iife'],
        name: 'host',
        fileName: () => 'host.js',
      },
    },
  })
  const pieces = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return pieces.map((piece) => (piece.type === 'chunk' ? piece.code : '')).join('')
}
