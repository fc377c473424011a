import type { TestApp } from '../test-app.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import type { Wire } from '../wire-call.ts'

/** A visitor of a chatbot asks for a tour at the last time that is free, and for an alert, and leaves a lead. Answers their ids. */
export async function askAsVisitor(
  app: TestApp,
  wire: Wire,
  { serialNumber, listingId }: { serialNumber: string; listingId: number },
): Promise<{ tourId: number; alertId: number; leadId: number }> {
  const visitor = await openVisitor(app, serialNumber)
  const call = async (path: string, body?: object) => JSON.parse((await callAsVisitor(wire, visitor, path, body)).text)
  const { days } = await call(`/v1/visitor/tour-times?listingId=${listingId}`)
  const starts = days.flatMap((day: { starts: string[] }) => day.starts)
  const email = 'ana@visitor.example'
  const tour = await call('/v1/visitor/tour', { listingId, times: [starts.at(-1)], kind: 'video', email })
  const alert = await call('/v1/visitor/alert', { email, when: 'daily' })
  await call('/v1/visitor/lead', { email, message: '' })
  const { rows } = await app.app.pool.query('SELECT id FROM leads WHERE "sessionId" = $1', [visitor.sessionID])
  return { tourId: tour.id, alertId: alert.id, leadId: Number(rows[0].id) }
}
