import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleStage, openConsoleStage } from './open-console.ts'

// The console as a program of a device: the worker that shows notices while no page is open, and the page without a network.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage.close())

test('a browser may install it: the manifest and its pictures are there, and the worker is at work', async () => {
  const page = await stage.open('/inbox')
  const manifestAddress = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await fetch(new URL(manifestAddress ?? '', stage.url))).json()
  expect(manifest).toMatchObject({ name: 'Porchlight', display: 'standalone', start_url: '/console/inbox' })
  for (const { src, sizes } of manifest.icons) {
    const picture = await page.evaluate(async (address: string) => {
      const image = await createImageBitmap(await (await fetch(address)).blob())
      return `${image.width}x${image.height}`
    }, src)
    expect(picture).toBe(sizes)
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().close()
})

test('a notice is shown as it was told, and leads to its conversation', async () => {
  const page = await stage.open('/tours')
  const context = page.context()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('the console has no worker')
  // This browser has nowhere to show notices, and nobody who clicks: what is asked of it is noted instead.
  await worker.evaluate(() => {
    const noted: unknown[] = []
    Object.assign(self, { noted })
    const { registration, WindowClient } = self as unknown as {
      registration: ServiceWorkerRegistration
      WindowClient: { prototype: object }
    }
    registration.showNotification = async (title, options) => void noted.push({ title, ...options })
    Object.assign(WindowClient.prototype, {
      async focus() {
        return this
      },
    })
  })
  const session = await context.newCDPSession(page)
  const registrationId = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const told = { title: 'A visitor waits for a person', body: 'Lakeside Homes', tag: 'waiting-7', path: 'inbox/7' }
  for (const data of [JSON.stringify({ title: 'without a path' }), JSON.stringify(told)]) {
    const message = { origin: stage.url, registrationId: await registrationId, data }
    await session.send('ServiceWorker.deliverPushMessage', message)
  }
  const noted = () => worker.evaluate(() => (self as unknown as { noted: object[] }).noted)
  await expect.poll(noted).toEqual([
    {
      title: told.title,
      body: told.body,
      tag: told.tag,
      data: { path: told.path },
      icon: 'icons/icon-192.png',
    },
  ])
  const click = (path: string) =>
    worker.evaluate((target) => {
      const event = new (self as unknown as { ExtendableEvent: typeof Event }).ExtendableEvent('notificationclick')
      self.dispatchEvent(Object.assign(event, { notification: { close() {}, data: { path: target } } }))
    }, path)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  await click('inbox/7')
  await page.waitForURL('**/console/inbox/7')
  expect(await page.evaluate(() => 'isTheSame' in window), 'without loading the page again').toBe(true)
  await click('https://elsewhere.example/')
  await page.waitForURL(`${stage.url}/console/**`)
  expect(page.url()).not.toContain('elsewhere')
  await context.close()
})

test('without a network the console says so, instead of the browser’s own page', async () => {
  const page = await stage.open('/inbox')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { name: 'Offline' }).waitFor()
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Inbox' }).waitFor()
  await page.context().close()
})

test('a browser whose push service does not answer is told so, and one that was forbidden how to allow it', async () => {
  const page = await stage.open('/inbox')
  await page.getByRole('button', { name: /Ana Ruiz/ }).click()
  await page.getByRole('menuitem', { name: 'Notify me on this device' }).click()
  await page.getByText('does not let Porchlight notify you').waitFor()
  await page.context().grantPermissions(['notifications'], { origin: stage.url })
  await page.reload()
  await page.getByRole('button', { name: /Ana Ruiz/ }).click()
  await page.getByRole('menuitem', { name: 'Notify me on this device' }).click()
  await page.getByText('The push service of this browser does not answer').waitFor()
  await page.context().close()
})
