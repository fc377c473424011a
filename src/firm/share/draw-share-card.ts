import type { OverlayOptions } from 'sharp'
import { escapeMarkup } from '../../platform/text/markup.ts'
import { drawHouse } from './house-drawing.ts'
import type { ShareColours } from './share-colours.ts'
import type { ShareFont } from './share-font.ts'
import type { ShareWords } from './share-words.ts'

/** What messengers and networks show a link with (Open Graph). */
export const cardSize = { width: 1200, height: 630 }

const margin = 84
const textWidth = 580
const houseLeft = 716
const logoSide = 104

interface Card {
  words: ShareWords
  colours: ShareColours
  font: Pick<ShareFont, 'file' | 'name'>
  /** The picture of the firm, of any size; null: there is none. */
  logo: Buffer | null
}

/** Draws the picture of a share page, as a PNG: the name, a line and a house with its porch light on. */
export async function drawShareCard({ words, colours, font, logo }: Card): Promise<Buffer> {
  const isMirrored = words.isRightToLeft
  const isAlone = words.name === ''
  const layers: OverlayOptions[] = []
  if (!isAlone) {
    const name = await writeText(words.name, { font, size: 62, most: { width: textWidth, height: 236 }, isMirrored })
    const line =
      words.line === ''
        ? null
        : await writeText(words.line, {
            font,
            size: 29,
            most: { width: textWidth, height: 132 },
            isMirrored,
            faint: true,
          })
    const [logoHigh, lineHigh] = [logo ? logoSide + 34 : 0, line ? line.height + 30 : 0]
    let top = Math.round((cardSize.height - logoHigh - name.height - lineHigh) / 2)
    const place = (width: number): number => (isMirrored ? cardSize.width - margin - width : margin)
    if (logo) layers.push({ input: await roundLogo(logo), left: place(logoSide), top })
    top += logoHigh
    layers.push({ input: name.png, left: place(name.width), top })
    top += name.height + 30
    if (line) layers.push({ input: line.png, left: place(line.width), top })
  }
  const left = isAlone ? (cardSize.width - 420) / 2 : isMirrored ? cardSize.width - houseLeft - 420 : houseLeft
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawScene(colours, left)))
    .composite(layers)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function drawScene(colours: ShareColours, left: number): string {
  const { width, height } = cardSize
  const stars = [
    [96, 74, 2.2],
    [252, 128, 1.6],
    [418, 58, 2],
    [571, 112, 1.5],
    [688, 66, 2.3],
    [840, 44, 1.7],
    [1012, 92, 1.6],
    [1126, 58, 2.2],
    [1168, 176, 1.5],
    [52, 214, 1.6],
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.sky}"/><stop offset="1" stop-color="${colours.horizon}"/></linearGradient>
<path d="M0 0h${width}v${height}H0z" fill="url(#sky)"/>
<g fill="#fff" opacity=".7">${stars.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>
<path d="M0 548c180-46 380-52 600-24s420 18 600-26v132H0z" fill="${colours.hill}"/>
<g transform="translate(${left} 136)">${drawHouse(colours)}</g>
<path d="M0 574c220-30 420-34 640-22s400 6 560-14v92H0z" fill="${colours.hill}"/>
</svg>`
}

interface Writing {
  font: Card['font']
  /** In pixels, of a text that fits. */
  size: number
  most: { width: number; height: number }
  isMirrored: boolean
  faint?: boolean
}

/** Writes a text in white, broken into lines; one that is too high is made smaller until it fits. */
async function writeText(
  text: string,
  { font, size, most, isMirrored, faint = false }: Writing,
): Promise<{ png: Buffer; width: number; height: number }> {
  const { default: sharp } = await import('sharp')
  const colour = faint ? '#d9dde6' : '#ffffff'
  const write = (pixels: number) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `${font.name} ${pixels}px`,
        fontfile: font.file,
        width: most.width,
        dpi: 72,
        align: isMirrored ? 'right' : 'left',
        wrap: 'word-char',
        rgba: true,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  let written = await write(size)
  for (let pixels = size; written.info.height > most.height && pixels > 18; ) {
    pixels = Math.max(18, Math.floor(pixels * 0.88))
    written = await write(pixels)
  }
  const { width, height } = written.info
  // Whatever a font does, nothing may be larger than the picture that it goes onto.
  const isTooLarge = width > cardSize.width - 2 * margin || height > cardSize.height - 2 * margin
  if (!isTooLarge) return { png: written.data, width, height }
  const fitted = await sharp(written.data)
    .resize({ ...most, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: fitted.data, width: fitted.info.width, height: fitted.info.height }
}

async function roundLogo(logo: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${logoSide}" height="${logoSide}"><circle cx="${logoSide / 2}" cy="${logoSide / 2}" r="${logoSide / 2}"/></svg>`
  return sharp(logo)
    .resize(logoSide, logoSide, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
