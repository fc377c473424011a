import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { deepTest, quickTest } from '../../run/how-much.ts'
import {
  bubbleButton,
  bubbleSnippet,
  chatFrame,
  chatFrames,
  firmPage,
  type Stage,
  startStage,
} from './embedding-stage.ts'

let stage: Stage
let chatbot: string

beforeAll(async () => {
  stage = await startStage()
  chatbot = await stage.app.addChatbot({ Name: 'Harbour Homes' })
})
afterAll(async () => {
  await stage?.close()
})

const loader = () => `<script src="${stage.app.url}/embed.min.js" defer></script>`
const element = (attributes = '') => `<porchlight-chat chatbot="${chatbot}" ${attributes}></porchlight-chat>`
const isExpanded = (page: Page) => bubbleButton(page).getAttribute('aria-expanded')

/** Opens the chat and leaves a mark in it, which is gone when the frame is loaded again. */
async function openAndMark(page: Page): Promise<Frame> {
  await bubbleButton(page).click()
  const frame = await chatFrame(page)
  await frame.evaluate(() => document.body.setAttribute('data-mark', 'kept'))
  return frame
}

async function expectTheSameChat(page: Page): Promise<void> {
  expect(await isExpanded(page)).toBe('true')
  expect(await page.locator('iframe').isVisible()).toBe(true)
  expect(chatFrames(page)).toHaveLength(1)
  expect(await (await chatFrame(page)).locator('body').getAttribute('data-mark')).toBe('kept')
}

describe('an open chat survives a single-page site that', () => {
  quickTest('replaces its body and runs the snippet again', async () => {
    const snippet = bubbleSnippet(chatbot, stage.app.url)
    const visit = await stage.open(firmPage(snippet))
    await openAndMark(visit.page)
    await visit.page.evaluate((address) => {
      history.pushState(null, '', '/other')
      const body = document.createElement('body')
      const script = document.createElement('script')
      script.src = address
      body.append('Another page', script)
      document.body.replaceWith(body)
    }, `${stage.app.url}/embed.min.js`)
    await visit.page.waitForTimeout(1_500)
    await expectTheSameChat(visit.page)
    expect(visit.requests.filter((path) => path.startsWith('/embed-config/'))).toHaveLength(1)
    await visit.close()
  })

  quickTest('takes the element away and brings another one', async () => {
    const visit = await stage.open(firmPage(loader() + element()))
    await openAndMark(visit.page)
    await visit.page.evaluate(async (html) => {
      document.querySelector('porchlight-chat')?.remove()
      await new Promise((resolve) => setTimeout(resolve, 400))
      const main = document.createElement('main')
      main.innerHTML = html
      document.body.replaceChildren(main)
    }, element())
    await visit.page.waitForTimeout(1_500)
    await expectTheSameChat(visit.page)
    await visit.close()
  })

  quickTest('changes its address, which the chat is told', async () => {
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url)))
    const frame = await openAndMark(visit.page)
    await frame.evaluate(() => {
      addEventListener('message', ({ data }) => {
        const text = String(data)
        if (text.includes('"route"')) document.body.dataset.route = JSON.parse(text.slice(11)).page
      })
    })
    await visit.page.evaluate(() => history.pushState(null, '', '/homes/42?secret=1#photos'))
    await expect.poll(() => frame.locator('body').getAttribute('data-route')).toBe(`${stage.site.url}/homes/42`)
    await expectTheSameChat(visit.page)
    await visit.close()
  })

  deepTest('empties the whole document: the chat is put back', async () => {
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url)))
    await bubbleButton(visit.page).click()
    await chatFrame(visit.page)
    await visit.page.evaluate(() => {
      document.documentElement.innerHTML = '<head></head><body>A page of another kind</body>'
    })
    await visit.page.locator('iframe').waitFor()
    expect(await isExpanded(visit.page)).toBe('true')
    await chatFrame(visit.page)
    await visit.close()
  })
})

describe('the element', () => {
  quickTest('makes a bubble, and takes it along when it goes for good', async () => {
    const visit = await stage.open(firmPage(loader() + element()))
    await bubbleButton(visit.page).waitFor()
    expect(visit.requests).toHaveLength(2)
    await visit.page.evaluate(() => document.querySelector('porchlight-chat')?.remove())
    await expect.poll(() => bubbleButton(visit.page).count()).toBe(0)
    await visit.close()
  })

  deepTest('becomes another chatbot’s when its attribute changes', async () => {
    const other = await stage.app.addChatbot({ Name: 'Other' })
    const visit = await stage.open(firmPage(loader() + element()))
    await bubbleButton(visit.page, 'Open the chat: Harbour Homes').waitFor()
    await visit.page.evaluate((id) => document.querySelector('porchlight-chat')?.setAttribute('chatbot', id), other)
    await bubbleButton(visit.page, 'Open the chat: Other').waitFor()
    expect(await bubbleButton(visit.page).count()).toBe(1)
    await visit.close()
  })

  deepTest('fills its box with the chat when it is inline, and is a bubble when it is not any more', async () => {
    const visit = await stage.open(
      firmPage(element('inline') + loader(), '<style>porchlight-chat{width:500px;height:333px}p{display:none}</style>'),
    )
    const frame = await chatFrame(visit.page)
    expect(await visit.page.locator('iframe').boundingBox()).toMatchObject({ width: 500, height: 333 })
    expect(await bubbleButton(visit.page).count()).toBe(0)
    await frame.evaluate(() => parent.postMessage('porchlight:{"type":"session","id":7}', '*'))
    const sessions = () => visit.page.evaluate(() => localStorage.getItem('NEWOAKS_CHATBOTS_IFRAME_SESSION_ID'))
    await expect.poll(sessions).toBe(JSON.stringify({ [chatbot]: 7 }))
    await visit.page.evaluate(() => document.querySelector('porchlight-chat')?.removeAttribute('inline'))
    await bubbleButton(visit.page).waitFor()
    await expect.poll(() => chatFrames(visit.page).length).toBe(0)
    await visit.close()
  })

  deepTest('shows nothing before it names a chatbot, and may be made by a script', async () => {
    const visit = await stage.open(firmPage(loader()))
    await visit.page.waitForFunction(() => window.porchlight !== undefined)
    await visit.page.evaluate((id) => {
      const made = document.createElement('porchlight-chat')
      document.body.append(made)
      setTimeout(() => made.setAttribute('chatbot', id), 100)
    }, chatbot)
    await bubbleButton(visit.page).waitFor()
    await visit.close()
  })
})
