import type { Static } from 'typebox'
import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import { fail } from '../errors.ts'
import { requiredText } from '../fields.ts'
import { OutboundError, type OutboundResponse } from '../outbound/guarded-fetch.ts'
import { readFirstWorkspace } from './address-store.ts'
import { shapeAddress } from './judge-address.ts'
import { proofPath } from './public-address.ts'
import { ServerAddressCheck } from './server-address.ts'

const maxBytes = 4_000
const timeoutMs = 10_000

type Verdict = Static<typeof ServerAddressCheck>['verdict']

/** POST /v1/server-address/check */
export const verifyServerAddress = defineOperation({
  id: 'verifyServerAddress',
  summary: 'Look whether an address leads to this server',
  description: 'The server fetches a page of its own there, which no other server can answer as it does.',
  tag: 'Operation',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({ url: requiredText({ description: 'https:// and a host', maxLength: 300 }) }),
  output: ServerAddressCheck,
  example: { url: 'https://chat.example.com' },
  errors: ['server-owner-only'],
  async run(app, { workspaceId }, { url: given }, { signal }) {
    if ((await readFirstWorkspace(app.db)) !== workspaceId) throw fail('server-owner-only')
    const shaped = shapeAddress(given)
    if ('fault' in shaped) throw fail('invalid-fields', { faults: `url: ${shaped.fault}` })
    const { url } = shaped
    const challenge = app.newId()
    const tell = (verdict: Verdict, found = '') => ({ url, verdict, found, detail: explain(verdict, url, found) })
    let answer: OutboundResponse
    try {
      answer = await app.outbound({ url: `${url}${proofPath}?challenge=${challenge}`, maxBytes, timeoutMs, signal })
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      if (error.fault === 'not-public') return tell('not-public')
      return tell(error.fault === 'not-found' ? 'unknown-host' : 'no-answer')
    }
    if (new URL(answer.url).origin !== url) return tell('moved', new URL(answer.url).origin)
    const said = answer.body.toString('utf8')
    if (answer.status !== 200 || !/^[0-9a-f]{64}$/.test(said)) return tell('no-porchlight', String(answer.status))
    return tell(said === (await app.address.proveTo(challenge)) ? 'reached' : 'other-server')
  },
})

function explain(verdict: Verdict, url: string, found: string): string {
  const { host, protocol } = new URL(url)
  switch (verdict) {
    case 'reached':
      return `${host} leads to this server.`
    case 'other-server':
      return `Another Porchlight answers at ${host}. Check where the name leads to.`
    case 'moved':
      return `${host} sends visitors on to ${found}. Use that address.`
    case 'no-answer':
      return protocol === 'https:'
        ? `Nothing answers at ${host} with a valid certificate. Check that your proxy or firewall passes port 443 on to this server.`
        : `Nothing answers at ${host}. Check the port, and that a firewall lets it through.`
    case 'unknown-host':
      return `There is no server called ${host}. Check the spelling; a new DNS record may take some hours.`
    case 'not-public':
      return `${host} is inside a private network, which this server doesn’t look into. Open ${url}/console in a browser there to see whether it works.`
    case 'no-porchlight':
      return `Something else answers at ${host} (status ${found}). Have its web server or proxy pass requests on to this server.`
  }
}
