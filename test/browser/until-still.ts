import type { Frame, Page } from 'playwright-core'

/**
 * Waits until nothing that comes in or goes out by itself is moving any more: half faded in, good colours are bad ones,
 * and a box is elsewhere. What goes on for ever, such as the dots of somebody writing, is not waited for.
 */
export async function untilStill(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const moving = (): Animation[] =>
      [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
        .flatMap((root) => root.getAnimations())
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // One that is taken away before its end is over as well.
    for (let now = moving(); now.length > 0; now = moving()) {
      await Promise.allSettled(now.map(({ finished }) => finished))
    }
  })
}
