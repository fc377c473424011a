import type { PruneRule } from '../listings/import/import-options.ts'
import type { NamedTable } from './named-table.ts'
import type { WebApiProvider } from './reso/web-api-rules.ts'

/** Where a feed is read. Nothing secret: that lies in FeedSecrets. */
export type FeedLocation =
  | { kind: 'file'; path: string }
  | { kind: 'folder'; path: string; which: 'newest' | 'all' }
  | { kind: 'https'; shown: string }
  | {
      kind: 'reso'
      url: string
      tokenUrl: string | null
      clientId: string | null
      scope: string | null
      filter: string
      /** Whose rules it has; null or left out: those of whose host it is. */
      provider?: WebApiProvider | null
    }

/** How its rows are understood, and what becomes of what is gone. */
export interface FeedRows {
  map: Record<string, string>
  set: Record<string, string>
  lookups: NamedTable[]
  /** A file of open houses, read anew at each run; null or left out: none. */
  openHouses?: string | null
  key: 'MLSNumber' | 'URL' | null
  dropUnmapped: boolean
  /** Columns that are kept although they look like those for members alone; left out: none. */
  release?: string[]
  prune: PruneRule | null
}

/** When it runs: again and again, or daily at a time (HH:MM) of the chatbot's TimeZone; null: when told to. */
export type FeedSchedule = { everySeconds: number } | { dailyAt: string } | null

export interface FeedSettings {
  location: FeedLocation
  rows: FeedRows
  schedule: FeedSchedule
}

export interface FeedSecrets {
  /** The whole address, which may hold a password or a token. */
  url?: string
  token?: string
  clientSecret?: string
}

/** How a RESO Web API is opened, as it is given. */
export interface WebApiAccess {
  filter?: string | undefined
  provider?: WebApiProvider | undefined
  token?: string | undefined
  tokenUrl?: string | undefined
  clientId?: string | undefined
  clientSecret?: string | undefined
  scope?: string | undefined
}

/** Where a Web API is read, and apart from it what of that is secret. */
export function placeOfWebApi(
  url: string,
  { filter, provider, token, tokenUrl, clientId, clientSecret, scope }: WebApiAccess,
): { location: FeedLocation; secrets: FeedSecrets } {
  return {
    location: {
      kind: 'reso',
      url,
      tokenUrl: tokenUrl ?? null,
      clientId: clientId ?? null,
      scope: scope ?? null,
      filter: filter ?? '',
      ...(provider !== undefined && { provider }),
    },
    secrets: { ...(token !== undefined && { token }), ...(clientSecret !== undefined && { clientSecret }) },
  }
}

/** Whether a Web API can be opened with it: by a token, or where one is given for an id and a secret. */
export function opensWebApi({ token, tokenUrl, clientId, clientSecret }: WebApiAccess): boolean {
  return token !== undefined || (tokenUrl !== undefined && clientId !== undefined && clientSecret !== undefined)
}

/** Whether a feed may be called so: letters, digits, blanks, dots and hyphens, at most 80 of them. */
export function isFeedName(name: string): boolean {
  return /^[\p{L}\p{Nd}][\p{L}\p{Nd} ._-]{0,79}$/u.test(name)
}

/** Up to where it was read. */
export interface FeedProgress {
  /** Of an address, as it was answered last. */
  etag?: string
  lastModified?: string
  /** Names and times of the files that were imported last. */
  files?: string
  /** Of a Web API. */
  since?: string
  /** Whether everything up to `since` is there; false: the first load, or a long catching up, is under way. */
  isCaughtUp?: boolean
  /** When the keys of all homes were compared last. */
  comparedAt?: string
  /** Whether the server refused to send media along. */
  noExpand?: boolean
}

export interface Feed extends FeedSettings {
  workspaceId: number
  chatbotId: number
  id: number
  name: string
  serialNumber: string
  timeZone: string
  isPaused: boolean
  nextRunAt: Date | null
  progress: FeedProgress
  failures: number
  sourceId: number
}

/** Where a feed is read, for people. */
export function showLocation(location: FeedLocation): string {
  if (location.kind === 'https') return location.shown
  if (location.kind === 'reso') return `RESO Web API ${location.url}`
  return location.kind === 'folder' ? `${location.path} (${location.which} of the folder)` : location.path
}

/** When a feed runs, for people. */
export function showSchedule(schedule: FeedSchedule, timeZone: string): string {
  if (schedule === null) return 'only by hand'
  if ('dailyAt' in schedule) return `daily at ${schedule.dailyAt} (${timeZone})`
  const { everySeconds } = schedule
  const units = [
    ['d', 86_400],
    ['h', 3_600],
    ['m', 60],
  ] as const
  const unit = units.find(([, seconds]) => everySeconds % seconds === 0)
  return `every ${unit ? `${everySeconds / unit[1]}${unit[0]}` : `${everySeconds}s`}`
}
