import { Type } from 'typebox'
import { requireChatbot } from '../../firm/chatbots/require-chatbot.ts'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { describeTrouble } from '../../platform/database/database-trouble.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import type { CallContext, Caller } from '../../platform/operation.ts'
import { giveQuotaBack, useQuota } from '../../platform/quotas/use-quota.ts'
import { defineOperation } from '../define-operation.ts'
import type { NotifyApp } from '../notify-app.ts'
import { findWhetherSent } from './find-whether-sent.ts'
import { hashNumber } from './hash-number.ts'
import { noteStatus } from './note-status.ts'
import './number-format.ts'
import {
  deleteUnsent,
  insertMessage,
  insertOptOut,
  isOptedOut,
  lockMessageOfCall,
  noteAsked,
  type StoredMessage,
} from './sms-store.ts'
import { statusUrlOf } from './status-address.ts'
import type { SendResult } from './twilio/read-answer.ts'
import type { Twilio } from './twilio/twilio.ts'

/** As long as an Idempotency-Key is kept. */
const callIdMs = 24 * 3_600_000

export const SentTextMessage = Type.Object({
  Sid: Type.String({ description: 'Id of the message at Twilio' }),
  Status: Type.String({ description: 'How far it has come, as Twilio calls it, such as queued' }),
})

/** POST /chat/Chatbot/SendTwilioMessage */
export const sendTextMessage = defineOperation({
  id: 'sendTextMessage',
  summary: 'Send a text message to a phone',
  description:
    'By the operator’s account at Twilio (docs/text-messages.md). Numbers that wrote STOP get none. Send an Idempotency-Key: a call that is repeated with it never sends a second message, also when the first one was cut off; without one, look at the provider before you repeat a call that failed with 502, 503 or 504.',
  tag: 'Messages',
  access: 'secret-key',
  takesLong: true,
  envelope: true,
  checksContentType: true,
  input: Type.Object({
    SerialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    ToPhoneNumber: requiredText({ description: 'E.164, such as +12065550100', maxLength: 16, format: 'e164-number' }),
    Message: requiredText({ description: 'What it says', maxLength: 1_600 }),
  }),
  output: SentTextMessage,
  example: {
    SerialNumber: '0123456789abcdef0123456789abcdef',
    ToPhoneNumber: '+12065550100',
    Message: 'Your tour of 12 Birch Lane is on Saturday at 10:00. Reply STOP to get no more messages.',
  },
  errors: [
    'chatbot-not-found',
    'quota-reached',
    'sms-not-configured',
    'sms-opted-out',
    'sms-refused',
    'sms-busy',
    'sms-unsettled',
    'sms-failed',
    'sms-timeout',
  ],
  async run(app, caller, input, context) {
    const { SerialNumber: serialNumber, ToPhoneNumber: toNumber, Message: message } = input
    const chatbot = await requireChatbot(app.db, caller.workspaceId, serialNumber)
    const { sms } = app
    if (sms === null) throw fail('sms-not-configured')
    const call: SmsCall = { app, sms, caller, context, numberHash: await hashNumber(toNumber) }
    const callId = context.callId ?? null
    const stored = await begin(call, { chatbotId: chatbot.id, toNumber, message, callId })
    if (stored.sid !== null && stored.status !== null) return { Sid: stored.sid, Status: stored.status }
    const sent = stored.isRepeated ? await findWhetherSent(call, stored) : null
    return keepSent(call, stored, sent ?? (await send(call, stored)))
  },
})

interface SmsCall {
  app: NotifyApp
  sms: Twilio
  caller: Caller
  context: CallContext
  numberHash: Buffer
}

interface Sent {
  sid: string
  status: string
}

