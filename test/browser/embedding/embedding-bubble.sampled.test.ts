import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { untilStill } from '../until-still.ts'
import {
  bubbleButton,
  bubbleSnippet,
  chatFrame,
  chatFrames,
  firmPage,
  type Stage,
  startStage,
  type Visit,
} from './embedding-stage.ts'

let stage: Stage
let chatbot: string

const greeting = 'Hello there'
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

beforeAll(async () => {
  stage = await startStage()
  chatbot = await stage.app.addChatbot({ Name: 'Harbour Homes', WelcomeMessage: `${greeting}\nLooking for a home?` })
})
afterAll(async () => {
  await stage?.close()
})

function visitPage(options?: Parameters<Stage['open']>[1], id = chatbot): Promise<Visit> {
  return stage.open(firmPage(bubbleSnippet(id, stage.app.url)), options)
}

function edit(id: string, settings: object): Promise<unknown> {
  return stage.app.post('/chat/Chatbot/Edit', { serialNumber: id, ...settings })
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    return { left, right: innerWidth - right, top, bottom: innerHeight - bottom, width, height }
  })
const isExpanded = (page: Page) => bubbleButton(page).getAttribute('aria-expanded')

/** A click on the button; answers once the window stands still. */
async function openChat({ page }: Visit): Promise<void> {
  await bubbleButton(page).click()
  await page.locator('aside.open iframe').waitFor()
  await untilStill(page)
}

describe('looks', () => {
  quickTest('as the guides of the original say, on the side of the setting', async () => {
    const left = await stage.app.addChatbot({ Name: 'Left', ChatBubbleAlign: 1, ChatBubbleColor: 'rgb(255,235,59)' })
    for (const [id, side] of [
      [chatbot, 'right'],
      [left, 'left'],
    ] as const) {
      const visit = await visitPage({}, id)
      await bubbleButton(visit.page).waitFor()
      await untilStill(visit.page)
      expect(await boxOf(visit.page, '.b')).toMatchObject({ [side]: 48, bottom: 48, width: 56, height: 56 })
      await openChat(visit)
      expect(await boxOf(visit.page, 'iframe')).toMatchObject({ [side]: 48, bottom: 120, width: 430, height: 560 })
      await visit.close()
    }
  })

  deepTest('fits a window that is smaller than the chat', async () => {
    const visit = await visitPage({ context: { viewport: { width: 700, height: 500 } } })
    await openChat(visit)
    const box = await boxOf(visit.page, 'iframe')
    expect(Math.min(box.left, box.right, box.top, box.bottom)).toBeGreaterThanOrEqual(0)
    await visit.close()
  })

  deepTest.each(['rgb(255,255,255)', 'rgb(0,0,0)', 'rgb(119,119,119)', 'rgb(255,0,0)', 'rgb(47,93,98)'])(
    'with a glyph that stands out on %s',
    async (colour) => {
      const id = await stage.app.addChatbot({ ChatBubbleColor: colour })
      const visit = await visitPage({}, id)
      const [glyph, ground] = await bubbleButton(visit.page).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        return [color, backgroundColor]
      })
      expect(contrast(glyph ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5)
      await visit.close()
    },
  )

  quickTest('untouched by the styles of the page, and leaves the page untouched', async () => {
    const hostile =
      '<style>*{box-sizing:content-box!important;letter-spacing:9px!important;transform:rotate(9deg)}div{display:none!important;position:static!important;z-index:0!important}button{background:red!important;width:500px!important}aside{opacity:0}html{direction:rtl;font:40px serif}</style>'
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url), hostile))
    await bubbleButton(visit.page).waitFor()
    const style = await bubbleButton(visit.page).evaluate((element) => {
      const { width, letterSpacing, backgroundColor } = getComputedStyle(element)
      return { width, letterSpacing, backgroundColor }
    })
    expect(style).toEqual({ width: '56px', letterSpacing: 'normal', backgroundColor: 'rgb(51, 51, 51)' })
    expect(await visit.page.evaluate(() => document.adoptedStyleSheets.length + document.styleSheets.length)).toBe(1)
    await visit.close()
  })

  deepTest('on a phone is a sheet over the dimmed page, which holds still and comes back as it was', async () => {
    const visit = await visitPage({ context: phone })
    await bubbleButton(visit.page).waitFor()
    await visit.page.evaluate(() => scrollTo(0, 500))
    await untilStill(visit.page)
    await bubbleButton(visit.page).click()
    await untilStill(visit.page)
    const box = await boxOf(visit.page, 'iframe')
    expect(box).toMatchObject({ left: 0, right: 0, bottom: 0, width: 390 })
    expect(box.height).toBeCloseTo(844 * 0.85, 0)
    expect(await visit.shift()).toBe(0)
    const frame = await chatFrame(visit.page)
    await frame.evaluate(() => parent.postMessage('iframe-max', '*'))
    await expect.poll(async () => (await boxOf(visit.page, 'iframe')).height).toBe(844)
    await frame.evaluate(() => parent.postMessage('iframe-min', '*'))
    await expect.poll(async () => (await boxOf(visit.page, 'iframe')).height).toBeLessThan(800)
    const scrolls = () => visit.page.evaluate(() => [scrollY, document.body.inert, document.body.style.overflow])
    expect(await scrolls()).toEqual([500, true, 'hidden'])
    const before = await visit.shift()
    await visit.page.touchscreen.tap(100, 40)
    await expect.poll(() => isExpanded(visit.page)).toBe('false')
    expect(await scrolls()).toEqual([500, false, ''])
    expect(await visit.shift()).toBe(before)
    await visit.close()
  })

  deepTest('speaks the visitor’s language, or that of the answers', async () => {
    const german = await visitPage({ context: { locale: 'de-AT' } })
    await bubbleButton(german.page, 'Chat öffnen: Harbour Homes').click()
    await bubbleButton(german.page, 'Chat schließen: Harbour Homes').waitFor()
    await german.close()
    const id = await stage.app.addChatbot({ Name: 'بيوت', AIResponseLanguage: 'Arabic' })
    const arabic = await stage.open(firmPage(bubbleSnippet(id, stage.app.url)).replace('<html', '<html dir="rtl"'))
    await bubbleButton(arabic.page, 'فتح المحادثة: بيوت').waitFor()
    await untilStill(arabic.page)
    expect(await boxOf(arabic.page, '.b')).toMatchObject({ right: 48, bottom: 48 })
    await arabic.close()
  })

  deepTest('otherwise after an Edit, on the next load', async () => {
    const id = await stage.app.addChatbot({ Name: 'Before' })
    const visit = await visitPage({}, id)
    await bubbleButton(visit.page, 'Open the chat: Before').waitFor()
    await edit(id, { Name: 'After', ChatBubbleColor: 'rgb(200,0,0)' })
    await visit.page.reload()
    await bubbleButton(visit.page, 'Open the chat: After').waitFor()
    await visit.close()
  })
})

