import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** How a device answers otherwise than it should. */
export interface Oddity {
  origin?: string
  host?: string
  challenge?: string
  /** Whether it looked who is there. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
  /** Names a credential of somebody else. */
  id?: string
}

interface AddOptions {
  challenge: string
  user: { id: string }
  rp: { id: string }
}

interface SignInOptions {
  challenge: string
  rpId: string
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const text = (words: string): Buffer => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])
const bytes = (value: Buffer): Buffer =>
  Buffer.concat([
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])

/** A device with one passkey, as WebAuthn (section 6) has it: ES256, without a word of its maker. `origin`: the page it answers. */
export function openDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let userHandle = ''
  let counter = 0

  const say = (type: string, challenge: string, odd: Oddity): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge: odd.challenge ?? challenge, origin: odd.origin ?? origin, crossOrigin: false }),
    )
  const state = (host: string, flags: number, odd: Oddity): Buffer => {
    const head = Buffer.alloc(5)
    head[0] = flags | 1 | (odd.isVerified === false ? 0 : 4)
    head.writeUInt32BE(odd.counter ?? counter, 1)
    return Buffer.concat([sha256(odd.host ?? host), head])
  }
  return {
    id: id.toString('base64url'),
    /** Makes its passkey. `statement`: what its maker says, in CBOR behind the format. */
    make(options: AddOptions, odd: Oddity & { format?: string; statement?: Buffer } = {}) {
      userHandle = options.user.id
      const key = Buffer.concat([
        Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
        bytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytes(Buffer.from(y, 'base64url')),
      ])
      const made = Buffer.concat([
        state(options.rp.id, 0x40, odd),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        key,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text(odd.format ?? 'none'),
        text('attStmt'),
        odd.statement ?? Buffer.from([0xa0]),
        text('authData'),
        bytes(made),
      ])
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: say('webauthn.create', options.challenge, odd).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    /** Signs, and counts. */
    sign(options: SignInOptions, odd: Oddity = {}) {
      counter += 1
      const said = say('webauthn.get', options.challenge, odd)
      const data = state(options.rpId, 0, odd)
      const named = odd.id ?? id.toString('base64url')
      return {
        id: named,
        rawId: named,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: said.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(said)]), privateKey).toString('base64url'),
          userHandle: odd.userHandle ?? userHandle,
        },
      }
    },
  }
}

export type Device = ReturnType<typeof openDevice>
