import type { Database } from '../../platform/database/connect.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import { selectPictureOrigins } from './picture-store.ts'

/** Feeds keep their pictures in few places: what is newer names them all. */
const homesLookedAt = 2_000
/** All pictures of these. */
const lookedAtWhole = 200
/** A policy that names more than these no server takes as a header. */
const mostOrigins = 40

/**
 * Where the pictures of a chatbot's homes that may be shown come from: origins such as "https://photos.example", sorted.
 * They are safe in a content security policy: a host of letters, digits, dots and hyphens, and maybe a port.
 */
export async function listPictureOrigins(db: Database, scope: ListingScope): Promise<string[]> {
  const written = await selectPictureOrigins(db, scope, {
    homes: homesLookedAt,
    whole: lookedAtWhole,
    origins: mostOrigins * 2,
  })
  return [...new Set(written.flatMap((origin) => readOrigin(origin) ?? []))].sort().slice(0, mostOrigins)
}

/** The origin of a web address; null where it has none, or one that would say more in a policy than where it is. */
export function readOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin } = new URL(address)
  return /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/.test(origin) ? origin : null
}
