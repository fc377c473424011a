import type { Page } from 'playwright-core'
import { Hand } from './hand.ts'
import type { Desk } from './open-desk.ts'

/** What one of the seven most used things takes, from an open inbox on. */
export interface Clocked {
  task: string
  clicks: number
  keys: number
  /** Signs of the words that are written: an answer, what is searched for. */
  signs: number
  /** Of the hand alone, without the words and without thinking. */
  handSeconds: number
  /** That one waits for Porchlight. */
  waitSeconds: number
}

type Task = (hand: Hand, desk: Desk) => Promise<void>

const main = (page: Page) => page.locator('main#content')

const homes = `Address,City,State,ZIP,Asking price,Bedrooms,MLS
12 Clock Lane,Kent,WA,98030,480000,3,CLOCK-1
14 Clock Lane,Kent,WA,98030,510000,2,CLOCK-2
`

/** Each begins in the inbox and ends when its outcome is on the screen. By keys where there are keys: people do it all day. */
export const tasks: Readonly<Record<string, Task>> = {
  'open a conversation': async (hand) => {
    await hand.press('j')
    await hand.page.getByRole('log', { name: 'What was said' }).waitFor()
  },
  'open a conversation and answer it': async (hand) => {
    const words = 'Good day, I look it up at once.'
    await hand.press('j')
    await hand.page.getByRole('log', { name: 'What was said' }).waitFor()
    await hand.press('r')
    const field = hand.page.getByRole('textbox', { name: 'Your answer' })
    await field.waitFor()
    await waitUntil(() => field.evaluate((element) => element === document.activeElement))
    await hand.write(words)
    await hand.press('Enter')
    await hand.page.getByRole('log', { name: 'What was said' }).getByText(words).first().waitFor()
  },
  'find a lead by a part of its address': async (hand) => {
    await hand.press('g l')
    await hand.page.getByRole('heading', { name: 'Leads' }).waitFor()
    await hand.press('/')
    await hand.write('clockwork')
    await hand.page.getByRole('link', { name: 'Clara Work' }).waitFor()
    await hand.click(hand.page.getByRole('link', { name: 'Clara Work' }))
    await hand.page.getByRole('dialog', { name: 'Lead' }).getByText('clockwork@visitor.example').first().waitFor()
  },
  'change the greeting': async (hand, { serialNumber }) => {
    await hand.press('g c')
    await hand.click(main(hand.page).locator(`a[href*="${serialNumber}"]`).first())
    const greeting = hand.page.getByLabel('Greeting', { exact: true })
    await hand.click(greeting)
    await hand.press('Control+a')
    await hand.write('Good evening! Which home may it be?')
    await hand.click(hand.page.getByRole('button', { name: 'Save', exact: true }))
    await hand.page.getByText('Visitors see it from the next page on').waitFor()
  },
  'import a file of homes': async (hand) => {
    await hand.press('g h')
    await hand.click(hand.page.getByRole('link', { name: 'Import' }).first())
    // To drop a file is one movement of the mouse.
    hand.clicks += 1
    await hand.page
      .locator('input[type=file]')
      .setInputFiles({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(homes) })
    await hand.page.getByText('What each column is').waitFor()
    await hand.click(hand.page.getByRole('button', { name: 'Import', exact: true }))
    await hand.page.getByText('The homes are there.').waitFor()
  },
  'add a question with its answer': async (hand) => {
    await hand.press('g k')
    await hand.click(hand.page.getByRole('button', { name: 'Add', exact: true }))
    await hand.click(hand.page.getByRole('menuitem', { name: 'Question with its answer' }))
    const dialog = hand.page.getByRole('dialog', { name: 'Question with its answer' })
    await hand.click(dialog.getByLabel('Question'))
    await hand.write('Do you charge application fees?')
    await hand.press('Tab')
    await hand.write('Yes: $45 for each adult, paid once.')
    await hand.click(dialog.getByRole('button', { name: 'Teach it' }))
    const row = hand.page.getByRole('listitem').filter({ hasText: 'Do you charge application fees?' })
    await row.getByText('Known', { exact: true }).waitFor()
  },
  'find a listing by a sentence': async (hand) => {
    await hand.press('g h')
    await hand.page.getByRole('heading', { name: 'Listings' }).waitFor()
    await hand.press('/')
    await hand.write('3 bedrooms in Seattle under 900k')
    await hand.page.getByText(/^Understood:.*\$900,000/).waitFor()
    await hand.page
      .getByRole('region', { name: 'Listings' })
      .getByRole('button', { name: /Seattle/ })
      .first()
      .waitFor()
  },
}

/** Does each once, in a window of its own. */
export async function clockTasks(desk: Desk): Promise<Clocked[]> {
  const clocked: Clocked[] = []
  for (const [task, run] of Object.entries(tasks)) {
    const page = await desk.open('/inbox')
    page.setDefaultTimeout(20_000)
    await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().waitFor()
    const hand = new Hand(page)
    const begin = performance.now()
    try {
      await run(hand, desk)
    } catch (error) {
      throw new Error(`"${task}" was not done: ${String(error)}\n${await page.locator('body').innerText()}`)
    }
    const { clicks, keys, signs, handSeconds } = hand
    clocked.push({ task, clicks, keys, signs, handSeconds, waitSeconds: (performance.now() - begin) / 1000 })
    await page.context().close()
  }
  return clocked
}

/** The outcome as a Markdown table. */
export function writeClocked(clocked: readonly Clocked[]): string {
  const rows = clocked.map(
    ({ task, clicks, keys, signs, handSeconds, waitSeconds }) =>
      `| ${task} | ${clicks} | ${keys} | ${signs} | ${handSeconds.toFixed(1)} s | ${waitSeconds.toFixed(1)} s |`,
  )
  return [
    '| From the inbox | clicks | keys | signs of words | hand | script, start to end |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

async function waitUntil(is: () => Promise<boolean>): Promise<void> {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 10))
}
