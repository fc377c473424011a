import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ana, ben, type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

// The firm's logo: chosen by an owner, seen by the whole team at the head of the console, and removed again.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

test('a picture becomes the logo at the head of the console; what is none is told', async () => {
  const page = await stage.open('/setup/firm', ana)
  const complaints = watchComplaints(page)
  const choose = page.locator('input[type=file]')
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await page.getByText(/This picture can’t be used/).waitFor()
  const picture = { create: { width: 900, height: 240, channels: 3, background: '#0b4f6c' } } as const
  const buffer = await sharp(picture).png().toBuffer()
  await choose.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await page.getByAltText('Your logo').waitFor()
  const head = page.locator('nav img[src*="/firm-logos/"]')
  await head.waitFor()
  expect(await head.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480)
  const colleague = await stage.open('/inbox', ben)
  await colleague.locator('nav img[src*="/firm-logos/"]').waitFor()
  await page.getByRole('button', { name: 'Remove: Logo' }).click()
  await page.getByText('Logo removed').waitFor()
  await head.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
