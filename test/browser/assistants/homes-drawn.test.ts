import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { AssistantStage } from './assistant-stage.ts'

let app: TestApp
let stage: AssistantStage

beforeAll(async () => {
  app = await borrowTestApp()
  stage = await AssistantStage.open(`${app.url}/mcp/${await addDemoChatbot(app)}`)
})
afterAll(async () => {
  await stage?.close()
  await app.close()
})

test('an assistant draws the homes of a search, and a button asks about one of them in the person’s name', async () => {
  const { page, view, heard, complaints, asked, result } = await stage.show('search_listings', {
    q: 'homes in Seattle',
  })
  const cards = view.locator('.home')
  await expect.poll(() => cards.count()).toBe(5)
  const [home] = Object(result.structuredContent).listings
  await expect.poll(() => cards.first().innerText()).toContain(home.Address)
  const picture = cards.first().locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await cards.first().getByRole('button', { name: 'Ask: ' }).click()
  await expect.poll(async () => (await heard()).said).toEqual([`About ${home.Address} (ID ${home.id})`])
  expect((await heard()).heights.at(-1)).toBeLessThan(600)
  // All that the page asks for is pictures of the listings.
  expect(asked.filter((address) => !/^http:\/\/(assistant|shown)\.example\//.test(address))).toSatisfy(
    (others: string[]) =>
      others.length > 0 && others.every((address) => address.startsWith(`${app.url}/demo/pictures/`)),
  )
  expect(complaints).toEqual([])
  await page.context().close()
})
