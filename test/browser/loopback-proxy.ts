import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface LoopbackProxy {
  /** Such as http://127.0.0.1:40123: the same server through a line that a test can cut. */
  url: string
  /** Cuts every connection now. */
  cut(): void
  /**
   * Cuts a connection as soon as the server has sent this text through it; null: no more. `serverHears` false: the
   * server is not told, as when a phone loses its network.
   */
  cutAfter(text: string | null, serverHears?: boolean): void
  /** Whether new connections are refused. */
  setDown(isDown: boolean): void
  close(): Promise<void>
}

/** A TCP proxy on this machine that breaks off when it is told to, as networks do. */
export async function startLoopbackProxy(target: string): Promise<LoopbackProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isDown = false
  let marker: { text: string; serverHears: boolean } | null = null
  const server = createServer((browser) => {
    if (isDown) {
      browser.destroy()
      return
    }
    const upstream = connect(Number(port), hostname)
    let isForgotten = false
    const end = (): void => {
      if (isForgotten) return
      browser.destroy()
      upstream.destroy()
      sockets.delete(browser)
    }
    sockets.add(browser)
    for (const socket of [browser, upstream]) socket.on('close', end).on('error', end)
    browser.pipe(upstream)
    let seen = ''
    upstream.on('data', (bytes: Buffer) => {
      seen = (seen + bytes.toString('latin1')).slice(-10_000)
      const place = marker ? seen.indexOf(marker.text) : -1
      if (!marker || place === -1) return browser.write(bytes)
      const beyond = seen.length - (place + marker.text.length)
      isForgotten = !marker.serverHears
      return browser.write(bytes.subarray(0, bytes.length - beyond), () => (isForgotten ? browser.destroy() : end()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    cutAfter: (text, serverHears = true) => {
      marker = text === null ? null : { text, serverHears }
    },
    setDown: (down) => {
      isDown = down
      if (down) cut()
    },
    close: async () => {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}
