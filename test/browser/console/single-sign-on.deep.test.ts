import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcServer } from '../../servers/oidc-server.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

// A click on a button of the sign-in, and somebody is in; or reads why not.

let oidc: OidcServer
let stage: ConsoleStage

beforeAll(async () => {
  oidc = await startOidcServer()
  stage = await openConsoleStage({ environment: oidc.environment })
})
afterAll(async () => {
  await stage?.close()
  await oidc?.close()
})

for (const [width, colorScheme, locale] of [
  [390, 'dark', 'es-US'],
  [820, 'light', 'en-US'],
  [1440, 'dark', 'en-US'],
] as const) {
  test(`at ${width} px, ${colorScheme}, ${locale}: refused with a reason, then in with one click`, async () => {
    const context = await stage.browser.newContext({ viewport: { width, height: 900 }, colorScheme, locale })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const complaints = watchComplaints(page)
    const isSpanish = locale === 'es-US'
    oidc.person = { email: 'zoe@nowhere.example', email_verified: true }
    await page.goto(`${stage.url}/console/leads`)
    const button = page.getByRole('link', {
      name: isSpanish ? 'Iniciar sesión con Firm login' : 'Sign in with Firm login',
    })
    await button.click()
    await page.getByText(isSpanish ? 'Nadie aquí tiene el correo' : 'Nobody here has the e-mail address').waitFor()
    await button.waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    const folder = process.env.PORCHLIGHT_TEST_PICTURES
    if (folder) await page.screenshot({ path: `${folder}/sign-on-${width}-${colorScheme}.png`, fullPage: true })
    oidc.person = { email: ben.email, email_verified: true }
    await button.click()
    await page.waitForURL(`${stage.url}/console/leads**`)
    await page.locator('main#content').waitFor()
    const me = await page.evaluate("fetch('/v1/console/me').then((answer) => answer.json())")
    expect(me).toMatchObject({ email: ben.email })
    expect(complaints).toEqual([])
    await context.close()
  })
}

test('who is invited is asked before an account is made, and proves again in a window of the provider who they are', async () => {
  await stage.makeInvitation('ivy@firm.example')
  const context = await stage.browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  oidc.person = { email: 'ivy@firm.example', email_verified: true, name: 'Ivy Lane' }
  await page.goto(`${stage.url}/console/sign-in`)
  await page.getByRole('link', { name: 'Sign in with Firm login' }).click()
  await page.getByText('Your role: Agent.').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: /^Join / }).click()
  await page.waitForURL(`${stage.url}/console/inbox**`)
  const { pool } = stage.app.app
  await pool.query(
    `UPDATE members SET role = 'owner' WHERE "accountId" = (SELECT id FROM accounts WHERE email = 'ivy@firm.example')`,
  )
  await pool.query(`UPDATE "accountSessions" SET "provenAt" = clock_timestamp() - interval '16 minutes'`)
  await page.goto(`${stage.url}/console/setup/keys`)
  await page.getByRole('button', { name: 'Create a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  expect(await dialog.getByLabel('Your password').count()).toBe(0)
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Confirm with Firm login' }).click()
  await opened
  await page.getByText(/^pl_sk_[\w-]{40,}$/).waitFor()
  await expect.poll(() => context.pages().length, { timeout: 20_000 }).toBe(1)
  await context.close()
})

test('whoever came to no page in particular lands in the inbox', async () => {
  const page = await stage.browser.newPage()
  page.setDefaultTimeout(60_000)
  oidc.person = { email: ben.email, email_verified: true }
  await page.goto(`${stage.url}/console/sign-in`)
  await page.getByRole('link', { name: 'Sign in with Firm login' }).click()
  await page.waitForURL(`${stage.url}/console/inbox**`)
  await page.locator('main#content').waitFor()
  await page.close()
})
