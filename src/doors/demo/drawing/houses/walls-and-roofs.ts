import { darken, lighten } from '../colour.ts'
import { bars, line, list, path, polygon, rect, round } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawWindow } from './openings.ts'

export type Texture = 'lap' | 'board' | 'brickwork' | 'shingle' | 'plain'

/** A wall by its left, its base and its size, with the shade of the eaves above and a footing below. */
export function drawWall(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  look: { texture?: Texture; colour?: string; footing?: boolean; eave?: boolean } = {},
): string {
  const { texture = 'lap', colour = stage.paint.wall, footing = true, eave = true } = look
  const top = base - height
  let drawn = rect(x, top, width, height, colour)
  if (texture !== 'plain') drawn += rect(x, top, width, height, `url(#${texture})`)
  drawn += rect(x, top, width, height, 'url(#side)')
  if (eave) drawn += rect(x, top, width, Math.min(34, height * 0.3), 'url(#eave)')
  if (footing) drawn += rect(x - 2, base - 10, width + 4, 10, stage.tone('#8d857f'))
  return drawn
}

/** A wall corner's boards. */
export function drawCorners(stage: Stage, x: number, base: number, width: number, height: number): string {
  return (
    rect(x, base - height, 7, height - 10, stage.paint.trim) +
    rect(x + width - 7, base - height, 7, height - 10, darken(stage.paint.trim, 0.14))
  )
}

/** A gable seen from its front: the triangle above a wall, with its two roof edges. `eaves` is the y of the wall's top. */
export function drawGable(
  stage: Stage,
  x: number,
  eaves: number,
  width: number,
  rise: number,
  look: { colour?: string; texture?: Texture; over?: number } = {},
): string {
  const { colour = stage.paint.wall, texture = 'shingle', over = 18 } = look
  const middle = x + width / 2
  const slope = rise / (width / 2)
  const drop = over * slope
  const triangle = [
    [x, eaves],
    [middle, eaves - rise],
    [x + width, eaves],
  ] as const
  const edge = (lift: number) =>
    [
      [x - over, eaves + drop - lift],
      [middle, eaves - rise - lift],
      [x + width + over, eaves + drop - lift],
    ] as const
  let drawn = polygon(triangle, colour)
  if (texture !== 'plain') drawn += polygon(triangle, `url(#${texture})`)
  drawn += polygon(triangle, 'url(#side)')
  drawn += line(edge(0), '#150d1c', 9, 'opacity=".2" transform="translate(0 9)"')
  drawn += line(edge(2), stage.paint.trim, 9, 'stroke-linejoin="miter"')
  drawn += line(edge(9), stage.paint.roof, 10, 'stroke-linejoin="miter"')
  if (stage.snow) drawn += line(edge(16), '#f3f7fb', 9, 'stroke-linejoin="round" stroke-linecap="round"')
  return drawn
}

/** A roof whose slope faces us: `inset` 0 is a gable roof from its side, more makes it hipped. */
export function drawRoof(
  stage: Stage,
  x: number,
  eaves: number,
  width: number,
  rise: number,
  look: { over?: number; inset?: number; metal?: boolean; colour?: string } = {},
): string {
  const { over = 16, inset = 0, metal = false, colour = stage.paint.roof } = look
  const left = x - over
  const right = x + width + over
  const top = eaves - rise
  const shape = [
    [left, eaves + 4],
    [left + inset + 6, top],
    [right - inset - 6, top],
    [right, eaves + 4],
  ] as const
  let drawn =
    polygon(shape, colour) + polygon(shape, metal ? 'url(#seams)' : 'url(#tiles)') + polygon(shape, 'url(#side)')
  drawn += rect(left + inset + 6, top - 3, right - left - inset * 2 - 12, 5, lighten(colour, 0.14))
  drawn += rect(left - 2, eaves + 2, right - left + 4, 8, stage.paint.trim)
  if (stage.snow) drawn += drawRoofSnow(stage, left + inset + 4, right - inset - 4, top - 4, Math.min(rise * 0.42, 34))
  return drawn
}

function drawRoofSnow(stage: Stage, left: number, right: number, top: number, depth: number): string {
  const bumps = Math.max(3, Math.round((right - left) / 46))
  const step = (right - left) / bumps
  let d = `M${round(left)} ${round(top)}Q${round((left + right) / 2)} ${round(top - 8)} ${round(right)} ${round(top)}L${round(right + depth * 0.25)} ${round(top + depth * 0.5)}`
  for (let i = 0; i < bumps; i++) {
    const sag = depth * (0.5 + stage.random() * 0.6)
    d += `q${round(-step / 2)} ${round(sag)} ${round(i === bumps - 1 ? -step - depth * 0.5 : -step)} 0`
  }
  return path(`${d}Z`, stage.tone('#f5f9fd'))
}

/** A flat roof's edge. */
export function drawParapet(
  stage: Stage,
  x: number,
  top: number,
  width: number,
  look: { height?: number; over?: number } = {},
) {
  const { height = 12, over = 8 } = look
  return (
    rect(x - over, top - height, width + over * 2, height, stage.paint.roof) +
    rect(x - over, top - 3, width + over * 2, 4, stage.paint.trim) +
    (stage.snow ? rect(x - over, top - height - 8, width + over * 2, 10, stage.tone('#f5f9fd'), 'rx="5"') : '')
  )
}

/** A cornice with brackets, for old brick and wooden blocks. */
export function drawCornice(stage: Stage, x: number, top: number, width: number): string {
  const { trim } = stage.paint
  const count = Math.round(width / 26)
  return (
    rect(x - 6, top - 2, width + 12, 16, darken(trim, 0.1)) +
    bars(
      list(count, (i) => [x + 6 + (i * (width - 20)) / Math.max(1, count - 1), top + 2, 8, 16]),
      darken(trim, 0.22),
    ) +
    rect(x - 14, top - 14, width + 28, 13, trim) +
    rect(x - 10, top - 20, width + 20, 7, stage.paint.roof) +
    (stage.snow ? rect(x - 14, top - 28, width + 28, 12, stage.tone('#f5f9fd'), 'rx="6"') : '')
  )
}

export function drawChimney(stage: Stage, x: number, base: number, height: number): string {
  const colour = stage.tone('#a0604a')
  const top = base - height
  const smoke = stage.snow || stage.look.season === 'autumn'
  const puff = `M${x + 14} ${top - 14}c-14 -16 14 -24 0 -42s18 -22 4 -44`
  return (
    (smoke
      ? path(puff, 'none', `stroke="${stage.tone('#f2ece6')}" stroke-width="9" stroke-linecap="round" opacity=".38"`)
      : '') +
    rect(x, top, 28, height, colour) +
    rect(x, top, 28, height, 'url(#brickwork)') +
    rect(x - 4, top - 7, 36, 9, darken(colour, 0.25)) +
    (stage.snow ? rect(x - 5, top - 14, 38, 9, stage.tone('#f5f9fd'), 'rx="4"') : '')
  )
}

/** A gabled dormer with one window, standing on the roof at `base`. */
export function drawDormer(stage: Stage, middle: number, base: number, width: number, height: number): string {
  const left = middle - width / 2
  return (
    drawWall(stage, left, base, width, height, { footing: false, eave: false }) +
    drawWindow(stage, middle - width * 0.26, base - height + 6, width * 0.52, height - 14) +
    drawGable(stage, left, base - height, width, width * 0.44, { over: 9 })
  )
}
