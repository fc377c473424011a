import type { MapBackground } from 'porchlight/client'
import { tracePaths } from './trace-paths.ts'

export interface GroundColours {
  water: string
  land: string
  border: string
  names: string
  font: string
}

/** A picture is at most so wide and high, in pixels. */
const mostPixels = 4_096

/** Draws land, lakes, borders and names into a picture; `scale` in pixels of the picture by unit of the grid, `density` by pixel of the page. */
export function drawGround(
  { width, height, land, lakes, countries, states, counties, labels }: MapBackground,
  { water, land: landColour, border, names, font }: GroundColours,
  { scale: wanted, density }: { scale: number; density: number },
): HTMLCanvasElement {
  const scale = Math.min(wanted, mostPixels / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) return canvas
  const pixel = density * (scale / wanted)
  context.fillStyle = water
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = landColour
  context.fill(tracePaths(land, scale))
  context.fillStyle = water
  context.fill(tracePaths(lakes, scale), 'evenodd')
  context.strokeStyle = border
  for (const [paths, wide] of [
    [counties, 0.5],
    [states, 1],
    [countries, 1.5],
  ] as const) {
    context.lineWidth = wide * pixel
    context.stroke(tracePaths(paths, scale))
  }
  context.fillStyle = names
  context.textAlign = 'center'
  for (const { name, kind, x, y, room } of labels) {
    context.font = `${kind === 'county' ? 500 : 600} ${12 * pixel}px ${font}`
    if (context.measureText(name).width < room * scale) context.fillText(name, x * scale, y * scale)
  }
  return canvas
}
