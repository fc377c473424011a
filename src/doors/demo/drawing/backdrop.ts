import { lighten, mix } from './colour.ts'
import { bars, circle, ellipse, list, type Point, path, polygon, rect, ridge, round, times } from './shape.ts'
import type { Stage } from './stage.ts'
import { drawConifer } from './trees.ts'

export const horizon = 398
/** Where the houses stand. */
export const ground = 470

/** What lies behind the houses. */
export function drawBackdrop(stage: Stage): string {
  if (stage.facts.scenery === 'lake') return drawLake(stage)
  return stage.facts.scenery === 'hills' ? drawHills(stage) : drawCoast(stage)
}

/** Whether the picture should show water: the listing speaks of it, or stands next to it. */
export function isAtWater(stage: Stage): boolean {
  const { Location, more } = stage.facts
  return (
    /water|lake|harbor|bay/i.test(`${more.View ?? ''} ${more.Waterfront ?? ''}`) ||
    /shore|first row|harbor/i.test(Location)
  )
}

function farColour(stage: Stage, colour: string, share: number): string {
  return mix(stage.tone(colour), stage.light.sky[2], share)
}

/** A wavy line across the picture. */
export function roll(stage: Stage, y: number, swing: number, step = 100): Point[] {
  return Array.from({ length: Math.ceil(800 / step) + 1 }, (_, i): Point => [i * step, y - stage.random() * swing])
}

function drawWater(stage: Stage, top: number, bottom: number): string {
  const colour = mix(stage.tone('#4f8fa8'), stage.light.sky[1], 0.35)
  const shine = lighten(stage.light.sky[2], 0.35)
  return (
    rect(0, top, 800, bottom - top, colour) +
    bars(
      list(20, () => [
        stage.random() * 780,
        top + 4 + stage.random() * (bottom - top - 8),
        20 + stage.random() * 60,
        1.8,
      ]),
      shine,
      'opacity=".5"',
    ) +
    (stage.light.sun
      ? bars(
          list(7, (i) => [
            (stage.light.sun?.across ?? 0) * 800 - 34 + i * 4,
            top + 4 + i * ((bottom - top) / 8),
            68 - i * 8,
            2.4,
          ]),
          stage.light.sun.colour,
          'opacity=".75"',
        )
      : '')
  )
}

function drawSail(stage: Stage, place: number, y: number, size: number): string {
  const x = Math.round(place)
  return (
    polygon(
      [
        [x, y - size * 2],
        [x, y - 3],
        [x + size * 0.9, y - 3],
      ],
      stage.tone('#fdf6ea'),
    ) +
    polygon(
      [
        [x - 2, y - size * 1.6],
        [x - 2, y - 3],
        [x - size * 0.6, y - 3],
      ],
      stage.tone('#f0d9bd'),
    ) +
    path(
      `M${round(x - size * 0.8)} ${y}h${round(size * 1.8)}l${round(-size * 0.35)} ${round(size * 0.3)}h${round(-size * 1.1)}z`,
      stage.tone('#8f4a3e'),
    )
  )
}

function drawLake(stage: Stage): string {
  const peak = farColour(stage, '#7c8fae', 0.55)
  const snow = mix('#ffffff', stage.light.sky[2], 0.35)
  const water = isAtWater(stage)
  const top = water ? 318 : 372
  const x = stage.random() < 0.5 ? 90 + stage.random() * 110 : 600 + stage.random() * 110
  let drawn = polygon(
    [
      [x - 190, top],
      [x - 30, top - 118],
      [x, top - 136],
      [x + 32, top - 118],
      [x + 230, top],
    ],
    peak,
  )
  drawn += path(
    `M${round(x - 30)} ${top - 118}l30 -18l32 18l30 20l-18 4l-14 -10l-18 16l-14 -14l-16 12l-12 -6l-14 -8z`,
    snow,
  )
  drawn += ridge(roll(stage, top - 16, 34), horizon + 10, farColour(stage, '#5f7d86', 0.45))
  drawn += ridge(roll(stage, top - 2, 20, 80), horizon + 10, farColour(stage, '#4a6f62', 0.22))
  if (water)
    drawn +=
      drawWater(stage, top + 6, horizon + 8) +
      drawSail(stage, 90 + stage.random() * 90, top + 30, 15) +
      drawSail(stage, 668 + stage.random() * 60, top + 24, 10)
  else
    drawn += times(15, (i) =>
      drawConifer(stage, i * 58 - 6 + stage.random() * 26, horizon + 8, 46 + stage.random() * 34),
    )
  return drawn
}

