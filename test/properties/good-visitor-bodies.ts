import fc from 'fast-check'
import type { Visitor } from '../visitor.ts'
import type { Expectation } from './find-answer-fault.ts'
import { nextNoon, pick, sentence } from './good-words.ts'
import type { GoodBody } from './hostile-body.ts'

export interface Target extends Expectation {
  /** Called with a visitor's key instead of the secret key; by many in turn where each may do it only a few times. */
  byVisitor?: boolean | 'many'
  /** Called with the cookie of somebody who is signed in to the console. */
  byMember?: boolean
  /** Even a good body is refused: as one that names what there is no more (404), or because one is at work (409). */
  isRefused?: true | 409
  /** What stands for the id in its path. */
  id?: number | string
  body: () => GoodBody
}

/** What visitors may name. */
interface VisitorsStage {
  chatbots: string[]
  listings: string[]
  visitor: Visitor
}

/** What a good body of each POST operation of visitors consists of, by its path. */
export function visitorTargets({ chatbots, listings, visitor }: VisitorsStage): Record<string, Target> {
  return {
    '/chat/Chatbot/GetConfig': {
      byVisitor: true,
      body: () => ({
        serialNumber: pick(...chatbots.slice(0, 3)),
        clientTimeZone: pick<string | null>('Europe/Rome', null),
        clientCurrentTime: pick<string | null>('2026-11-21 09:00:00', null),
      }),
    },
    '/chat/Chat/Ask': {
      byVisitor: true,
      streams: true,
      body: () => ({
        sessionID: pick<number | null>(visitor.sessionID, 0, null),
        content: sentence,
        chatAskType: pick<string | null>('Text', 'Text', null),
        fileIds: pick<number[] | null>([], null),
        view: pick<boolean | null>(true, false, null),
        action: pick<object | null>(
          ...[null, null, { kind: 'more' }],
          ...['similar', 'ask'].map((kind) => ({ kind, listing: Number(listings[0]) })),
        ),
      }),
    },
    '/v1/visitor/typing': { byVisitor: true, bare: true, body: () => ({}) },
    '/v1/visitor/earlier': {
      byVisitor: true,
      bare: true,
      body: () => ({ keys: pick<string[]>([], ['nonsense'], ['pl_vis_1.1.1.1.1.1.0.x']) }),
    },
    '/v1/visitor/identify': {
      byVisitor: true,
      bare: true,
      body: () => ({ token: pick('nonsense', 'a.b.c'), stay: pick(true, false) }),
    },
    // Of an answer that is not theirs: the same as of none.
    '/v1/visitor/rating': {
      byVisitor: true,
      bare: true,
      isRefused: true,
      body: () => ({ messageID: pick(999_999_999), isRight: pick(true, false) }),
    },
    '/v1/visitor/read': { byVisitor: true, bare: true, body: () => ({ upTo: pick(1, 5, 999_999_999) }) },
    '/v1/visitor/map': {
      byVisitor: true,
      bare: true,
      body: () => ({ focus: pick<number | null>(Number(listings[0]), 999_999_999, null) }),
    },
    '/v1/visitor/tour': {
      byVisitor: 'many',
      bare: true,
      body: () => ({
        listingId: pick(Number(listings[0]), Number(listings[1])),
        times: fc.array(pick(nextNoon(3), nextNoon(5)), { minLength: 1, maxLength: 2 }),
        kind: pick('in-person', 'video'),
        firstName: pick<string | null>('Ana', null),
        email: pick<string | null>('ana@visitor.example', null),
        phone: pick<string | null>('+1 206 555 0100', null),
        message: pick<string | null>('', 'Saturday?', null),
        timeZone: pick<string | null>('Europe/Rome', null),
      }),
    },
    '/v1/visitor/lead': {
      byVisitor: 'many',
      bare: true,
      body: () => ({
        firstName: pick<string | null>('Ana', null),
        lastName: pick<string | null>('López', null),
        email: pick<string | null>('ana@visitor.example', null),
        phone: pick<string | null>('+1 206 555 0100', null),
        message: pick('', 'Saturday?'),
        consent: pick<boolean | null>(true, false, null),
        consentText: pick<string | null>('I agree', null),
      }),
    },
    '/v1/visitor/alert': {
      byVisitor: 'many',
      bare: true,
      body: () => ({
        email: pick<string | null>('ana@visitor.example', null),
        when: pick('atOnce', 'daily'),
        listing: pick<number | null>(Number(listings[0]), null),
      }),
    },
    '/v1/visitor/saved': {
      byVisitor: 'many',
      bare: true,
      body: () => ({ listing: pick(Number(listings[0]), Number(listings[1]), 999_999_999) }),
    },
  }
}
