import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let wire: Wire

beforeAll(async () => {
  stage = await openConsoleStage({ learns: true })
  wire = openWire(stage.app)
})
afterAll(async () => {
  await wire?.close()
  await stage?.close()
})

/** A visitor asks; answers what the chatbot says. */
async function ask(content: string): Promise<string> {
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  const { text } = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content, sessionID: visitor.sessionID })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).content ?? '')
    .join('')
}

test('a question with its answer is added, learned, tried, told to visitors, changed and taken back', async () => {
  const page = await stage.open('/knowledge')
  const complaints = watchComplaints(page)
  await page.getByText('Your chatbot knows your listings, and nothing else yet').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Question with its answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Question with its answer' })
  await dialog.getByLabel('Question').fill('Do you charge application fees?')
  await dialog.getByLabel('Answer').fill('Yes: $45 for each adult, paid once.')
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Teach it' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Do you charge application fees?' })
  await row.getByText('Known', { exact: true }).waitFor()
  expect(await ask('is there an application fee')).toContain('$45 for each adult')

  await page.getByText('Try it out').click()
  await page.getByLabel('A question, in the words of a visitor').fill('how much is the application fee?')
  await page.getByRole('button', { name: 'Ask' }).click()
  await page.getByRole('heading', { name: 'The chatbot says' }).waitFor()
  await page.getByText('Yes: $45 for each adult, paid once.').first().waitFor()
  await page
    .getByText(/% sure/)
    .first()
    .waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  await page.getByText('Sources', { exact: true }).click()
  await row.getByRole('button', { name: /^Change / }).click()
  await page.getByRole('dialog').getByLabel('Answer').fill('No, there are none.')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await row.getByText('No, there are none.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await row.getByText('Yes: $45 for each adult, paid once.').waitFor()

  await row.getByRole('button', { name: /^Remove / }).click()
  await row.waitFor({ state: 'detached' })
  await page.getByRole('alert').filter({ hasText: 'Removed' }).getByRole('button', { name: 'Undo' }).click()
  await row.getByText('Known', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a document that is dragged in is uploaded, and one sees it learned', async () => {
  const page = await stage.open('/knowledge')
  const complaints = watchComplaints(page)
  await page.getByText(/^Drag documents here/).waitFor()
  await page.evaluate(() => {
    const transfer = new DataTransfer()
    const text = 'Late rent\n\nThe fee for late rent is $50 after the fifth day of the month.'
    transfer.items.add(new File([text], 'handbook.txt', { type: 'text/plain' }))
    const target = [...document.querySelectorAll('p')].find((each) => each.textContent?.startsWith('Drag documents'))
    for (const type of ['dragover', 'drop'])
      target?.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }))
  })
  await page.getByText('1 document is being learned').waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'handbook.txt' })
  await row.getByText('Known', { exact: true }).waitFor()
  await row.getByText(/\d+ characters/).waitFor()
  expect(await ask('What is the fee for late rent?')).toContain('$50 after the fifth day')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what was not answered is answered there, and one sees what the chat says from now on', async () => {
  await ask('What are your office hours?')
  await ask('tell me the office hours please')
  const page = await stage.open('/knowledge?view=missing')
  const group = page.getByRole('listitem').filter({ hasText: 'tell me the office hours please' })
  await group.getByText('Asked 2 times').waitFor()
  await group.getByText(/What are your office hours\?/).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await group.getByRole('button', { name: 'Answer it' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer it from now on' })
  await dialog.getByLabel('Question').fill('What are your office hours?')
  await dialog.getByLabel('Answer').fill('Nine to five, Monday to Friday.')
  await dialog.getByRole('button', { name: 'Teach it' }).click()
  await dialog.getByRole('heading', { name: 'The chatbot says' }).waitFor()
  await dialog.getByText('Nine to five, Monday to Friday.').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByText('No question is left without an answer').waitFor()
  expect(await ask('when are you open?')).toContain('Nine to five')
  await page.context().close()
})

test('an agent reads and tries, and changes nothing', async () => {
  const page = await stage.open('/knowledge', ben)
  await page.getByRole('listitem').filter({ hasText: 'What are your office hours?' }).waitFor()
  expect(await page.getByRole('button', { name: /^(Add|Change|Remove|Choose)/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Insight' }).count()).toBe(0)
  const refused = await page.evaluate(
    async (serialNumber) =>
      (
        await fetch(`/v1/chatbots/${serialNumber}/knowledge/remove`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ids: [1] }),
        })
      ).status,
    stage.serialNumber,
  )
  expect(refused).toBe(403)
  await page.context().close()
})
