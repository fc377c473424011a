import type { HomesApp } from '../homes-app.ts'

/** What widgets and share pages show at most; more would only weigh. */
const longestSide = 1_600
const quality = 78
const maxPixels = 100_000_000
const decodeSeconds = 15

export const keptType = 'image/webp'

/** A picture of somebody else, upright, still, without what cameras write into it, and no larger than it is shown. Fails where it is none. */
export async function redrawForHomes(
  { media, stopping }: Pick<HomesApp, 'media' | 'stopping'>,
  bytes: Buffer,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return media.decoding.run(
    () =>
      sharp(bytes, { limitInputPixels: maxPixels })
        .timeout({ seconds: decodeSeconds })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer(),
    stopping,
  )
}
