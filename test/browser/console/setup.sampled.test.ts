import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deepTest } from '../../run/how-much.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../servers/webhook-receiver.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { hostileTexts } from '../hostile-texts.ts'
import { ana, ben, type ConsoleStage, openConsoleStage, type Person, signIn } from './open-console.ts'

let stage: ConsoleStage
let receiver: WebhookReceiver

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  stage = await openConsoleStage({
    webhooks: {},
    environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1', PORCHLIGHT_WEBHOOK_HTTP_HOSTS: '127.0.0.1' },
  })
})
afterAll(async () => {
  await stage?.close()
  await receiver?.close()
})

const kim: Person = { name: 'Kim Lund', email: 'kim@firm.example', password: 'nine brave purple clouds' }

async function join(link: string, { name, password }: Person): Promise<Page> {
  const page = await (await stage.browser.newContext()).newPage()
  page.setDefaultTimeout(60_000)
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Make the account' }).click()
  await page.waitForURL('**/console/inbox**')
  return page
}

deepTest(
  'a colleague is invited by a link that is shown once, joins, becomes a manager, and is removed in two steps',
  async () => {
    const page = await stage.open('/setup/team')
    await page.getByLabel('E-mail address').fill(kim.email)
    await page.getByRole('button', { name: 'Make the link' }).click()
    const link = (await page.locator('code').textContent()) ?? ''
    expect(link).toContain('/console/join#')
    await page.getByText('kim@firm.example', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Invitations that wait').waitFor()
    expect(await page.locator('code').count(), 'shown once').toBe(0)
    const hers = await join(link, kim)
    expect(await hers.getByRole('link', { name: 'Chatbots' }).count()).toBe(0)
    await page.reload()
    await page.getByLabel('Role of Kim Lund').selectOption('manager')
    await page.getByText('Kim Lund: Manager').waitFor()
    await hers.reload()
    await hers.getByRole('link', { name: 'Chatbots' }).first().waitFor()
    // A manager sees no keys and no audit log, and reaches neither.
    await hers.goto(`${stage.url}/console/setup/keys`)
    await hers.getByText('There is nothing at this address').waitFor()
    // Managers see there who read what, and nothing else.
    expect(await hers.getByRole('link', { name: 'Audit log' }).count()).toBe(1)
    expect(await hers.evaluate(`fetch('/v1/keys').then(({ status }) => status)`)).toBe(403)
    await page.getByRole('button', { name: 'Remove: Kim Lund' }).click()
    await page.getByRole('button', { name: 'Remove now' }).click()
    await page.getByText('Kim Lund was removed').waitFor()
    await hers.reload()
    await hers.waitForURL('**/console/sign-in**')
    await hers.context().close()
    await page.context().close()
  },
)

test('an agent has an own account and sees the team, and nothing of what is the owner’s', async () => {
  const page = await stage.open('/setup', ben)
  await page.getByText('Where you are signed in').waitFor()
  const parts = await page.getByRole('navigation', { name: 'Parts of the set-up' }).getByRole('link').allTextContents()
  expect(parts).toEqual(['Your account', 'Team'])
  await page.getByRole('link', { name: 'Team', exact: true }).click()
  await page.getByText('ana@firm.example').waitFor()
  expect(await page.getByText('Invite a colleague').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)
  await page.context().close()
})

deepTest('a session elsewhere is ended from here', async () => {
  const elsewhere = await (await stage.browser.newContext()).newPage()
  await signIn(elsewhere, stage.url, ana)
  const page = await stage.open('/setup/account')
  const sessions = page.getByRole('region', { name: 'Where you are signed in' })
  await sessions.getByText('This browser').waitFor()
  await sessions.getByRole('button', { name: 'Sign out there' }).first().click()
  await page.getByText('Signed out there').waitFor()
  await elsewhere.reload()
  await elsewhere.waitForURL('**/console/sign-in**')
  await elsewhere.context().close()
  await page.context().close()
})

/** The code of an authenticator (RFC 6238) for a secret in base 32. */
function codeNow(secret: string): string {
  const bits = [...secret.replace(/=+$/, '')]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

deepTest(
  'a second factor is set up with a code, asked for at the next sign-in, and a backup code signs in once',
  async () => {
    const page = await stage.open('/setup/account', ben)
    const factor = page.getByRole('region', { name: 'Second factor' })
    await factor.getByLabel('Current password').fill('not my password at all')
    await factor.getByRole('button', { name: 'Set up' }).click()
    await factor.getByText('This is not your password').waitFor()
    await factor.getByLabel('Current password').fill(ben.password)
    await factor.getByRole('button', { name: 'Set up' }).click()
    await factor.getByRole('img', { name: 'Code to scan' }).waitFor()
    const secret = (await factor.locator('code').textContent()) ?? ''
    await factor.getByLabel('Code that the app shows').fill(codeNow(secret))
    await factor.getByRole('button', { name: 'Turn on' }).click()
    await factor.getByText('On: a code is asked for').waitFor()
    const [backup = ''] = await factor.getByRole('listitem').allTextContents()
    const again = await (await stage.browser.newContext()).newPage()
    again.setDefaultTimeout(60_000)
    await again.goto(`${stage.url}/console/sign-in`)
    await again.getByLabel('E-mail address').fill(ben.email)
    await again.getByLabel('Password', { exact: true }).fill(ben.password)
    await again.getByRole('button', { name: 'Sign in' }).click()
    await again.getByLabel('Code').fill('000000')
    await again.getByRole('button', { name: 'Sign in' }).click()
    await again.getByText('This code is incorrect').waitFor()
    await again.getByLabel('Code').fill(backup)
    await again.getByRole('button', { name: 'Sign in' }).click()
    await again.waitForURL('**/console/inbox**')
    await again.context().close()
    await factor.getByLabel('Current password').fill(ben.password)
    await factor.getByRole('button', { name: 'Turn off' }).click()
    await page.getByText('Second factor turned off').waitFor()
    await page.context().close()
  },
)

deepTest('a key is made, works, and is over once it is ended', async () => {
  const page = await stage.open('/setup/keys')
  await page.getByLabel('Name', { exact: true }).fill('Our <b>website</b>')
  await page.getByRole('button', { name: 'Create a key' }).click()
  const made = page.getByText(/^pl_sk_[\w-]{40,}$/)
  const key = (await made.textContent()) ?? ''
  const statusOf = async () => (await fetch(`${stage.url}/v1/chatbots`, { headers: { authorization: key } })).status
  expect(await statusOf()).toBe(200)
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await made.count()).toBe(0)
  await page.getByRole('button', { name: 'Revoke: Our <b>website</b>' }).click()
  await page.getByRole('button', { name: 'Revoke now' }).click()
  await page.getByText('The key was revoked').waitFor()
  await expect.poll(statusOf).toBe(401)
  await page.context().close()
})

deepTest('what outlasts the session asks again who one is, and then goes on by itself', async () => {
  const { pool } = stage.app.app
  const page = await stage.open('/setup/keys')
  await page.getByLabel('Name', { exact: true }).fill('The feed')
  for (const scope of ['Conversations and leads', 'Settings']) await page.getByLabel(scope, { exact: true }).uncheck()
  await page.getByLabel('Expires on').fill(`${new Date().getUTCFullYear() + 1}-06-30`)
  const age = `UPDATE "accountSessions" SET "provenAt" = clock_timestamp() - interval '16 minutes'`
  await pool.query(age)
  await page.getByRole('button', { name: 'Create a key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await dialog.getByLabel('Your password').fill('three loud red lakes')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.getByText('That’s not your password.').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('you didn’t confirm that it’s you').waitFor()
  await page.getByRole('button', { name: 'Create a key' }).click()
  await dialog.getByLabel('Your password').fill(ana.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText(/^pl_sk_[\w-]{40,}$/).waitFor()
  await page.getByText(/Secret · Read, Listings$/).waitFor()
  await page.getByText(/^Expires Jun 30, /).waitFor()
  await page
    .getByText(/by Ana Ruiz/)
    .first()
    .waitFor()
  await page.context().close()
})

test('a webhook is added, tested, seen to be delivered, sent again and deleted', async () => {
  const page = await stage.open('/setup/webhooks')
  await page.getByLabel('Address').fill(`${receiver.url}/crm`)
  await page.getByLabel('What it is for (optional)').fill('The CRM')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(/^whsec_/).waitFor()
  await page.getByRole('link', { name: `${receiver.url}/crm` }).click()
  await page.getByText('Nothing was told yet').waitFor()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await receiver.until(1, '/crm')
  await page.getByRole('listitem').getByText('Delivered', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Send again: webhook.test' }).click()
  const messages = await receiver.until(2, '/crm')
  expect(messages[1]?.headers['webhook-id']).toBe(messages[0]?.headers['webhook-id'])
  await page.getByText('2 tries').waitFor()
  await page.getByRole('button', { name: `Delete: ${receiver.url}/crm` }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Webhook deleted').waitFor()
  await page.getByText('No webhooks yet').waitFor()
  await page.context().close()
})

deepTest('mails that wait are read, one that failed is tried again, and the audit log says who did', async () => {
  const { app, workspaceId } = stage.app
  const mail = { workspaceId, recipient: 'ana@firm.example', html: '<p>x</p>' }
  const id = await app.mailer.post({ ...mail, subject: 'A <i>new</i> lead', text: '<script>attack()</script>\nZoë' })
  await app.pool.query(`UPDATE outbox SET state = 'failed', attempts = 3, "lastError" = 'no such box' WHERE id = $1`, [
    id,
  ])
  const page = await stage.open('/setup/mails')
  await page.getByText('no such box').waitFor()
  await page.getByRole('button', { name: 'A <i>new</i> lead', exact: true }).click()
  await page.getByText('<script>attack()</script>').waitFor()
  await page.getByRole('button', { name: 'Try again: A <i>new</i> lead' }).click()
  await page.getByText('It is tried again').waitFor()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText('Ana Ruiz: had a mail tried again').waitFor()
  await page.getByLabel('Until').fill('2020-01-01')
  await page.getByText('Nothing of that kind').waitFor()
  await page.context().close()
})

deepTest('retention is chosen, and what is kept of a visitor is saved as a file', async () => {
  const page = await stage.open('/setup/privacy')
  await page.getByLabel('For so many days').click()
  await page.getByLabel('Days', { exact: true }).fill('400')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { body } = await stage.app.post('/v1/workspace/settings', {}, { method: 'GET' })
  expect(body).toMatchObject({ RetentionDays: 400 })
  await page.getByLabel('E-mail address or number of a conversation').fill('zoe@visitor.example')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('visitor.json')
  await page.getByRole('button', { name: 'Erase: zoe@visitor.example' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('Erased: 0 conversations').waitFor()
  await page.context().close()
})

deepTest('descriptions of webhooks and names of colleagues are text', async () => {
  const [first = '', ...others] = hostileTexts.map((text) => text.replaceAll('\0', '').toWellFormed().trim())
  const description = others.join(' ').slice(0, 500)
  const { status } = await stage.app.post('/v1/webhooks', { url: `${receiver.url}/x`, events: ['*'], description })
  expect(status).toBe(200)
  await stage.app.app.pool.query(`UPDATE accounts SET name = $1 WHERE email = $2`, [first.slice(0, 100), ben.email])
  const page = await stage.open('/setup/webhooks')
  await page.addInitScript('window.offences = []; window.attack = () => window.offences.push("a script ran")')
  for (const [part, sign] of [
    ['webhooks', description.slice(0, 20)],
    ['team', first.slice(0, 20)],
    ['log', 'added the webhook'],
  ]) {
    await page.goto(`${stage.url}/console/setup/${part}`)
    await page
      .getByText(sign ?? '')
      .first()
      .waitFor()
    expect(await page.evaluate('window.offences'), part).toEqual([])
    expect(await page.locator('main script, main iframe, main img, main object').count(), part).toBe(0)
  }
  await page.context().close()
})
