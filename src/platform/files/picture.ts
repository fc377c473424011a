import type { PictureFault } from './file-kind.ts'

export interface Picture {
  mediaType: 'image/jpeg'
  data: Uint8Array
}

/** What models look at: more is scaled down by them anyway, and costs time and tokens on the way. */
const longestSide = 1_568
/**
 * The cameras of phones stay below in pictures of up to 20 MB; decoding so many pixels of the greediest format takes
 * 400 MB for a moment.
 */
const maxPixels = 100_000_000
const decodeSeconds = 15

/** What libvips calls the types of file-kind.ts. */
const formats: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
}

/**
 * Decodes an untrusted picture and draws it anew: upright, without metadata, at most 1,568 pixels a side, on white. What
 * else the file held does not survive. Of an animated PNG or WEBP the first frame counts. Answers the fault otherwise.
 */
export async function redrawPicture(bytes: Uint8Array, type: string): Promise<Picture | PictureFault> {
  const { default: sharp } = await import('sharp')
  // No picture comes a second time soon enough to be worth keeping decoded.
  sharp.cache(false)
  const open = (limitInputPixels: number | false) => sharp(bytes, { limitInputPixels, failOn: 'error' })
  try {
    const { format, pages = 1, width, height } = await open(false).metadata()
    if (format !== formats[type]) return 'damaged'
    if (format === 'gif' && pages > 1) return 'animated'
    if (width * height > maxPixels) return 'too-many-pixels'
    const data = await open(maxPixels)
      .timeout({ seconds: decodeSeconds })
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 85 })
      .toBuffer()
    return { mediaType: 'image/jpeg', data }
  } catch {
    return 'damaged'
  }
}
