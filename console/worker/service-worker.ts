// What the browser runs for the console while no page of it is open: shows what it is told, and says when there is no way
// to the server. It keeps no pages and no data. A script of its own, without imports, at an address that never changes.
{
  interface Extended extends Event {
    waitUntil(work: Promise<unknown>): void
  }
  interface Told extends Extended {
    data: { json(): unknown } | null
  }
  interface Clicked extends Extended {
    notification: Notification
  }
  interface Fetched extends Extended {
    request: Request
    respondWith(answer: Promise<Response>): void
  }
  interface OpenPage {
    url: string
    focus(): Promise<OpenPage>
    postMessage(told: { open: string }): void
  }
  /** As src/notify/push/send-pushes.ts writes it. */
  interface Notice {
    title: string
    body: string
    tag: string
    path: string
  }
  const worker = self as unknown as {
    addEventListener(type: string, listener: (event: never) => void): void
    skipWaiting(): Promise<void>
    registration: ServiceWorkerRegistration
    clients: {
      claim(): Promise<void>
      matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<OpenPage[]>
      openWindow(url: string): Promise<unknown>
    }
  }

  const isNotice = (told: unknown): told is Notice =>
    typeof told === 'object' &&
    told !== null &&
    (['title', 'body', 'tag', 'path'] as const).every((name) => typeof (told as Notice)[name] === 'string')

  const show = async (event: Told): Promise<void> => {
    const told: unknown = event.data?.json()
    if (!isNotice(told)) return
    const { title, body, tag, path } = told
    await worker.registration.showNotification(title, { body, tag, data: { path }, icon: 'icons/icon-192.png' })
  }

  /** Opens the conversation in a page of the console that is open, or in a new one; nothing outside of the console. */
  const open = async ({ notification }: Clicked): Promise<void> => {
    notification.close()
    const scope = worker.registration.scope
    const target = new URL(String(notification.data?.path ?? ''), scope)
    const url = target.href.startsWith(scope) ? target.href : scope
    const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const page = pages.find((each) => each.url.startsWith(scope))
    if (!page) {
      await worker.clients.openWindow(url)
      return
    }
    // It goes there by itself, so that what is being written in it is not lost.
    const focused = await page.focus()
    focused.postMessage({ open: url })
  }

  const isSpanish = navigator.language.toLowerCase().startsWith('es')
  const words = isSpanish
    ? { title: 'Sin conexión', text: 'No hay conexión con el servidor. Nada se ha perdido.', again: 'Probar de nuevo' }
    : { title: 'Offline', text: 'There is no connection to the server. Nothing is lost.', again: 'Try again' }

  const offlinePage = (): Response =>
    new Response(
      `<!doctype html><html lang="${isSpanish ? 'es' : 'en'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Porchlight</title><style>body{font:16px system-ui;display:grid;place-content:center;justify-items:center;min-height:100dvh;margin:0;text-align:center}a{padding:.5rem 1rem;border:1px solid;border-radius:.5rem;color:inherit;text-decoration:none}</style><h1>${words.title}</h1><p>${words.text}</p><a href="">${words.again}</a></html>`,
      { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
    )

  worker.addEventListener('install', (event: Extended) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event: Extended) => event.waitUntil(worker.clients.claim()))
  worker.addEventListener('push', (event: Told) => event.waitUntil(show(event)))
  worker.addEventListener('notificationclick', (event: Clicked) => event.waitUntil(open(event)))
  worker.addEventListener('fetch', (event: Fetched) => {
    if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offlinePage))
  })
}
