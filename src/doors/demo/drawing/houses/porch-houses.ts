import { ground } from '../backdrop.ts'
import { darken } from '../colour.ts'
import { circle, line, path, polygon, rect, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawContactShadow, drawGarageWing, drawPosts, drawRailing, drawSteps, type Front, garageOf } from './front.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { drawChimney, drawCorners, drawDormer, drawGable, drawRoof, drawWall } from './walls-and-roofs.ts'

export function drawBungalow(stage: Stage): Front {
  const x = 205
  const width = 390
  const base = ground
  const eaves = base - 118
  const porch = { x: x + 20, width: 200 }
  const door = porch.x + 62
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawChimney(stage, x + width - 70, eaves - 10, 104) +
    drawWall(stage, x, base, width, 118) +
    drawCorners(stage, x, base, width, 118) +
    drawWindow(stage, x + 258, base - 92, 42, 58) +
    drawWindow(stage, x + 312, base - 92, 42, 58, { flowers: true }) +
    drawRoof(stage, x, eaves, width, 82, { over: 26 }) +
    drawWall(stage, porch.x, base, porch.width, 108, { colour: darken(stage.paint.wall, 0.12) }) +
    drawDoor(stage, door, base - 12, { arched: stage.facts.scenery === 'hills' }) +
    drawWindow(stage, porch.x + 112, base - 88, 64, 50, { panes: [3, 1] }) +
    drawGable(stage, porch.x, base - 108, porch.width, 74, { colour: stage.paint.accent, over: 22 }) +
    drawWindow(stage, porch.x + 84, base - 148, 32, 22, { panes: [3, 1], frame: 3 }) +
    rect(porch.x - 14, base - 112, porch.width + 28, 11, stage.paint.trim) +
    times(3, (i) => {
      const left = porch.x - 8 + i * ((porch.width - 12) / 2)
      return (
        polygon(
          [
            [left + 4, base - 101],
            [left + 24, base - 101],
            [left + 28, base - 40],
            [left, base - 40],
          ],
          stage.paint.trim,
        ) +
        rect(left - 4, base - 42, 36, 42, stage.tone('#a58872')) +
        rect(left - 4, base - 42, 36, 42, 'url(#brickwork)')
      )
    }) +
    rect(porch.x - 14, base - 10, porch.width + 28, 12, stage.tone('#b9aea4')) +
    drawSteps(stage, door, base, 48, 3)
  return {
    drawn,
    top: eaves - 110,
    left: x,
    right: x + width,
    walk: door,
    drive: null,
    beds: [
      [porch.x + 112, porch.x + 180],
      [x + 246, x + width],
    ],
  }
}

