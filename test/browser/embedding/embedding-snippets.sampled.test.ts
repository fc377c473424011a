import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  chatbot = await stage.app.addChatbot({ Name: 'Harbour Homes', WelcomeMessage: 'Hello' })
})
afterAll(async () => {
  await stage?.close()
})

/** What the page is told in answer to the frame's question, seen from inside the frame. */
const askForConfig = () =>
  new Promise<Record<string, unknown>>((resolve) => {
    addEventListener('message', ({ data }) => {
      if (String(data).startsWith('config:')) resolve(JSON.parse(String(data).slice(7)))
    })
    parent.postMessage('init-chatbot-iframe', '*')
  })

describe('the bubble', () => {
  quickTest('of the original’s snippet costs two requests and no layout shift before it is opened', async () => {
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url)))
    await bubbleButton(visit.page).hover()
    // Longer than it takes the greeting to appear.
    await visit.page.getByRole('button', { name: 'Hello' }).waitFor()
    expect(visit.requests).toEqual(['/embed.min.js', `/embed-config/${chatbot}.js`])
    expect(await visit.shift()).toBe(0)
    await bubbleButton(visit.page).click()
    await chatFrame(visit.page)
    expect(visit.requests).toContain(`/chatbot-iframe/${chatbot}`)
    expect(await visit.shift()).toBe(0)
    await visit.close()
  })

  quickTest(
    'runs without a line more than script-src and frame-src under a strict Content-Security-Policy',
    async () => {
      const { url } = stage.app
      const icon = await pictureOf('rgb(200,40,40)')
      const own = await stage.app.addChatbot({ Name: 'Strict', WelcomeMessage: 'Hello', ChatIcon: icon })
      const policies = [
        [
          `script-src ${url} 'nonce-x'`,
          `<script nonce="x">window.chatpilotConfig = { chatbotId: "${own}", domain: "${url}" }</script><script src="${url}/embed.min.js" charset="utf-8" defer></script>`,
        ],
        [
          `script-src 'nonce-x' 'strict-dynamic'`,
          `<script nonce="x" src="${url}/embed.min.js" data-chatbot="${own}" defer></script>`,
        ],
        [`script-src 'nonce-x'`, `<script nonce="x" src="${url}/embed.min.js" data-chatbot="${own}" defer></script>`],
        [
          `script-src 'nonce-x'; require-trusted-types-for 'script'; trusted-types 'none'`,
          `<script nonce="x" src="${url}/embed.min.js" data-chatbot="${own}" defer></script>`,
        ],
      ]
      for (const [policy, snippet] of policies) {
        const visit = await stage.open(firmPage(snippet ?? ''), {
          headers: { 'content-security-policy': `default-src 'none'; ${policy}; frame-src ${url}` },
          hasClock: true,
        })
        await bubbleButton(visit.page).waitFor()
        await visit.page.clock.fastForward(4_000)
        await visit.page.getByRole('button', { name: 'Hello' }).waitFor()
        await visit.page.locator('.b canvas').waitFor()
        await bubbleButton(visit.page).click()
        await chatFrame(visit.page)
        expect(await visit.page.locator('iframe').boundingBox(), policy).toMatchObject({ width: 430, height: 560 })
        expect(await visit.breaches(), policy).toEqual([])
        await visit.close()
      }
    },
  )

  deepTest('takes its chatbot from the script tag, and its address from where the script lies', async () => {
    const html = firmPage(`<script src="${stage.app.url}/embed.min.js?v=2" data-chatbot="${chatbot}" async></script>`)
    const visit = await stage.open(html)
    await bubbleButton(visit.page).waitFor()
    await visit.close()
  })

  deepTest('finds a configuration that comes after the script', async () => {
    const visit = await stage.open(
      firmPage(
        `<script src="${stage.app.url}/embed.min.js"></script><script>window.chatpilotConfig = { chatbotId: " ${chatbot.toUpperCase()} ", domain: "${stage.app.url}/" }</script>`,
      ),
    )
    await bubbleButton(visit.page).click()
    await chatFrame(visit.page)
    expect(visit.requests).toContain(`/chatbot-iframe/${chatbot}`)
    await visit.close()
  })

  deepTest('is there once when the script is', async () => {
    const snippet = bubbleSnippet(chatbot, stage.app.url)
    const visit = await stage.open(firmPage(snippet + snippet))
    await bubbleButton(visit.page).waitFor()
    await visit.page.waitForLoadState('networkidle')
    expect(await bubbleButton(visit.page).count()).toBe(1)
    expect(visit.said).toEqual([])
    await visit.close()
  })

  deepTest('hands the modes of the snippet and the address of the page to the frame', async () => {
    const more = ', chatModeOnly: true, voiceModeOnly: false'
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url, more)), { path: '/homes' })
    await bubbleButton(visit.page).click()
    const frame = await chatFrame(visit.page)
    expect(await frame.evaluate(askForConfig)).toEqual({
      chatbotId: chatbot,
      domain: stage.app.url,
      chatModeOnly: true,
      voiceModeOnly: false,
      place: 'bubble',
      page: `${stage.site.url}/homes`,
      kept: null,
    })
    expect(await frame.locator('body').isVisible()).toBe(true)
    await visit.close()
  })

  deepTest('tells the console why there is none', async () => {
    const visit = await stage.open(firmPage(bubbleSnippet('0'.repeat(32), stage.app.url)))
    await expect
      .poll(() => visit.said.join())
      .toMatch(/Porchlight: no chat on this page: there is no chatbot 0{32} here/)
    expect(await bubbleButton(visit.page).count()).toBe(0)
    await visit.close()
  })
})

