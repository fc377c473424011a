import type { FirmApp } from '../firm/firm-app.ts'
import type { ReadingApp } from '../reading/reading-app.ts'
import type { FeedDoor } from './feeds/feed-door.ts'
import type { TableReaders } from './listings/import/apart/table-readers.ts'
import type { MapBackgrounds } from './map/map-backgrounds.ts'
import type { MapTiles } from './map/tiles/map-tiles.ts'
import type { SearchIndex } from './search/search-index.ts'

/** What listings, feeds, searches and maps work with. */
export interface HomesApp extends FirmApp, ReadingApp {
  /** Answers searches faster than SQL, from memory. Goes into the scope of a search. */
  searchIndex: SearchIndex
  /** What maps without tiles stand on. */
  maps: MapBackgrounds
  /** Tiles of the provider that maps show streets of; null: maps have the ground of their own. */
  mapTiles: MapTiles | null
  /** The way out to the addresses of feeds. */
  feedDoor: FeedDoor
  /** Reads files of listings, in threads of their own. */
  tables: TableReaders
}
