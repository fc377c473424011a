import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/open-embedded-database.ts'
import { openBrowser } from '../../test/browser/open-browser.ts'
import { type ReadyPorchlight, startPorchlight } from '../../test/porchlight-process.ts'

/** Porchlight as processes of its own on one database, its owner, and a browser. */
export interface Desk {
  servers: readonly [ReadyPorchlight, ReadyPorchlight]
  pool: pg.Pool
  browser: Browser
  /** As it goes into the header Cookie; it is good at both processes. */
  cookie: string
  /** The demo's chatbot. */
  serialNumber: string
  /** Opens a page of the console at one of the processes, as the owner. */
  open(path: string, server?: ReadyPorchlight): Promise<Page>
  close(): Promise<void>
}

const owner = { name: 'Ana Ruiz', email: 'ana@firm.example', password: 'four quiet green lakes' }

export async function openDesk(): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-console-'))
  // The database's unprivileged user may pass through.
  chmodSync(folder, 0o711)
  const log = (): void => {}
  const database = await openEmbeddedDatabase({ dataDir: join(folder, 'database'), purpose: 'bench:console', log })
  const { host, port, user, password, database: name } = database.connection
  const [safeUser, safePassword, safeHost] = [user, password ?? '', host].map(encodeURIComponent)
  const url = `postgresql://${safeUser}:${safePassword}@${safeHost}:${port}/${name}`
  const start = () => startPorchlight(join(folder, 'data'), { DATABASE_URL: url, LOG_LEVEL: 'error' })
  const first = await start()
  const servers = [first, await start()] as const
  const browser = await openBrowser()
  const pool = new pg.Pool({ ...database.connection, max: 2 })
  const cookie = await makeOwner(first)
  return {
    servers,
    pool,
    browser,
    cookie,
    serialNumber: first.credentials.serialNumber ?? '',
    open: async (path, server = first) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      const [key = '', value = ''] = cookie.split('=')
      await context.addCookies([{ name: key, value: decodeURIComponent(value), url: server.url }])
      const page = await context.newPage()
      await page.goto(`${server.url}/console${path}`)
      await page.locator('main#content').waitFor()
      return page
    },
    close: async () => {
      await browser.close()
      await pool.end()
      for (const server of servers) await server.stop()
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the owner's account by the link that the first start prints. */
async function makeOwner({ url, output }: ReadyPorchlight): Promise<string> {
  const token = /welcome#(\S+)/.exec(output.stdout)?.[1]
  if (token === undefined) throw new Error(`the first start printed no link:\n${output.stdout}`)
  const response = await fetch(`${url}/v1/console/owner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ token, ...owner }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!response.ok || cookie === undefined) throw new Error(`no account: ${response.status} ${await response.text()}`)
  return cookie
}
