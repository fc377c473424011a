import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import { ownPrefix } from '../../embed/protocol.ts'
import type { ChatModel } from './chat-model.ts'
import { parseObject } from './stream/parse-object.ts'

/**
 * Opens a chat that stands beside its settings in the console, and shows it as they would make it: the console tells the
 * config, which holds over that of the server. Only the page around is believed, and the server lets no page frame this but
 * our own. It keeps nothing, so that what was tried before does not hide the greeting.
 */
export function openPreview(model: ChatModel): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new Error('a preview keeps nothing')
      },
    })
  const { held } = model.actions.inner()
  let told: Partial<WidgetConfig> | null = null
  let shown: WidgetConfig | null = null
  const show = (): void => {
    const { config } = held.now
    if (!config || !told || config === shown) return
    const { SessionID, SessionKey } = config
    shown = { ...config, ...told, SessionID, SessionKey }
    held.set({ config: shown })
  }
  model.subscribe(show)
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== window.parent || origin !== location.origin || typeof data !== 'string') return
    const message = data.startsWith(ownPrefix) ? parseObject(data.slice(ownPrefix.length)) : null
    if (message?.type !== 'preview' || typeof message.config !== 'object') return
    told = message.config as Partial<WidgetConfig>
    shown = null
    show()
  })
  window.parent.postMessage(`${ownPrefix}${JSON.stringify({ type: 'preview-ready' })}`, location.origin)
  void model.open()
}
