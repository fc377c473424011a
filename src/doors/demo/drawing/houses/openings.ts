import { darken, lighten } from '../colour.ts'
import { bars, circle, dots, ellipse, list, path, polygon, rect, round } from '../shape.ts'
import type { Stage } from '../stage.ts'

interface WindowLook {
  /** Panes across and down. */
  panes?: readonly [number, number]
  shutters?: boolean
  flowers?: boolean
  arched?: boolean
  /** Lit whatever the hour, or dark; by chance when left out. */
  lit?: boolean
  frame?: number
}

/** A window by its left, top and size. */
export function drawWindow(stage: Stage, x: number, y: number, width: number, height: number, look: WindowLook = {}) {
  const { paint, random } = stage
  const { panes = [2, 2], frame = 4, arched = false } = look
  const lit = look.lit ?? random() < stage.light.lit
  const fill = lit ? 'url(#lit)' : 'url(#glass)'
  const corner = arched ? `rx="${round(width / 2)}"` : 'rx="1"'
  const outer = arched
    ? path(archPath(x - frame, y - frame, width + frame * 2, height + frame * 2), paint.trim)
    : rect(x - frame, y - frame, width + frame * 2, height + frame * 2, paint.trim)
  let drawn = outer + (arched ? path(archPath(x, y, width, height), fill) : rect(x, y, width, height, fill, corner))
  if (lit) drawn += drawInside(stage, x, y, width, height)
  else {
    const top = arched ? height * 0.22 : 0
    drawn += polygon(
      [
        [x + width * 0.15, y + height],
        [x + width * 0.6, y + top],
        [x + width * 0.82, y + top],
        [x + width * 0.37, y + height],
      ],
      '#ffffff',
      'opacity=".16"',
    )
  }
  const [across, down] = panes
  const mullions = [
    ...list(across - 1, (i) => [x + (width * (i + 1)) / across - 1.2, y, 2.4, height] as const),
    ...list(down - 1, (i) => [x, y + (height * (i + 1)) / down - 1.2, width, 2.4] as const),
    [x - frame - 3, y + height + frame - 1, width + frame * 2 + 6, 4.5] as const,
  ]
  drawn += bars(mullions, paint.trim)
  if (look.shutters) {
    const shutter = Math.min(18, width * 0.42)
    for (const left of [x - frame - shutter, x + width + frame]) {
      drawn += rect(left, y - frame, shutter, height + frame * 2, paint.door)
      drawn += bars(
        [
          [left + 3, y, shutter - 6, height / 2 - 3],
          [left + 3, y + height / 2 + 2, shutter - 6, height / 2 - 2],
        ],
        darken(paint.door, 0.16),
      )
    }
  }
  if (look.flowers) drawn += drawFlowerBox(stage, x - frame - 2, y + height + frame + 2, width + frame * 2 + 4)
  return drawn
}

function archPath(x: number, y: number, width: number, height: number): string {
  const radius = round(width / 2)
  return `M${round(x)} ${round(y + height)}V${round(y + radius)}a${radius} ${radius} 0 0 1 ${round(width)} 0V${round(y + height)}Z`
}

/** What a lit window lets see: curtains, a lamp, a plant, or only the light. */
function drawInside(stage: Stage, x: number, y: number, width: number, height: number): string {
  const chance = stage.random()
  const shade = '#b5702f'
  if (chance < 0.4) {
    const half = (side: number, from: number) =>
      `M${round(from)} ${round(y)}h${round(side * width * 0.32)}q${round(-side * width * 0.14)} ${round(height * 0.6)} ${round(-side * width * 0.21)} ${round(height)}h${round(-side * width * 0.11)}z`
    return path(half(1, x) + half(-1, x + width), '#fff6df', 'opacity=".6"')
  }
  if (chance < 0.58) {
    const bottom = y + height
    return (
      polygon(
        [
          [x + width * 0.6, bottom - height * 0.3],
          [x + width * 0.66, bottom - height * 0.5],
          [x + width * 0.82, bottom - height * 0.5],
          [x + width * 0.88, bottom - height * 0.3],
        ],
        '#fffdf0',
      ) + rect(x + width * 0.72, bottom - height * 0.3, width * 0.04, height * 0.3, shade, 'opacity=".6"')
    )
  }
  if (chance < 0.74) {
    const bottom = y + height
    return (
      rect(x + width * 0.22, bottom - height * 0.14, width * 0.2, height * 0.14, '#b8623f', 'opacity=".8"') +
      ellipse(x + width * 0.24, bottom - height * 0.26, width * 0.09, height * 0.14, '#7d8a45', 'opacity=".75"') +
      ellipse(x + width * 0.38, bottom - height * 0.3, width * 0.09, height * 0.18, '#6d7d3c', 'opacity=".75"')
    )
  }
  return chance < 0.86 ? rect(x, y, width, height * 0.28, '#fff2d0', 'opacity=".75"') : ''
}