describe('the inline chat', () => {
  const inline = (global: string, id: string, attributes = '') => {
    const { url } = stage.app
    return `<script>window.${global} = { chatbotId: "${id}", domain: "${url}" }</script>
<script src="${url}/embed.iframe.js"${attributes}></script>
<iframe id="chatbot-iframe" allow="microphone" src="${url}/chatbot-iframe/${id}" width="500" height="400"></iframe>`
  }

  deepTest.each([
    ['chatpilotIframeConfig', ''],
    ['newoaksIframeConfig', ''],
    ['chatpilotIframeConfig', ' defer'],
  ])('of the original’s snippet with %s%s talks with its page', async (global, attributes) => {
    const visit = await stage.open(firmPage(inline(global, chatbot, attributes)))
    const frame = await chatFrame(visit.page)
    expect(await frame.evaluate(askForConfig)).toMatchObject({ chatbotId: chatbot, place: 'inline', kept: null })
    await frame.evaluate(() => {
      const say = (message: object) => parent.postMessage(`porchlight:${JSON.stringify(message)}`, '*')
      say({ type: 'keep', value: 'mine', forSession: false })
      say({ type: 'session', id: 31302 })
    })
    const sessions = () => visit.page.evaluate(() => localStorage.getItem('NEWOAKS_CHATBOTS_IFRAME_SESSION_ID'))
    await expect.poll(sessions).toBe(JSON.stringify({ [chatbot]: 31302 }))
    expect(await frame.evaluate(askForConfig)).toMatchObject({ kept: 'mine' })
    await visit.close()
  })

  deepTest('covers the page while it asks to, and comes back as it was, with the focus', async () => {
    const visit = await stage.open(firmPage(inline('chatpilotIframeConfig', chatbot)))
    const frame = await chatFrame(visit.page)
    const box = () =>
      visit.page.locator('#chatbot-iframe').evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        return [width, height, document.activeElement === element]
      })
    await visit.page.locator('#chatbot-iframe').focus()
    await frame.evaluate(() => parent.postMessage('iframe-max', '*'))
    await expect.poll(box).toEqual([1280, 800, true])
    await frame.evaluate(() => parent.postMessage('iframe-min', '*'))
    await expect.poll(box).toEqual([504, 404, true])
    await visit.close()
  })

  deepTest('works for frames that come later, and for several', async () => {
    const second = await stage.app.addChatbot({ Name: 'Second' })
    const visit = await stage.open(firmPage(inline('chatpilotIframeConfig', chatbot)))
    await visit.page.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
    }, `${stage.app.url}/chatbot-iframe/${second}`)
    await expect.poll(() => chatFrames(visit.page).length).toBe(2)
    for (const frame of chatFrames(visit.page)) {
      await frame.waitForLoadState()
      expect(frame.url()).toContain(String((await frame.evaluate(askForConfig)).chatbotId))
    }
    await visit.close()
  })

  quickTest('answers no frame of another site', async () => {
    const visit = await stage.open(firmPage(inline('chatpilotIframeConfig', chatbot)))
    stage.site.pages.set(`/chatbot-iframe/${chatbot}`, { html: '<p>not ours</p>' })
    await chatFrame(visit.page)
    const heard = await visit.page.evaluate(async (src) => {
      const frame = document.createElement('iframe')
      frame.src = src
      document.body.append(frame)
      await new Promise((resolve) => frame.addEventListener('load', resolve))
      // A window of the same site has the functions of this one.
      const inner = frame.contentWindow as (Window & typeof globalThis) | null
      if (!inner) return 'no frame'
      const answers: unknown[] = []
      inner.addEventListener('message', ({ data }) => answers.push(data))
      // From the frame itself, as a script in it would.
      inner.eval("parent.postMessage('init-chatbot-iframe', '*')")
      await new Promise((resolve) => setTimeout(resolve, 300))
      return answers
    }, `${stage.site.url}/chatbot-iframe/${chatbot}`)
    expect(heard).toEqual([])
    await visit.close()
  })
})

