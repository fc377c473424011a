import { join } from 'node:path'
import type { Config } from '../../../platform/config/config.ts'
import { findTileProvider } from '../../../platform/config/tile-provider.ts'
import type { Log } from '../../../platform/logging/log.ts'
import { makeGuardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import type { KeptConnections } from '../../../platform/outbound/kept-connections.ts'
import { makeOutboundRule } from '../../../platform/outbound/outbound-allow.ts'
import { isPublicAddress } from '../../../platform/outbound/public-address.ts'
import type { Space } from '../../../platform/space/space.ts'
import { MapTiles } from './map-tiles.ts'
import { TileCache } from './tile-cache.ts'

/** The tiles that the operator chose; null: maps have none. */
export function makeMapTiles(
  config: Pick<Config, 'mapTiles' | 'mapAttribution' | 'mapCacheMb' | 'dataDir' | 'outboundAllow'>,
  { log, now, kept, space }: { log: Log; now(): Date; kept: KeptConnections; space: Space },
): MapTiles | null {
  const provider = findTileProvider(config.mapTiles, config.mapAttribution)
  if (provider === null) return null
  // A server that the operator named may stand in the firm's own network; where it redirects to may not.
  const named = provider.host === null ? [] : [{ host: provider.host, prefix: null }]
  const cache = new TileCache({
    folder: join(config.dataDir, 'map-tiles'),
    mostBytes: config.mapCacheMb * 1_048_576,
    mayWrite: async () => (await space.look())?.isFull !== true,
  })
  const isAllowed = makeOutboundRule([...config.outboundAllow, ...named], isPublicAddress)
  return new MapTiles(provider, { fetch: makeGuardedFetch(isAllowed, kept), cache, log, now })
}
