import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does to the next requests instead of answering them. */
export type S3Fault = 'hang' | 'cut' | 'half' | { status: number; code: string }

export interface S3Server {
  /** Address of the bucket. */
  url: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  objects: Map<string, Buffer>
  /** Every request that was let in, as "PUT /bucket/key". */
  requests: string[]
  /** Each fault is for one request; those with no fault left are answered. */
  faults: S3Fault[]
  close(): Promise<void>
}

const bucket = 'porchlight-files'
const pageSize = 3

/**
 * A small S3 on loopback, written from the description of Signature Version 4: it checks the signature of every request
 * and the hash of every body by itself, keeps objects in memory, and lists them in pages of three.
 */
export async function startS3Server(options: { sessionToken?: string } = {}): Promise<S3Server> {
  const state = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'a-secret/with+characters',
    region: 'eu-central-1',
    objects: new Map<string, Buffer>(),
    requests: [] as string[],
    faults: [] as S3Fault[],
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request).catch(() => null)
    if (body === null) return
    const refusal = checkSignature(request, body, { ...state, ...options })
    if (refusal !== null) {
      sendError(response, 403, refusal)
      return
    }
    const url = new URL(request.url ?? '/', 'http://s3')
    state.requests.push(`${request.method} ${url.pathname}`)
    const fault = state.faults.shift()
    if (fault === 'hang') return
    if (fault === 'cut') request.socket.destroy()
    else if (typeof fault === 'object') sendError(response, fault.status, fault.code)
    else answer(state.objects, request, response, url, body, fault === 'half')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    ...state,
    url: `http://127.0.0.1:${port}/${bucket}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(
  objects: Map<string, Buffer>,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body: Buffer,
  half: boolean,
): void {
  const [, bucketName, ...parts] = url.pathname.split('/')
  const key = parts.map(decodeURIComponent).join('/')
  const found = objects.get(key)
  if (bucketName !== bucket) sendError(response, 404, 'NoSuchBucket')
  else if (key === '') sendList(objects, response, url)
  else if (request.method === 'PUT') {
    objects.set(key, body)
    response.writeHead(200).end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (!found) {
    sendError(response, 404, 'NoSuchKey')
  } else {
    response.writeHead(200, { 'content-length': found.length })
    if (half) response.write(found.subarray(0, found.length / 2), () => request.socket.destroy())
    else response.end(found)
  }
}

function sendList(objects: Map<string, Buffer>, response: ServerResponse, url: URL): void {
  if (url.searchParams.get('list-type') !== '2') {
    sendError(response, 501, 'NotImplemented')
    return
  }
  const prefix = url.searchParams.get('prefix') ?? ''
  const after = Buffer.from(url.searchParams.get('continuation-token') ?? '', 'base64').toString()
  const most = Math.min(pageSize, Number(url.searchParams.get('max-keys') ?? pageSize))
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, most)
  const next = keys.length > most ? Buffer.from(page.at(-1) ?? '').toString('base64') : null
  const contents = page.map(
    (key) => `<Contents><Key>${escapeXml(key)}</Key><Size>${objects.get(key)?.length}</Size></Contents>`,
  )
  const end = next === null ? '' : `<NextContinuationToken>${escapeXml(next)}</NextContinuationToken>`
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== null}</IsTruncated>${contents.join('')}${end}</ListBucketResult>`,
  )
}

function sendError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
  sessionToken?: string
}

/** Why a request is refused, as S3 names it; null when its signature holds. */
function checkSignature(request: IncomingMessage, body: Buffer, credentials: Credentials): string | null {
  const header = request.headers.authorization ?? ''
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header)
  if (!match) return 'MissingSecurityHeader'
  const [, keyId, scope = '', signedHeaders = '', signature] = match
  const [date = '', region, service, end] = scope.split('/')
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== credentials.region || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed'
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied'
  const time = readHeader(request, 'x-amz-date')
  if (!time.startsWith(date) || Math.abs(Date.now() - readTime(time)) > 15 * 60_000) return 'RequestTimeTooSkewed'
  if ((credentials.sessionToken ?? '') !== readHeader(request, 'x-amz-security-token')) return 'InvalidToken'
  const bodyHash = readHeader(request, 'x-amz-content-sha256')
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'

  const url = new URL(request.url ?? '/', 'http://s3')
  const query = [...url.searchParams].map(([name, value]) => [encode(name), encode(value)] as const)
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map((pair) => pair.join('='))
      .join('&'),
    ...names.map((name) => `${name}:${readHeader(request, name).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n')
  const key = [date, region, service, 'aws4_request'].reduce<Buffer>(
    (former, part) => hmac(former, part ?? ''),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  )
  return hmac(key, toSign).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function readHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(',') : (value ?? '')
}

function readTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces)
}
