import { darken, lighten } from '../colour.ts'
import { bars, circle, ellipse, line, path, polygon, rect, round, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawFloorShadow, type RoomColours } from './room-shell.ts'

export function drawFloorLamp(x: number, base: number): string {
  return (
    circle(x, base - 238, 150, 'url(#halo)', 'opacity=".8"') +
    ellipse(x, base, 26, 6, '#3a3336') +
    rect(x - 2.5, base - 222, 5, 222, '#3a3336') +
    polygon(
      [
        [x - 22, base - 268],
        [x + 22, base - 268],
        [x + 38, base - 216],
        [x - 38, base - 216],
      ],
      '#ffe9b0',
    )
  )
}

export function drawTableLamp(x: number, base: number): string {
  return (
    circle(x, base - 52, 92, 'url(#halo)', 'opacity=".85"') +
    path(`M${x - 9} ${base}q-8 -18 4 -30h10q12 12 4 30z`, '#c98f6b') +
    polygon(
      [
        [x - 15, base - 66],
        [x + 15, base - 66],
        [x + 24, base - 30],
        [x - 24, base - 30],
      ],
      '#ffedbb',
    )
  )
}

export function drawPlant(stage: Stage, x: number, base: number, size: number): string {
  const greens = ['#5d8b57', '#6f9a5b', '#4b7a52']
  return (
    drawFloorShadow(x, base, size * 0.3) +
    times(9, (i) => {
      const lean = (i - 4) / 4
      const tall = size * (1 - Math.abs(lean) * 0.4) * (0.9 + stage.random() * 0.2)
      const tip = [x + lean * size * 0.5, base - size * 0.3 - tall * 0.75] as const
      return path(
        `M${round(x)} ${round(base - size * 0.26)}Q${round(x + lean * size * 0.12)} ${round(tip[1] + tall * 0.3)} ${round(tip[0])} ${round(tip[1])}Q${round(x + lean * size * 0.52)} ${round(tip[1] + tall * 0.45)} ${round(x)} ${round(base - size * 0.26)}z`,
        greens[i % 3] ?? '#5d8b57',
      )
    }) +
    polygon(
      [
        [x - size * 0.2, base - size * 0.32],
        [x + size * 0.2, base - size * 0.32],
        [x + size * 0.15, base],
        [x - size * 0.15, base],
      ],
      '#c97b56',
    ) +
    rect(x - size * 0.22, base - size * 0.34, size * 0.44, size * 0.07, '#b5694a')
  )
}

/** A picture on the wall with a small landscape in it. */
export function drawArt(
  stage: Stage,
  colours: RoomColours,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const hue = ['#e9a15f', '#7fa3b0', '#b8677a', '#8fa46a'][Math.floor(stage.random() * 4)] ?? '#e9a15f'
  return (
    rect(x - 5, y - 5, width + 10, height + 10, darken(colours.wood, 0.2)) +
    rect(x, y, width, height, '#fbf3e2') +
    rect(x + 7, y + 7, width - 14, height - 14, lighten(hue, 0.55)) +
    circle(x + width * 0.66, y + height * 0.38, Math.min(width, height) * 0.13, '#f6d27a') +
    path(
      `M${x + 7} ${y + height - 7}v${round(-height * 0.24)}q${round(width * 0.22)} ${round(-height * 0.22)} ${round(width * 0.43)} 0t${round(width * 0.57 - 14)} ${round(-height * 0.06)}v${round(height * 0.3)}z`,
      hue,
    )
  )
}

export function drawFireplace(stage: Stage, colours: RoomColours, x: number, base: number): string {
  const stove = /stove/i.test(`${stage.facts.more.Heating ?? ''}`)
  if (stove)
    return (
      drawFloorShadow(x, base, 60) +
      rect(x - 7, 0, 14, base - 122, '#3a3639') +
      bars(
        [
          [x - 40, base - 16, 8, 18],
          [x + 32, base - 16, 8, 18],
        ],
        '#2b282b',
      ) +
      rect(x - 50, base - 126, 100, 112, '#3a3639', 'rx="6"') +
      rect(x - 56, base - 132, 112, 10, '#2b282b', 'rx="3"') +
      circle(x, base - 70, 96, 'url(#halo)') +
      rect(x - 34, base - 106, 68, 64, '#ff9d4a', 'rx="5"') +
      drawFlames(x, base - 44)
    )
  const brick = '#a9654c'
  return (
    rect(x - 84, 16, 168, base - 150, lighten(colours.wall, 0.4)) +
    rect(x - 100, base - 154, 200, 154, brick) +
    rect(x - 100, base - 154, 200, 154, 'url(#brickwork)') +
    rect(x - 118, base - 170, 236, 17, colours.wood, 'rx="3"') +
    rect(x - 62, base - 108, 124, 108, '#2b2024') +
    circle(x, base - 30, 120, 'url(#halo)') +
    drawFlames(x, base - 12) +
    rect(x - 40, base - 16, 80, 9, '#6b4636', 'rx="4"') +
    rect(x - 130, base - 4, 260, 12, darken(brick, 0.3)) +
    rect(x - 84, base - 196, 16, 26, '#7fa39a', 'rx="4"') +
    circle(x - 76, base - 204, 12, '#8fa46a') +
    rect(x + 52, base - 190, 8, 20, '#fdf1d3') +
    rect(x + 68, base - 184, 8, 14, '#fdf1d3')
  )
}

