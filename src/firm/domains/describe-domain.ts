import { type Static, Type } from 'typebox'
import type { Chatbot } from '../chatbots/chatbot.ts'
import type { FirmApp } from '../firm-app.ts'
import { openProof } from './check-domain.ts'
import { graceMs } from './judge-look.ts'
import { fileUrlOf, recordNameOf, writeProof } from './proof-finder.ts'

const orNull = <Schema extends ReturnType<typeof Type.String>>(schema: Schema) => Type.Union([schema, Type.Null()])

export const DomainDescription = Type.Object({
  customDomain: Type.String({ description: 'The setting CustomDomain; "" without one' }),
  state: Type.String({
    description: 'none, unproven, proven, or failing: proven, but the last look found nothing any more',
  }),
  serves: Type.Boolean({ description: 'Whether / on that host leads to this chatbot' }),
  method: orNull(Type.String({ description: 'What proves it: dns or file' })),
  provenAt: orNull(Type.String({ description: 'Since when, ISO 8601' })),
  checkedAt: orNull(Type.String({ description: 'When it was last looked at, ISO 8601' })),
  endsAt: orNull(Type.String({ description: 'When a failing proof ends unless it is found again, ISO 8601' })),
  record: Type.Union([Type.Object({ name: Type.String(), type: Type.String(), value: Type.String() }), Type.Null()], {
    description: 'The TXT record that proves the host; null where there can be none',
  }),
  file: Type.Union([Type.Object({ url: Type.String(), content: Type.String() }), Type.Null()], {
    description: 'Or: the file that proves it, on the site that answers there before the host points to Porchlight',
  }),
  problem: Type.String({ description: 'What the last look found instead, in sentences; ""' }),
})

export type DomainDescription = Static<typeof DomainDescription>

/** How the CustomDomain of a chatbot stands, and what proves it. */
export async function describeDomain(
  app: Pick<FirmApp, 'db' | 'newId' | 'now' | 'hosts'>,
  chatbot: Chatbot,
): Promise<DomainDescription> {
  const customDomain = chatbot.settings.CustomDomain
  const opened = await openProof(app, chatbot)
  if (!opened) {
    const isNone = customDomain.trim() === ''
    const problem = isNone ? '' : 'This names no single host: set CustomDomain to one, such as chat.example.com.'
    return { ...nothing, customDomain, state: isNone ? 'none' : 'unproven', problem }
  }
  const { domain, proof } = opened
  const name = recordNameOf(domain)
  const serves = await app.hosts.leadTo({ serialNumber: chatbot.serialNumber, customDomain }, app.now().getTime())
  const isTaken = proof.provenAt !== null && !serves
  const { missingSince } = proof
  return {
    customDomain,
    state: proof.provenAt === null ? 'unproven' : missingSince === null ? 'proven' : 'failing',
    serves,
    method: proof.method,
    provenAt: proof.provenAt?.toISOString() ?? null,
    checkedAt: proof.checkedAt?.toISOString() ?? null,
    endsAt: missingSince === null ? null : new Date(missingSince.getTime() + graceMs).toISOString(),
    record: name === null ? null : { name, type: 'TXT', value: writeProof(proof.token) },
    file: { url: fileUrlOf(domain), content: writeProof(proof.token) },
    problem: isTaken
      ? 'Another chatbot has proven this host later: take its record or file away, then verify again.'
      : proof.problem,
  }
}

const nothing = {
  serves: false,
  method: null,
  provenAt: null,
  checkedAt: null,
  endsAt: null,
  record: null,
  file: null,
} as const
