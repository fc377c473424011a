import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { fileTypeFromBuffer } from 'file-type'
import type { TileProvider } from '../../../platform/config/tile-provider.ts'
import { drawTile } from './draw-tile.ts'
import { UnreadableTile } from './tile-shapes.ts'

export const drawingType = 'application/json; charset=utf-8'
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/avif']

/** Makes of what a provider sent what is kept and shown. Fails with an UnreadableTile. */
export async function readTile(
  { kind }: Pick<TileProvider, 'kind'>,
  bytes: Buffer,
  zoom: number,
): Promise<{ type: string; bytes: Buffer }> {
  if (kind === 'drawing') {
    return { type: drawingType, bytes: await promisify(gzip)(JSON.stringify(drawTile(bytes, zoom)), { level: 6 }) }
  }
  // What it is the bytes say: a page of a provider that calls itself a picture would be one of ours.
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (type === undefined || !pictureTypes.includes(type)) throw new UnreadableTile('it is no picture')
  return { type, bytes }
}
