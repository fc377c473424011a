import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../run/how-much.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

test('who is not signed in is asked to, told what is wrong, and led to where they wanted to be', async () => {
  const page = await stage.browser.newPage()
  page.setDefaultTimeout(60_000)
  const complaints = watchComplaints(page)
  await page.goto(`${stage.url}/console/tours?view=confirmed`)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  // What is missing is said at its field, which has the focus.
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Enter your e-mail address.').waitFor()
  expect(await page.locator('input[name=email]:focus').count()).toBe(1)
  expect(await findAxeFaults(page)).toEqual([])

  await page.getByLabel('E-mail address').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'Wrong e-mail address or password' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill(ana.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console/tours?view=confirmed')
  await page.getByRole('heading', { name: 'Tours' }).waitFor()

  await page.getByRole('button', { name: /Ana Ruiz/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  await page.goto(`${stage.url}/console/leads`)
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

deepTest(
  'after too many tries the button says when the next one is worth it; another address need not wait',
  async () => {
    const page = await stage.browser.newPage()
    page.setDefaultTimeout(60_000)
    await page.route('**/auth/sign-in/email', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '754', 'x-error-code': 'too-many-calls' }, body: '{}' }),
    )
    await page.goto(`${stage.url}/console/sign-in`)
    await page.clock.install()
    await page.getByLabel('E-mail address').fill(ana.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Too many attempts' }).waitFor()
    await page.clock.runFor(4_000)
    const waiting = page.getByRole('button', { name: /Try again in 12:[23]/ })
    await waiting.waitFor()
    expect(await waiting.isDisabled()).toBe(true)
    expect(await findAxeFaults(page)).toEqual([])
    await page.clock.runFor(760_000)
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isEnabled()).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)

    await page.keyboard.press('Enter')
    await waiting.waitFor()
    await page.getByLabel('E-mail address').fill('somebody@else.example')
    expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isEnabled()).toBe(true)
    await page.close()
  },
)

test('nobody is led to another site by a link to the sign-in', async () => {
  const page = await stage.browser.newPage()
  page.setDefaultTimeout(60_000)
  for (const next of ['//evil.example/', 'https://evil.example', '/\\evil.example']) {
    await page.goto(`${stage.url}/console/sign-in?next=${encodeURIComponent(JSON.stringify(next))}`)
    await page.getByLabel('E-mail address').fill(ana.email)
    await page.getByLabel('Password', { exact: true }).fill(ana.password)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/console/inbox**')
    expect(page.url().startsWith(stage.url)).toBe(true)
  }
  await page.close()
})

deepTest('the link of the first start makes the account of the owner', async () => {
  const page = await stage.browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(`${stage.url}/console/welcome`)
  await page.getByRole('heading', { name: 'This address lacks its one-time code' }).waitFor()
  await page.goto(`${stage.url}/console/welcome#used-already`)
  await page.reload()
  await page.getByRole('heading', { name: 'Turn the light on' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByText('Write your name.').waitFor()
  await page.getByLabel('Your name').fill('Cleo Park')
  await page.getByLabel('E-mail address').fill('cleo@firm.example')
  await page.getByLabel('Password', { exact: true }).fill('too short')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByText('6 characters more.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('nine plain paper boats')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.getByRole('alert').filter({ hasText: 'used already or is too old' }).waitFor()

  await page.goto(await stage.makeLink())
  await page.reload()
  await page.getByLabel('Your name').fill('Cleo Park')
  await page.getByLabel('E-mail address').fill('cleo@firm.example')
  await page.getByLabel('Password', { exact: true }).fill('nine plain paper boats')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console/start')
  await page.getByRole('button', { name: /Cleo Park/ }).waitFor()
  await page.close()
})

deepTest('the link of an invitation makes the account of a colleague, once', async () => {
  const link = await stage.makeInvitation('dora@firm.example')
  const page = await stage.browser.newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(link)
  await page.getByRole('heading', { name: 'Come in' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.getByLabel('Your name').fill('Dora Lind')
  await page.getByLabel('Password', { exact: true }).fill('nine plain paper boats')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/console/inbox**')
  await page.getByRole('button', { name: /Dora Lind/ }).waitFor()
  await page.close()

  const late = await stage.browser.newPage()
  late.setDefaultTimeout(60_000)
  await late.goto(link)
  await late.getByLabel('Your name').fill('Somebody')
  await late.getByLabel('Password', { exact: true }).fill('eight tall grey herons')
  await late.keyboard.press('Enter')
  await late.getByRole('alert').filter({ hasText: 'used already, was withdrawn or is too old' }).waitFor()
  await late.close()
})

test('a session that is ended elsewhere ends here, and the way back leads to the same place', async () => {
  const page = await stage.open('/leads')
  await page.getByRole('heading', { name: 'Leads' }).waitFor()
  await stage.endSessions(ana)
  // What the page asks by itself may be told so before anybody clicks; then it was left where it stood.
  const ended = page.getByText('Your session has ended.')
  await Promise.race([page.getByRole('link', { name: 'Tours' }).click(), ended.waitFor()])
  await ended.waitFor()
  await page.getByLabel('E-mail address').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(ana.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/console\/(?:leads|tours)$/)
  await page.context().close()
})

deepTest('the language and the look are chosen, kept, and change at once', async () => {
  const stranger = await stage.browser.newPage({ locale: 'es-MX' })
  await stranger.goto(`${stage.url}/console/sign-in`)
  await stranger.getByRole('heading', { name: 'Hola de nuevo' }).waitFor()
  await stranger.close()
  const own = await stage.open('/leads')
  await own.getByRole('button', { name: /Ana Ruiz/ }).click()
  await own.getByRole('menuitemradio', { name: 'Español' }).click()
  await own.getByRole('heading', { name: 'Contactos' }).waitFor()
  expect(await own.locator('html').getAttribute('lang')).toBe('es')
  await own.getByRole('menuitemradio', { name: 'Oscura' }).click()
  await own.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await own.reload()
  await own.getByRole('heading', { name: 'Contactos' }).waitFor()
  await own.locator('html[data-mantine-color-scheme=dark]').waitFor()
  expect(await findAxeFaults(own)).toEqual([])
  await own.context().close()
})
