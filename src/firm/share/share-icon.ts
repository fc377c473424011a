import { readColour, textOn, writeColour } from '../chatbots/colour.ts'

/** What phones show a page with that was put onto their screen. */
export const touchIconSide = 180

/** A house with its door lit, on the colour of the firm: the icon of a share page, as SVG. */
export function drawShareIcon(bubbleColour: string, corner = 14): string {
  const ground = readColour(bubbleColour) ?? [47, 94, 100]
  const ink = writeColour(textOn(ground))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${writeColour(ground)}"/><path d="M32 12 54 31a2 2 0 0 1-1.3 3.5H49V50a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2V34.5h-3.700A2 2 0 0 1 10 31z" fill="${ink}"/><path d="M26 38a6 6 0 0 1 12 0v14H26z" fill="${writeColour(ground)}"/><circle cx="32" cy="28" r="3.5" fill="#ffc04d"/></svg>`
}

/** The same for phones, which round its corners themselves. */
export async function drawTouchIcon(bubbleColour: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawShareIcon(bubbleColour, 0)), { density: (72 * touchIconSide) / 64 })
    .resize(touchIconSide, touchIconSide)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
