import { expect, test } from 'vitest'
import { operations } from '../../../operations.ts'
import { scopes, usualScopes } from '../../../platform/scope.ts'
import { scopesFor } from './scopes.ts'

const rows = operations
  .filter(({ operation }) => !['public', 'visitor-key', 'member'].includes(operation.access))
  .map(({ method, operation }) => ({ id: operation.id, method, wanted: scopesFor(operation, method) }))

test('every operation that takes a secret key has a scope, and each scope has some', () => {
  expect(rows.filter(({ wanted }) => wanted.length === 0)).toEqual([])
  expect(rows.length).toBeGreaterThan(100)
  for (const scope of scopes) expect(rows.filter(({ wanted }) => wanted.includes(scope)).length).toBeGreaterThan(3)
})

test('what is called by GET asks for no more than read, but who may do what', () => {
  const further = rows.filter(({ method, wanted }) => method === 'GET' && !wanted.includes('read'))
  expect(further.map(({ id }) => id).sort()).toEqual(['listChanges', 'listInvitations', 'listKeys'])
})

test('nothing that changes anything is open to a key that only reads', () => {
  const reading = rows.filter(({ method, wanted }) => method !== 'GET' && wanted.includes('read'))
  expect(reading.map(({ id }) => id).sort()).toEqual([
    'countMessages',
    'exportVisitor',
    'listLeads',
    'listListings',
    'listModels',
    'listSheetRows',
    'listSources',
    'readHistory',
    'readMessageCredits',
    'searchKnowledge',
    'searchListings',
  ])
})

test('a usual key may do nothing to keys and members', () => {
  const closed = rows.filter(({ wanted }) => !wanted.some((scope) => usualScopes.includes(scope)))
  expect(closed.map(({ id }) => id).sort()).toEqual([
    'addInvitation',
    'addKey',
    'changeMember',
    'deleteInvitation',
    'deleteKey',
    'editMailServer',
    'listChanges',
    'listInvitations',
    'listKeys',
    'removeMailServer',
    'removeMember',
    'removeModelKey',
    'rotateKey',
    'sendPasswordLink',
    'setModelKey',
    'setServerAddress',
    'testMailServer',
    'testModelKey',
    'verifyServerAddress',
  ])
})
