import { largestBytes } from '../../platform/files/file-kind.ts'
import { readWhole } from '../../platform/files/read-stored.ts'
import type { FirmApp } from '../firm-app.ts'
import { findStoredFiles } from './file-store.ts'
import { isImageOfWorkspace } from './image-of-workspace.ts'

interface SmallPictureShape {
  /** Longest side in pixels; a smaller picture keeps its size. */
  side: number
  /** Of 1 to 100. */
  quality: number
}

const maxPixels = 100_000_000
const decodeSeconds = 15

/**
 * An uploaded image of the workspace drawn anew as a small WebP, upright and still; null when there is no such image.
 * The last ones are kept in memory.
 */
export function drawSmallPicture(
  app: FirmApp,
  workspaceId: number,
  fileId: number,
  shape: SmallPictureShape,
): Promise<Buffer | null> {
  const key = `${workspaceId}/${fileId}/${shape.side}/${shape.quality}`
  return app.drawnPictures.find(key, () => draw(app, workspaceId, fileId, shape))
}

async function draw(
  app: FirmApp,
  workspaceId: number,
  fileId: number,
  { side, quality }: SmallPictureShape,
): Promise<Buffer | null> {
  if (!(await isImageOfWorkspace(app.db, workspaceId, fileId))) return null
  const [file] = await findStoredFiles(app.db, { workspaceId, sessionId: null }, [fileId])
  if (!file) return null
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return app.media.decoding.run(async () => {
    const bytes = await readWhole(app.files, file.storageName, largestBytes.Image)
    return sharp(bytes, { limitInputPixels: maxPixels })
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
  }, app.stopping)
}
