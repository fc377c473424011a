import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedSentence } from '../../src/reading/languages/spoken/fixed-sentences.ts'
import { languages } from '../../widget/chat/words/choose-language.ts'
import { english } from '../../widget/chat/words/english.ts'
import '../../widget/chat/words/late-english.ts'
import '../../widget/chat/words/panel-english.ts'
import '../../widget/chat/words/rate-english.ts'
import { loadWords } from '../../widget/chat/words/load-words.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { isDeep } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { addDemoChatbot } from './add-demo-chatbot.ts'
import { openBrowser } from './open-browser.ts'

let app: TestApp
let browser: Browser
let serialNumber: string

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await addDemoChatbot(app)
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await app.close()
})

/** As the browsers of people there name their language, and the setting that asks for it. */
const people: Record<(typeof languages)[number], { browser: string; setting: string; ask: string }> = {
  en: { browser: 'en-GB', setting: 'English', ask: '3 bedrooms in Seattle' },
  es: { browser: 'es-MX', setting: 'Spanish', ask: '3 habitaciones en Seattle' },
  fr: { browser: 'fr-CA', setting: 'French', ask: '3 chambres à Seattle' },
  de: { browser: 'de-AT', setting: 'German', ask: '3 bedrooms in Seattle' },
  it: { browser: 'it-IT', setting: 'Italian', ask: '3 bedrooms in Seattle' },
  pt: { browser: 'pt-BR', setting: 'Portuguese', ask: '3 bedrooms in Seattle' },
  ru: { browser: 'ru-RU', setting: 'Russian', ask: '3 bedrooms in Seattle' },
  'zh-Hans': { browser: 'zh-CN', setting: 'Chinese', ask: '3 bedrooms in Seattle' },
  ja: { browser: 'ja-JP', setting: 'Japanese', ask: '3 bedrooms in Seattle' },
  ko: { browser: 'ko-KR', setting: 'Korean', ask: '3 bedrooms in Seattle' },
  vi: { browser: 'vi-VN', setting: 'Vietnamese', ask: '3 bedrooms in Seattle' },
  ar: { browser: 'ar-EG', setting: 'Arabic', ask: '3 bedrooms in Seattle' },
}

