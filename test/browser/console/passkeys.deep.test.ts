import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, ben, type ConsoleStage, openConsoleStage, signIn, watchComplaints } from './open-console.ts'

// Passkeys, with a device that Chromium itself pretends to be. They are bound to a name: this machine's is localhost.

let stage: ConsoleStage
let url: string

beforeAll(async () => {
  stage = await openConsoleStage()
  url = `http://localhost:${new URL(stage.url).port}`
})
afterAll(() => stage?.close())

interface WithDevice {
  page: Page
  devices: CDPSession
  authenticatorId: string
  complaints: string[]
}

async function openWithDevice(width: number, colorScheme: 'light' | 'dark'): Promise<WithDevice> {
  const context = await stage.browser.newContext({ viewport: { width, height: 900 }, colorScheme })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const complaints = watchComplaints(page)
  // This device answers whoever asks: so that the button is what is tried, the browser is one that offers nothing by itself.
  await page.addInitScript(`if (localStorage.getItem('offersPasskeys') === null)
    PublicKeyCredential.isConditionalMediationAvailable = async () => false`)
  const devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { page, devices, authenticatorId, complaints }
}

for (const [width, colorScheme] of [
  [390, 'dark'],
  [820, 'light'],
  [1440, 'light'],
] as const) {
  test(`at ${width} px, ${colorScheme}: a passkey is added, signs in without password and code, and is removed`, async () => {
    const { page, devices, authenticatorId, complaints } = await openWithDevice(width, colorScheme)
    const look = async (name: string): Promise<void> => {
      expect(await findAxeFaults(page), name).toEqual([])
      expect(await page.evaluate('document.documentElement.scrollWidth'), name).toBeLessThanOrEqual(width)
      const folder = process.env.PORCHLIGHT_TEST_PICTURES
      if (folder) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await signIn(page, url, ana)
    await page.goto(`${url}/console/setup/account`)
    const own = page.getByRole('region', { name: 'Passkeys' })
    await own.getByText('None yet').waitFor()
    await own.getByLabel('Name of the passkey').fill('Ana’s phone')
    await own.getByLabel('Current password').fill('not the password')
    await own.getByRole('button', { name: 'Add a passkey' }).click()
    await own.getByText('This is not your password.').waitFor()
    await own.getByLabel('Current password').fill(ana.password)
    await own.getByRole('button', { name: 'Add a passkey' }).click()
    await own.getByText('not used yet').waitFor()
    await own.scrollIntoViewIfNeeded()
    await look('passkeys')

    await page.context().clearCookies()
    await page.goto(`${url}/console/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
    await look('sign-in')
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('alert').waitFor()
    expect(page.url(), 'the device did not look who is there').toContain('/sign-in')
    await look('sign-in-refused')
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await page.goto(`${url}/console/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/console/inbox**')

    // A browser that offers it where the address is typed: the device takes the offer.
    await page.evaluate(`localStorage.setItem('offersPasskeys', 'yes')`)
    await page.context().clearCookies()
    await page.goto(`${url}/console/sign-in`)
    await page.waitForURL('**/console/inbox**')
    await page.evaluate(`localStorage.removeItem('offersPasskeys')`)

    await page.goto(`${url}/console/setup/account`)
    await own.getByText('used last').waitFor()
    await own.getByRole('button', { name: 'Remove Ana’s phone' }).click()
    const row = own.getByRole('listitem').filter({ hasText: 'Ana’s phone' })
    await row.getByLabel('Current password').fill(ana.password)
    await look('passkeys-remove')
    await row.getByRole('button', { name: 'Remove', exact: true }).click()
    await own.getByText('None yet').waitFor()

    await page.context().clearCookies()
    await page.goto(`${url}/console/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('alert').filter({ hasText: 'not accepted' }).waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
}

test('on a page whose browser has no passkeys it says so, and the password works', async () => {
  const context = await stage.browser.newContext({ viewport: { width: 390, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${stage.url}/console/sign-in`)
  await page.getByText('Passkeys work over https').waitFor()
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0)
  await signIn(page, stage.url, ben)
  await page.goto(`${stage.url}/console/setup/account`)
  await page.getByRole('region', { name: 'Passkeys' }).getByText('They need https').waitFor()
  await context.close()
})
