import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import threads from 'node:worker_threads'

// Loaded by `--require` before the programs that work on files of strangers, in each of their threads. It takes away what
// opens a connection at the place that everything else stands on (http, tls, fetch, WebSocket): the handles of sockets. The
// channel to the process that started us is open already and goes on. Where the system gives a namespace without a network
// this is the second wall, elsewhere the only one (docs/decisions/0086).

const forbidden = /^(connect|connect6|connectRaw|bind|bind6|listen|send|send6|addMembership)$/

function refuse(): never {
  throw Object.assign(new Error('There is no network here.'), { code: 'ERR_ACCESS_DENIED', permission: 'Net' })
}

/** Makes an object's own methods that lead outside fail, for good. */
function disarm(handle: unknown, names = forbidden): void {
  if (typeof handle !== 'object' || handle === null) return
  for (let each: object | null = handle; each && each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const name of Object.getOwnPropertyNames(each)) {
      if (names.test(name)) Object.defineProperty(each, name, { value: refuse, writable: false, configurable: false })
    }
  }
}

/** The handle of a socket that leads nowhere: all of its kind share its prototype. */
function serverHandle(...where: [address: string, port: number, family: number]): unknown {
  // Of Node's own, and not in its types: makes a handle and binds it. Where that is forbidden already there is nothing to do.
  const make: unknown = Reflect.get(net, '_createServerHandle')
  if (typeof make !== 'function') return null
  const handle: unknown = make(...where)
  if (typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function')
    handle.close()
  return handle
}

function udpHandle(): unknown {
  const socket = dgram.createSocket('udp4')
  const states = Object.getOwnPropertySymbols(socket).map((symbol): unknown => Reflect.get(socket, symbol))
  const state = states.find((value) => typeof value === 'object' && value !== null && 'handle' in value)
  socket.close()
  return state !== undefined && typeof state === 'object' && state !== null && 'handle' in state ? state.handle : null
}

function attempt(make: () => unknown): unknown {
  try {
    return make()
  } catch {
    return null
  }
}

disarm(attempt(() => serverHandle('127.0.0.1', 0, 4)))
// Sockets of this machine: databases listen on them. An abstract name leaves no file.
disarm(attempt(() => serverHandle(`\0porchlight-${process.pid}-${Math.random()}`, -1, -1)))
disarm(attempt(udpHandle))
disarm(Reflect.get(new dns.Resolver(), '_handle'), /^(query|getHostByAddr)/)
for (const part of [net.Socket.prototype, net.Server.prototype, dgram.Socket.prototype]) disarm(part)
for (const part of [net, dgram, dns, dns.promises]) {
  for (const name of Object.getOwnPropertyNames(part)) {
    if (
      /^(connect|createConnection|_createServerHandle|createSocket|lookup|lookupService|resolve\w*|reverse)$/.test(name)
    )
      Object.defineProperty(part, name, { value: refuse, writable: false, configurable: false })
  }
}
// A thread could begin another one without this file: only the first thread, which runs our own program alone, makes them.
if (!threads.isMainThread)
  Object.defineProperty(threads, 'Worker', { value: refuse, writable: false, configurable: false })
syncBuiltinESMExports()