async function openIn(locale: string, width = 430): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width, height: 760 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${app.url}/share/${serialNumber}`)
  await page.locator('#composer').waitFor()
  return page
}

/** Words of the window in a page: texts and names of what can be pressed or filled in, without what the chatbot says. */
const readWindow = `[...document.querySelectorAll('button, [aria-label], [title], textarea, label, legend, h2, h3, th, .homes-total, .unseen')]
  .filter((element) => !element.closest('.suggestions') && !element.closest('.markdown'))
  .flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('title'), element.getAttribute('placeholder'), element.childElementCount === 0 ? element.textContent : null])
  .filter(Boolean)`

/** What its own box cuts off, or what stands out of the window. */
const findCut = `[...document.querySelectorAll('button:not(.home-open), .button, .homes-pill, label, legend, h2, h3, .homes-total, .home-price, .home-rooms, .home-actions, form p, .lines p')]
  .filter((element) => element.offsetParent && !element.closest('.unseen') && !element.closest('.suggestions'))
  .filter((element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline'
    || (!element.closest('.homes, .homes-compared, .chips, .ways, .suggestions') && (element.getBoundingClientRect().right > innerWidth + 1 || element.getBoundingClientRect().left < -1)))
  .map((element) => element.className + ': ' + (element.getAttribute('aria-label') ?? element.textContent))
  .concat(document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [])`

const press = (within: Page | Locator, name: string): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().click()

/** One that is written from right to left, one without spaces, and one that says things at length. */
const spoken = isDeep ? languages : languages.filter((language) => ['ar', 'ja', 'de'].includes(language))

test.each(spoken)('%s: the whole window speaks it, chosen by the browser, and nothing is cut off', async (language) => {
  const words = await loadWords(language)
  const { browser: locale, ask } = people[language]
  // What is cut off is so in the narrower one first: the other is looked at in the language that says things at length.
  for (const width of isDeep && language === 'de' ? [430, 390] : [390]) {
    const page = await openIn(locale, width)
    const html = page.locator('html')
    expect(await html.getAttribute('lang')).toBe(language === 'zh-Hans' ? 'zh-Hans' : locale)
    expect(await html.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
    const seen: string[] = []
    const cut: string[] = []
    const look = async (): Promise<void> => {
      seen.push(...(await page.evaluate<string[]>(readWindow)))
      cut.push(...(await page.evaluate<string[]>(findCut)))
    }
    await look()
    await page.locator('#composer').fill(ask)
    await page.locator('#composer').press('Enter')
    await page.locator('.home').nth(1).waitFor()
    await page.getByRole('button', { name: words.stop, exact: true }).waitFor({ state: 'hidden' })
    await look()
    await page.locator('.home').nth(0).locator('.home-actions [aria-pressed]').click()
    await page.locator('.home').nth(1).locator('.home-actions [aria-pressed]').click()
    await page.locator('.home').nth(0).locator('.home-actions [aria-haspopup]').click()
    await look()
    await page.keyboard.press('Escape')
    await look()
    await press(page, words.talkToPerson)
    await page.locator('form.person').waitFor()
    await page.locator('form.person [type=submit]').click()
    await look()
    expect(cut, `${language} at ${width}`).toEqual([])

    const isName = (text: string): boolean => /^[\d\s\p{P}\p{S}]*$/u.test(text)
    const inEnglish = new Set<string>(
      Object.values(english).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
    )
    const own = new Set<string>(
      Object.values(words).flatMap((text) => (typeof text === 'string' ? [text] : Object.values(text))),
    )
    const left = seen.filter((text) => !isName(text) && inEnglish.has(text) && !own.has(text))
    expect(left, `English words left in ${language}`).toEqual([])
    for (const text of [words.send, words.newConversation, words.talkToPerson, words.showMore, words.messageField]) {
      expect(seen, language).toContain(text)
    }
    await page.context().close()
  }
})

test.each(isDeep ? languages : languages.slice(0, 2))(
  '%s is also chosen by the setting of the chatbot, whatever the browser speaks',
  async (language) => {
    const words = await loadWords(language)
    await app.post('/chat/Chatbot/Edit', { serialNumber, AIResponseLanguage: people[language].setting })
    const page = await openIn(language === 'en' ? 'fr-FR' : 'en-US')
    await page.getByRole('button', { name: words.newConversation, exact: true }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toMatch(
      language === 'zh-Hans' ? /^zh-Hans$/ : new RegExp(`^${language}`),
    )
    await page.context().close()
    await app.post('/chat/Chatbot/Edit', { serialNumber, AIResponseLanguage: '' })
  },
)

test.each([
  ['ar-EG', 'أبحث عن بيت في Seattle', 'ar', 'rtl'],
  ['en-US', 'אני מחפש בית ב-Seattle', 'he', 'rtl'],
] as const)(
  'in a window of %s, “%s” is answered in its language, from right to left',
  async (locale, ask, code, way) => {
    const page = await openIn(locale)
    await page.locator('#composer').fill(ask)
    await page.locator('#composer').press('Enter')
    await page.locator('.home').nth(0).waitFor()
    await page
      .getByRole('button', { name: fixedSentence(code).person, exact: true })
      .first()
      .waitFor()
    const directions = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.bubble')].slice(-2).map((bubble) => getComputedStyle(bubble.querySelector('p') ?? bubble).direction)`,
    )
    expect(directions).toEqual([way, way])
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar-EG' ? 'rtl' : 'ltr')
    await page.context().close()
  },
)

test('only the words of the language that is shown are loaded', async () => {
  const context = await browser.newContext({ locale: 'ja-JP' })
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`${app.url}/share/${serialNumber}`)
  await page.locator('#composer').waitFor()
  const names = /(spanish|french|german|italian|portuguese|russian|chinese|japanese|korean|vietnamese|arabic)/
  expect(loaded.flatMap((path) => names.exec(path)?.[0] ?? [])).toEqual(['japanese'])
  await context.close()
})
