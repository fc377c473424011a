import { readInteger } from './config-values.ts'
import { define } from './config-variable.ts'
import { readTileSetting } from './tile-provider.ts'

/** The settings of config.ts for maps with streets. */
export const tileVariables = {
  mapTiles: define({
    variable: 'PORCHLIGHT_MAP_TILES',
    defaultText: 'off',
    meaning:
      'Streets on the widget’s map: openfreemap, which needs no key, or the https:// address of your own tiles with {z}, {x} and {y} (vector tiles in the schema of OpenMapTiles when it ends in .pbf or .mvt, else pictures). This server fetches and keeps them: visitors’ browsers ask nobody else. off: the map has its own ground, without streets.',
    read: readTileSetting,
  }),
  mapAttribution: define({
    variable: 'PORCHLIGHT_MAP_ATTRIBUTION',
    defaultText: 'that of the provider',
    meaning:
      'Whose tiles they are, shown on the map, such as © OpenStreetMap contributors; needed with an address of your own.',
    read: (text) => {
      if (text !== undefined && text.length > 200) throw new Error('must be a text of at most 200 characters')
      return text ?? null
    },
  }),
  mapCacheMb: define({
    variable: 'PORCHLIGHT_MAP_CACHE_MB',
    defaultText: '256',
    meaning:
      'Megabytes of map tiles that are kept in the folder map-tiles of the data folder, some 10,000 tiles; those not used for longest go first. 0: none.',
    read: (text) => readInteger(text, 256, 0, 1_048_576),
  }),
}
