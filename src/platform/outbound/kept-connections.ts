import { type ClientRequest, Agent as HttpAgent } from 'node:http'
import { type AgentOptions, Agent as HttpsAgent } from 'node:https'

/** Less than servers usually keep a connection that nobody uses: few are closed just as something is sent. */
const idleMs = 4_000
const mostIdleEach = 8

/**
 * Connections that stay open for the next request to the same host at the same address. Each is known by the address
 * that it was made to: a request whose look at the name found another one, or was refused, never gets it.
 */
export class KeptConnections {
  readonly #http = new PinnedHttpAgent(rules)
  readonly #https = new PinnedHttpsAgent(rules)

  /** What a request needs to use one, `address` being the one that was checked for it. */
  optionsFor(url: URL, address: string): { agent: HttpAgent; pinned: string } {
    return { agent: url.protocol === 'https:' ? this.#https : this.#http, pinned: address }
  }

  close(): void {
    this.#http.destroy()
    this.#https.destroy()
  }
}

const rules: AgentOptions = { keepAlive: true, timeout: idleMs, maxFreeSockets: mostIdleEach, scheduling: 'lifo' }

interface Pinned {
  pinned?: string
}

class PinnedHttpAgent extends HttpAgent {
  override getName(options?: Parameters<HttpAgent['getName']>[0] & Pinned): string {
    return `${super.getName(options)}@${options?.pinned ?? ''}`
  }
}

class PinnedHttpsAgent extends HttpsAgent {
  override getName(options?: Parameters<HttpsAgent['getName']>[0] & Pinned): string {
    return `${super.getName(options)}@${options?.pinned ?? ''}`
  }
}

/** Whether a request failed only because the other side had just closed the connection that it was sent on. */
export function metClosedConnection(outgoing: ClientRequest, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return outgoing.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE')
}
