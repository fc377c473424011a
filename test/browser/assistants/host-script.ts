import { AppBridge, type McpUiHostCapabilities, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'

// The assistant of the tests, in its own page: the official bridge, and a frame for what it shows.

interface Showing {
  /** Where the frame's page is. */
  page: string
  context: Parameters<AppBridge['setHostContext']>[0]
  capabilities: McpUiHostCapabilities
  input: Record<string, unknown>
  result: Parameters<AppBridge['sendToolResult']>[0]
}

interface HostWindow {
  showView(showing: Showing): Promise<void>
  changeContext(context: Showing['context']): void
  heard: { said: string[]; opened: string[]; heights: number[]; refuses: boolean }
}

const own = window as unknown as Window & HostWindow
own.heard = { said: [], opened: [], heights: [], refuses: false }
let bridge: AppBridge | null = null

own.showView = async ({ page, context, capabilities, input, result }) => {
  const frame = document.createElement('iframe')
  frame.title = 'Homes'
  frame.setAttribute('sandbox', 'allow-scripts')
  document.body.replaceChildren(frame)
  const within = frame.contentWindow
  if (within === null) throw new Error('the frame has no window')
  const made = new AppBridge(null, { name: 'Test assistant', version: '1' }, capabilities, { hostContext: context })
  bridge = made
  made.onsizechange = ({ height }) => {
    if (height === undefined) return
    own.heard.heights.push(height)
    frame.style.height = `${height}px`
  }
  made.onmessage = async ({ content }) => {
    own.heard.said.push(content.map((block) => (block.type === 'text' ? block.text : '')).join('\n'))
    return own.heard.refuses ? { isError: true } : {}
  }
  made.onopenlink = async ({ url }) => {
    own.heard.opened.push(url)
    return {}
  }
  const ready = new Promise<void>((resolve) => {
    made.oninitialized = () => resolve()
  })
  await made.connect(new PostMessageTransport(within, within))
  frame.src = page
  await ready
  await made.sendToolInput({ arguments: input })
  await made.sendToolResult(result)
}

own.changeContext = (context) => bridge?.setHostContext(context)