describe('the greeting', () => {
  const line = (page: Page) => page.getByRole('button', { name: greeting })
  /** Longer than it takes the greeting to appear. */
  const passTime = async (page: Page): Promise<void> => {
    await bubbleButton(page).waitFor()
    await page.clock.fastForward(4_000)
  }

  deepTest('appears after three seconds, one bubble a line, and opens the chat', async () => {
    const visit = await visitPage()
    await bubbleButton(visit.page).waitFor()
    await visit.page.waitForTimeout(2_000)
    expect(await line(visit.page).count()).toBe(0)
    await visit.page.getByRole('button', { name: 'Looking for a home?' }).click()
    await expect.poll(() => isExpanded(visit.page)).toBe('true')
    expect(await line(visit.page).count()).toBe(0)
    await visit.close()
  })

  deepTest('is hidden for the rest of the visit by its x', async () => {
    const visit = await visitPage({ hasClock: true })
    await passTime(visit.page)
    await line(visit.page).waitFor()
    await visit.page.reload()
    await passTime(visit.page)
    await visit.page.getByRole('button', { name: 'Hide the greeting' }).click()
    expect(await line(visit.page).count()).toBe(0)
    expect(await visit.page.evaluate(() => sessionStorage.getItem('message_bubbles_have_been_shown'))).toBe('true')
    await visit.page.reload()
    await passTime(visit.page)
    expect(await line(visit.page).count()).toBe(0)
    await visit.close()
  })

  quickTest('appears once a visitor with ChatbotPopupOnce', async () => {
    const id = await stage.app.addChatbot({ WelcomeMessage: greeting, ChatbotPopupOnce: true })
    const visit = await visitPage({ hasClock: true }, id)
    await passTime(visit.page)
    await line(visit.page).waitFor()
    // Another tab of the same visitor.
    const tab = await visit.page.context().newPage()
    await tab.goto(visit.page.url())
    await passTime(tab)
    expect(await line(tab).count()).toBe(0)
    await visit.close()
  })
})

describe('by keyboard', () => {
  quickTest('opens, takes the focus, and gives it back', async () => {
    const visit = await visitPage()
    await bubbleButton(visit.page).focus()
    await visit.page.keyboard.press('Enter')
    const frame = await chatFrame(visit.page)
    const focused = () =>
      visit.page.evaluate(() => {
        const host = document.activeElement
        return host?.shadowRoot?.activeElement?.tagName ?? host?.id ?? ''
      })
    await expect.poll(focused).toBe('IFRAME')
    await frame.evaluate(() => parent.postMessage('close', '*'))
    await expect.poll(focused).toBe('BUTTON')
    await visit.page.keyboard.press('Enter')
    await expect.poll(focused).toBe('IFRAME')
    // The chat takes the focus once more when it hears that it was opened, which may be just now; a key that comes while
    // it does is nobody's.
    const pressEscape = async (): Promise<string | null> => {
      await bubbleButton(visit.page).focus()
      await visit.page.keyboard.press('Escape')
      return isExpanded(visit.page)
    }
    await expect.poll(pressEscape).toBe('false')
    await expect.poll(focused).toBe('BUTTON')
    await visit.close()
  })

  deepTest('opened by the page, gives the focus back to where it was', async () => {
    const visit = await visitPage()
    await bubbleButton(visit.page).waitFor()
    await visit.page.locator('#search').focus()
    await visit.page.evaluate(() => window.newoaksActions?.openBubble())
    const frame = await chatFrame(visit.page)
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe('')
    await frame.evaluate(() => parent.postMessage('close', '*'))
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe('search')
    await visit.close()
  })
})

