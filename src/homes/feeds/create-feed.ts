import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { choice, requiredText } from '../../platform/fields.ts'
import { chatbotOperation } from '../define-operation.ts'
import type { HomesApp } from '../homes-app.ts'
import { ImportRefusal } from '../listings/import/import-refusal.ts'
import { ImportPlan } from '../listings/import/plan-import.ts'
import { usualPruneLimit } from '../listings/import/prune-limit.ts'
import { addFeed } from './add-feed.ts'
import {
  type FeedLocation,
  type FeedRows,
  type FeedSecrets,
  isFeedName,
  opensWebApi,
  placeOfWebApi,
  type WebApiAccess,
} from './feed.ts'
import { findAddressFault } from './feed-door.ts'
import { readTimeOfDay } from './feed-schedule.ts'
import { listFeeds } from './feed-store.ts'
import { FeedDescription, presentFeed } from './present-feed.ts'
import { webApiProviders } from './reso/web-api-rules.ts'
import { withoutSecrets } from './shown-address.ts'

const Reso = Type.Object(
  {
    filter: Type.Optional(requiredText({ description: '$filter: only homes that it lets through', maxLength: 2_000 })),
    token: Type.Optional(requiredText({ description: 'A bearer token', maxLength: 4_000 })),
    tokenUrl: Type.Optional(requiredText({ description: 'Or where one is given (OAuth 2)', maxLength: 2_000 })),
    clientId: Type.Optional(requiredText({ description: 'By which id', maxLength: 500 })),
    clientSecret: Type.Optional(requiredText({ description: 'And by which secret', maxLength: 2_000 })),
    scope: Type.Optional(requiredText({ description: 'And for what', maxLength: 500 })),
    provider: Type.Optional(
      choice(webApiProviders, { description: 'Whose rules it has; left out: those of whose host it is' }),
    ),
  },
  { description: 'The address is that of a RESO Web API; how it is opened' },
)

/** POST /v1/chatbots/{serialNumber}/feeds */
export const createFeed = chatbotOperation({
  id: 'addFeed',
  summary: 'Add a feed',
  description:
    'An address that is read again and again: a table, a spreadsheet, JSON, or a portal’s XML or BLM, or a RESO Web API. Files and folders of the server are added on its command line. Secrets are sealed, and no call shows them.',
  tag: 'Listings',
  access: 'secret-key',
  input: Type.Object({
    name: requiredText({ description: 'How you call it: letters, digits, blanks, dots and hyphens', maxLength: 80 }),
    url: requiredText({ description: 'Its address; it may hold a password or a token', maxLength: 2_000 }),
    everySeconds: Type.Optional(
      Type.Integer({ description: 'How often it is read; an hour unless said', minimum: 60, maximum: 31 * 86_400 }),
    ),
    dailyAt: Type.Optional(requiredText({ description: 'Or once a day at that time, as 06:30', maxLength: 5 })),
    prune: Type.Optional(
      choice(['remove', 'off-market'], {
        description: 'What becomes of listings that it has no more, at most 20 % at once; left out: they stay',
      }),
    ),
    map: Type.Optional(
      Type.Record(Type.String(), Type.String({ maxLength: 40 }), {
        description: 'Column → field, as in imports',
        maxProperties: 500,
      }),
    ),
    release: Type.Optional(
      Type.Array(Type.String({ maxLength: 500 }), {
        description: 'Columns that are kept although they look like those for members alone',
        maxItems: 500,
      }),
    ),
    reso: Type.Optional(Reso),
  }),
  output: FeedDescription,
  example: { name: 'mls', url: 'https://feeds.example.com/homes.csv', everySeconds: 3_600 },
  errors: ['feed-refused', 'feed-exists', 'quota-reached'],
  async run(app, caller, { chatbot, name, url, everySeconds, dailyAt, prune, map = {}, release, reso }) {
    if (!isFeedName(name)) throw refuse('A name has letters, digits, blanks, dots and hyphens, at most 80 of them.')
    const { location, secrets } = readPlace(app, url, reso)
    const rows: FeedRows = {
      map: reso ? {} : map,
      set: {},
      lookups: [],
      key: 'MLSNumber',
      dropUnmapped: false,
      ...(release !== undefined && { release }),
      prune: prune === undefined ? null : { how: prune, limit: usualPruneLimit },
    }
    checkRows(rows)
    const schedule = dailyAt === undefined ? { everySeconds: everySeconds ?? 3_600 } : { dailyAt: readTime(dailyAt) }
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const isNew = await addFeed(app, {
      scope,
      name,
      settings: { location, rows, schedule },
      secrets,
      by: actorOf(caller),
    })
    if (!isNew) throw fail('feed-exists', { name })
    const made = (await listFeeds(app.db, scope.workspaceId)).find((feed) => feed.name === name)
    if (!made) throw fail('feed-not-found', { id: name })
    return presentFeed(made, null)
  },
})

function refuse(reason: string): Error {
  return fail('feed-refused', { reason })
}

function readPlace(
  { feedDoor }: Pick<HomesApp, 'feedDoor'>,
  url: string,
  reso: WebApiAccess | undefined,
): { location: FeedLocation; secrets: FeedSecrets } {
  const fault = findAddressFault(feedDoor, url) ?? (reso?.tokenUrl ? findAddressFault(feedDoor, reso.tokenUrl) : null)
  if (fault !== null) throw refuse(fault)
  if (!reso) return { location: { kind: 'https', shown: withoutSecrets(url) }, secrets: { url } }
  if (withoutSecrets(url) !== new URL(url).href)
    throw refuse('The address of a Web API ends before the name of a resource, without a question mark or a password.')
  if (!opensWebApi(reso)) throw refuse('A Web API needs a token, or an address that gives one with an id and a secret.')
  return placeOfWebApi(url, reso)
}

/** Reads the mapping as a run does. */
function checkRows(rows: FeedRows): void {
  try {
    new ImportPlan({ ...rows, lookups: [], openHouses: null })
  } catch (error) {
    throw error instanceof ImportRefusal ? refuse(error.message) : error
  }
}

function readTime(text: string): string {
  try {
    return readTimeOfDay(text)
  } catch (error) {
    throw refuse(`dailyAt: ${error instanceof Error ? error.message : String(error)}`)
  }
}
