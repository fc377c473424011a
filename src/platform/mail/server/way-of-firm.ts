import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { Database } from '../../database/connect.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import type { SmtpWay } from '../smtp-sender.ts'
import { findMailServer } from './mail-server-store.ts'

interface Context {
  db: Database
  secrets: Pick<Secrets, 'open'>
  isAllowed: (address: string, host: string) => boolean
}

/** What a firm’s mail server is not reached for before anything is said to it. */
export type WayFault = 'none' | 'unknown-host' | 'not-public' | 'password-lost'

export class WayError extends Error {
  readonly fault: WayFault
  constructor(fault: WayFault, message: string) {
    super(message)
    this.name = 'WayError'
    this.fault = fault
  }
}

export const passwordPlace = (workspaceId: number) => ({
  table: 'mailServers',
  column: 'sealedPassword',
  row: workspaceId,
})

/**
 * How a mail of a firm goes out now. The host is resolved here, all that it resolves to must be allowed, and the connection goes
 * to exactly the address that was checked, as for everything that others name (guarded-fetch.ts).
 */
export async function findWayOfFirm(
  { db, secrets, isAllowed }: Context,
  workspaceId: number,
  signal: AbortSignal,
): Promise<SmtpWay> {
  const server = await findMailServer(db, workspaceId)
  if (server === null) throw new WayError('none', 'the firm has no mail server')
  const { host, port, security, userName, sender, sealedPassword } = server
  const pass = sealedPassword && (await secrets.open(passwordPlace(workspaceId), sealedPassword))
  if (sealedPassword && !pass) throw new WayError('password-lost', 'the password cannot be opened: set it again')
  const addresses = isIP(host) === 0 ? await resolve(host, signal) : [host]
  if (!addresses.every((address) => isAllowed(address, host)))
    throw new WayError('not-public', 'the mail server is not at a public address')
  return {
    connection: {
      host: addresses[0] ?? host,
      port,
      secure: security === 'tls',
      // A password is never said in the clear.
      requireTLS: security === 'starttls',
      ...(userName === '' ? {} : { auth: { user: userName, pass: pass?.toString() ?? '' } }),
      tls: { servername: isIP(host) === 0 ? host : '' },
    },
    from: sender,
  }
}

async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  signal.throwIfAborted()
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const found = await Promise.race([lookup(host, { all: true, order: 'ipv4first' }).catch(() => []), late])
  if (found.length === 0) throw new WayError('unknown-host', 'the mail server is not known by this name')
  return found.map(({ address }) => address)
}
