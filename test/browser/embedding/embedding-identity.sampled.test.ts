import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { bubbleButton, chatFrame, firmPage, type Stage, startStage, type Visit } from './embedding-stage.ts'

let stage: Stage
let chatbot: string
let secret: string

beforeAll(async () => {
  stage = await startStage()
  chatbot = await stage.app.addChatbot({ Name: 'Harbour Homes' })
  const made = await stage.app.post(`/v1/chatbots/${chatbot}/identity-secret`, {})
  secret = JSON.parse(made.text).secret
})
afterAll(() => stage?.close())

function sign(sub: string, key = secret): string {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${encode({ alg: 'HS256' })}.${encode({ sub, exp: Math.floor(Date.now() / 1000) + 600 })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

const page = (identity?: string): string =>
  firmPage(
    `<script src="${stage.app.url}/embed.min.js" data-chatbot="${chatbot}"${identity === undefined ? '' : ` data-identity="${identity}"`} defer></script>`,
  )

async function openChat({ page }: Visit): Promise<Awaited<ReturnType<typeof chatFrame>>> {
  await bubbleButton(page).click()
  const frame = await chatFrame(page)
  await frame.getByRole('textbox').waitFor()
  return frame
}

async function say(frame: Awaited<ReturnType<typeof chatFrame>>, text: string): Promise<void> {
  await frame.getByRole('textbox').fill(text)
  await frame.getByRole('textbox').press('Enter')
  // Until it is answered: only then is all of it kept.
  await frame.locator('.message.visitor ~ .message.chatbot:not(:has(.typing))').first().waitFor()
}

const identify = (page: Page, token: string | null): Promise<void> =>
  page.evaluate((told) => {
    // Declared by the loader, which these tests are not compiled with.
    const { porchlight } = window as unknown as { porchlight: { identify(token: string | null): void } }
    porchlight.identify(told)
  }, token)

quickTest('a signed-in visitor goes on at another device; signed out, nothing is shown to the next one', async () => {
  const phone = await stage.open(page(sign('ana')))
  await say(await openChat(phone), 'Homes by the water')
  await phone.close()

  const laptop = await stage.open(page(sign('ana')))
  const frame = await openChat(laptop)
  await frame.getByText('Homes by the water', { exact: true }).waitFor()

  // Also what was left for a new conversation.
  await frame.getByRole('button', { name: 'New conversation' }).click()
  await frame.getByText('Homes by the water', { exact: true }).waitFor({ state: 'detached' })
  await say(frame, 'Something else')
  await frame.getByRole('button', { name: 'Earlier conversations' }).waitFor()

  await identify(laptop.page, null)
  await frame.getByText('Something else', { exact: true }).waitFor({ state: 'detached' })
  await frame.getByRole('button', { name: 'Earlier conversations' }).waitFor({ state: 'detached' })
  expect(await frame.evaluate(() => ({ ...localStorage })), 'nor its keys').toEqual({})
  await laptop.page.reload()
  const after = await openChat(laptop)
  // The page says again whose it is.
  await after.getByText('Something else', { exact: true }).waitFor()

  // Another user of the same computer.
  await identify(laptop.page, sign('ben'))
  await after.getByText('Something else', { exact: true }).waitFor({ state: 'detached' })
  expect(await after.getByRole('button', { name: 'Earlier conversations' }).count()).toBe(0)
  await expect.poll(() => after.evaluate(() => Object.values(localStorage))).toContain('ben')
  await laptop.close()
})

deepTest('signing in on the page, while the chat is open, brings the conversation', async () => {
  const before = await stage.open(page(sign('cleo')))
  await say(await openChat(before), 'By the sea')
  await before.close()
  const visit = await stage.open(page())
  const frame = await openChat(visit)
  await identify(visit.page, sign('cleo'))
  await frame.getByText('By the sea', { exact: true }).waitFor()
  await visit.close()
})

quickTest(
  'what is not signed by the firm is not believed: the chat is empty, and says why in the console',
  async () => {
    const visit = await stage.open(page(sign('ana', 'pl_id_made-up')))
    const frame = await openChat(visit)
    await say(frame, 'Let me see')
    await expect.poll(() => visit.said.join()).toContain('not identified (wrong-signature)')
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
    await identify(visit.page, `${encode({ alg: 'none' })}.${encode({ sub: 'ana', exp: 9_999_999_999 })}.`)
    await expect.poll(() => visit.said.join()).toContain('not identified (malformed)')
    expect(await frame.getByText('Something else', { exact: true }).count()).toBe(0)
    expect(await frame.getByText('Let me see', { exact: true }).count()).toBe(1)
    await visit.close()
  },
)
