import { ownMark, ownObject } from '../../fields/own-export.ts'
import { homeColumns } from '../formats/home-cells.ts'
import { fromSimplyRets, isSimplyRets } from '../formats/simplyrets.ts'
import { readNdjson } from '../read-ndjson.ts'
import type { Source } from '../source.ts'
import { splitJsonList } from '../split-json-list.ts'
import { refuseAnswer } from '../wrong-kind.ts'
import { findHomesInJson, isOneEachLine } from './find-homes.ts'
import { splitEntries } from './split-entries.ts'

/** One answer of a server is no longer. */
const longestAnswer = 4_000

/** The homes of JSON: one object a line, a list, or a list anywhere in a text, which is found by what its entries say. */
export async function openJson(text: AsyncIterable<Buffer>, start: string): Promise<Source> {
  if (start.startsWith('{') && isOneEachLine(start)) return readNdjson(text, { translate })
  const path = findHomesInJson(start)
  if (path === null && start.length <= longestAnswer) refuseAnswer(start)
  if (path === null || path.length === 0 || (path.length === 1 && start.startsWith('[')))
    return readNdjson(start.startsWith('[') ? splitJsonList(text) : splitEntries(text, []), { translate })
  return readNdjson(splitEntries(text, path), { translate })
}

/** Homes of formats that are known by name, in the names of the RESO Data Dictionary; null: another one. */
function translate(home: Readonly<Record<string, unknown>>): Record<string, unknown> | null {
  const own = home[ownObject]
  if (typeof own === 'object' && own !== null && ownMark in own) return { ...own }
  if (isSimplyRets(home))
    return { ...Object.fromEntries(homeColumns.map((name) => [name, null])), ...fromSimplyRets(home) }
  return home.type === 'Feature' && 'geometry' in home ? fromGeoJson(home) : null
}

/** GeoJSON: what a feature says, and the point where it is. */
function fromGeoJson({ properties, geometry }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { type, coordinates } = Object(geometry)
  const point =
    type === 'Point' && Array.isArray(coordinates) ? { Longitude: coordinates[0], Latitude: coordinates[1] } : {}
  return { ...point, ...Object(properties) }
}
