import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { readElement } from './s3-listing.ts'

export interface S3Settings {
  /** https://host/bucket[/prefix], or https://bucket.s3.region.amazonaws.com[/prefix]. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  sessionToken: string | null
  /** null: from the host, else us-east-1. */
  region: string | null
  /** Shorter waits, for tests. */
  limits?: Partial<S3Limits>
}

export interface S3Limits {
  /** Until the answer to a request without much of a body begins. */
  answerMs: number
  /** For sending a whole file. */
  sendMs: number
  /** Between two pieces of a file that is being read. */
  silenceMs: number
  /** Pause before the second try; doubles before each further one. */
  retryMs: number
}

export interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE'
  /** Below the prefix; '' is the bucket. */
  key?: string
  query?: Record<string, string>
  body?: Blob
  /** SHA-256 of the body, in hex: the server refuses bytes that changed on the way. */
  bodyHash?: string
  /** Statuses that are no failure besides 2xx. */
  alsoFine?: readonly number[]
}

const defaultLimits: S3Limits = { answerMs: 30_000, sendMs: 300_000, silenceMs: 30_000, retryMs: 200 }
const tries = 3
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** Says what the bucket answered, for the log. */
export class S3Error extends Error {}

export interface S3Client {
  readonly limits: S3Limits
  /** Part of every key, with a slash at its end unless empty. */
  readonly prefix: string
  /** Sends a signed request, again after a passing failure. `stop` ends the request and the reading of its answer. */
  call(call: S3Call): Promise<{ response: Response; stop: AbortController }>
}

export function makeS3Client(settings: S3Settings): S3Client {
  const limits = { ...defaultLimits, ...settings.limits }
  const { bucketUrl, prefix } = locateBucket(settings.url)
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    service: 's3',
    retries: 0,
    ...(settings.sessionToken === null ? {} : { sessionToken: settings.sessionToken }),
    ...(settings.region === null ? {} : { region: settings.region }),
  })

  async function send(call: S3Call): Promise<{ response: Response; stop: AbortController }> {
    const url = new URL(bucketUrl)
    if (call.key !== undefined) url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodePath(prefix + call.key)}`
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    const stop = new AbortController()
    const limitMs = call.body ? limits.sendMs : limits.answerMs
    const timer = setTimeout(() => stop.abort(new S3Error(`S3 did not answer within ${limitMs / 1000} s`)), limitMs)
    try {
      const request = await client.sign(url.href, {
        method: call.method,
        headers: { 'x-amz-content-sha256': call.bodyHash ?? emptyHash },
        ...(call.body ? { body: call.body } : {}),
      })
      // A redirect would be signed for the wrong host: it only ever means a wrong S3_URL or region.
      return { response: await fetch(request, { redirect: 'manual', signal: stop.signal }), stop }
    } catch (cause) {
      throw cause instanceof S3Error ? cause : new S3Error('S3 cannot be reached', { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  async function call(wanted: S3Call): Promise<{ response: Response; stop: AbortController }> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === tries
      try {
        const { response, stop } = await send(wanted)
        if (response.ok || wanted.alsoFine?.includes(response.status)) return { response, stop }
        const failure = await describeAnswer(response, stop)
        if (isLast || !isPassing(response.status)) throw new FinalError(failure)
      } catch (error) {
        if (error instanceof FinalError) throw error.reason
        if (isLast) throw error
      }
      await wait(limits.retryMs * 2 ** (attempt - 1))
    }
  }

  return { limits, prefix, call }
}

/** Carries a failure past the retries. */
class FinalError extends Error {
  readonly reason: S3Error
  constructor(reason: S3Error) {
    super(reason.message)
    this.reason = reason
  }
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

async function describeAnswer(response: Response, stop: AbortController): Promise<S3Error> {
  const timer = setTimeout(() => stop.abort(), 5_000)
  try {
    const length = Number(response.headers.get('content-length') ?? 0)
    const text = length > 65_536 ? '' : (await response.text()).slice(0, 65_536)
    const code = readElement(text, 'Code') ?? ''
    const region = response.headers.get('x-amz-bucket-region')
    const hint = region === null ? '' : ` (the bucket is in the region ${region})`
    return new S3Error(`S3 answered ${response.status} ${code}${hint}`.trim())
  } catch {
    return new S3Error(`S3 answered ${response.status}`)
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

/** Tells the bucket from the prefix: AWS also takes the bucket as the first part of the host. */
export function locateBucket(address: string): { bucketUrl: URL; prefix: string } {
  const url = new URL(address)
  const parts = url.pathname.split('/').filter((part) => part !== '')
  const isInHost = /^.+\.s3[.-][^/]*amazonaws\.com$/.test(url.hostname)
  const bucket = isInHost ? '' : parts.shift()
  if (bucket === undefined) throw new S3Error('no bucket is named')
  const bucketUrl = new URL(`/${bucket}`, url)
  return { bucketUrl, prefix: parts.map((part) => `${decodeURIComponent(part)}/`).join('') }
}

function encodePath(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/')
}
