import { recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Chatbot } from '../chatbots/chatbot.ts'
import { type AllowedDomain, parseDomain, writeHost } from '../chatbots/domains.ts'
import type { FirmApp } from '../firm-app.ts'
import {
  type DomainProof,
  deleteProof,
  findOrMakeProof,
  listProven,
  saveState,
  takeDueProof,
} from './domain-proof-store.ts'
import { judgeLook, type ProofState, unproven } from './judge-look.ts'

const dayMs = 24 * 3_600_000
const mostRivals = 100
/** In one run of the job; each may take seconds. */
const atOnce = 500

type Tools = Pick<FirmApp, 'db' | 'now' | 'newId' | 'proofs' | 'hosts'>

/** The host that a chatbot's CustomDomain names, with its proof as it stands; null when it names none that can be proven. */
export async function openProof(
  app: Pick<FirmApp, 'db' | 'newId'>,
  { workspaceId, id: chatbotId, settings }: Chatbot,
): Promise<{ domain: AllowedDomain; proof: DomainProof } | null> {
  const domain = parseDomain(settings.CustomDomain)
  if (!domain || domain.wildcard) return null
  const place = { workspaceId, chatbotId, host: writeHost(domain) }
  return { domain, proof: await findOrMakeProof(app.db, place, app.newId()) }
}

/**
 * Looks for the proof of a chatbot's CustomDomain now. Where it is found, those of others for the same host are looked at
 * too, and end at once when they are gone: the host has changed hands.
 */
export async function checkDomain(app: Tools, chatbot: Chatbot, by: string): Promise<void> {
  const opened = await openProof(app, chatbot)
  if (!opened) return
  const { domain, proof } = opened
  const look = await app.proofs.look(domain, proof.token)
  await keepState(app, proof, (now) => judgeLook(proof, look, now), by)
  if (look.method !== null) await endRivals(app, domain, proof, by)
  app.hosts.forget()
}

async function endRivals(
  app: Tools,
  domain: AllowedDomain,
  { chatbotId, host }: DomainProof,
  by: string,
): Promise<void> {
  const rivals = await listProven(app.db, mostRivals, host)
  for (const rival of rivals.filter((other) => other.chatbotId !== chatbotId)) {
    const look = await app.proofs.look(domain, rival.token)
    if (look.method === null) await keepState(app, rival, () => ({ ...unproven, problem: look.problem }), by)
  }
}

/** Keeps how a proof stands now, and, where it begins or ends, that it does. */
function keepState(app: Tools, proof: DomainProof, judge: (now: Date) => ProofState, by: string): Promise<void> {
  const now = app.now()
  const state = judge(now)
  return inTransaction(app.db, async (transaction) => {
    await saveState(transaction, proof, state, now)
    if ((proof.provenAt === null) === (state.provenAt === null)) return
    const action = state.provenAt === null ? 'domain.ended' : 'domain.proven'
    const { workspaceId, host } = proof
    await recordChange(transaction, {
      workspaceId,
      by,
      action,
      target: `host ${host}`,
      details: { method: state.method },
    })
  })
}

/** Looks at each proof that holds once a day. Several processes may do it at once. */
export async function recheckDomains(app: Tools & Pick<FirmApp, 'stopping'>): Promise<void> {
  for (let count = 0; count < atOnce && !app.stopping.aborted; count += 1) {
    const proof = await takeDueProof(app.db, new Date(app.now().getTime() - dayMs), app.now())
    if (!proof) return
    const domain = parseDomain(proof.customDomain)
    if (!domain || domain.wildcard || writeHost(domain) !== proof.host) {
      await deleteProof(app.db, proof)
      continue
    }
    const look = await app.proofs.look(domain, proof.token)
    await keepState(app, proof, (now) => judgeLook(proof, look, now), 'daily look')
    app.hosts.forget()
  }
}
