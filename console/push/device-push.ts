import type { Api } from '../api/api-context.ts'

/** Whether this browser can be told of anything while the console is closed, and whether it is. */
export type PushState = 'on' | 'off' | 'denied' | 'impossible'

/** That this device is to be told is remembered here, so that the next sign-in adds it again. */
const storageKey = 'porchlight-console-push'

function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window && isSecureContext
}

/** Registers the worker of the console, which also says when the server is out of reach. Answers null where it cannot. */
export async function openWorker({ baseUrl }: Pick<Api, 'baseUrl'>): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const { pathname } = new URL(`${baseUrl}/console/`)
  return navigator.serviceWorker.register(`${pathname}service-worker.js`, { scope: pathname }).catch(() => null)
}

export async function readPushState({ client }: Pick<Api, 'client'>): Promise<PushState> {
  if (!canPush()) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  const { devices } = await client.listPushDevices()
  return devices.some(({ isHere }) => isHere) ? 'on' : 'off'
}

/**
 * Has this device told of leads, tours and waiting visitors. Asks for permission, so call it for a click. Answers
 * 'denied' where the reader does not want it; fails with the browser’s own words where its push service does not answer.
 */
export async function startPush(api: Pick<Api, 'client' | 'baseUrl'>, language: string): Promise<PushState> {
  if (!canPush()) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const registration = await openWorker(api)
  if (!registration) return 'impossible'
  await navigator.serviceWorker.ready
  await subscribe(api, registration, language)
  localStorage.setItem(storageKey, 'on')
  return 'on'
}

export async function stopPush({ client }: Pick<Api, 'client'>): Promise<PushState> {
  localStorage.removeItem(storageKey)
  const { devices } = await client.listPushDevices()
  for (const { id } of devices.filter(({ isHere }) => isHere)) await client.deletePushDevice({ id })
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return 'off'
}

/** Calls `open` with the address that a notice leads to, once somebody clicked it. Answers how to hear no more. */
export function onNoticeClick(open: (address: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const address = typeof data === 'object' && data !== null && 'open' in data ? data.open : null
    if (typeof address === 'string') open(address)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}

/** Adds this device again where it was wanted and the sign-in is a new one. Asks nobody anything. */
export async function keepPush(api: Pick<Api, 'client' | 'baseUrl'>, language: string): Promise<void> {
  const registration = await openWorker(api)
  const isWanted = localStorage.getItem(storageKey) === 'on'
  if (!registration || !isWanted || !canPush() || Notification.permission !== 'granted') return
  if ((await readPushState(api)) === 'off') await subscribe(api, registration, language)
}

async function subscribe(
  { client }: Pick<Api, 'client'>,
  { pushManager }: ServiceWorkerRegistration,
  language: string,
): Promise<void> {
  const { publicKey } = await client.listPushDevices()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const former = await pushManager.getSubscription()
  // One that was made with another key of the server is refused by the push service.
  const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
    if (!former) throw error
    await former.unsubscribe()
    return pushManager.subscribe(options)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await client.addPushDevice({
    endpoint,
    keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' },
    wants: ['lead', 'waiting', 'tour'],
    language: language === 'es' ? 'es' : 'en',
  })
}
