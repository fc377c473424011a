import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostPage {
  html: string
  headers?: Record<string, string>
}

export interface HostSite {
  /** Such as http://localhost:40123: another site than the chat's http://127.0.0.1. */
  url: string
  /** Pages by path; a test sets them. */
  pages: Map<string, HostPage>
  close(): Promise<void>
}

/** A foreign website: pages of somebody else, on another host and port than Porchlight. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, HostPage>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url?.split('?')[0] ?? '/')
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers })
    response.end(page?.html ?? 'not here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    pages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
