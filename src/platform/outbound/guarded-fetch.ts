import { lookup } from 'node:dns/promises'
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { Ending, EndingsOfSignals } from './ending.ts'
import { type KeptConnections, metClosedConnection } from './kept-connections.ts'
import { type LeastPace, PaceWatch, usualPace } from './pace-watch.ts'
import { isPublicAddress } from './public-address.ts'
import { unpack } from './unpack.ts'

export interface OutboundRequest {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Of the answer. */
  maxBytes: number
  /** For all of it, redirects included. */
  timeoutMs: number
  signal?: AbortSignal
  /** A redirect is an answer like another. */
  ignoresRedirects?: boolean
  /** Only the status is wanted: what the answer says, packed or not, is left unread beyond `maxBytes`, and `body` is empty. */
  ignoresBody?: boolean
  /** Takes the pieces of the answer as they come, each when it is done with the one before; `body` is then empty. */
  onPiece?(piece: Buffer): Promise<void>
  /** The answer may come packed, and is asked for so: some servers send nothing else. It is unpacked, up to `maxBytes` of what comes out. */
  unpacks?: boolean
}

export interface OutboundResponse {
  /** Where it came from in the end. */
  url: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export type OutboundFault =
  | 'bad-address'
  | 'not-public'
  | 'not-found'
  | 'too-many-redirects'
  | 'too-large'
  | 'too-slow'
  | 'failed'

/** Says why an address was not fetched. */
export class OutboundError extends Error {
  readonly fault: OutboundFault
  constructor(fault: OutboundFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'OutboundError'
    this.fault = fault
  }
}

export type GuardedFetch = (request: OutboundRequest) => Promise<OutboundResponse>

const maxRedirects = 5

/**
 * The one client for addresses that others gave us. Every address, those of redirects included, is resolved first, all
 * that it resolves to must be public, and the connection goes to exactly the address that was checked: a name that
 * resolves differently a moment later leads nowhere. `isAllowed` decides instead of `isPublicAddress`, for what the
 * operator allows and for tests. `kept`: connections are kept open for the next request; only for what may be sent
 * twice, since what meets a connection that was just closed is sent again.
 */
export function makeGuardedFetch(
  isAllowed: Rule = isPublicAddress,
  kept: KeptConnections | null = null,
  pace: LeastPace = usualPace,
): GuardedFetch {
  const endings = new EndingsOfSignals()
  return async (request) => {
    const { signal } = request
    signal?.throwIfAborted()
    const end = new Ending()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      end.end(new Error('too late'))
    }, request.timeoutMs)
    if (signal) endings.add(signal, end)
    try {
      return await follow(request, end, { isAllowed, kept, pace })
    } catch (error) {
      signal?.throwIfAborted()
      if (isLate) throw new OutboundError('too-slow', `no whole answer came within ${request.timeoutMs} ms`)
      if (error instanceof OutboundError) throw error
      throw new OutboundError('failed', 'the connection failed', { cause: error })
    } finally {
      clearTimeout(timer)
      if (signal) endings.remove(signal, end)
    }
  }
}

type Rule = (address: string, host: string) => boolean

async function follow(
  first: OutboundRequest,
  end: Ending,
  { isAllowed, kept, pace }: { isAllowed: Rule; kept: KeptConnections | null; pace: LeastPace },
): Promise<OutboundResponse> {
  let request = first
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const url = readAddress(request.url)
    const address = await resolve(url, end, isAllowed)
    const response = await send(request, { url, address, end, kept, pace })
    const leads = isRedirect(response.status) && !request.ignoresRedirects
    const location = leads ? response.headers.location : undefined
    if (location === undefined) return response
    request = redirect(request, response.status, url, location)
  }
  throw new OutboundError('too-many-redirects', `more than ${maxRedirects} redirects`)
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new OutboundError('bad-address', 'no web address')
  if (url.username !== '' || url.password !== '') throw new OutboundError('bad-address', 'an address with a password')
  return url
}

async function resolve(url: URL, end: Ending, isAllowed: Rule): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [host] : await lookUp(host, end)
  // One private address among public ones is no mistake of an honest host.
  if (!found.every((address) => isAllowed(address, host)))
    throw new OutboundError('not-public', 'the address is not a public one')
  const [address] = found
  if (address === undefined) throw new OutboundError('not-found', 'the host has no address')
  return address
}

async function lookUp(host: string, end: Ending): Promise<string[]> {
  const stopped = new Promise<never>((_resolve, reject) => end.listen(reject))
  const found = lookup(host, { all: true, order: 'ipv4first' }).catch((cause: unknown) => {
    throw new OutboundError('not-found', 'the host is not known', { cause })
  })
  return (await Promise.race([found, stopped])).map(({ address }) => address)
}

