import { ground } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { circle, line, path, polygon, rect, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawContactShadow, drawRailing, drawSteps, type Front } from './front.ts'
import { drawDoor, drawPorchLight, drawWindow } from './openings.ts'
import { drawParapet, drawWall } from './walls-and-roofs.ts'

/** Plaster and balconies. */
export function drawBalconyBlock(stage: Stage): Front {
  const { floors } = stage.look
  const storey = floors > 3 ? 80 : 92
  const width = 500
  const x = 150
  const base = ground
  const height = storey * floors + 12
  const middle = x + width / 2
  const bays = [x + 24, x + 132, x + width - 232, x + width - 124]
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawWall(stage, x, base, width, height, { texture: 'plain' }) +
    rect(middle - 34, base - height, 68, height - 10, stage.paint.accent) +
    rect(middle - 34, base - height, 68, height - 10, 'url(#lap)') +
    times(floors, (floor) => {
      const foot = base - 10 - floor * storey
      return (
        bays
          .map((left, i) => {
            const wide = 100
            if (i === 0 || i === 3)
              return (
                rect(left, foot - storey + 12, wide, storey - 14, darken(stage.paint.wall, 0.14)) +
                drawWindow(stage, left + 12, foot - storey + 22, 76, storey - 32, { panes: [2, 1], frame: 3 }) +
                rect(left - 6, foot - 6, wide + 12, 9, stage.paint.trim) +
                drawRailing(stage, left - 4, left + wide + 4, foot - 4, 28) +
                (stage.random() < 0.5 ? drawBalconyPlant(stage, left + 8 + stage.random() * 60, foot - 30) : '')
              )
            return drawWindow(stage, left + 24, foot - storey + 26, 52, storey - 44, { panes: [2, 2], frame: 4 })
          })
          .join('') +
        (floor > 0
          ? drawWindow(stage, middle - 16, foot - storey + 24, 32, storey - 44, { panes: [1, 2], frame: 3, lit: true })
          : '')
      )
    }) +
    drawDoor(stage, middle, base - 4, { width: 46, height: 76, lamp: 0 }) +
    rect(middle - 48, base - 94, 96, 9, stage.paint.roof) +
    drawPorchLight(stage, middle - 40, base - 62) +
    drawPorchLight(stage, middle + 40, base - 62) +
    drawParapet(stage, x, base - height, width, { height: 14 }) +
    drawSteps(stage, middle, base, 70, 1)
  const drive = stage.facts.size.ParkingSpots > 0 ? { x: x + width + 18, width: 80 } : null
  return {
    drawn,
    top: base - height - 20,
    left: x,
    right: x + width,
    walk: middle,
    drive,
    beds: [
      [x + 10, middle - 46],
      [middle + 46, x + width - 10],
    ],
  }
}

function drawBalconyPlant(stage: Stage, x: number, base: number): string {
  const green = stage.tone('#6f9a5b')
  return (
    circle(x, base, 8, green) +
    circle(x + 9, base + 2, 6, lighten(green, 0.12)) +
    circle(x - 7, base + 3, 6, darken(green, 0.1))
  )
}

/** Glass and steel over a floor of shops. */
export function drawGlassBlock(stage: Stage): Front {
  const { floors } = stage.look
  const shop = 76
  const storey = Math.min(64, 286 / (floors - 1))
  const width = 372
  const x = 214
  const base = ground
  const height = shop + storey * (floors - 1)
  const steel: Stage = { ...stage, paint: { ...stage.paint, trim: stage.tone('#3d424a'), roof: stage.tone('#34383f') } }
  const door = x + width / 2
  const cells = 6
  const cell = (width - 28) / cells
  const awning = stage.paint.door
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawWall(stage, x, base, width, height, { texture: 'plain', colour: stage.paint.accent }) +
    times(floors - 1, (floor) => {
      const foot = base - shop - floor * storey
      return (
        rect(x + 6, foot - storey, width - 12, 9, stage.paint.wall) +
        times(cells, (i) => {
          const left = x + 16 + i * cell
          const open = (i === 1 || i === 4) && floor % 2 === 0
          return (
            drawWindow(steel, left, foot - storey + 13, cell - 8, storey - 19, { panes: [open ? 2 : 1, 1], frame: 2 }) +
            (open
              ? rect(left - 8, foot - 8, cell + 8, 7, stage.paint.trim) +
                drawRailing(steel, left - 8, left + cell, foot - 4, 20)
              : '')
          )
        })
      )
    }) +
    rect(x, base - shop, width, shop - 2, stage.tone('#4a4650')) +
    [x + 14, x + width - 134]
      .map(
        (left) =>
          rect(left, base - 56, 120, 48, 'url(#lit)') +
          times(3, (i) => rect(left + 30 * (i + 1) - 1, base - 56, 2, 48, steel.paint.trim)) +
          path(`M${left - 6} ${base - 46}L${left + 2} ${base - 68}h116l8 22z`, awning) +
          times(4, (i) =>
            polygon(
              [
                [left + 4 + i * 30, base - 68],
                [left + 18 + i * 30, base - 68],
                [left + 14 + i * 32, base - 46],
                [left - 2 + i * 32, base - 46],
              ],
              stage.paint.trim,
              'opacity=".75"',
            ),
          ),
      )
      .join('') +
    drawDoor(steel, door, base - 2, { width: 44, height: 62, lamp: 0 }) +
    drawPorchLight(stage, door - 34, base - 42) +
    drawPorchLight(stage, door + 34, base - 42) +
    rect(door - 56, base - shop - 4, 112, 8, steel.paint.trim) +
    drawParapet(steel, x, base - height, width, { height: 12, over: 6 }) +
    drawTerrace(steel, x, base - height - 12, width)
  return { drawn, top: base - height - 64, left: x, right: x + width, walk: door, drive: null }
}

function drawTerrace(stage: Stage, x: number, top: number, width: number): string {
  const green = stage.tone('#6f9a5b')
  return (
    drawRailing(stage, x + 4, x + width - 4, top, 20) +
    rect(x + width * 0.62, top - 40, 92, 40, stage.tone('#5a5f68')) +
    rect(x + width * 0.62 - 6, top - 46, 104, 7, stage.paint.roof) +
    rect(x + width * 0.62 + 14, top - 30, 62, 30, 'url(#lit)') +
    times(
      3,
      (i) =>
        circle(x + 40 + i * 44, top - 16, 12, i % 2 ? lighten(green, 0.1) : green) +
        rect(x + 32 + i * 44, top - 10, 16, 10, stage.tone('#a4674a')),
    ) +
    line(
      [
        [x + 20, top - 20],
        [x + 70, top - 44],
        [x + 130, top - 40],
        [x + width * 0.62, top - 46],
      ],
      stage.tone('#3d3a40'),
      1.4,
    ) +
    times(7, (i) => circle(x + 30 + i * 28, top - 26 - Math.min(i, 3) * 5, 2.4, '#ffe7a8'))
  )
}
