import { makeVisitorLimits } from '../src/platform/limits/visitor-limits.ts'
import { callsOf, startTestApp, type TestApp } from './test-app.ts'

/** The server of this process, which ends with it. */
const own: { app: Promise<TestApp> | null } = { app: null }

/**
 * A workspace of its own on the server that all test files of this process share: making a database and starting a server takes longer
 * than most tests do. For tests that look at nothing but what belongs to their workspace, and change nothing about the server; the others
 * start one by `startTestApp`. `close` leaves it running.
 */
export async function borrowTestApp(): Promise<TestApp> {
  own.app ??= startTestApp()
  const { app, url, addWorkspace } = await own.app
  // All visitors of all tests come from one address, which may not do that much.
  app.visitorLimits = makeVisitorLimits()
  return { ...callsOf(url, await addWorkspace()), app, addWorkspace, close: async () => {} }
}
