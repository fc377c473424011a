import { ground } from '../backdrop.ts'
import { darken, lighten } from '../colour.ts'
import { line, path, polygon, rect, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawContactShadow, drawSteps, type Front } from './front.ts'
import { drawDoor, drawPorchLight, drawWindow } from './openings.ts'
import { drawCornice, drawWall } from './walls-and-roofs.ts'

/** Old brick, stone lintels, a cornice, an awning over the door. */
export function drawBrickBlock(stage: Stage): Front {
  const { floors } = stage.look
  const storey = floors > 4 ? 64 : floors > 3 ? 76 : 92
  const width = 400
  const x = 200
  const base = ground
  const height = storey * floors + 8
  const middle = x + width / 2
  const columns = [28, 88, 276, 336]
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawWall(stage, x, base, width, height, { texture: 'brickwork' }) +
    rect(x, base - storey - 6, width, 9, stage.paint.trim) +
    rect(x + 10, base - height, 8, height - 10, 'url(#side)') +
    times(floors, (floor) => {
      const top = base - (floor + 1) * storey + 14
      const tall = storey - 34
      const lintel = (left: number, wide: number) => rect(left - 7, top - 11, wide + 14, 8, stage.paint.trim)
      return (
        columns
          .map(
            (dx) =>
              lintel(x + dx, 36) +
              drawWindow(stage, x + dx, top, 36, tall, { panes: [2, 2], frame: 3, flowers: floor === 1 && dx > 200 }),
          )
          .join('') +
        (floor === 0
          ? ''
          : lintel(x + 156, 88) +
            drawWindow(stage, x + 156, top, 88, tall, {
              panes: [4, 2],
              frame: 3,
              lit: floor === 1 ? true : stage.random() < stage.light.lit,
            }))
      )
    }) +
    rect(middle - 42, base - 84, 84, 76, stage.paint.trim) +
    drawDoor(stage, middle, base - 4, { width: 44, height: 72, lamp: 0 }) +
    drawPorchLight(stage, middle - 56, base - 56) +
    drawPorchLight(stage, middle + 56, base - 56) +
    path(`M${middle - 58} ${base - 72}L${middle - 44} ${base - 98}h88l14 26z`, stage.paint.door) +
    times(4, (i) =>
      polygon(
        [
          [middle - 44 + i * 25, base - 98],
          [middle - 32 + i * 25, base - 98],
          [middle - 36 + i * 30, base - 72],
          [middle - 50 + i * 30, base - 72],
        ],
        lighten(stage.paint.door, 0.3),
        'opacity=".7"',
      ),
    ) +
    drawCornice(stage, x, base - height, width) +
    drawSteps(stage, middle, base, 72, 2)
  return {
    drawn,
    top: base - height - 26,
    left: x,
    right: x + width,
    walk: middle,
    drive: null,
    beds: [
      [x + 12, middle - 64],
      [middle + 64, x + width - 12],
    ],
  }
}

/** A brick warehouse turned into lofts. */
export function drawWarehouse(stage: Stage): Front {
  const { floors } = stage.look
  const storey = 74
  const width = 480
  const x = 160
  const base = ground
  const height = storey * floors + 16
  const steel: Stage = { ...stage, paint: { ...stage.paint, trim: stage.tone('#3a3f42') } }
  const door = x + 276
  const bay = 88
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawTank(stage, x + 330, base - height - 4) +
    drawWall(stage, x, base, width, height, { texture: 'brickwork' }) +
    times(6, (i) => rect(x + i * ((width - 16) / 5), base - height, 16, height - 10, darken(stage.paint.wall, 0.12))) +
    times(floors, (floor) =>
      times(5, (i) => {
        if (floor === 0 && i === 2) return ''
        const top = base - (floor + 1) * storey + 8
        return drawWindow(steel, x + 28 + i * (bay + 5), top, 62, storey - 24, {
          panes: [3, 3],
          frame: 3,
          arched: floor === floors - 1,
        })
      }),
    ) +
    rect(x + 20, base - height + 4, width - 40, 4, stage.paint.trim) +
    rect(x + 196, base - 82, 106, 80, darken(stage.paint.accent, 0.2)) +
    drawDoor(steel, x + 249, base - 4, { width: 60, height: 70, lamp: 0 }) +
    drawPorchLight(stage, x + 204, base - 52) +
    drawPorchLight(stage, x + 294, base - 52) +
    rect(x + 186, base - 92, 126, 8, stage.tone('#3a3f42')) +
    line(
      [
        [x + 196, base - 92],
        [x + 176, base - 124],
      ],
      stage.tone('#3a3f42'),
      2,
    ) +
    line(
      [
        [x + 302, base - 92],
        [x + 322, base - 124],
      ],
      stage.tone('#3a3f42'),
      2,
    ) +
    drawCornice(stage, x, base - height, width) +
    drawSteps(stage, x + 249, base, 84, 2)
  return {
    drawn,
    top: base - height - 142,
    left: x,
    right: x + width,
    walk: door - 27,
    drive: null,
    beds: [
      [x + 20, x + 180],
      [x + 320, x + width - 10],
    ],
  }
}

function drawTank(stage: Stage, x: number, base: number): string {
  const wood = stage.tone('#8a6247')
  return (
    times(3, (i) =>
      line(
        [
          [x + 8 + i * 32, base],
          [x + 12 + i * 28, base - 44],
        ],
        stage.tone('#3a3f42'),
        4,
      ),
    ) +
    rect(x, base - 104, 80, 62, wood) +
    rect(x, base - 104, 80, 62, 'url(#board)') +
    rect(x, base - 104, 80, 62, 'url(#side)') +
    polygon(
      [
        [x - 6, base - 103],
        [x + 40, base - 134],
        [x + 86, base - 103],
      ],
      stage.paint.roof,
    ) +
    rect(x, base - 84, 80, 3, stage.tone('#3a3f42')) +
    rect(x, base - 60, 80, 3, stage.tone('#3a3f42'))
  )
}
