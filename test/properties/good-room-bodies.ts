import fc from 'fast-check'
import type { Stage } from './good-bodies.ts'
import type { Target } from './good-visitor-bodies.ts'
import { pick, sentence } from './good-words.ts'

const unknown = 999_999_998

/** What a good body of each operation that people of a firm work with consists of, by its path. */
export function roomTargets(stage: Stage): Record<string, Target> {
  const { colleague, documents, lead, reply, free } = stage
  const refused = { bare: true, isRefused: true, id: unknown } as const
  const columns = () => ({
    map: pick<object | null>({ Price: 'Price', Junk: '-' }, null),
    set: pick<object | null>({ City: 'Seattle' }, null),
    key: pick<string | null>('MLSNumber', 'URL', null),
    dropUnmapped: pick<boolean | null>(true, null),
  })
  return {
    '/v1/conversations/{sessionID}/assign': {
      bare: true,
      body: () => ({ accountId: pick<string | null>(colleague.accountId, null) }),
    },
    '/v1/conversations/{sessionID}/notes': { bare: true, id: free, body: () => ({ content: sentence }) },
    '/v1/replies': {
      bare: true,
      body: () => ({ name: pick('hours', 'fees'), content: sentence, language: pick<string | null>('es', null) }),
    },
    '/v1/replies/{id}': { bare: true, id: reply, body: () => ({ content: sentence }) },
    '/v1/leads/{id}': {
      bare: true,
      id: lead,
      body: () => ({ status: pick('new', 'open', 'done'), assignedTo: pick<string | null>(null, colleague.accountId) }),
    },
    '/v1/leads/{id}/merge': {
      ...refused,
      body: () => ({ leadIds: fc.array(pick(lead), { minLength: 1, maxLength: 2 }) }),
    },
    '/v1/leads/{id}/split': {
      ...refused,
      body: () => ({ leadIds: fc.array(pick(lead), { minLength: 1, maxLength: 2 }) }),
    },
    '/v1/tours/{id}/move': {
      ...refused,
      body: () => ({ time: pick('2030-12-01T10:00:00Z'), message: pick<string | null>('See you', null) }),
    },
    '/v1/chatbots/{serialNumber}/listings/change': {
      bare: true,
      body: () => ({
        ids: pick<number[]>([unknown], [Number(stage.listings[0])]),
        Status: pick<string | null>('Sold', 'Active', null),
        dryRun: pick<boolean | null>(true, null),
      }),
    },
    '/v1/chatbots/{serialNumber}/listings/changes/{id}/undo': { ...refused, body: () => ({}) },
    // The first is taken, and waits: nothing runs it here.
    '/v1/chatbots/{serialNumber}/identity-secret': { bare: true, body: () => ({}) },
    '/v1/chatbots/{serialNumber}/audits': {
      bare: true,
      isRefused: 409,
      body: () => ({ requests: pick(1, 30), modelCalls: pick(0, 40), seed: pick(7) }),
    },
    '/v1/chatbots/{serialNumber}/audits/{id}/stop': { ...refused, body: () => ({}) },
    '/v1/chatbots/{serialNumber}/imports': { ...refused, body: () => ({ fileId: pick(unknown) }) },
    '/v1/chatbots/{serialNumber}/imports/{id}/preview': { ...refused, body: columns },
    '/v1/chatbots/{serialNumber}/imports/{id}/start': { ...refused, body: columns },
    '/v1/chatbots/{serialNumber}/imports/{id}/stop': { ...refused, body: () => ({}) },
    '/v1/chatbots/{serialNumber}/imports/{id}/undo': { ...refused, body: () => ({}) },
    '/v1/chatbots/{serialNumber}/listings/release': {
      bare: true,
      body: () => ({ column: pick('Agent notes', 'Remarks') }),
    },
    // Addresses that are not public: nothing is fetched.
    '/v1/chatbots/{serialNumber}/feeds': {
      bare: true,
      body: () => ({
        // As many as there can be good bodies: a name that is taken is refused.
        name: fc.nat({ max: 9_999 }).map((n) => `feed ${n}`),
        url: pick('https://feeds.example/homes.csv'),
        everySeconds: pick<number | null>(3_600, null),
      }),
    },
    '/v1/feeds/{id}': { ...refused, body: () => ({ isPaused: pick(true, false) }) },
    '/v1/feeds/{id}/run': { ...refused, body: () => ({}) },
    '/v1/feeds/{id}/runs/{run}/undo': { ...refused, body: () => ({}) },
    '/v1/chatbots/{serialNumber}/knowledge': {
      bare: true,
      body: () => ({
        questions: pick<object[] | null>([{ key: 'Do you allow pets?', value: 'Yes.' }], null),
        pages: pick<string[] | null>([], null),
        files: pick<number[] | null>(documents, null),
      }),
    },
    '/v1/chatbots/{serialNumber}/knowledge/remove': {
      bare: true,
      body: () => ({ ids: pick([unknown], [unknown, 1]) }),
    },
    '/v1/chatbots/{serialNumber}/knowledge/learn': { bare: true, body: () => ({ ids: pick([unknown], [unknown, 1]) }) },
    '/v1/chatbots/{serialNumber}/knowledge/answers': {
      bare: true,
      body: () => ({ question: pick('Do you allow pets?', 'Is there parking?'), answer: sentence }),
    },
    '/v1/demo': { ...refused, body: () => ({}) },
    '/v1/console/push': {
      bare: true,
      byMember: true,
      body: () => ({
        endpoint: pick('https://push.example.com/a', 'https://push.example.com/b'),
        keys: pick({ p256dh: `BA${'A'.repeat(85)}`, auth: 'A'.repeat(22) }),
        wants: pick(['lead'], ['waiting', 'tour']),
        language: pick<string | null>('es', null),
      }),
    },
  }
}