describe('the page', () => {
  quickTest('may open and close it, also before it is there', async () => {
    const call = '<script>addEventListener("DOMContentLoaded", () => newoaksActions.openBubble())</script>'
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url) + call))
    await expect.poll(() => isExpanded(visit.page)).toBe('true')
    await visit.page.evaluate(() => window.newoaksActions?.closeBubble())
    await expect.poll(() => isExpanded(visit.page)).toBe('false')
    await visit.page.evaluate((id) => window.porchlight?.toggle(id), chatbot)
    await expect.poll(() => isExpanded(visit.page)).toBe('true')
    await visit.page.evaluate((id) => window.porchlight?.remove(id), chatbot)
    await expect.poll(() => bubbleButton(visit.page).count()).toBe(0)
    await visit.close()
  })

  deepTest('may refuse storage', async () => {
    const block =
      '<script>for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } })</script>'
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url), block), { hasClock: true })
    await bubbleButton(visit.page).waitFor()
    await visit.page.clock.fastForward(4_000)
    await visit.page.getByRole('button', { name: greeting }).click()
    const frame = await chatFrame(visit.page)
    await frame.evaluate(() => parent.postMessage('porchlight:{"type":"keep","value":"x","forSession":true}', '*'))
    await visit.page.waitForTimeout(200)
    expect(visit.said).toEqual([])
    await visit.close()
  })

  deepTest('keeps for the chat what it asks to keep: for good, or until the browser closes', async () => {
    const visit = await visitPage()
    await bubbleButton(visit.page).click()
    const frame = await chatFrame(visit.page)
    const kept = () =>
      visit.page.evaluate(
        (id) => [localStorage.getItem(`porchlight:${id}`), sessionStorage.getItem(`porchlight:${id}`)],
        chatbot,
      )
    const keep = (value: string | null, forSession: boolean) =>
      frame.evaluate(
        (message) => parent.postMessage(`porchlight:${message}`, '*'),
        JSON.stringify({ type: 'keep', value, forSession }),
      )
    await keep('a', false)
    await expect.poll(kept).toEqual(['a', null])
    await keep('b', true)
    await expect.poll(kept).toEqual([null, 'b'])
    await keep(null, true)
    await expect.poll(kept).toEqual([null, null])
    await visit.close()
  })

  deepTest('may hold several, side by side, of which one is open', async () => {
    const second = await stage.app.addChatbot({ Name: 'Second' })
    const third = await stage.app.addChatbot({ Name: 'Third', ChatBubbleAlign: 1 })
    const more = [second, third].map(
      (id) => `<script src="${stage.app.url}/embed.min.js" data-chatbot="${id}" defer></script>`,
    )
    const visit = await stage.open(firmPage(bubbleSnippet(chatbot, stage.app.url) + more.join('')))
    const [one, two, three] = ['Harbour Homes', 'Second', 'Third'].map((name) =>
      visit.page.getByRole('button', { name: new RegExp(`the chat: ${name}`) }),
    )
    for (const button of [one, two, three]) await button?.waitFor()
    await untilStill(visit.page)
    const left = async (button: typeof one) => (await button?.boundingBox())?.x
    expect([await left(one), await left(two), await left(three)]).toEqual([1176, 1104, 48])
    await one?.click()
    await two?.click()
    await expect.poll(() => two?.getAttribute('aria-expanded')).toBe('true')
    expect(await one?.getAttribute('aria-expanded')).toBe('false')
    await expect.poll(() => chatFrames(visit.page).length).toBe(2)
    await visit.close()
  })
})

describe('with VerifyDomain', () => {
  test('stands on a listed site, and on no other', async () => {
    const id = await stage.app.addChatbot({ Name: 'Listed', VerifyDomain: true, Domains: new URL(stage.site.url).host })
    const listed = await visitPage({ headers: { 'referrer-policy': 'no-referrer' } }, id)
    await openChat(listed)
    await chatFrame(listed.page)
    await listed.close()

    await edit(id, { Domains: 'homes.example.com' })
    const unlisted = await visitPage({}, id)
    await expect.poll(() => unlisted.said.join()).toMatch(/The site http:\/\/localhost:\d+ is not among the Domains/)
    expect(await bubbleButton(unlisted.page).count()).toBe(0)
    await unlisted.close()

    const framed = await stage.open(firmPage(`<iframe src="${stage.app.url}/chatbot-iframe/${id}"></iframe>`))
    await expect.poll(() => framed.said.join()).toMatch(/frame-ancestors/)
    expect(chatFrames(framed.page)).toEqual([])
    await framed.close()
  })
})

/** Contrast ratio of two rgb() colours (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
