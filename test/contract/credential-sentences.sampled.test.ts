import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { sampleOf } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { openVisitor } from '../visitor.ts'
import { messageOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let keys: Record<string, string>

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  serialNumber = await app.addChatbot()
  keys = {
    secret: app.secretKey,
    session: app.sessionKey,
    visitor: (await openVisitor(app, serialNumber)).sessionKey,
    'unknown secret': `pl_sk_${'A'.repeat(43)}`,
    'unknown session': `pl_ses_${'A'.repeat(43)}`,
    'unknown visitor': `pl_vis_${'A'.repeat(43)}`,
    none: '',
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const rows = operations.filter(({ operation }) => operation.access !== 'public')
const headers = ['authorization', 'chatrobot-sessionkey'] as const

function call(row: (typeof rows)[number], header: string, key: string | undefined): Promise<WireAnswer> {
  const { method, path, operation } = row
  return wire.call({
    method,
    path: path.replace('{serialNumber}', serialNumber).replace('{id}', '999999999'),
    headers: { authorization: undefined, [header]: key || undefined },
    // What is missing is told only after the credential was taken, so that nothing is done here.
    ...(method === 'POST' ? { body: operation.access === 'visitor-key' ? { sessionID: 'x' } : {} } : {}),
  })
}

const isRefused = ({ headers: { 'x-error-code': code } }: WireAnswer): boolean =>
  /^(missing-credential|unknown-credential|key-scope)$/.test(String(code))

/** The key and header that a sentence tells to send; null: it says that this key cannot do it, and no more. */
function adviceOf(sentence: string, sentHeader: string, kind: string): [key: string, header: string] | null {
  const named = /(?:in|into) (?:the header )?(Authorization|chatrobot-sessionkey)\.$/.exec(sentence)?.[1]?.toLowerCase()
  if (sentence.includes('belongs into')) return [kind, named ?? '']
  if (/visitor’s session key|session key from GetConfig/.test(sentence)) return ['visitor', named ?? sentHeader]
  const wanted = /(?:your|current|asks for a) (secret|session) key/.exec(sentence)?.[1]
  return wanted === undefined ? null : [wanted, named ?? sentHeader]
}

describe.each(sampleOf(rows, 60).map((row) => [`${row.method} ${row.path}`, row] as const))('%s', (name, row) => {
  test('whoever does what a refusal of its key says is let in', async () => {
    // Refusals say the same few things: each is done once.
    const tried = new Map<string, Promise<WireAnswer>>()
    const done = (header: string, kind: string): Promise<WireAnswer> => {
      const doing = tried.get(`${kind} in ${header}`) ?? call(row, header, keys[kind])
      tried.set(`${kind} in ${header}`, doing)
      return doing
    }
    for (const header of headers) {
      for (const kind of Object.keys(keys)) {
        const answer = await done(header, kind)
        if (!isRefused(answer)) continue
        const sentence = messageOf(answer, answer.status)
        const advice = adviceOf(sentence, header, kind)
        const place = `${name}, ${kind} key in ${header}: ${sentence}`
        if (advice === null) {
          // Nothing is promised, and indeed this key does it in neither header.
          expect(sentence, place).toContain('it is a visitor’s key, which may only message its own session')
          for (const other of headers) expect(isRefused(await done(other, kind)), place).toBe(true)
          continue
        }
        expect(isRefused(await done(advice[1], advice[0])), place).toBe(false)
      }
    }
  })
})

test('the table has operations of each access', () => {
  expect(new Set(rows.map(({ operation }) => operation.access)).size).toBe(6)
})
