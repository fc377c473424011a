import { ground, horizon, roll } from './backdrop.ts'
import { mix } from './colour.ts'
import { circle, dots, list, path, polygon, rect, ridge, times } from './shape.ts'
import type { Stage } from './stage.ts'

/** Sky with what the hour brings: sun or moon, stars, clouds. `bottom` is the y of the horizon in the picture. */
export function drawSky(stage: Stage, bottom: number): string {
  const { light, random } = stage
  let drawn = rect(0, 0, 800, bottom + 30, 'url(#sky)')
  if (light.stars) {
    const count = stage.look.daytime === 'night' ? 42 : 16
    for (const radius of [0.8, 1.2, 1.7])
      drawn += dots(
        list(count / 3, () => [random() * 800, random() * random() * bottom * 0.75]),
        radius,
        '#fff8e0',
        'opacity=".75"',
      )
  }
  if (light.sun) {
    const { radius, colour } = light.sun
    const [x, y] = [light.sun.across * 800, light.sun.down * bottom]
    drawn += circle(x, y, radius * 2.6, colour, 'opacity=".16"') + circle(x, y, radius * 1.6, colour, 'opacity=".22"')
    drawn += circle(x, y, radius, colour)
    if (stage.look.daytime === 'night')
      drawn += circle(x - 7, y - 5, 5, '#e2d4a6', 'opacity=".6"') + circle(x + 8, y + 7, 7, '#e2d4a6', 'opacity=".5"')
  }
  const clouds = 2 + Math.floor(random() * 3)
  return (
    drawn +
    times(clouds, (i) =>
      drawCloud(
        stage,
        ((i + 0.3 + random() * 0.5) / clouds) * 800,
        bottom * (0.16 + random() * 0.4),
        0.6 + random() * 0.8,
      ),
    )
  )
}

function drawCloud(stage: Stage, x: number, y: number, scale: number): string {
  const d = `M${x - 70 * scale} ${y}h${140 * scale}a${17 * scale} ${17 * scale} 0 0 0 ${-14 * scale} ${-24 * scale}a${30 * scale} ${30 * scale} 0 0 0 ${-54 * scale} ${-12 * scale}a${22 * scale} ${22 * scale} 0 0 0 ${-40 * scale} ${14 * scale}a${14 * scale} ${14 * scale} 0 0 0 ${-32 * scale} ${22 * scale}z`
  return path(
    d.replace(/-?\d+\.\d+/g, (n) => Number(n).toFixed(1)),
    stage.light.cloud,
    'opacity=".55"',
  )
}

/** Lawn, sidewalk and street; `walk` is where a path leads to the door, `drive` where a driveway ends. */
export function drawGround(stage: Stage, walk: number | null, drive: { x: number; width: number } | null): string {
  const { season } = stage.look
  const green = stage.facts.scenery === 'hills' ? '#a3ad62' : '#7fae5a'
  const lawn = stage.tone(
    stage.snow ? '#eef4f8' : { spring: '#8fc168', summer: green, autumn: '#b3a457', winter: '#93a673' }[season],
  )
  const paving = stage.tone(stage.snow ? '#cfd6dc' : '#d8cdbf')
  let drawn = rect(0, horizon, 800, 202, lawn)
  drawn += ridge(roll(stage, horizon + 30, 16, 160), 600, mix(lawn, '#ffffff', 0.07))
  drawn += rect(0, horizon + 58, 800, 90, mix(lawn, '#20301c', 0.06))
  if (drive) {
    const { x, width } = drive
    drawn += polygon(
      [
        [x, ground - 2],
        [x + width, ground - 2],
        [x + width + 26, 556],
        [x - 10, 556],
      ],
      mix(paving, '#5b5560', 0.12),
    )
  }
  if (walk !== null) {
    drawn += polygon(
      [
        [walk - 17, ground - 2],
        [walk + 17, ground - 2],
        [walk + 30, 540],
        [walk - 30, 540],
      ],
      paving,
    )
    drawn += times(3, (i) => rect(walk - 21 - i * 4, ground + 16 + i * 18, 42 + i * 8, 1.6, '#20121a', 'opacity=".14"'))
  }
  drawn +=
    rect(0, 538, 800, 18, mix(paving, '#ffffff', 0.12)) +
    times(9, (i) => rect(i * 96 + 20, 538, 1.6, 18, '#20121a', 'opacity=".14"'))
  drawn +=
    rect(0, 556, 800, 5, mix(paving, '#20121a', 0.28)) +
    rect(0, 561, 800, 39, stage.tone(stage.snow ? '#8b9099' : '#6b6a70'))
  drawn += times(6, (i) => rect(30 + i * 140, 579, 62, 3.4, stage.tone('#e9d9a6'), 'opacity=".8" rx="1"'))
  if (stage.snow) drawn += path('M0 541q60 -12 130 -2t150 -1t160 1t180 -2t180 2v-10H0z', stage.tone('#f7fbfe'))
  return drawn
}

export function drawSnowfall(stage: Stage): string {
  return stage.snow
    ? [1.2, 1.9, 2.6]
        .map((radius) =>
          dots(
            list(18, () => [stage.random() * 800, stage.random() * 580]),
            radius,
            '#ffffff',
            'opacity=".8"',
          ),
        )
        .join('')
    : ''
}
