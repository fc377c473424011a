import type { Browser, BrowserContext, Page, Request } from 'playwright-core'

/** A browser in which nothing holds an attack back but the chat itself, and everything that an attack does is seen. */
export interface AttackWatch {
  context: BrowserContext
  /** Looks at all that a page shows now, and answers every offence since the last look. */
  findOffences(page: Page): Promise<string[]>
  close(): Promise<void>
}

/** Hosts of pictures that listings may show. */
export const pictureHost = 'pictures.example'

/** Scripts run and dialogs open even where the page's Content-Security-Policy would forbid it. */
const hooks = `
window.offences = []
window.attack = () => window.offences.push('a script ran')
for (const name of ['alert', 'confirm', 'prompt', 'print', 'open']) window[name] = () => window.offences.push(name + ' was called')
document.addEventListener('securitypolicyviolation', (event) => window.offences.push('refused: ' + event.blockedURI))
`

const ownPaths =
  /^\/(share\/[0-9a-f]{32}|chatbot-iframe\/[0-9a-f]{32}|widget\/assets\/[\w.-]+|embed\.(min|iframe|window)\.js|embed-config\/[0-9a-f]{32}\.js|chat\/\w+\/\w+|v1\/(visitor|map)\/.*|uploads?\/.*|files\/.*|health\/live|favicon\.ico)$/

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** `mayLoad` allows further addresses besides those of the chat itself: web addresses that a listing names as pictures. */
export async function watchAttacks(
  browser: Browser,
  origins: readonly string[],
  mayLoad: ReadonlySet<string> = new Set(),
): Promise<AttackWatch> {
  const offences: string[] = []
  const context = await browser.newContext({ bypassCSP: true, acceptDownloads: false })
  await context.addInitScript(hooks)
  const isOwn = (address: URL): boolean =>
    origins.includes(address.origin) && (ownPaths.test(address.pathname) || address.pathname.startsWith('/host'))
  const isPicture = (request: Request, address: URL): boolean =>
    request.resourceType() === 'image' && (address.hostname === pictureHost || mayLoad.has(address.href))
  await context.route('**', async (route) => {
    const request = route.request()
    const address = new URL(request.url())
    if (isOwn(address) || address.protocol === 'blob:') return route.continue()
    if (isPicture(request, address)) return route.fulfill({ body: pixel, contentType: 'image/png' })
    offences.push(`${request.resourceType()} request for ${address}`)
    return route.abort()
  })
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      offences.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('popup', (popup) => offences.push(`popup: ${popup.url()}`))
    page.on('download', (download) => offences.push(`download: ${download.url()}`))
    page.on('framenavigated', (frame) => {
      const address = frame.url()
      if (!(URL.canParse(address) && (isOwn(new URL(address)) || address === 'about:blank')))
        offences.push(`went to ${address}`)
    })
  })
  return {
    context,
    findOffences: async (page) => {
      const found: string[] = []
      for (const frame of page.frames()) found.push(...(await frame.evaluate<string[]>(`(${inspect})()`)))
      return [...offences.splice(0), ...found]
    },
    close: () => context.close(),
  }
}

/** Runs in the page: what of its markup no text may make. */
const inspect = `() => {
  const offences = window.offences.splice(0)
  const known = new Set(('html head meta title link script body noscript div main header footer section aside nav article ' +
    'h1 h2 h3 h4 p ul ol li dl dt dd a button form label fieldset legend input textarea select option output span bdi i b small strong em ' +
    'del code pre blockquote table caption thead tbody tr th td hr br img svg g path circle rect line polyline polygon text canvas audio ' +
    'iframe style dialog figure figcaption progress meter details summary').split(' '))
  const inMessages = new Set(('ul ol li p span bdi i small strong em del code pre blockquote table caption thead tbody tr th td hr br a ' +
    'button div article section h3 h4 img svg g path circle rect line polyline audio dl dt dd label input details summary').split(' '))
  const attributes = /^(on|srcdoc$|formaction$|action$|xlink:|ping$|background$|srcset$|data$|poster$|is$|http-equiv$)/
  const look = (root) => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.localName
      const where = '<' + tag + '> ' + element.outerHTML.slice(0, 200)
      if (!known.has(tag)) offences.push('element ' + where)
      if (element.closest('.messages') && element.localName !== 'ul' && !inMessages.has(tag)) offences.push('in a message ' + where)
      if (tag === 'script' && !/^http:\\/\\/[^/]+\\/(widget\\/assets|embed)/.test(element.src) && !element.hasAttribute('data-host')) offences.push('script ' + where)
      if (tag === 'iframe' && !/\\/chatbot-iframe\\/[0-9a-f]{32}/.test(element.src)) offences.push('frame ' + where)
      if (tag === 'style' && root === document && document.querySelector('.chat')) offences.push('style ' + where)
      if (tag === 'link' && !/^(stylesheet|modulepreload|icon|apple-touch-icon|preload|canonical)$/.test(element.rel)) offences.push('link ' + where)
      for (const { name, value } of element.attributes) {
        if (attributes.test(name)) offences.push('attribute ' + name + ' ' + where)
        if (name === 'href' && tag === 'a' && !/^(https?:\\/\\/|mailto:|tel:)/.test(value)) offences.push('target ' + where)
        if (name === 'src' && !/^(https?:|blob:|\\.\\.\\/widget\\/)/.test(value)) offences.push('source ' + where)
        if (name === 'style' && /url\\(|expression|javascript/i.test(value)) offences.push('style of ' + where)
        if (name === 'id' && /attack|attributes|querySelector|innerHTML/.test(value)) offences.push('id ' + where)
      }
      if (tag === 'a' && element.closest('.messages') && !/noopener/.test(element.rel)) offences.push('rel ' + where)
      if (element.shadowRoot) look(element.shadowRoot)
    }
  }
  look(document)
  if (Object.prototype.attack !== undefined) offences.push('a prototype was changed')
  return offences
}`
