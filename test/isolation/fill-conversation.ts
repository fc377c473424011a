import type { ConsoleUser } from '../accounts/console-user.ts'
import { makePicture } from '../sample-media.ts'
import type { TestApp } from '../test-app.ts'
import { uploadFile } from '../upload-file.ts'
import { callAsVisitor, openVisitor } from '../visitor.ts'
import type { Wire } from '../wire-call.ts'

/** The word by which everything of a conversation is found, and the one that then must not be read beside it. */
export const sought = 'zaffre'
export const marker = /quibble|777,?777|5550142|555-0142/i

/** A conversation that is somebody's, with something of every kind in it: each thing holds both words. */
export interface FilledConversation {
  sessionID: number
  messageId: number
  noteId: number
  leadId: number
  tourId: number
  alertId: number
  fileId: number
}

/** Has a visitor say and leave everything that one can, in a conversation that is `owner`’s from its start. */
export async function fillConversation(
  app: TestApp,
  wire: Wire,
  {
    serialNumber,
    listingId,
    manager,
    owner,
  }: { serialNumber: string; listingId: number; manager: ConsoleUser; owner: ConsoleUser },
): Promise<FilledConversation> {
  const visitor = await openVisitor(app, serialNumber)
  const { sessionID } = visitor
  const ofFirm = async (path: string, body: object) => JSON.parse((await manager.call({ path, body })).text)
  const ofVisitor = async (path: string, body?: object) =>
    JSON.parse((await callAsVisitor(wire, visitor, path, body)).text)
  await ofFirm(`/v1/conversations/${sessionID}/assign`, { accountId: owner.accountId })
  const content = `What are your office hours for ${sought} quibble people?`
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content })
  await ofFirm(`/v1/chatbots/${serialNumber}/search`, { q: `${sought} homes under $777,777`, sessionID })
  const note = await ofFirm(`/v1/conversations/${sessionID}/notes`, { content: `A ${sought} quibble note.` })
  const contact = {
    firstName: 'Zaffre',
    lastName: 'Quibble',
    email: `${sought}.quibble${sessionID}@visitor.example`,
    phone: '+1 206 555 0142',
    message: `The ${sought} quibble lead.`,
  }
  await ofVisitor('/v1/visitor/lead', contact)
  const { days } = await ofVisitor(`/v1/visitor/tour-times?listingId=${listingId}`)
  const starts = days.flatMap((day: { starts: string[] }) => day.starts)
  const tour = await ofVisitor('/v1/visitor/tour', { ...contact, listingId, times: [starts.at(-1)], kind: 'video' })
  const alert = await ofVisitor('/v1/visitor/alert', { email: contact.email, when: 'daily' })
  await ofVisitor('/v1/visitor/saved', { listingId })
  const fileId = await uploadFile(app, await makePicture('png'), `${sought}-quibble.png`)
  const { pool } = app.app
  const ofSession = 'WHERE "sessionId" = $1'
  await pool.query(`UPDATE files SET "sessionId" = $1 WHERE id = $2`, [sessionID, fileId])
  await pool.query(`UPDATE messages SET "noAnswer" = true ${ofSession} AND role = 'answer'`, [sessionID])
  await pool.query(`UPDATE messages SET "fileIds" = ARRAY[$2::bigint] ${ofSession} AND role = 'question'`, [
    sessionID,
    fileId,
  ])
  const { rows } = await pool.query(`SELECT id FROM leads ${ofSession}`, [sessionID])
  const answers = await pool.query(`SELECT id FROM messages ${ofSession} AND role = 'answer' ORDER BY id`, [sessionID])
  await owner.call({ path: `/v1/conversations/${sessionID}/take`, body: {} })
  const answer = { content: `The ${sought} quibble answer of a person.` }
  await owner.call({ path: `/v1/conversations/${sessionID}/messages`, body: answer })
  await ofVisitor('/v1/visitor/typing', {})
  return {
    sessionID,
    messageId: Number(answers.rows[0].id),
    noteId: note.id,
    leadId: Number(rows[0].id),
    tourId: tour.id,
    alertId: alert.id,
    fileId,
  }
}
