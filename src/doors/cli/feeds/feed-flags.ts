import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import {
  type FeedLocation,
  type FeedSchedule,
  type FeedSecrets,
  opensWebApi,
  placeOfWebApi,
} from '../../../homes/feeds/feed.ts'
import { type FeedDoor, findAddressFault } from '../../../homes/feeds/feed-door.ts'
import { readEvery, readTimeOfDay } from '../../../homes/feeds/feed-schedule.ts'
import type { WebApiProvider } from '../../../homes/feeds/reso/web-api-rules.ts'
import { withoutSecrets } from '../../../homes/feeds/shown-address.ts'
import { UsageError } from '../command-context.ts'
import type { RowFlags } from '../import/import-flags.ts'

export interface AddFlags extends RowFlags {
  chatbot?: string
  every?: number
  daily?: string
  all: boolean
  reso?: string
  token?: string
  tokenUrl?: string
  clientId?: string
  clientSecret?: string
  scope?: string
  filter?: string
  provider?: WebApiProvider
}

/** Where a feed is read, and what of that is secret. Throws a UsageError with the way out. */
export async function readLocation(
  door: FeedDoor,
  place: string | undefined,
  flags: AddFlags,
): Promise<{ location: FeedLocation; secrets: FeedSecrets }> {
  if (flags.reso !== undefined) {
    if (place !== undefined) throw new UsageError('Name one place: a file, a folder or an address, or --reso ADDRESS.')
    return readResoLocation(door, flags.reso, flags)
  }
  if (place === undefined) throw new UsageError('Name a file, a folder or an https address, or use --reso ADDRESS.')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(place)) {
    requireAddress(door, place)
    return { location: { kind: 'https', shown: withoutSecrets(place) }, secrets: { url: place } }
  }
  const path = resolve(place)
  const found = await stat(path).catch(() => null)
  if (!found) throw new UsageError(`There is no file or folder "${place}" on this machine.`)
  const which = flags.all ? 'all' : 'newest'
  return { location: found.isDirectory() ? { kind: 'folder', path, which } : { kind: 'file', path }, secrets: {} }
}

function readResoLocation(
  door: FeedDoor,
  url: string,
  flags: AddFlags,
): { location: FeedLocation; secrets: FeedSecrets } {
  const { tokenUrl } = flags
  requireAddress(door, url)
  if (withoutSecrets(url) !== new URL(url).href)
    throw new UsageError(
      'The address of a Web API ends before the name of a resource, without a question mark or a password.',
    )
  if (!opensWebApi(flags))
    throw new UsageError('A Web API needs --token, or --token-url with --client-id and --client-secret.')
  if (tokenUrl !== undefined) requireAddress(door, tokenUrl)
  if (Object.keys(flags.map ?? {}).length > 0)
    throw new UsageError('A Web API has the names of the RESO Data Dictionary: leave --map out.')
  if (flags.openHouses !== undefined)
    throw new UsageError('A Web API brings its open houses itself: leave --open-houses out.')
  return placeOfWebApi(url, flags)
}

function requireAddress(door: FeedDoor, address: string): void {
  const fault = findAddressFault(door, address)
  if (fault !== null) throw new UsageError(fault)
}

export function readSchedule({ every, daily }: AddFlags): FeedSchedule {
  if (every !== undefined && daily !== undefined) throw new UsageError('--every or --daily, not both.')
  if (every !== undefined) return { everySeconds: every }
  return daily === undefined ? { everySeconds: 3_600 } : { dailyAt: daily }
}

export function collectEvery(text: string): number {
  return orInvalid(() => readEvery(text))
}

export function collectDaily(text: string): string {
  return orInvalid(() => readTimeOfDay(text))
}

function orInvalid<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
}
