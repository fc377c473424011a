import fc from 'fast-check'
import type { Target } from './hostile-targets.ts'

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

/** The operations on people of the firm; who calls them is the owner, whose session they cannot end. */
export function teamTargets(): readonly Target[] {
  const person = { name: pick('Lee Park', 'Ana María'), password: pick('four quiet green lakes', 'short') }
  const link = { token: pick('x'.repeat(43), 'y'), ...person }
  const stranger = { method: 'POST', as: 'nobody', bare: true } as const
  const member = { as: 'member', bare: true } as const
  return [
    { ...stranger, path: '/v1/console/owner', body: { ...link, email: pick('ana@firm.example') } },
    { ...stranger, path: '/v1/console/join', body: link },
    { ...stranger, method: 'GET', path: '/v1/console/sign-in', body: {} },
    { ...stranger, path: '/v1/console/password-link', body: { email: pick('nobody@firm.example', 'x') } },
    { ...stranger, path: '/v1/console/password', body: { token: link.token, password: person.password } },
    { ...member, method: 'GET', path: '/v1/demo', body: {} },
    { ...member, method: 'POST', path: '/v1/demo', body: {} },
    { ...member, method: 'DELETE', path: '/v1/demo', body: {} },
    { ...member, method: 'GET', path: '/v1/console/me', body: {} },
    { ...member, method: 'PATCH', path: '/v1/console/me', body: { name: person.name } },
    { ...member, method: 'GET', path: '/v1/console/sessions', body: {} },
    { ...member, method: 'GET', path: '/v1/console/passkeys', body: {} },
    { ...member, method: 'DELETE', path: '/v1/console/sessions', body: {} },
    { ...member, method: 'DELETE', path: '/v1/console/sessions/unknown', body: {} },
    { ...member, method: 'GET', path: '/v1/console/push', body: {} },
    {
      ...member,
      method: 'POST',
      path: '/v1/console/push',
      body: {
        endpoint: pick('https://push.example.com/a', 'http://127.0.0.1/a'),
        keys: pick({ p256dh: 'AAAA', auth: 'AAAA' }),
        wants: pick(['lead'], ['waiting', 'tour']),
      },
    },
    { ...member, method: 'DELETE', path: '/v1/console/push/999999999', body: {} },
    { ...member, method: 'GET', path: '/v1/team', body: {} },
    { ...member, method: 'PATCH', path: '/v1/team/unknown', body: { role: pick('agent', 'owner') } },
    { ...member, method: 'DELETE', path: '/v1/team/unknown', body: {} },
    { ...member, method: 'POST', path: '/v1/team/unknown/password-link', body: {} },
    { ...member, method: 'GET', path: '/v1/team/invitations', body: {} },
    {
      ...member,
      method: 'POST',
      path: '/v1/team/invitations',
      body: { email: pick('mo@firm.example', 'Kim@Firm.example'), role: pick('agent', 'owner') },
    },
    { ...member, method: 'DELETE', path: '/v1/team/invitations/999999999', body: {} },
  ]
}
