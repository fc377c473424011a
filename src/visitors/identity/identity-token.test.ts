import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readIdentityHash, readIdentityToken } from './identity-token.ts'

const secret = 'pl_id_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
const now = new Date('2026-11-28T18:00:00Z')
const seconds = now.getTime() / 1000
const serialNumber = '0123456789abcdef0123456789abcdef'
const around = { secrets: [secret], serialNumber, now }

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const usual = { sub: '42', exp: seconds + 600 }

function sign(claims: object, { header = { alg: 'HS256', typ: 'JWT' } as object, key = secret } = {}): string {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

describe('a token that the firm has signed', () => {
  test('tells who it is, and nothing that is no name and no address', () => {
    const claims = { ...usual, name: ' Ana \u202e\n Ruiz ', email: 'ana@example.com' }
    expect(readIdentityToken(sign(claims), around)).toEqual({
      subject: '42',
      name: 'Ana Ruiz',
      email: 'ana@example.com',
    })
    expect(readIdentityToken(sign({ ...usual, sub: 42, name: 7, email: 'no address' }), around)).toEqual({
      subject: '42',
      name: '',
      email: '',
    })
    expect(readIdentityToken(sign({ ...usual, name: 'x'.repeat(1_000) }), around)).toMatchObject({
      name: 'x'.repeat(200),
    })
  })

  test('counts with the secret of before too, and with each audience that is this chatbot', () => {
    expect(readIdentityToken(sign(usual, { key: 'former' }), { ...around, secrets: [secret, 'former'] })).toMatchObject(
      {
        subject: '42',
      },
    )
    for (const aud of [serialNumber, serialNumber.toUpperCase(), ['other', serialNumber]])
      expect(readIdentityToken(sign({ ...usual, aud }), around)).toMatchObject({ subject: '42' })
  })

  test('may be a minute off its clock', () => {
    expect(readIdentityToken(sign({ ...usual, exp: seconds - 59, iat: seconds - 600 }), around)).toMatchObject({})
    expect(readIdentityToken(sign({ ...usual, iat: seconds + 59, nbf: seconds + 59 }), around)).toMatchObject({
      subject: '42',
    })
  })
})

describe('anything else is refused', () => {
  const rsa = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const byRsa = (header: object): string => {
    const text = `${encode(header)}.${encode(usual)}`
    return `${text}.${createSign('RSA-SHA256').update(text).sign(rsa.privateKey, 'base64url')}`
  }
  const unsigned = (header: object): string => `${encode(header)}.${encode(usual)}.`
  const [head = '', body = '', signature = ''] = sign(usual).split('.')

  test.each([
    ['no signature', unsigned({ alg: 'none' }), 'malformed'],
    ['alg none with a right signature', sign(usual, { header: { alg: 'none' } }), 'wrong-algorithm'],
    ['alg None', sign(usual, { header: { alg: 'None' } }), 'wrong-algorithm'],
    ['alg hs256', sign(usual, { header: { alg: 'hs256' } }), 'wrong-algorithm'],
    ['no alg', sign(usual, { header: {} }), 'wrong-algorithm'],
    ['alg as a list', sign(usual, { header: { alg: ['HS256'] } }), 'wrong-algorithm'],
    ['RS256', byRsa({ alg: 'RS256' }), 'wrong-algorithm'],
    ['RS256 that says HS256', byRsa({ alg: 'HS256' }), 'wrong-signature'],
    ['signed with a public key as the secret', sign(usual, { key: rsa.publicKey }), 'wrong-signature'],
    ['HS512', sign(usual, { header: { alg: 'HS512' } }), 'wrong-algorithm'],
    [
      'a key of its own in the header',
      sign(usual, { header: { alg: 'HS256', jwk: { k: 'a' } }, key: 'a' }),
      'wrong-signature',
    ],
    [
      'extensions that must be understood',
      sign(usual, { header: { alg: 'HS256', crit: ['b64'], b64: false } }),
      'wrong-algorithm',
    ],
    ['another secret', sign(usual, { key: 'pl_id_other' }), 'wrong-signature'],
    ['an empty secret', sign(usual, { key: '' }), 'wrong-signature'],
    ['another body', `${head}.${encode({ ...usual, sub: '43' })}.${signature}`, 'wrong-signature'],
    ['half a signature', `${head}.${body}.${signature.slice(0, 20)}`, 'wrong-signature'],
    ['four parts', `${head}.${body}.${signature}.x`, 'malformed'],
    ['an encrypted token', `${head}.${body}.${signature}.x.y`, 'malformed'],
    ['padding', `${head}=.${body}.${signature}`, 'malformed'],
    ['a header that is a list', sign(usual, { header: [] }), 'malformed'],
    ['a body that is a list', sign([]), 'malformed'],
    ['expired', sign({ ...usual, exp: seconds - 61 }), 'expired'],
    ['no end', sign({ sub: '42' }), 'malformed'],
    ['an end in words', sign({ ...usual, exp: String(seconds + 600) }), 'malformed'],
    ['an end beyond every end', sign({ ...usual, exp: 1e308 }), 'too-long'],
    ['an end in milliseconds', sign({ ...usual, exp: now.getTime() + 600_000 }), 'too-long'],
    ['a life of a day', sign({ ...usual, exp: seconds + 86_400 }), 'too-long'],
    ['made tomorrow', sign({ ...usual, iat: seconds + 86_400 }), 'not-yet'],
    ['good from tomorrow', sign({ ...usual, nbf: seconds + 86_400 }), 'not-yet'],
    ['for another chatbot', sign({ ...usual, aud: 'f'.repeat(32) }), 'wrong-chatbot'],
    ['for others', sign({ ...usual, aud: [] }), 'wrong-chatbot'],
    ['nobody', sign({ exp: usual.exp }), 'no-subject'],
    ['an empty subject', sign({ ...usual, sub: '' }), 'no-subject'],
    ['a subject with NUL', sign({ ...usual, sub: '4\u00002' }), 'no-subject'],
    ['a subject that is half a character', sign({ ...usual, sub: '\ud800' }), 'no-subject'],
    ['a subject as an object', sign({ ...usual, sub: { id: 42 } }), 'no-subject'],
    ['a long subject', sign({ ...usual, sub: 'x'.repeat(201) }), 'no-subject'],
    ['a huge token', sign({ ...usual, name: 'x'.repeat(5_000) }), 'malformed'],
  ])('%s', (_name, token, fault) => {
    expect(readIdentityToken(token, around)).toBe(fault)
  })

  test('whatever somebody makes up without the secret', () => {
    const part = fc.oneof(
      fc.string(),
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
      fc.constantFrom(head, body, signature, ''),
    )
    const token = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('.'))
    fc.assert(
      fc.property(token, (text) => {
        fc.pre(text !== `${head}.${body}.${signature}`)
        return typeof readIdentityToken(text, around) === 'string'
      }),
    )
  })

  test('even with the right signature, whatever it says, without falling over it', () => {
    const claims = fc.record(
      {
        sub: fc.anything(),
        exp: fc.anything(),
        iat: fc.anything(),
        nbf: fc.anything(),
        aud: fc.anything(),
        name: fc.anything(),
        email: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(claims, (said) => {
        let token: string
        try {
          token = sign(JSON.parse(JSON.stringify(said)))
        } catch {
          return
        }
        const read = readIdentityToken(token, around)
        expect(typeof read === 'string' || read.subject !== '').toBe(true)
      }),
    )
  })
})

describe('a user id with its HMAC', () => {
  const hash = createHmac('sha256', secret).update('42').digest('hex')

  test('proves the id alone', () => {
    expect(readIdentityHash({ userId: '42', hash }, around)).toEqual({ subject: '42', name: '', email: '' })
    expect(readIdentityHash({ userId: '42', hash: hash.toUpperCase() }, around)).toMatchObject({ subject: '42' })
  })

  test.each([
    ['43', hash],
    ['42', hash.slice(0, 62)],
    ['42', ''],
    ['42', 'z'.repeat(64)],
    ['42', createHmac('sha256', '').update('42').digest('hex')],
  ])('%s with %s does not', (userId, wrong) => {
    expect(readIdentityHash({ userId, hash: wrong }, around)).toBe('wrong-signature')
  })
})
