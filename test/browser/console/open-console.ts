import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { makeOwnerLink } from '../../../src/firm/accounts/team/make-owner-link.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { addDemoChatbot } from '../add-demo-chatbot.ts'
import { openBrowser } from '../open-browser.ts'

/** Somebody who works in the console. */
export interface Person {
  name: string
  email: string
  password: string
}

/** The owner. */
export const ana: Person = { name: 'Ana Ruiz', email: 'ana@firm.example', password: 'four quiet green lakes' }
/** An agent. */
export const ben: Person = { name: 'Ben Ode', email: 'ben@firm.example', password: 'seven loud amber trains' }

/** A Porchlight with the demo's homes, two people who may sign in, its console, and a browser. */
export interface ConsoleStage {
  app: TestApp
  /** Where the console and the chat are reached. */
  url: string
  serialNumber: string
  browser: Browser
  /** Opens a room as somebody who is signed in, in a browser window of their own. */
  open(path: string, person?: Person, options?: BrowserContextOptions): Promise<Page>
  /** Ends every session of somebody but this one call's own, as a person does on another device. */
  endSessions(person: Person): Promise<void>
  /** The link of an invitation of an agent. */
  makeInvitation(email: string): Promise<string>
  /** A link that makes one more owner. */
  makeLink(): Promise<string>
  close(): Promise<void>
}

/** What a browser may say on its console in these tests: nothing but this. */
const expected = /Failed to load resource|net::ERR_|ERR_INCOMPLETE_CHUNKED/

export async function openConsoleStage(options: Parameters<typeof startTestApp>[0] = {}): Promise<ConsoleStage> {
  const app = await startTestApp(options)
  const browser = await openBrowser()
  const serialNumber = await addDemoChatbot(app)
  const makeLink = (): Promise<string> => makeOwnerLink(app.app, app.workspaceId)
  await makeOwner(app.url, await makeLink(), ana)
  await invite(app.url, ana, ben)
  const sessions = new Map<string, string>()
  const sessionOf = async (person: Person): Promise<string> => {
    const known = sessions.get(person.email)
    if (known !== undefined) return known
    const session = await signInByCall(app.url, person)
    sessions.set(person.email, session)
    return session
  }
  return {
    app,
    url: app.url,
    serialNumber,
    browser,
    makeLink,
    makeInvitation: async (email) => inviteAgent(app.url, await sessionOf(ana), email),
    open: async (path, person = ana, options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
      await context.addCookies([cookieFor(app.url, await sessionOf(person))])
      const page = await context.newPage()
      page.setDefaultTimeout(60_000)
      await page.goto(`${app.url}/console${path}`)
      await page.locator('main#content').waitFor()
      return page
    },
    endSessions: async (person) => {
      sessions.delete(person.email)
      const session = await signInByCall(app.url, person)
      await call(app.url, 'DELETE', '/v1/console/sessions', { session })
    },
    close: async () => {
      await browser.close()
      await app.close()
    },
  }
}

interface CallOptions {
  body?: object
  /** As it goes into the header Cookie. */
  session?: string
}

/** Calls as a page of the console does. */
async function call(url: string, method: string, path: string, { body, session }: CallOptions): Promise<Response> {
  const response = await fetch(url + path, {
    method,
    headers: {
      origin: url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session === undefined ? {} : { cookie: session }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
  return response
}

const sessionIn = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

async function makeOwner(url: string, link: string, { name, email, password }: Person): Promise<void> {
  const token = link.split('#')[1] ?? ''
  await call(url, 'POST', '/v1/console/owner', { body: { token, name, email, password } })
}

async function inviteAgent(url: string, session: string, email: string): Promise<string> {
  const invited = await call(url, 'POST', '/v1/team/invitations', { session, body: { email, role: 'agent' } })
  const { link } = (await invited.json()) as { link: string }
  return link
}

async function invite(url: string, owner: Person, { name, email, password }: Person): Promise<void> {
  const link = await inviteAgent(url, await signInByCall(url, owner), email)
  await call(url, 'POST', '/v1/console/join', { body: { token: link.split('#')[1] ?? '', name, password } })
}

async function signInByCall(url: string, { email, password }: Person): Promise<string> {
  return sessionIn(await call(url, 'POST', '/console/auth/sign-in/email', { body: { email, password } }))
}

function cookieFor(url: string, session: string) {
  const at = session.indexOf('=')
  return { name: session.slice(0, at), value: session.slice(at + 1), url, httpOnly: true, sameSite: 'Lax' as const }
}

/** Signs in by the form, as everybody does. */
export async function signIn(page: Page, url: string, { email, password }: Person): Promise<void> {
  await page.goto(`${url}/console/sign-in`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/console/inbox**')
}

/** Gathers what a page complains of: scripts that fail, and what its Content-Security-Policy refuses. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (line) => {
    if (line.type() === 'error' && !expected.test(line.text())) complaints.push(line.text())
  })
  return complaints
}
