import { largestBytes } from '../../platform/files/file-kind.ts'
import { readWhole } from '../../platform/files/read-stored.ts'
import type { FirmApp } from '../firm-app.ts'
import { findStoredFiles } from './file-store.ts'
import { isImageOfWorkspace } from './image-of-workspace.ts'

const maxPixels = 100_000_000
const decodeSeconds = 15
/** Twice what is shown anywhere, for screens of fine resolution. */
const box = { width: 480, height: 128 }

/**
 * An uploaded image of the workspace drawn anew as a PNG within 480 by 128 pixels, upright, still, with what is see-through as it
 * is; null where there is no such image, or none that can be drawn.
 */
export async function drawLogo(
  app: FirmApp,
  workspaceId: number,
  fileId: number,
): Promise<{ bytes: Buffer; width: number; height: number } | null> {
  if (!(await isImageOfWorkspace(app.db, workspaceId, fileId))) return null
  const [file] = await findStoredFiles(app.db, { workspaceId, sessionId: null }, [fileId])
  if (!file) return null
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return app.media.decoding.run(async () => {
    const bytes = await readWhole(app.files, file.storageName, largestBytes.Image)
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels })
        .timeout({ seconds: decodeSeconds })
        .autoOrient()
        .resize({ ...box, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch {
      return null
    }
  }, app.stopping)
}
