import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../servers/mail-server.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

// Who forgot the password gets in again, with a mail server and without one.

let mails: MailServer
let stage: ConsoleStage

beforeAll(async () => {
  mails = await startMailServer()
  stage = await openConsoleStage({ environment: { SMTP_URL: mails.url } })
})
afterAll(async () => {
  await stage?.close()
  await mails?.close()
})

const linkIn = (text: string): string => /http\S+\/console\/new-password#\S+/.exec(text)?.[0] ?? ''

for (const [width, colorScheme] of [
  [390, 'dark'],
  [820, 'dark'],
  [1440, 'light'],
] as const) {
  test(`at ${width} px, ${colorScheme}: a link by mail leads to a new password, which signs in`, async () => {
    const password = `nine plain paper boats ${width}`
    const before = mails.arrived.length
    const context = await stage.browser.newContext({ viewport: { width, height: 900 }, colorScheme })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const complaints = watchComplaints(page)
    const look = async (name: string): Promise<void> => {
      expect(await findAxeFaults(page), name).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(width)
      const folder = process.env.PORCHLIGHT_TEST_PICTURES
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
    await page.goto(`${stage.url}/console/sign-in`)
    await page.getByRole('link', { name: 'Forgot your password?' }).waitFor()
    await look('sign-in')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'A new password' }).waitFor()
    await page.getByRole('button', { name: 'Mail me a link' }).click()
    await page.getByText('Enter your e-mail address.').waitFor()
    await look('ask')
    await page.getByLabel('E-mail address').fill(ben.email)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Look into your mailbox' }).waitFor()
    await look('sent')
    const isNew = (mail: (typeof mails.arrived)[number]): boolean =>
      mails.arrived.indexOf(mail) >= before && linkIn(mail.text) !== ''
    const { text } = await mails.wait(ben.email, isNew)

    // In the same tab, as some mail programs do.
    await page.goto(linkIn(text))
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await page.getByLabel('New password').fill('too short')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByText('6 characters more.').waitFor()
    await look('choose')
    await page.getByLabel('New password').fill('password1234567')
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByRole('alert').filter({ hasText: 'tried first' }).waitFor()
    await page.getByLabel('New password').fill(password)
    await page.getByRole('button', { name: 'Save the password' }).click()
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    await look('saved')
    await page.getByRole('link', { name: 'To the sign-in' }).click()
    await page.getByLabel('E-mail address').fill(ben.email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/inbox**')

    await page.goto(linkIn(text))
    await page.getByLabel('New password').fill(`${password} again`)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'This link was used' }).waitFor()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.getByRole('heading', { name: 'A new password' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('in Spanish', async () => {
  const page = await stage.browser.newPage({ locale: 'es-ES' })
  page.setDefaultTimeout(60_000)
  await page.goto(`${stage.url}/console/sign-in`)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await page.getByRole('heading', { name: 'Una contraseña nueva' }).waitFor()
  await page.close()
})

test('an owner has a link mailed to a colleague from the team’s page', async () => {
  const page = await stage.open('/setup/team', ana)
  await page.getByRole('button', { name: `New password: ${ben.name}` }).click()
  await page.getByText(`A link to a new password was mailed to ${ben.email}`).waitFor()
  expect(await page.getByRole('button', { name: `New password: ${ana.name}` }).count(), 'not for oneself').toBe(0)
  expect(await findAxeFaults(page)).toEqual([])
  await mails.wait(ben.email, ({ text }) => text.includes('Ana Ruiz sends you a link'))
  await page.goto(`${stage.url}/console/setup/mails`)
  await page.getByRole('button', { name: 'A new password for Porchlight' }).first().click()
  await page.getByText('only-the-mail-itself-says-it').waitFor()
  await page.context().close()
})

test('where no mail is sent, that is said, and an owner passes the link on', async () => {
  const quiet = await openConsoleStage()
  try {
    const page = await quiet.browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.goto(`${quiet.url}/console/new-password`)
    await page.getByRole('heading', { name: 'No mails are sent from here' }).waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    const team = await quiet.open('/setup/team', ana)
    await team.getByRole('button', { name: `New password: ${ben.name}` }).click()
    const link = await team.getByText(/\/console\/new-password#/).textContent()
    await page.goto(link ?? '')
    await page.getByLabel('New password').fill('nine plain paper boats')
    await page.keyboard.press('Enter')
    await page.getByText(`Sign in with ${ben.email}`).waitFor()
  } finally {
    await quiet.close()
  }
})
