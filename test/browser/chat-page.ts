import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright-core'
import { english } from '../../widget/chat/words/english.ts'

/** The chat as a visitor sees it, on a page of its own or in a frame. */
export class ChatPage {
  readonly page: Page
  readonly #root: Page | FrameLocator

  constructor(page: Page, root: Page | FrameLocator = page) {
    this.page = page
    this.#root = root
  }

  get field(): Locator {
    return this.#root.getByRole('textbox')
  }

  get questions(): Locator {
    return this.#root.locator('.message.visitor')
  }

  /** Answers, the greeting left out. */
  get answers(): Locator {
    return this.#root.locator('.message.visitor ~ .message.chatbot:not(:has(.typing))')
  }

  get notices(): Locator {
    return this.#root.locator('.notice')
  }

  /** A button by the words on it. */
  button(words: keyof typeof english | RegExp): Locator {
    const name = words instanceof RegExp ? words : english[words]
    return this.#root.getByRole('button', { name: typeof name === 'string' ? name : /^$/, exact: true })
  }

  /** The answer that says this. */
  answer(text: string | RegExp): Locator {
    return this.answers.filter({ hasText: text })
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text)
    await this.field.press('Enter')
  }

  /** Waits until nothing more is coming. */
  async untilAnswered(): Promise<void> {
    await this.button('stop').waitFor({ state: 'hidden', timeout: 60_000 })
  }
}

/** Opens /share/<serial> in a browser (a new context each time) or a context (a new tab), and waits until it can be written to. */
export async function openChat(within: Browser | BrowserContext, url: string, serialNumber: string): Promise<ChatPage> {
  const page = await within.newPage()
  page.setDefaultTimeout(60_000)
  const chat = new ChatPage(page)
  await page.goto(`${url}/share/${serialNumber}`)
  await chat.field.waitFor()
  return chat
}
