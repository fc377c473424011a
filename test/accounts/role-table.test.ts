import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leastRoleFor, leastRoles } from '../../src/firm/accounts/role-table.ts'
import { operations } from '../../src/operations.ts'
import type { Access } from '../../src/platform/operation.ts'
import { type Role, roles } from '../../src/platform/role.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { type ConsoleUser, openColleague, openOwner } from './console-user.ts'

// Who may run what: every operation of the table with every role, over real HTTP. A new operation stands in
// src/firm/accounts/role-table.ts, or nobody of the console runs it and this test says so.

let app: TestApp
let wire: Wire
let users: Record<Role, ConsoleUser>

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  const owner = await openOwner(app, wire)
  users = {
    owner,
    manager: await openColleague(app, wire, owner, { role: 'manager', name: 'Mo Diaz', email: 'mo@example.com' }),
    agent: await openColleague(app, wire, owner, { role: 'agent', name: 'Lee Park', email: 'lee@example.com' }),
  }
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

/** How operations treat the cookie, by what credential they ask for. */
const takesCookie: Record<Access, boolean> = {
  'secret-key': true,
  'secret-key-first': true,
  'session-key-first': true,
  'secret-or-visitor-key': true,
  member: true,
  'visitor-key': false,
  public: false,
}

const rows = operations.map(({ method, path, operation }) => ({ method, path, operation, name: `${method} ${path}` }))
const forMembers = rows.filter(({ operation }) => takesCookie[operation.access])

/** Calls an operation with ids of nothing, so that whoever may run it changes nothing of the others. */
function callAs(role: Role, { method, path }: { method: string; path: string }): Promise<WireAnswer> {
  const values: Record<string, string> = { serialNumber: 'f'.repeat(32), accountId: 'f'.repeat(32) }
  const concrete = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    path.startsWith('/v1/console/sessions') ? 'f'.repeat(32) : (values[name] ?? '999999999'),
  )
  return users[role].call({ method, path: concrete, ...(method === 'GET' ? {} : { body: {} }) })
}

test('every operation that takes the cookie stands in the table, and nothing else does', () => {
  const ids = [...new Set(forMembers.map(({ operation }) => operation.id))]
  expect(Object.keys(leastRoles).sort()).toEqual(ids.sort())
  expect(ids.length).toBeGreaterThan(60)
  expect([leastRoleFor('notThere'), leastRoleFor('constructor'), leastRoleFor('__proto__')]).toEqual([null, null, null])
})

test('what only owners may is what decides who may what, and where data goes', () => {
  const ofOwners = Object.keys(leastRoles).filter((id) => leastRoles[id] === 'owner')
  expect(ofOwners.sort()).toEqual([
    'addInvitation',
    'addKey',
    'changeMember',
    'createIdentitySecret',
    'createWebhook',
    'deleteInvitation',
    'deleteKey',
    'deleteWebhook',
    'editMailServer',
    'editWebhook',
    'editWorkspaceSettings',
    'listChanges',
    'listInvitations',
    'listKeys',
    'removeIdentitySecret',
    'removeMailServer',
    'removeMember',
    'removeModelKey',
    'rotateKey',
    'rotateWebhookSecret',
    'sendPasswordLink',
    'setLogo',
    'setModelKey',
    'setServerAddress',
    'testMailServer',
    'testModelKey',
    'verifyServerAddress',
  ])
})

describe.each(roles)('the role %s', (role) => {
  test.each(forMembers)('$name', async (row) => {
    const least = leastRoles[row.operation.id] ?? 'owner'
    const mayRun = roles.indexOf(role) <= roles.indexOf(least)
    const answer = await callAs(role, row)
    if (!mayRun) {
      expect([answer.status, answer.headers['x-error-code']]).toEqual([403, 'role-may-not'])
      expect(JSON.parse(answer.text).Message).toMatch(new RegExp(`^The role ${role} may not do this: it is for owner`))
      return
    }
    // It came as far as the operation, which has its own opinion of an empty body.
    expect([401, 403, 405, 500]).not.toContain(answer.status)
    expect(['path-not-found', undefined, 'invalid-fields']).not.toContain(
      answer.status === 404 ? answer.headers['x-error-code'] : 'found',
    )
  })

  test.each(rows.filter(({ operation }) => operation.access === 'visitor-key'))(
    'not for members: $name',
    async (row) => {
      const answer = await callAs(role, row)
      expect([answer.status, answer.headers['x-error-code']]).toEqual([401, 'missing-credential'])
    },
  )
})

test('nothing of this changed who is of the team', async () => {
  const { members } = JSON.parse((await users.owner.call({ method: 'GET', path: '/v1/team' })).text)
  expect(members.map(({ role }: { role: Role }) => role)).toEqual(['owner', 'manager', 'agent'])
})

test('a role that is taken away is gone with the next call', async () => {
  const { manager, owner } = users
  const call = { path: '/chat/Chatbot/Add', body: { timeZone: 'UTC', type: 0 } }
  expect((await manager.call(call)).status).toBe(200)
  const path = `/v1/team/${manager.accountId}`
  expect((await owner.call({ method: 'PATCH', path, body: { role: 'agent' } })).status).toBe(200)
  expect((await manager.call(call)).headers['x-error-code']).toBe('role-may-not')
})