export function drawCraftsman(stage: Stage): Front {
  const x = 200
  const width = 400
  const base = ground
  const garage = garageOf(stage)
  const porchTop = base - 116
  const back = garage && !garage.attached ? drawGarageWing(stage, x + width + 14, base - 22, 1) : null
  const door = x + 203
  const upper = drawWall(stage, x + 44, porchTop - 4, width - 88, 92, { texture: 'shingle', footing: false })
  const drawn =
    (back?.drawn ?? '') +
    drawContactShadow(x, x + width, base) +
    drawChimney(stage, x + width - 84, base - 250, 84) +
    upper +
    drawWindow(stage, x + 96, porchTop - 84, 40, 60) +
    drawWindow(stage, x + 180, porchTop - 84, 40, 60, { flowers: true }) +
    drawWindow(stage, x + 264, porchTop - 84, 40, 60) +
    drawGable(stage, x + 44, porchTop - 96, width - 88, 108, { colour: stage.paint.accent, over: 40 }) +
    drawWindow(stage, x + 162, porchTop - 150, 22, 30, { panes: [1, 2], lit: true }) +
    drawWindow(stage, x + 189, porchTop - 150, 22, 30, { panes: [1, 2], lit: true }) +
    drawWindow(stage, x + 216, porchTop - 150, 22, 30, { panes: [1, 2], lit: true }) +
    times(3, (i) =>
      rect(
        x + 96 + i * 98,
        porchTop - 122 - (i === 1 ? 72 : 0),
        10,
        24,
        stage.paint.trim,
        i === 1 ? '' : 'opacity=".9"',
      ),
    ) +
    drawWall(stage, x, base, width, 112, { colour: darken(stage.paint.wall, 0.14) }) +
    drawWindow(stage, x + 292, base - 92, 70, 56, { panes: [3, 1], lit: true }) +
    drawDoor(stage, door, base - 12, { width: 42, height: 78 }) +
    drawWindow(stage, x + 44, base - 92, 70, 56, { panes: [3, 1], lit: true }) +
    drawRoof(stage, x - 14, porchTop + 8, width + 28, 40, { over: 18, inset: 24 }) +
    times(4, (i) => {
      const left = x - 4 + i * ((width - 26) / 3)
      return (
        polygon(
          [
            [left + 6, porchTop + 18],
            [left + 28, porchTop + 18],
            [left + 32, base - 46],
            [left + 2, base - 46],
          ],
          stage.paint.trim,
        ) +
        rect(left - 3, base - 48, 40, 48, stage.tone('#9b8d80')) +
        rect(left - 3, base - 48, 40, 48, 'url(#brickwork)')
      )
    }) +
    drawRailing(stage, x + 30, x + width - 24, base - 8, 26, [x + 162, x + 244]) +
    rect(x - 12, base - 10, width + 24, 12, stage.tone('#b9aea4')) +
    drawSteps(stage, door, base, 58, 3)
  return {
    drawn,
    top: base - 340,
    left: x,
    right: back?.right ?? x + width,
    walk: door,
    drive: back?.drive ?? null,
    beds: [
      [x + 4, x + 156],
      [x + 250, x + width],
    ],
  }
}

export function drawFoursquare(stage: Stage): Front {
  const x = 235
  const width = 330
  const base = ground
  const eaves = base - 226
  const garage = garageOf(stage)
  const back = garage ? drawGarageWing(stage, x + width + 34, base - 22, 1) : null
  const door = x + 92
  const drawn =
    (back?.drawn ?? '') +
    drawContactShadow(x, x + width, base) +
    drawChimney(stage, x + 30, eaves - 20, 96) +
    drawChimney(stage, x + width - 62, eaves - 20, 96) +
    drawWall(stage, x, base, width, 226) +
    drawCorners(stage, x, base, width, 226) +
    drawWindow(stage, x + 36, base - 204, 40, 62, { shutters: false }) +
    drawWindow(stage, x + 128, base - 204, 34, 62) +
    drawWindow(stage, x + 168, base - 204, 34, 62) +
    drawWindow(stage, x + 254, base - 204, 40, 62) +
    drawRoof(stage, x, eaves, width, 92, { over: 26, inset: 104 }) +
    drawDormer(stage, x + width / 2, eaves - 6, 92, 44) +
    drawWindow(stage, x + 180, base - 96, 104, 58, { panes: [3, 1], lit: true }) +
    drawDoor(stage, door, base - 12, { width: 42, height: 78 }) +
    drawRoof(stage, x - 22, base - 116, width + 44, 30, { over: 12, inset: 34 }) +
    rect(x - 30, base - 108, width + 60, 10, stage.paint.trim) +
    drawPosts(stage, x - 24, x + width + 24, base - 100, base, 5, 13) +
    drawRailing(stage, x - 16, x + width + 18, base - 8, 26, [door - 34, door + 40]) +
    rect(x - 32, base - 10, width + 64, 12, stage.tone('#b9aea4')) +
    drawSteps(stage, door, base, 60, 3)
  return {
    drawn,
    top: eaves - 116,
    left: x - 30,
    right: back?.right ?? x + width + 30,
    walk: door,
    drive: back?.drive ?? null,
    beds: [[x + 150, x + width + 24]],
  }
}

