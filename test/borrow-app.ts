import type { App } from '../src/doors/app.ts'
import { makeVisitorLimits } from '../src/platform/limits/visitor-limits.ts'
import { callsOf, startTestApp, type TestApp } from './test-app.ts'

/** The server of this process, which ends with it, and what stood on its app when it began. */
const own: { app: Promise<{ server: TestApp; asBegun: App }> | null } = { app: null }

async function start(): Promise<{ server: TestApp; asBegun: App }> {
  const server = await startTestApp()
  return { server, asBegun: { ...server.app } }
}

/**
 * A workspace of its own on the server that all test files of this process share: making a database and starting a server takes longer
 * than most tests do. For tests that look at nothing but what belongs to their workspace, and change nothing about the server; the others
 * start one by `startTestApp`. `close` leaves it running.
 */
export async function borrowTestApp(): Promise<TestApp> {
  own.app ??= start()
  const { server, asBegun } = await own.app
  const { app, url, addWorkspace } = server
  // What another file has put in its place; and all visitors of all tests come from one address, which may not do that much.
  Object.assign(app, asBegun, { visitorLimits: makeVisitorLimits() })
  return { ...callsOf(url, await addWorkspace()), app, addWorkspace, close: async () => {} }
}
