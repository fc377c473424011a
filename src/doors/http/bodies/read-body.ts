import { isUtf8 } from 'node:buffer'
import type { IncomingMessage } from 'node:http'
import { fail, type PorchlightError } from '../../../platform/errors.ts'
import { JsonDepth, type JsonExcess, maxJsonDepth, maxJsonValues } from '../../../platform/text/json-depth.ts'
import { calmTrickle } from './calm-trickle.ts'

/** A body has this long to arrive, counted from when we begin to read it. */
const bodyMs = 15_000
/** Up to so much more, by chance: hundreds that began together must not be refused in one moment. In few steps, which share timers. */
const spread = 1 / 30
const steps = 16

/** Bytes that a request says its body has; null when it does not say. */
export function declaredLength(request: IncomingMessage): number | null {
  const length = request.headers['content-length']
  return length === undefined ? null : Number(length)
}

/** Fails with `body-too-large` when a request announces more than that: from its head alone, before anything is read. */
export function checkDeclaredLength(request: IncomingMessage, maxBytes: number): void {
  if ((declaredLength(request) ?? 0) > maxBytes) throw bodyTooLarge(maxBytes)
}

export function bodyTooLarge(maxBytes: number): PorchlightError {
  return fail('body-too-large', { limit: describeBytes(maxBytes) })
}

/** "16 KiB", "1 MiB". */
export function describeBytes(bytes: number): string {
  return bytes >= 1_048_576 ? `${bytes / 1_048_576} MiB` : `${bytes / 1_024} KiB`
}

/**
 * The bytes of a JSON body. Only what has arrived takes memory, whatever length is announced. Fails with
 * `body-too-large`, `malformed-json` where it is nested too deeply, both as soon as that is known, `body-too-slow`, and
 * `client-gone` when the connection breaks off.
 */
export function readJsonBytes(request: IncomingMessage, maxBytes: number, mostMs = bodyMs): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    checkDeclaredLength(request, maxBytes)
    const arrived = new ArrivedBytes(maxBytes)
    const depth = new JsonDepth()
    const calm = calmTrickle(request.socket)
    const settle = (): void => {
      clearTimeout(timer)
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
    }
    const refuse = (error: PorchlightError): void => {
      settle()
      reject(error)
    }
    const onData = (piece: Buffer): void => {
      if (arrived.length + piece.length > maxBytes) refuse(bodyTooLarge(maxBytes))
      else {
        const excess = depth.push(piece)
        if (excess !== null) refuse(tooMuch(excess))
        else arrived.push(piece)
        calm(piece.length)
      }
    }
    const onEnd = (): void => {
      settle()
      resolve(arrived.bytes)
    }
    const onGone = (): void => refuse(fail('client-gone'))
    // Most bodies are there with their heads, and nothing is waited for.
    const timer = request.complete
      ? undefined
      : setTimeout(
          () => refuse(fail('body-too-slow', { seconds: mostMs / 1000 })),
          Math.round(mostMs * (1 + (Math.floor(Math.random() * steps) / steps) * spread)),
        )
    if (request.destroyed && !request.readableEnded) onGone()
    else request.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
  })
}

function tooMuch(excess: JsonExcess): PorchlightError {
  if (excess === 'too-deep')
    return fail('malformed-json', { reason: `it is nested deeper than ${maxJsonDepth} levels` })
  const most = maxJsonValues.toLocaleString('en')
  return fail('invalid-fields', { faults: `The body holds more than ${most} entries and fields: send less at once.` })
}

/** Puts pieces together in memory that grows with them: a body of single bytes must not cost an object for each. */
class ArrivedBytes {
  readonly #maxBytes: number
  #kept: Buffer = Buffer.alloc(0)
  length = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  push(piece: Buffer): void {
    const length = this.length + piece.length
    if (this.length === 0) this.#kept = piece
    else {
      if (length > this.#kept.length) this.#grow(length)
      piece.copy(this.#kept, this.length)
    }
    this.length = length
  }

  #grow(least: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.min(this.#maxBytes, Math.max(least, this.#kept.length * 2)))
    this.#kept.copy(larger, 0, 0, this.length)
    this.#kept = larger
  }

  get bytes(): Buffer {
    return this.#kept.subarray(0, this.length)
  }
}

/** The body as parsed JSON. Nothing sent counts as an object without fields, so that what is missing gets named. */
export function parseBody(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || body.length === 0) return {}
  if (!isUtf8(body)) throw fail('malformed-json', { reason: 'it is not UTF-8' })
  try {
    return JSON.parse(body.toString('utf8').replace(/^\uFEFF/, ''))
  } catch (error) {
    throw fail('malformed-json', { reason: describeJsonError(error) }, { cause: undefined })
  }
}

function describeJsonError(error: unknown): string {
  const place = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined
  return place === undefined ? 'it ends too early or holds something else' : `at character ${Number(place) + 1}`
}
