import { afterAll, beforeAll, expect, test } from 'vitest'
import { leastListing } from '../../../src/homes/listings/listing.fixture.ts'
import { type DnsServer, startDnsServer } from '../../servers/dns-server.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../servers/webhook-receiver.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire } from '../../wire-call.ts'
import { ana, ben, type ConsoleStage, openConsoleStage } from './open-console.ts'

let stage: ConsoleStage
let receiver: WebhookReceiver
let dns: DnsServer

beforeAll(async () => {
  receiver = await startWebhookReceiver()
  dns = await startDnsServer()
  stage = await openConsoleStage({
    webhooks: {},
    environment: {
      PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1',
      PORCHLIGHT_WEBHOOK_HTTP_HOSTS: '127.0.0.1',
      PORCHLIGHT_DNS_SERVERS: dns.address,
    },
  })
})
afterAll(async () => {
  await stage?.close()
  await receiver?.close()
  await dns?.close()
})

/** A visitor who leaves contact details for homes. */
async function leaveLead(email: string, listingIds: number[]): Promise<number> {
  const wire = openWire(stage.app)
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  const lead = { firstName: 'Eva', lastName: '', email, message: '', listingIds }
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'A cottage?', sessionID: visitor.sessionID })
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/lead', lead)
  expect(answer.status, answer.text).toBe(200)
  await wire.close()
  return visitor.sessionID
}

test('a webhook gets another address and fewer events, and is told again what it missed', async () => {
  const page = await stage.open('/setup/webhooks')
  await page.getByLabel('Address').fill(`${receiver.url}/old`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('link', { name: `${receiver.url}/old` }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('region', { name: 'Edit' })
  await form.getByLabel('Address').fill(`${receiver.url}/new`)
  await form.getByText('Only what is chosen').click()
  await form.getByText('Choose what it is told of').waitFor()
  await form.getByLabel('New lead').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: `${receiver.url}/new` }).waitFor()

  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('button', { name: 'Switch on' }).waitFor()
  await leaveLead('eva@visitor.example', [])
  await page.getByRole('button', { name: 'Switch on' }).click()
  const again = page.getByRole('region', { name: 'Send again what happened since' })
  await again.getByText('1 message since').waitFor()
  expect(receiver.received, 'nothing before it was said').toHaveLength(0)
  await again.getByRole('button', { name: 'Send again' }).click()
  const [message] = await receiver.until(1, '/new')
  expect(message?.body.type).toBe('lead.created')

  const log = page.getByRole('region', { name: 'Deliveries' })
  await log.getByRole('listitem').getByText('Delivered', { exact: true }).waitFor()
  await log.getByRole('button', { name: 'New lead', exact: true }).click()
  await log.getByText('"eva@visitor.example"').waitFor()
  await log.getByText('Answered 204').waitFor()
  await log.getByRole('radiogroup').getByText('Failed').click()
  await log.getByText('None of that kind.').waitFor()
  await page.context().close()
})

test('conversations go to the agent of the home once the owner has set it, and a click sets it back', async () => {
  const listing = { ...leastListing, SerialNumber: stage.serialNumber }
  const made = await stage.app.post<number>('/chat/Chatbot/RealEstateCreate', {
    ...listing,
    ExtensionColumn: [{ Key: 'Agent Email', value: ben.email }],
  })
  expect(made.status, made.text).toBe(200)
  const { rows } = await stage.app.app.pool.query('SELECT max(id)::int AS id FROM listings')
  const page = await stage.open('/setup/assignment')
  await page.getByLabel('To the agent of the home').check()
  await page.getByText(`Homes whose Agent Email is ${ben.email}`).waitFor()
  await page.getByText('From now on').waitFor()
  const sessionID = await leaveLead('ada@visitor.example', [rows[0].id])
  const his = await stage.open(`/inbox/${sessionID}`, ben)
  await his.getByText('A cottage?').first().waitFor()
  const read = await his.evaluate(`fetch('/v1/conversations?assigned=me').then((answer) => answer.json())`)
  expect((read as { conversations: { sessionID: number }[] }).conversations.map((each) => each.sessionID)).toEqual([
    sessionID,
  ])
  await his.context().close()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByLabel('By hand').isChecked()).toBe(true)
  await page.context().close()
})

test('what is clicked shows as chosen before anything else is read, however busy the page is', async () => {
  const page = await stage.open('/setup/assignment')
  const isChosen = await page.getByLabel('In turn').evaluate(async (radio: HTMLInputElement) => {
    radio.click()
    // Microtasks alone: a timer would come later, and the old choice would be seen until then.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    return radio.checked
  })
  expect(isChosen).toBe(true)
  await page.getByText('From now on').waitFor()
  await page.context().close()
})

test('an own host is named, its record copied, looked for in vain, then found', async () => {
  const page = await stage.open(`/chatbots/${stage.serialNumber}?view=site`)
  const part = page.getByRole('region', { name: 'Own host' })
  await part.getByText('Not set').waitFor()
  await part.getByLabel('Host').fill('chat.lake.example')
  await part.getByRole('button', { name: 'Save the host' }).click()
  await part.getByText('Next: set the record below').waitFor()
  await part.getByRole('button', { name: 'Check now' }).click()
  await part.getByText('The proof was not found at chat.lake.example').waitFor()
  await part.getByText('What was found instead').click()
  await part.getByText('There is no TXT record _porchlight.chat.lake.example.').waitFor()
  const value = await part
    .getByText(/^porchlight-verify=/)
    .first()
    .textContent()
  dns.records.set('_porchlight.chat.lake.example', [value ?? ''])
  await part.getByRole('button', { name: 'Check now' }).click()
  await part.getByText('chat.lake.example is yours').waitFor()
  await part.getByText('Proven by its record since').waitFor()
  await page.context().close()
})

test('where there is no backup, health says so, with the command that makes one', async () => {
  const page = await stage.open('/setup/health')
  await page.getByText('There is no backup yet').waitFor()
  await page.getByText('npx porchlight backup', { exact: true }).waitFor()
  const details = JSON.stringify({ tables: 1, rows: 2, files: 3, bytes: 5_242_880, isReadable: true })
  await stage.app.app.pool.query(
    `INSERT INTO "changeLog" ("workspaceId", actor, action, target, details) VALUES (0, 'command line', 'backup.written', 'x.tar.gz', $1)`,
    [details],
  )
  await page.getByRole('button', { name: 'Look again' }).click()
  await page.getByText('5 MiB. It was read again and is whole.').waitFor()
  expect(await page.getByText('There is no backup yet').count()).toBe(0)
  await page.context().close()
})

test('all of it stands in Spanish', async () => {
  const page = await stage.open('/setup/assignment', ana, { locale: 'es-MX' })
  await page.getByText('Al agente de la vivienda').waitFor()
  await page.goto(`${stage.url}/console/chatbots/${stage.serialNumber}?view=site`)
  await page.getByText('chat.lake.example es tuyo').waitFor()
  await page.context().close()
})
