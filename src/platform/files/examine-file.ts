import type { PlatformApp } from '../platform-app.ts'
import { largestBytes, readMimeType, writeMimeType } from './file-kind.ts'
import { redrawPicture } from './picture.ts'
import { readHead, readWhole } from './read-stored.ts'
import { headBytes, recogniseFile } from './recognise-file.ts'

/**
 * Finds out by its bytes what a file is: its media type, with the fault of a picture that cannot be used. A picture is
 * decoded for it, once and for all: whether a message is taken must not depend on who answers it.
 */
export async function examineFile(
  app: PlatformApp,
  file: { storageName: string; bytes: number },
  signal: AbortSignal,
): Promise<string> {
  const type = await recogniseFile(await readHead(app.files, file.storageName, headBytes))
  if (readMimeType(type).kind !== 'Image' || file.bytes > largestBytes.Image) return type
  const drawn = await app.media.decoding.run(async () => {
    const bytes = await readWhole(app.files, file.storageName, largestBytes.Image)
    return redrawPicture(bytes, type)
  }, signal)
  return writeMimeType(type, typeof drawn === 'string' ? drawn : null)
}