function drawFlames(x: number, base: number): string {
  const flame = (dx: number, size: number, colour: string) =>
    path(
      `M${round(x + dx)} ${base}q${round(-size * 0.5)} ${round(-size * 0.4)} 0 ${-size}q${round(size * 0.5)} ${round(size * 0.6)} 0 ${size}z`,
      colour,
    )
  return flame(-18, 44, '#f08a3c') + flame(18, 40, '#f08a3c') + flame(0, 62, '#f6a945') + flame(0, 34, '#ffe08a')
}

export function drawShelves(stage: Stage, colours: RoomColours, x: number, base: number): string {
  const colour = colours.wood
  const spines = ['#d9795d', '#5f7f86', '#e0a63c', '#8a9a6d', '#f2e4c9', '#7d5a78']
  let drawn =
    drawFloorShadow(x, base, 66) +
    rect(x - 60, base - 272, 120, 272, darken(colour, 0.12)) +
    rect(x - 53, base - 265, 106, 258, darken(colour, 0.4))
  for (let row = 0; row < 4; row++) {
    const foot = base - 10 - row * 64
    let at = x - 50
    while (at < x + 34 - (row % 2) * 24) {
      const width = 7 + stage.random() * 8
      const tall = 32 + stage.random() * 18
      drawn += rect(at, foot - tall, width, tall, spines[Math.floor(stage.random() * spines.length)] ?? '#d9795d')
      at += width + 1
    }
    drawn += rect(x - 53, foot, 106, 7, colour)
  }
  return drawn
}

/** A pet where the listing allows one. */
export function drawPet(stage: Stage, x: number, base: number): string {
  const said = stage.facts.more.Pets ?? ''
  if (!/allowed|cats|dogs|two|negotiable/i.test(said) || /not/i.test(said)) return ''
  const dog = /dogs/i.test(said) || (!/cats/i.test(said) && stage.random() < 0.5)
  const fur = stage.random() < 0.5 ? '#d99a54' : '#6b5a55'
  return dog
    ? ellipse(x, base, 56, 6, '#20121a', 'opacity=".18"') +
        path(`M${x - 44} ${base}q-8 -34 30 -36h26q30 2 30 36z`, fur) +
        circle(x + 42, base - 26, 19, fur) +
        ellipse(x + 58, base - 20, 12, 8, lighten(fur, 0.25)) +
        circle(x + 67, base - 23, 3.4, '#2b2024') +
        path(`M${x + 30} ${base - 42}q-10 8 -6 26q12 -4 14 -20z`, darken(fur, 0.25)) +
        path(`M${x + 40} ${base - 28}q4 3 8 0`, 'none', 'stroke="#2b2024" stroke-width="2" stroke-linecap="round"') +
        path(`M${x - 42} ${base - 8}q-20 -6 -18 -22`, 'none', `stroke="${fur}" stroke-width="8" stroke-linecap="round"`)
    : path(`M${x - 30} ${base}q-4 -26 24 -28q30 -2 32 28z`, fur) +
        circle(x + 24, base - 18, 14, fur) +
        polygon(
          [
            [x + 13, base - 26],
            [x + 14, base - 40],
            [x + 24, base - 31],
          ],
          fur,
        ) +
        polygon(
          [
            [x + 26, base - 31],
            [x + 36, base - 39],
            [x + 36, base - 24],
          ],
          fur,
        ) +
        path(
          `M${x + 17} ${base - 17}q3 3 6 0M${x + 27} ${base - 17}q3 3 6 0`,
          'none',
          'stroke="#2b2024" stroke-width="1.8" stroke-linecap="round"',
        ) +
        path(`M${x - 28} ${base - 3}q-18 2 -22 -14`, 'none', `stroke="${fur}" stroke-width="7" stroke-linecap="round"`)
}

export function drawPendant(x: number, drop: number, colour: string): string {
  return (
    line(
      [
        [x, 0],
        [x, drop - 30],
      ],
      '#3a3336',
      2.4,
    ) +
    circle(x, drop + 6, 96, 'url(#halo)') +
    path(`M${x - 30} ${drop}q4 -32 30 -32q26 0 30 32z`, colour) +
    ellipse(x, drop, 30, 5, '#fff3c8')
  )
}