function drawHills(stage: Stage): string {
  let drawn = ''
  const tower = farColour(stage, '#7d86a0', 0.5)
  const skyline =
    /skyline|downtown/i.test(`${stage.facts.more.View ?? ''} ${stage.facts.description.join(' ')}`) ||
    stage.facts.at.ZIP === '78704'
  if (skyline) {
    const heights = [60, 92, 74, 128, 150, 96, 116, 66, 84]
    drawn += heights
      .map((height, i) => {
        const x = 40 + i * 30 + stage.random() * 8
        const width = 20 + stage.random() * 8
        const windows = stage.light.stars
          ? bars(
              list(6, () => [x + 3 + stage.random() * (width - 8), 372 - stage.random() * (height - 12), 3, 3]),
              '#ffdf9a',
            )
          : ''
        return (
          rect(x, 372 - height, width, height + 20, tower) +
          (i === 4
            ? polygon(
                [
                  [x, 222],
                  [x + width / 2, 196],
                  [x + width, 222],
                ],
                tower,
              )
            : '') +
          windows
        )
      })
      .join('')
  }
  drawn += ridge(roll(stage, 366, 42, 160), horizon, farColour(stage, '#8aa07a', 0.45))
  drawn += ridge(roll(stage, 384, 30, 100), horizon + 8, farColour(stage, '#7c9a5e', 0.22))
  const bush = farColour(stage, '#658a50', 0.1)
  return (
    drawn +
    times(26, (i) =>
      ellipse(i * 32 + stage.random() * 14, horizon + 2, 24 + stage.random() * 10, 15 + stage.random() * 14, bush),
    )
  )
}

function drawCoast(stage: Stage): string {
  const water = isAtWater(stage) || /Munjoy|Old Port|India/.test(stage.facts.Location)
  if (!water) {
    return (
      ridge(roll(stage, 350, 46, 160), horizon, farColour(stage, '#8a94a8', 0.5)) +
      ridge(roll(stage, 374, 34, 100), horizon + 8, farColour(stage, stage.snow ? '#c3ced6' : '#6d8a6a', 0.25)) +
      times(13, (i) => drawConifer(stage, i * 66 - 4 + stage.random() * 30, horizon + 8, 48 + stage.random() * 36))
    )
  }
  const top = 330
  const island = farColour(stage, stage.snow ? '#aab8c2' : '#5f7d6e', 0.35)
  let drawn = drawWater(stage, top, horizon + 10)
  drawn += ellipse(240, top + 2, 130, 16, island) + ellipse(610, top + 3, 170, 22, island)
  drawn += drawWater(stage, top + 6, horizon + 10)
  const x = Math.round(stage.random() < 0.5 ? 60 + stage.random() * 60 : 670 + stage.random() * 70)
  drawn += polygon(
    [
      [x - 8, top - 8],
      [x - 5, top - 62],
      [x + 5, top - 62],
      [x + 8, top - 8],
    ],
    farColour(stage, '#f6efe6', 0.1),
  )
  drawn +=
    rect(x - 6, top - 44, 12.4, 10, farColour(stage, '#b5473d', 0.1)) +
    rect(x - 5, top - 74, 10, 12, '#ffeeb8') +
    circle(x, top - 68, 30, 'url(#halo)')
  drawn += path(`M${x - 7} ${top - 74}L${x} ${top - 84}L${x + 7} ${top - 74}Z`, farColour(stage, '#7a3b38', 0.1))
  return (
    drawn +
    drawSail(stage, 130 + stage.random() * 60, top + 34, 15) +
    drawSail(stage, 590 + stage.random() * 60, top + 30, 11)
  )
}