/** The message of this call: kept before anybody is asked to send it, or as an earlier call of the same key left it. */
function begin(
  { app, caller: { workspaceId }, numberHash }: SmsCall,
  wanted: { chatbotId: number; toNumber: string; message: string; callId: Buffer | null },
): Promise<StoredMessage & { isRepeated: boolean }> {
  const { callId, toNumber, message, chatbotId } = wanted
  const now = app.now()
  return inTransaction(app.db, async (transaction) => {
    if (callId !== null) {
      const since = new Date(now.getTime() - callIdMs)
      const earlier = await lockMessageOfCall(transaction, { workspaceId, callId }, since)
      if (earlier !== null) {
        const isSame = earlier.toNumber === toNumber && earlier.message === message && earlier.chatbotId === chatbotId
        if (!isSame) throw fail('idempotency-key-reused')
        return { ...earlier, isRepeated: true }
      }
    }
    if (await isOptedOut(transaction, workspaceId, numberHash)) throw fail('sms-opted-out')
    await useQuota(app, transaction, { workspaceId, quota: 'textMessages' })
    const made = { workspaceId, chatbotId, callId, toNumber, message }
    return { ...(await insertMessage(transaction, made, now)), isRepeated: false }
  })
}

/** Asks for it to be sent, and fails with what stood in the way. */
async function send(call: SmsCall, stored: StoredMessage & { isRepeated: boolean }): Promise<Sent> {
  const { app, sms, numberHash } = call
  const { workspaceId } = stored
  if (stored.isRepeated) {
    if (await isOptedOut(app.db, workspaceId, numberHash)) throw fail('sms-opted-out')
    await noteAsked(app.db, stored, app.now())
  }
  const { toNumber: to, message } = stored
  const result = await sms.send({ to, message, statusUrl: statusUrlOf(app.publicUrl, sms, stored.token) })
  if (result.kind === 'taken') return result
  if (result.kind === 'unknown') {
    if (result.isTimeout) throw fail('sms-timeout')
    throw fail('sms-failed', {
      reason: 'whether it was sent is not known, and a repetition with the same Idempotency-Key finds out',
    })
  }
  await deleteUnsent(app.db, stored)
  await giveQuotaBack(app.db, { workspaceId, quota: 'textMessages' })
  if (result.kind === 'refused' && result.because === 'opted-out') await insertOptOut(app.db, workspaceId, numberHash)
  throw describeUnsent(result)
}

function describeUnsent(result: Exclude<SendResult, { kind: 'taken' | 'unknown' }>): Error {
  switch (result.kind) {
    case 'busy':
      return fail('sms-busy', {}, { retryAfterSeconds: result.retryAfterSeconds })
    case 'unreachable':
      return fail('sms-failed', { reason: 'the provider cannot be reached, and nothing was sent' })
    case 'refused': {
      const code = result.code === null ? '' : ` (error ${result.code})`
      if (result.because === 'opted-out') return fail('sms-opted-out')
      if (result.because === 'number') return fail('sms-refused', { reason: `this number cannot be written to${code}` })
      if (result.because === 'message') return fail('sms-refused', { reason: `its text was not accepted${code}` })
      return fail('sms-failed', { reason: `the provider answered ${result.httpStatus}${code}, and nothing was sent` })
    }
  }
}

/** Keeps what the provider said. It was sent: nothing that fails here may look as if it were not. */
async function keepSent(
  { app, caller, context }: SmsCall,
  stored: StoredMessage,
  { sid, status }: Sent,
): Promise<{ Sid: string; Status: string }> {
  const { workspaceId, id } = stored
  const write: Parameters<NonNullable<CallContext['conclude']>>[0] = async (db) => {
    await noteStatus(db, { token: stored.token, sid, status })
    const change = { workspaceId, by: actorOf(caller), action: 'sms.sent', target: `text message ${id}` } as const
    await recordChange(db, change)
  }
  if (context.conclude) await context.conclude(write)
  else {
    await inTransaction(app.db, write).catch((error: unknown) =>
      app.log.warn(
        { ...describeTrouble(error), workspaceId, smsId: id },
        'a text message was sent, and that could not be noted',
      ),
    )
  }
  return { Sid: sid, Status: status }
}
