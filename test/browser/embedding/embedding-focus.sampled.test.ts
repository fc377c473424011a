import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest, sampleOf } from '../../run/how-much.ts'
import {
  bubbleButton,
  bubbleSnippet,
  chatFrame,
  firmPage,
  type Stage,
  startStage,
  type Visit,
} from './embedding-stage.ts'

// Who closes a chat has the focus back on the page, however slow the chat is.

let stage: Stage
let chatbot: string

beforeAll(async () => {
  stage = await startStage()
  chatbot = await stage.app.addChatbot({ Name: 'Harbour Homes' })
})
afterAll(async () => {
  await stage?.close()
})

/** Opens the page; answers of these paths wait until `release` is called. */
async function visitSlowly(...paths: string[]): Promise<Visit & { release(): void }> {
  const visit = await stage.open(firmPage(''))
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const path of paths) {
    await visit.page.route(`${stage.app.url}${path}`, async (route) => {
      await released
      await route.continue()
    })
  }
  await visit.page.evaluate(
    (html) => document.body.append(document.createRange().createContextualFragment(html)),
    bubbleSnippet(chatbot, stage.app.url),
  )
  await bubbleButton(visit.page).waitFor()
  return { ...visit, release }
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const host = document.activeElement
    return host?.shadowRoot?.activeElement?.tagName ?? host?.id ?? ''
  })
const isOpen = async (page: Page): Promise<boolean> =>
  (await bubbleButton(page).getAttribute('aria-expanded')) === 'true'

/** Looks for a while whether the focus stays where it is: the chat is told, draws, and answers meanwhile. */
async function expectSteadyFocus(page: Page, where: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(where)
  for (let looks = 0; looks < 10; looks += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))
    // What was taken is given back at once.
    await expect.poll(() => focused(page)).toBe(where)
    expect(await isOpen(page)).toBe(false)
  }
}

const awaited: [what: string, path: string][] = [
  ['the page of the frame', '/chatbot-iframe/*'],
  ['the script of the window', '/embed.window.js'],
  ['the program of the chat', '/assets/chat-*.js'],
  ['the chat’s first call', '/chat/Chatbot/GetConfig'],
]

describe.each(sampleOf(awaited, 1))('with a slow line, when %s is awaited', (_what, path) => {
  deepTest('closed before it is there, by the button', async () => {
    const visit = await visitSlowly(path)
    const { page } = visit
    // By mouse: a key goes to whatever has the focus by then.
    await bubbleButton(page).click()
    await bubbleButton(page).click()
    visit.release()
    await expectSteadyFocus(page, 'BUTTON')
    await visit.close()
  })

  test('closed by Escape as soon as it was opened', async () => {
    const visit = await visitSlowly(path)
    const { page } = visit
    await bubbleButton(page).focus()
    await bubbleButton(page).press('Enter')
    if (path === '/embed.window.js') visit.release()
    await expect.poll(() => isOpen(page)).toBe(true)
    // A key that finds the focus in a frame without a program yet is lost.
    const pressEscape = async (): Promise<boolean> => {
      await bubbleButton(page).press('Escape')
      return isOpen(page)
    }
    await expect.poll(pressEscape).toBe(false)
    visit.release()
    await expectSteadyFocus(page, 'BUTTON')
    await visit.close()
  })

  test('opened and closed by the page, twice, keeps the focus where the visitor writes', async () => {
    const visit = await visitSlowly(path)
    const { page } = visit
    await page.locator('#search').focus()
    await page.evaluate(() => {
      for (const _ of [1, 2]) {
        window.newoaksActions?.openBubble()
        window.newoaksActions?.closeBubble()
      }
    })
    visit.release()
    await expectSteadyFocus(page, 'search')
    await page.keyboard.type('garden')
    expect(await page.locator('#search').inputValue()).toBe('garden')
    await visit.close()
  })

  deepTest('opens all the same for who waits, and takes the focus', async () => {
    const visit = await visitSlowly(path)
    const { page } = visit
    await bubbleButton(page).focus()
    await bubbleButton(page).press('Enter')
    visit.release()
    const frame = await chatFrame(page)
    await frame.getByRole('textbox').waitFor()
    await expect.poll(() => focused(page)).toBe('IFRAME')
    await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe('composer')
    await visit.close()
  })
})

deepTest('a chat that takes the focus late gives it back to where it was', async () => {
  const visit = await visitSlowly()
  const { page } = visit
  visit.release()
  await bubbleButton(page).click()
  const frame = await chatFrame(page)
  await frame.getByRole('textbox').waitFor()
  for (const place of ['BUTTON', 'search']) {
    await page.evaluate(() => window.newoaksActions?.openBubble())
    await expect.poll(() => focused(page)).toBe('IFRAME')
    await page.evaluate(() => window.newoaksActions?.closeBubble())
    await expect.poll(() => isOpen(page)).toBe(false)
    if (place === 'search') await page.locator('#search').focus()
    // As its own program does when it hears late that it was opened; its process may not know yet that it is closed.
    await page.evaluate(() => {
      const host = document.documentElement.lastElementChild
      const box = host?.shadowRoot?.querySelector<HTMLElement>('.window')
      if (!box) throw new Error('no window')
      box.inert = false
      box.style.visibility = 'visible'
      box.querySelector('iframe')?.focus()
      box.style.visibility = ''
      box.inert = true
    })
    await expect.poll(() => focused(page)).toBe(place)
  }
  await visit.close()
})

quickTest('Escape closes it from wherever the focus is, but not a dialog’s or a menu’s Escape', async () => {
  const visit = await visitSlowly()
  const { page } = visit
  visit.release()
  await bubbleButton(page).focus()
  await page.keyboard.press('Enter')
  const frame = await chatFrame(page)
  await frame.getByRole('textbox').fill('A question that I have not sent yet')
  await frame.getByRole('button', { name: 'Talk to a person' }).click()
  await frame.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await frame.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await isOpen(page)).toBe(true)
  await frame.getByRole('textbox').focus()
  await page.keyboard.press('Escape')
  await expectSteadyFocus(page, 'BUTTON')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('IFRAME')
  expect(await frame.getByRole('textbox').inputValue()).toBe('A question that I have not sent yet')
  await visit.close()
})
