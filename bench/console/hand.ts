import type { Locator, Page } from 'playwright-core'

/**
 * Seconds of a practised hand, of the keystroke-level model (Card, Moran, Newell: "The keystroke-level model for user
 * performance time with interactive systems", 1980): to point, to press a button of the mouse or a key. Thinking is left out.
 */
const pointSeconds = 1.1
const pressSeconds = 0.2

/** Does what a person does, and counts it. What is typed as words is counted by its signs alone: it is the same everywhere. */
export class Hand {
  readonly page: Page
  clicks = 0
  keys = 0
  signs = 0

  constructor(page: Page) {
    this.page = page
  }

  get handSeconds(): number {
    return this.clicks * (pointSeconds + pressSeconds) + this.keys * pressSeconds
  }

  async click(place: Locator): Promise<void> {
    this.clicks += 1
    await place.click()
  }

  /** Keys one after the other: "g i". */
  async press(keys: string): Promise<void> {
    for (const key of keys.split(' ')) {
      this.keys += 1
      await this.page.keyboard.press(key)
    }
  }

  async write(words: string): Promise<void> {
    this.signs += words.length
    await this.page.keyboard.insertText(words)
  }
}