export function drawVictorian(stage: Stage): Front {
  const x = 250
  const width = 300
  const base = ground
  const tall = stage.look.floors > 2
  const eaves = base - (tall ? 250 : 226)
  const tower = { x: x + width - 96, width: 118, top: eaves - 20 }
  const middle = tower.x + tower.width / 2
  const door = x + 62
  const rows = [base - 90, base - 190]
  const drawn =
    drawContactShadow(x - 20, tower.x + tower.width, base) +
    drawChimney(stage, x + 20, eaves - 30, 120) +
    drawWall(stage, x, base, width, base - eaves) +
    drawWindow(stage, x + 36, base - 206, 34, 66, { arched: true, panes: [1, 2] }) +
    drawWindow(stage, x + 104, base - 206, 34, 66, { arched: true, panes: [1, 2] }) +
    drawGable(stage, x - 4, eaves, 196, 132, { colour: stage.paint.accent, over: 22 }) +
    drawWindow(stage, x + 76, eaves - 62, 34, 44, { arched: true, panes: [2, 1], lit: true }) +
    circle(x + 93, eaves - 92, 9, stage.paint.trim) +
    drawWall(stage, tower.x, base, tower.width, base - tower.top, { texture: 'lap' }) +
    rect(tower.x - 3, base - 128, tower.width + 6, 16, stage.paint.accent) +
    rect(tower.x - 3, base - 128, tower.width + 6, 16, 'url(#shingle)') +
    rect(tower.x - 5, base - 114, tower.width + 10, 4, stage.paint.trim) +
    rows
      .map((y) =>
        times(3, (i) =>
          drawWindow(stage, tower.x + 12 + i * 34, y - (y === rows[1] ? 18 : 0), 24, 60, { panes: [1, 2] }),
        ),
      )
      .join('') +
    (tall
      ? times(3, (i) => drawWindow(stage, tower.x + 15 + i * 33, tower.top + 14, 22, 30, { panes: [1, 1], lit: true }))
      : '') +
    drawSpire(stage, middle, tower.top, tower.width) +
    drawDoor(stage, door, base - 12, { width: 40, height: 78 }) +
    drawWindow(stage, x + 108, base - 92, 40, 58) +
    drawRoof(stage, x - 40, base - 112, 240, 28, { over: 8, inset: 20 }) +
    rect(x - 44, base - 104, 248, 8, stage.paint.trim) +
    times(12, (i) =>
      path(`M${x - 40 + i * 20} ${base - 96}q10 12 20 0`, 'none', `stroke="${stage.paint.trim}" stroke-width="3"`),
    ) +
    drawPosts(stage, x - 40, x + 202, base - 96, base, 5, 8) +
    drawRailing(stage, x - 34, x + 200, base - 8, 26, [door - 32, door + 34]) +
    rect(x - 46, base - 10, 252, 12, stage.tone('#b9aea4')) +
    drawSteps(stage, door, base, 54, 3)
  return {
    drawn,
    top: tower.top - 146,
    left: x - 46,
    right: tower.x + tower.width,
    walk: door,
    drive: null,
    beds: [
      [tower.x, tower.x + tower.width],
      [x + 100, x + 204],
    ],
  }
}

function drawSpire(stage: Stage, middle: number, base: number, width: number): string {
  const half = width / 2 + 12
  const cone = [
    [middle - half, base + 4],
    [middle, base - 118],
    [middle + half, base + 4],
  ] as const
  return (
    polygon(cone, stage.paint.roof) +
    polygon(cone, 'url(#shingle)') +
    polygon(
      [
        [middle, base - 118],
        [middle + half, base + 4],
        [middle + half * 0.2, base + 4],
      ],
      '#140c1c',
      'opacity=".2"',
    ) +
    rect(middle - half - 2, base + 2, half * 2 + 4, 8, stage.paint.trim) +
    line(
      [
        [middle, base - 116],
        [middle, base - 140],
      ],
      stage.paint.trim,
      3,
    ) +
    circle(middle, base - 141, 4, '#e8c46a') +
    (stage.snow
      ? polygon(
          [
            [middle - 22, base - 72],
            [middle, base - 120],
            [middle + 16, base - 80],
          ],
          stage.tone('#f5f9fd'),
        )
      : '')
  )
}
