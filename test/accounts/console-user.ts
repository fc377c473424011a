import { expect } from 'vitest'
import { makeOwnerLink } from '../../src/firm/accounts/team/make-owner-link.ts'
import type { Role } from '../../src/platform/role.ts'
import type { TestApp } from '../test-app.ts'
import type { Wire, WireAnswer, WireCall } from '../wire-call.ts'

export const goodPassword = 'four quiet green lakes'

/** Somebody with a browser: keeps the cookie that it was given, and says where its pages come from. */
export interface ConsoleUser {
  name: string
  email: string
  accountId: string
  role: Role
  /** As it goes into the header Cookie. */
  cookie: string
  /** Calls as a page of the console would. */
  call(call: WireCall): Promise<WireAnswer>
}

/** What a page of ours says of itself. */
export function pageHeaders(app: Pick<TestApp, 'url'>): Record<string, string | undefined> {
  return { authorization: undefined, origin: app.url }
}

/** What a browser would send back of what an answer sets; '' when it sets none. */
export function cookieOf({ headers }: WireAnswer): string {
  const [first = ''] = [headers['set-cookie'] ?? []].flat()
  return first.split(';')[0] ?? ''
}

/** What a link ends in. */
export function tokenOf(link: string): string {
  return link.split('#')[1] ?? ''
}

/** Makes an owner by a link, as on the first visit. */
export async function openOwner(
  app: TestApp,
  wire: Wire,
  { workspaceId = app.workspaceId, name = 'Ana Ruiz', email = 'ana@example.com' } = {},
): Promise<ConsoleUser> {
  const token = tokenOf(await makeOwnerLink(app.app, workspaceId))
  const body = { token, name, email, password: goodPassword }
  return asUser(app, wire, await wire.call({ path: '/v1/console/owner', body, headers: pageHeaders(app) }))
}

/** Has an owner invite somebody, who joins. */
export async function openColleague(
  app: TestApp,
  wire: Wire,
  owner: ConsoleUser,
  { role, name, email }: { role: Role; name: string; email: string },
): Promise<ConsoleUser> {
  const invited = await owner.call({ path: '/v1/team/invitations', body: { email, role } })
  expect(invited.status, invited.text).toBe(200)
  const token = tokenOf(JSON.parse(invited.text).link)
  const body = { token, name, password: goodPassword }
  return asUser(app, wire, await wire.call({ path: '/v1/console/join', body, headers: pageHeaders(app) }))
}

/** Signs in with a password; the answer may be a refusal. */
export function signIn(
  app: TestApp,
  wire: Wire,
  body: { email: string; password: string },
  headers: Record<string, string | undefined> = {},
): Promise<WireAnswer> {
  return wire.call({ path: '/console/auth/sign-in/email', body, headers: { ...pageHeaders(app), ...headers } })
}

/** Who was signed in by an answer. */
export async function asUser(app: TestApp, wire: Wire, answer: WireAnswer): Promise<ConsoleUser> {
  expect(answer.status, answer.text).toBe(200)
  const cookie = cookieOf(answer)
  const call = ({ headers, ...rest }: WireCall) =>
    wire.call({ ...rest, headers: { ...pageHeaders(app), cookie, ...headers } })
  const me = JSON.parse((await call({ method: 'GET', path: '/v1/console/me' })).text)
  return { name: me.name, email: me.email, accountId: me.accountId, role: me.role, cookie, call }
}