interface Course {
  url: URL
  /** The one that was checked. */
  address: string
  end: Ending
  kept: KeptConnections | null
  pace: LeastPace
}

function send(request: OutboundRequest, { url, address, end, kept, pace }: Course): Promise<OutboundResponse> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp
    const family = isIP(address)
    const outgoing = start(url, {
      method: request.method ?? 'GET',
      headers: {
        'user-agent': 'Porchlight',
        'accept-encoding': request.unpacks ? 'gzip' : 'identity',
        // What is known to be whole goes out in one piece.
        ...(request.body === undefined ? {} : { 'content-length': Buffer.byteLength(request.body) }),
        ...request.headers,
      },
      // Whatever is asked for, the answer is the address that was checked.
      lookup: (_host, { all }, done) => {
        if (all) done(null, [{ address, family }])
        else done(null, address, family)
      },
      ...(kept === null ? { agent: false } : kept.optionsFor(url, address)),
    })
    const stop = (reason: Error) => void outgoing.destroy(reason)
    const settle = () => {
      clearTimeout(head)
      end.leave(stop)
    }
    const head = setTimeout(() => {
      stop(new OutboundError('too-slow', `no answer began within ${pace.headMs / 1_000} seconds`))
    }, pace.headMs)
    end.listen(stop)
    outgoing.once('error', (error) => {
      settle()
      if (end.reason !== null || kept === null || !metClosedConnection(outgoing, error)) reject(error)
      else resolve(send(request, { url, address, end, kept: null, pace }))
    })
    outgoing.once('response', (incoming) => {
      clearTimeout(head)
      const { ignoresBody, maxBytes, unpacks = false } = request
      const leads = isRedirect(incoming.statusCode ?? 0) && !request.ignoresRedirects
      const onPiece = leads ? undefined : request.onPiece
      const read = ignoresBody ? skip(incoming, maxBytes) : collect(incoming, { maxBytes, unpacks, pace }, onPiece)
      read
        .then((body) => resolve({ url: url.href, status: incoming.statusCode ?? 0, headers: incoming.headers, body }))
        .catch(reject)
        .finally(() => {
          settle()
          // A connection that is kept is free again by itself, once all of its answer was read.
          if (kept === null || !incoming.complete) outgoing.destroy()
        })
    })
    outgoing.end(request.body)
  })
}

async function collect(
  incoming: IncomingMessage,
  { maxBytes, unpacks, pace }: { maxBytes: number; unpacks: boolean; pace: LeastPace },
  onPiece?: OutboundRequest['onPiece'],
): Promise<Buffer> {
  const tooLarge = () => new OutboundError('too-large', `the answer is larger than ${maxBytes} bytes`)
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
  // Unpacking would let a few bytes become many: only who bounds what comes out asks for it.
  const encoding = incoming.headers['content-encoding'] ?? 'identity'
  const source = encoding === 'identity' ? incoming : unpacks ? unpack(incoming, encoding) : null
  if (source === null) throw new OutboundError('failed', `the answer is packed (${encoding.slice(0, 20)})`)
  const pieces: Buffer[] = []
  let length = 0
  const watch = new PaceWatch(incoming, pace, (reason) => new OutboundError('too-slow', reason))
  try {
    for await (const piece of source) {
      length += piece.length
      if (length > maxBytes) throw tooLarge()
      if (onPiece) await watch.aside(() => onPiece(piece))
      else pieces.push(piece)
    }
  } catch (error) {
    throw watch.fault ?? error
  } finally {
    watch.end()
  }
  return Buffer.concat(pieces)
}

/** Lets a server say what it wants to say, within bounds: many note a client that hangs up as an error. */
function skip(incoming: IncomingMessage, maxBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let length = 0
    const done = () => resolve(Buffer.alloc(0))
    incoming.on('data', (piece: Buffer) => {
      length += piece.length
      if (length > maxBytes) done()
    })
    incoming
      .once('end', done)
      .once('error', reject)
      .once('aborted', () => reject(new Error('the answer broke off')))
  })
}

function isRedirect(status: number): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

/** The next request: as browsers do it, but what was meant for one host is told to no other, and never without encryption. */
function redirect(request: OutboundRequest, status: number, from: URL, location: string): OutboundRequest {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null
  if (!to) throw new OutboundError('bad-address', 'a redirect to no address')
  const repeats = status === 307 || status === 308
  if (!repeats && request.method === 'POST') {
    const { body: _, ...rest } = request
    return { ...rest, method: 'GET', headers: {}, url: to.href }
  }
  const leaves = to.origin !== from.origin
  if (leaves && request.body !== undefined)
    throw new OutboundError('bad-address', 'a redirect of a message to another host')
  return { ...request, url: to.href, headers: leaves ? {} : (request.headers ?? {}) }
}