describe('markup of strangers on the page', () => {
  const nonce = { 'content-security-policy': "script-src 'nonce-n'" }

  quickTest('does not name the server that scripts come from', async () => {
    const { url } = stage.site
    stage.site.pages.set(`/embed-config/${chatbot}.js`, { html: 'no' })
    const visit = await stage.open(
      firmPage(
        `<img name="currentScript" src="${url}/embed.min.js">
        <porchlight-chat chatbot="${chatbot}" domain="${url}"></porchlight-chat>
        <script nonce="n" src="${stage.app.url}/embed.min.js" data-chatbot="${chatbot}"></script>`,
      ),
      { headers: nonce },
    )
    const asked: string[] = []
    visit.page.on('request', (request) => asked.push(request.url()))
    await visit.page.reload()
    await visit.page.waitForTimeout(300)
    expect(asked.filter((address) => address.includes('/embed-config/'))).toEqual([])
    await visit.close()
  })

  deepTest('names no server by an element of ours', async () => {
    const visit = await stage.open(
      firmPage(
        `<porchlight-chat chatbot="${chatbot}" domain="${stage.site.url}"></porchlight-chat>
        <script nonce="n" src="${stage.app.url}/embed.min.js"></script>`,
      ),
      { headers: nonce },
    )
    // From where the script came, as without the attribute.
    await bubbleButton(visit.page).waitFor()
    expect(visit.requests).toContain(`/embed-config/${chatbot}.js`)
    await visit.close()
  })
})

deepTest.each([
  ['embed.min.js', 3_100],
  ['embed.iframe.js', 1_360],
])('%s is at most %i bytes when compressed', (name, most) => {
  const { length } = readFileSync(join(import.meta.dirname, '../../../dist/widget', `${name}.gz`))
  expect(length).toBeLessThanOrEqual(most)
})

/** Uploads a picture of one colour and answers its file id. */
async function pictureOf(colour: string): Promise<string> {
  const { default: sharp } = await import('sharp')
  const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const { body } = await stage.app.post<{ FileStoreId: string; PreUploadUrl: string }>('/chat/User/GetPreUploadUrl', {
    fileName: 'icon.png',
  })
  await fetch(body.Data.PreUploadUrl, { method: 'PUT', body: new Uint8Array(picture) })
  await stage.app.post('/chat/User/ReportUploadSuccess', { FileStoreId: body.Data.FileStoreId })
  return body.Data.FileStoreId
}