function drawFlowerBox(stage: Stage, x: number, y: number, width: number): string {
  const colour = { spring: '#f2a7bb', summer: '#e2574c', autumn: '#e09a2f', winter: '#6d7f4f' }[stage.look.season]
  const count = Math.floor(width / 8)
  return (
    dots(
      list(count, (i) => [x + 4 + i * 8, y - 1 - (i % 2)]),
      4.4,
      stage.tone('#6f9150'),
    ) +
    dots(
      list(count / 2, (i) => [x + 5 + i * 16, y - 4 - (i % 2) * 2]),
      4.2,
      stage.tone(colour),
    ) +
    rect(x, y, width, 9, darken(stage.paint.accent, 0.25))
  )
}

interface DoorLook {
  arched?: boolean
  glazed?: boolean
  /** Side of the lamp: -1 left, 1 right, 0 none. */
  lamp?: -1 | 0 | 1
  width?: number
  height?: number
}

/** A front door standing on `base` around the middle `x`, with the porch light on. */
export function drawDoor(stage: Stage, x: number, base: number, look: DoorLook = {}): string {
  const { width = 34, height = 72, arched = false, glazed = true, lamp = 1 } = look
  const { paint } = stage
  const left = x - width / 2
  const top = base - height
  const shape = (pad: number, fill: string) =>
    arched
      ? path(archPath(left - pad, top - pad, width + pad * 2, height + pad), fill)
      : rect(left - pad, top - pad, width + pad * 2, height + pad, fill)
  let drawn = shape(5, paint.trim) + shape(0, paint.door)
  if (glazed && arched) drawn += circle(x, top + width / 2, width * 0.22, 'url(#lit)')
  else if (glazed)
    drawn += rect(left + width * 0.2, top + height * 0.1, width * 0.6, height * 0.3, 'url(#lit)', 'rx="1.5"')
  drawn += rect(left + width * 0.2, top + height * 0.52, width * 0.6, height * 0.38, darken(paint.door, 0.16), 'rx="1"')
  drawn += circle(left + width * 0.86, top + height * 0.55, 2, '#f3d27a')
  drawn += rect(left - 8, base - 3, width + 16, 5, darken(paint.trim, 0.25))
  if (lamp !== 0) drawn += drawPorchLight(stage, x + lamp * (width / 2 + 14), top + height * 0.24)
  return drawn
}

/** The lamp that gives the service its name: on, day and night. */
export function drawPorchLight(stage: Stage, x: number, y: number, size = 1): string {
  const reach = (34 + stage.light.glow * 52) * size
  return (
    circle(x, y, reach, 'url(#halo)') +
    rect(x - 1.2 * size, y - 11 * size, 2.4 * size, 5 * size, '#2b2730') +
    polygon(
      [
        [x - 6 * size, y - 5 * size],
        [x, y - 10 * size],
        [x + 6 * size, y - 5 * size],
      ],
      '#2b2730',
    ) +
    rect(x - 4.5 * size, y - 5 * size, 9 * size, 11 * size, '#fff6d2', `rx="${round(1.5 * size)}"`) +
    rect(x - 5.5 * size, y + 5 * size, 11 * size, 2.4 * size, '#2b2730')
  )
}

export function drawGarageDoor(stage: Stage, x: number, base: number, width: number, height: number): string {
  const panel = lighten(stage.paint.trim, 0.05)
  const columns = Math.max(3, Math.round(width / 30))
  const cell = width / columns
  const row = height / 4
  let drawn = rect(x - 5, base - height - 5, width + 10, height + 5, darken(stage.paint.trim, 0.2))
  drawn += rect(x, base - height, width, height, panel)
  const panels = (r: number) =>
    list(columns, (i) => [x + i * cell + 4, base - height + r * row + 4, cell - 8, row - 7] as const)
  drawn += bars(panels(0), '#ffdf9c')
  return drawn + bars([1, 2, 3].flatMap(panels), darken(panel, 0.09))
}
