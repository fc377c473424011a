import { afterEach, beforeEach, expect, test } from 'vitest'
import { openWire, type Wire } from '../../wire-call.ts'
import { confirmedAlert, listHome, match, openAlertDesk, waitMinutes } from '../alerts/alert-desk.ts'
import { book, change, openDesk, timesOf } from '../tours/tour-desk.ts'
import { type Stage, startStage } from './start-webhooks.ts'

let stage: Stage
let wire: Wire
beforeEach(async () => {
  stage = await startStage()
  wire = openWire(stage.app)
})
afterEach(async () => {
  await wire.close()
  await stage.close()
})

const list = async (operation: string, body: Record<string, unknown>): Promise<unknown[]> => {
  const answer = await stage.app.post<unknown[]>(`/chat/Chatbot/${operation}`, body)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.Data
}

const told = (type: string): unknown[] =>
  stage.receiver.received.filter(({ body }) => body.type === type).map(({ body }) => body.data)

test('what endpoints are told of leads and tours is what LeadList lists, all addresses and words of them', async () => {
  const desk = await openDesk(stage.app)
  const { serialNumber, visitor } = desk
  await stage.listen({ events: ['lead.updated', 'tour.requested', 'tour.changed'] })
  const page = 'https://firm.example/homes/7'
  await stage.leaveLead(visitor, { message: 'Call me' })
  await stage.app.app.pool.query('UPDATE sessions SET page = $1 WHERE id = $2', [page, visitor.sessionID])
  await stage.leaveLead(visitor, { email: 'second@visitor.example', phone: '+1 206 555 0100', message: 'Or write' })
  await stage.leaveLead(visitor, { email: 'third@visitor.example', message: '' })
  const start = (await timesOf(desk)).days.flatMap(({ starts }) => starts)[0]
  const tourId = await book(desk, { times: [start ?? ''], message: 'Both of us come' })
  const asked = await list('LeadList', { serialNumber })
  await stage.receiver.until(4)
  expect((await change(wire, tourId, 'confirm')).status).toBe(200)
  await stage.receiver.until(5)
  const [lead, tour] = await list('LeadList', { serialNumber })
  expect(lead).toMatchObject({ Type: 'Lead', Message: 'Call me\nOr write\nBoth of us come', URI: page })
  expect(lead).toMatchObject({ Email: 'ana@visitor.example, third@visitor.example, second@visitor.example' })
  expect(told('lead.updated').at(-1)).toEqual(lead)
  expect(told('tour.requested')).toEqual(asked.slice(1))
  expect(told('tour.changed')).toEqual([tour])
  expect(tour).toMatchObject({ Type: 'Appointment', Status: 'confirmed' })
})

test('what endpoints are told of an alert is what the list of alerts tells of it', async () => {
  const { app } = stage
  const serialNumber = await app.addChatbot()
  await stage.listen({ events: ['alert.created', 'alert.confirmed', 'alert.matched'] })
  const desk = { ...(await openAlertDesk(app, wire)), serialNumber, visitor: await stage.openVisitor(serialNumber) }
  await confirmedAlert(desk, 'ana@visitor.example')
  await stage.receiver.until(2)
  const home = await listHome(desk)
  await match(desk)
  await waitMinutes(desk, 2)
  await stage.receiver.until(3)
  const { body } = await stage.call<{ alerts: { confirmedAt?: string }[] }>(
    'GET',
    `/v1/alerts?serialNumber=${serialNumber}`,
  )
  const [alert] = body.alerts
  expect(alert).toMatchObject({ serialNumber, email: 'ana@visitor.example', label: 'every new home', news: 1 })
  // Each tells how the alert stands when it is told: created may have been told once it was confirmed.
  const [created] = told('alert.created') as { confirmedAt: unknown }[]
  expect(created).toEqual({ ...alert, confirmedAt: created?.confirmedAt, news: 0, mailedAt: null })
  expect([null, alert?.confirmedAt]).toContain(created?.confirmedAt)
  expect(told('alert.confirmed')).toEqual([{ ...alert, news: 0, mailedAt: null }])
  expect(told('alert.matched')).toEqual([{ ...alert, listings: [home] }])
})

test('what endpoints are told of a conversation is what ChatContentHistory tells of it', async () => {
  const { app } = stage
  const serialNumber = await app.addChatbot()
  await stage.listen({ events: ['conversation.started'] })
  const sessionID = await app.addSession(serialNumber)
  await app.app.pool.query(`UPDATE sessions SET page = 'https://firm.example/' WHERE id = ${sessionID}`)
  const asked = await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'How many homes?' })
  expect(asked.status, asked.text).toBe(200)
  await stage.receiver.until(1)
  const [conversation] = await list('ChatContentHistory', { SerialNumber: serialNumber })
  expect(conversation).toMatchObject({ URI: 'https://firm.example/', Messages: [{}, {}] })
  const [started] = told('conversation.started')
  // It is told with the first message: the answer may not have been there yet.
  const { length } = (started as { Messages: unknown[] }).Messages
  const { Messages, ...rest } = conversation as { Messages: unknown[] }
  expect(started).toEqual({ ...rest, Messages: Messages.slice(0, length) })
  expect(length).toBeGreaterThan(0)
})
