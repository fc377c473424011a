import { ground } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { ellipse, line, polygon, rect, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawContactShadow, drawRailing, drawSteps, type Front } from './front.ts'
import { drawDoor, drawGarageDoor, drawPorchLight, drawWindow } from './openings.ts'
import { drawChimney, drawGable, drawParapet, drawWall } from './walls-and-roofs.ts'

export function drawModern(stage: Stage): Front {
  const base = ground
  const x = 170
  const steel: Stage = { ...stage, paint: { ...stage.paint, trim: stage.tone('#33373d'), roof: stage.tone('#3a3e45') } }
  const stucco = stage.tone('#efe8da')
  const stacked = stage.look.floors > 2
  const door = x + 232
  const upper = { x: x + 60, width: 400, base: base - 106, height: 116 }
  const top = { x: x + 96, width: 220, base: upper.base - upper.height - 4, height: stacked ? 84 : 0 }
  const wood = stage.paint.accent
  const drawn =
    drawContactShadow(x, x + 470, base) +
    drawWall(stage, x, base, 440, 106, { texture: 'plain', colour: stucco }) +
    drawGarageDoor(steel, x + 22, base, 150, 76) +
    rect(x + 190, base - 106, 96, 106, wood) +
    rect(x + 190, base - 106, 96, 106, 'url(#board)') +
    drawDoor(steel, door, base - 6, { width: 42, height: 80, glazed: true, lamp: 1 }) +
    drawWindow(steel, x + 304, base - 88, 118, 70, { panes: [3, 1], lit: true, frame: 3 }) +
    (stacked
      ? drawWall(stage, top.x, top.base, top.width, top.height, { texture: 'plain', colour: stucco, footing: false }) +
        drawWindow(steel, top.x + 24, top.base - 66, 172, 54, { panes: [4, 1], lit: true, frame: 3 }) +
        drawParapet(steel, top.x, top.base - top.height, top.width, { over: 16 }) +
        drawRailing(steel, top.x + top.width, upper.x + upper.width - 4, top.base, 30)
      : drawParapet(steel, upper.x + 260, upper.base - upper.height - 30, 120, { height: 8, over: 20 }) +
        times(2, (i) => rect(upper.x + 262 + i * 110, upper.base - upper.height - 32, 5, 32, steel.paint.trim)) +
        drawRailing(steel, upper.x + 200, upper.x + upper.width, upper.base - upper.height - 2, 22)) +
    rect(upper.x, upper.base - 2, upper.width, 26, '#140c1c', 'opacity=".28"') +
    drawWall(stage, upper.x, upper.base, upper.width, upper.height, {
      texture: 'lap',
      colour: stage.paint.wall,
      footing: false,
      eave: false,
    }) +
    drawWindow(steel, upper.x + 28, upper.base - 92, 190, 68, { panes: [4, 1], lit: true, frame: 4 }) +
    drawWindow(steel, upper.x + 250, upper.base - 92, 34, 68, { panes: [1, 1], frame: 4 }) +
    drawWindow(steel, upper.x + 308, upper.base - 92, 70, 68, { panes: [2, 1], frame: 4 }) +
    rect(upper.x - 4, upper.base - 6, upper.width + 8, 8, steel.paint.trim) +
    drawParapet(steel, upper.x, upper.base - upper.height, upper.width, { over: 14 }) +
    drawSteps(stage, door, base, 66, 2)
  return {
    drawn,
    top: stacked ? top.base - 100 : upper.base - 170,
    left: x,
    right: x + 470,
    walk: door,
    drive: { x: x + 20, width: 154 },
    beds: [[x + 296, x + 440]],
  }
}

