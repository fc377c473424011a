import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { readJson } from '../read-json.ts'
import { startTwilioServer, type TwilioServer } from '../servers/twilio-server.ts'
import { makeStartedFolder } from '../started-folder.ts'

const folder = await makeStartedFolder()
let twilio: TwilioServer
let server: ReadyPorchlight | undefined

const start = (): Promise<ReadyPorchlight> =>
  startPorchlight(folder.path, {
    LOG_LEVEL: 'trace',
    PORCHLIGHT_TWILIO_ACCOUNT_SID: twilio.accountSid,
    PORCHLIGHT_TWILIO_AUTH_TOKEN: twilio.authToken,
    PORCHLIGHT_TWILIO_FROM: '+12065550199',
    PORCHLIGHT_TWILIO_URL: twilio.url,
  })

beforeAll(async () => {
  twilio = await startTwilioServer()
})
afterAll(async () => {
  if (server) await killAll(server)
  await twilio.close()
  folder.remove()
})

const to = '+12065550123'
const message = 'The keys lie under the third pot.'

async function send(running: ReadyPorchlight, key: string): Promise<{ Code: number; Data: unknown }> {
  const { secretKey, serialNumber } = running.credentials
  const response = await fetch(`${running.url}/chat/Chatbot/SendTwilioMessage`, {
    method: 'POST',
    headers: { authorization: secretKey, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ SerialNumber: serialNumber, ToPhoneNumber: to, Message: message }),
  })
  return readJson(response)
}

test('a text message whose process was killed before it heard of it is not sent again', async () => {
  server = await start()
  twilio.next = (_response, take) => void take()
  const cut = send(server, 'cut-1').catch((error: unknown) => error)
  await expect.poll(() => twilio.taken.length, { timeout: 60_000 }).toBe(1)
  await killAll(server)
  expect(await cut).toBeInstanceOf(Error)

  server = await start()
  const again = await send(server, 'cut-1')
  expect(again).toMatchObject({ Code: 200, Data: { Sid: twilio.taken[0]?.sid, Status: 'queued' } })
  expect(twilio.asked.length).toBe(1)
  expect(await send(server, 'cut-1')).toEqual(again)
  // A key of its own is a message of its own.
  expect((await send(server, 'cut-2')).Code).toBe(200)
  expect(twilio.asked.length).toBe(2)

  await server.stop()
  const { stderr, stdout } = server.output
  expect(stderr).toContain('SendTwilioMessage')
  for (const secret of [twilio.authToken, to.slice(1), message]) expect(stderr + stdout).not.toContain(secret)
})