/** An A-frame. */
export function drawCabin(stage: Stage): Front {
  const base = ground - 8
  const x = 260
  const width = 280
  const middle = x + width / 2
  const peak = base - 268
  const wood = stage.tone('#b98152')
  const face = [
    [x + 12, base],
    [middle, peak + 22],
    [x + width - 12, base],
  ] as const
  const door = middle - 46
  const drawn =
    drawContactShadow(x, x + width, base + 10) +
    drawChimney(stage, middle + 42, base - 168, 86) +
    polygon(face, wood) +
    polygon(face, 'url(#board)') +
    polygon(face, 'url(#side)') +
    polygon(
      [
        [middle - 44, base - 128],
        [middle, base - 212],
        [middle + 44, base - 128],
      ],
      'url(#lit)',
    ) +
    line(
      [
        [middle, base - 212],
        [middle, base - 128],
      ],
      stage.paint.trim,
      4,
    ) +
    line(
      [
        [middle - 44, base - 128],
        [middle, base - 212],
        [middle + 44, base - 128],
        [middle - 44, base - 128],
      ],
      stage.paint.trim,
      5,
      'stroke-linejoin="round"',
    ) +
    line(
      [
        [middle - 26, base - 160],
        [middle + 26, base - 160],
      ],
      stage.paint.trim,
      3,
    ) +
    rect(x + 42, base - 116, width - 84, 9, darken(wood, 0.25)) +
    drawWindow(stage, middle + 2, base - 92, 62, 64, { panes: [2, 2], lit: true }) +
    drawDoor(stage, door, base - 8, { width: 40, height: 78, lamp: -1 }) +
    line(
      [
        [x - 16, base + 4],
        [middle, peak],
        [x + width + 16, base + 4],
      ],
      stage.paint.wall,
      20,
      'stroke-linejoin="miter"',
    ) +
    line(
      [
        [x - 26, base + 4],
        [middle, peak - 16],
        [x + width + 26, base + 4],
      ],
      stage.paint.roof,
      11,
      'stroke-linejoin="miter"',
    ) +
    (stage.snow
      ? line(
          [
            [x + 30, base - 92],
            [middle, peak - 26],
            [x + width - 40, base - 78],
          ],
          stage.tone('#f5f9fd'),
          13,
          'stroke-linejoin="round" stroke-linecap="round"',
        )
      : '') +
    rect(x - 36, base - 6, width + 72, 14, stage.tone('#9a6f4b')) +
    times(9, (i) => rect(x - 26 + i * 40, base + 8, 6, 12, darken(wood, 0.3))) +
    drawRailing(
      { ...stage, paint: { ...stage.paint, trim: stage.tone('#d9b98d') } },
      x - 32,
      x + width + 32,
      base - 4,
      26,
      [door - 32, door + 34],
    ) +
    drawSteps(stage, door, base + 6, 56, 3, stage.tone('#a87c55')) +
    drawWoodpile(stage, x + width + 52, base + 10)
  return { drawn, top: peak - 24, left: x - 36, right: x + width + 100, walk: door, drive: null }
}

function drawWoodpile(stage: Stage, x: number, base: number): string {
  const end = stage.tone('#d8ad7a')
  return (
    times(4, (row) =>
      times(5 - row, (i) =>
        ellipse(x + row * 7 + i * 14, base - 6 - row * 11, 7, 6.4, i % 2 === 0 ? end : darken(end, 0.12)),
      ),
    ) + (stage.snow ? ellipse(x + 28, base - 48, 20, 6, '#f5f9fd') : '')
  )
}

/** A small home over a garage, with its stairs outside. */
export function drawCarriageHouse(stage: Stage): Front {
  const base = ground
  const x = 280
  const width = 250
  const door = x + width + 34
  const landing = base - 112
  const wood = stage.tone('#c08f5f')
  const steps = 9
  const drawn =
    drawContactShadow(x, x + width + 90, base) +
    drawWall(stage, x, base, width, 206, { texture: 'board' }) +
    drawGarageDoor(stage, x + 34, base, 182, 78) +
    rect(x - 4, base - 106, width + 8, 8, stage.paint.trim) +
    drawWindow(stage, x + 30, base - 190, 70, 56, { panes: [2, 2], lit: true, flowers: true }) +
    drawWindow(stage, x + 142, base - 190, 70, 56, { panes: [2, 2], lit: true }) +
    drawGable(stage, x, base - 206, width, 96, {
      texture: 'board',
      colour: lighten(stage.paint.wall, 0.08),
      over: 24,
    }) +
    drawWindow(stage, x + width / 2 - 15, base - 254, 30, 30, { panes: [2, 2], lit: true }) +
    rect(x + width, landing, 78, 9, wood) +
    drawWall(stage, x + width, landing, 64, 88, { texture: 'board', footing: false }) +
    polygon(
      [
        [x + width - 4, landing - 86],
        [x + width + 84, landing - 66],
        [x + width + 84, landing - 58],
        [x + width - 4, landing - 76],
      ],
      stage.paint.roof,
    ) +
    drawDoor(stage, door, landing, { width: 32, height: 64, lamp: 0 }) +
    drawPorchLight(stage, door + 26, landing - 44) +
    times(steps, (i) => rect(x + width + 70 + i * 9, landing + i * 12.4, 18, 4, wood)) +
    line(
      [
        [x + width + 76, landing + 6],
        [x + width + 76 + steps * 9, base],
      ],
      darken(wood, 0.25),
      6,
    ) +
    line(
      [
        [x + width + 78, landing - 28],
        [x + width + 84 + steps * 9, base - 28],
      ],
      darken(wood, 0.1),
      4,
    ) +
    times(5, (i) =>
      line(
        [
          [x + width + 82 + i * 18, landing + 4 + i * 25],
          [x + width + 82 + i * 18, landing - 24 + i * 25],
        ],
        darken(wood, 0.1),
        3,
      ),
    ) +
    rect(x + width + 66, landing + 8, 6, base - landing - 8, darken(wood, 0.25))
  return {
    drawn,
    top: base - 312,
    left: x,
    right: x + width + 160,
    walk: x + width + 150,
    drive: { x: x + 32, width: 186 },
  }
}
