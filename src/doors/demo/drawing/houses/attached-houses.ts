import { ground } from '../backdrop.ts'
import { darken, mix } from '../colour.ts'
import { rect, times } from '../shape.ts'
import { pick, type Stage } from '../stage.ts'
import { drawContactShadow, drawPosts, drawRailing, drawSteps, type Front } from './front.ts'
import { drawDoor, drawGarageDoor, drawWindow } from './openings.ts'
import { drawChimney, drawCorners, drawCornice, drawGable, drawParapet, drawRoof, drawWall } from './walls-and-roofs.ts'

/** Two homes in mirror image. */
export function drawDuplex(stage: Stage): Front {
  const x = 120
  const width = 560
  const base = ground
  const eaves = base - 108
  const middle = x + width / 2
  const half = (side: -1 | 1) => {
    const at = (dx: number, size: number) => (side === -1 ? middle - dx - size : middle + dx)
    const door = side === -1 ? middle - 56 : middle + 56
    return (
      drawDoor(stage, door, base - 6, { width: 36, height: 74, lamp: side === -1 ? -1 : 1 }) +
      drawWindow(stage, at(106, 66), base - 88, 66, 52, { panes: [3, 2], flowers: true }) +
      drawSteps(stage, door, base, 50, 2)
    )
  }
  const wing = 112
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawChimney(stage, middle - 14, eaves - 66, 60) +
    drawWall(stage, x, base, width, 108) +
    rect(middle - 4, eaves, 8, 98, stage.paint.trim) +
    half(-1) +
    half(1) +
    drawRoof(stage, x, eaves, width, 84, { over: 14 }) +
    [x, x + width - wing]
      .map(
        (left) =>
          drawWall(stage, left, base, wing, 116, { colour: stage.paint.accent, texture: 'board' }) +
          drawWindow(stage, left + 30, base - 94, 52, 58, { panes: [2, 2] }) +
          drawGable(stage, left, base - 116, wing, 66, { colour: stage.paint.accent, texture: 'board', over: 14 }),
      )
      .join('') +
    drawGable(stage, middle - 92, base - 100, 184, 52, { over: 10 }) +
    rect(middle - 98, base - 102, 196, 9, stage.paint.trim) +
    drawPosts(stage, middle - 96, middle + 96, base - 94, base, 3, 9)
  return {
    drawn,
    top: eaves - 130,
    left: x,
    right: x + width,
    walk: middle - 56,
    drive: { x: x + width - 96, width: 82 },
    beds: [
      [x + 6, x + wing],
      [x + width - wing, x + width - 6],
    ],
  }
}

/** Three flats, one over the other, with a porch for each. */
export function drawTripleDecker(stage: Stage): Front {
  const x = 262
  const width = 290
  const base = ground
  const storey = 102
  const height = storey * 3
  const porch = 138
  const bay = { x: x + porch + 22, width: 108 }
  const door = x + 36
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawWall(stage, x, base, width, height) +
    drawCorners(stage, x, base, width, height) +
    times(3, (floor) => {
      const foot = base - floor * storey
      const glow = darken(stage.paint.wall, 0.2)
      return (
        rect(x + 4, foot - storey + 14, porch, storey - 14, glow) +
        (floor === 0 ? '' : drawDoor(stage, x + 36, foot - 4, { width: 30, height: 66, lamp: 0 })) +
        drawWindow(stage, x + 76, foot - 80, 46, 50, { panes: [2, 2] }) +
        drawWall(stage, bay.x, foot - 14, bay.width, storey - 26, { colour: stage.paint.accent, footing: false }) +
        times(3, (i) => drawWindow(stage, bay.x + 10 + i * 34, foot - 80, 22, 54, { panes: [1, 2], frame: 3 })) +
        rect(bay.x - 5, foot - 16, bay.width + 10, 7, stage.paint.trim)
      )
    }) +
    drawDoor(stage, door, base - 8, { width: 36, height: 72, lamp: 1 }) +
    times(3, (floor) => {
      const foot = base - floor * storey
      return (
        drawPosts(stage, x - 8, x + porch + 10, foot - storey + 10, foot, 3, 9) +
        drawRailing(stage, x - 2, x + porch + 4, foot - 6, 28, floor === 0 ? [x + 6, x + 66] : undefined) +
        rect(x - 14, foot - 8, porch + 30, 10, stage.paint.trim) +
        rect(x - 10, foot + 2, porch + 22, 6, '#140c1c', 'opacity=".22"')
      )
    }) +
    rect(x - 14, base - height, porch + 30, 10, stage.paint.trim) +
    drawCornice(stage, x, base - height - 4, width) +
    drawSteps(stage, door, base - 2, 50, 3)
  return {
    drawn,
    top: base - height - 36,
    left: x - 14,
    right: x + width,
    walk: door,
    drive: stage.facts.size.ParkingSpots > 0 ? { x: x + width + 24, width: 78 } : null,
    beds: [[bay.x, x + width]],
  }
}

/** The neighbours of a row wear kindred colours; ours stands in the middle in its own. */
function rowStages(stage: Stage, count: number): Stage[] {
  return Array.from({ length: count }, (_, i) => {
    if (i === 1) return stage
    const hue = stage.tone(pick(stage.random, ['#c9b49a', '#9aa7a0', '#b58d78', '#8d93a6', '#d8c39a']))
    return {
      ...stage,
      light: { ...stage.light, lit: stage.light.lit * 0.6 },
      paint: {
        ...stage.paint,
        wall: mix(stage.paint.wall, hue, 0.75),
        accent: mix(stage.paint.accent, hue, 0.6),
        door: mix(stage.paint.door, hue, 0.4),
      },
    }
  })
}

export function drawGabledRow(stage: Stage): Front {
  const unit = 172
  const x = 400 - unit * 1.5
  const base = ground
  const height = stage.look.floors > 2 ? 238 : 190
  const stages = rowStages(stage, 3)
  const door = x + unit + 126
  const drawn =
    drawContactShadow(x, x + unit * 3, base) +
    stages
      .map((own, i) => {
        const left = x + i * unit
        const front = left + 126
        const low = height > 200
        return (
          drawWall(own, left, base, unit, height) +
          drawCorners(own, left, base, unit, height) +
          drawGable(own, left + 10, base - height, unit - 20, 82, { colour: own.paint.accent, over: 10 }) +
          drawWindow(own, left + unit / 2 - 15, base - height - 40, 30, 32, { panes: [2, 1], lit: i === 1 }) +
          drawWindow(own, left + 26, base - height + 28, 46, 56, { panes: [2, 2] }) +
          drawWindow(own, left + 102, base - height + 28, 46, 56, { panes: [2, 2] }) +
          (low
            ? drawWall(own, left + 16, base - 88, 96, 66, { colour: own.paint.accent, footing: false }) +
              times(3, (n) => drawWindow(own, left + 24 + n * 29, base - 146, 21, 44, { panes: [1, 2], frame: 3 }))
            : '') +
          (low
            ? drawGarageDoor(own, left + 20, base, 78, 66)
            : drawWindow(own, left + 24, base - 88, 62, 52, { panes: [3, 2], flowers: i === 1 })) +
          drawDoor(own, front, base - 6, { width: 34, height: 70, lamp: i === 1 ? 1 : 0 }) +
          drawRoof(own, front - 26, base - 84, 52, 18, { over: 4, inset: 4 }) +
          drawSteps(own, front, base, 46, 2)
        )
      })
      .join('')
  const garage = height > 200
  return {
    drawn,
    top: base - height - 96,
    left: x,
    right: x + unit * 3,
    walk: door,
    drive: garage ? { x: x + unit + 18, width: 82 } : null,
    beds: garage ? [] : [[x + unit + 14, x + unit + 98]],
  }
}

export function drawBrickRow(stage: Stage): Front {
  const unit = 164
  const x = 400 - unit * 1.5
  const base = ground
  const height = 276
  const stages = rowStages(stage, 3)
  const door = x + unit + 38
  const drawn =
    drawContactShadow(x, x + unit * 3, base) +
    stages
      .map((own, i) => {
        const left = x + i * unit
        const tall = height + (i === 1 ? 14 : 0)
        const lintel = (dx: number, y: number, width: number) =>
          rect(left + dx - 8, y - 13, width + 16, 9, own.paint.trim)
        return (
          drawWall(own, left, base, unit, tall, { texture: 'brickwork' }) +
          [base - 256, base - 172]
            .map((y) =>
              [20, 66, 112]
                .map(
                  (dx) =>
                    lintel(dx, y, 32) +
                    drawWindow(own, left + dx, y, 32, 54, {
                      panes: [2, 2],
                      frame: 3,
                      flowers: i === 1 && y > base - 200,
                    }),
                )
                .join(''),
            )
            .join('') +
          lintel(78, base - 88, 62) +
          drawWindow(own, left + 78, base - 88, 62, 56, { panes: [2, 2], frame: 3, lit: i === 1 }) +
          rect(left + 14, base - 100, 48, 92, own.paint.trim) +
          drawDoor(own, left + 38, base - 16, { width: 32, height: 70, lamp: i === 1 ? 1 : 0 }) +
          drawCornice(own, left, base - tall, unit) +
          drawSteps(own, left + 38, base - 12, 44, 4)
        )
      })
      .join('')
  return {
    drawn,
    top: base - height - 44,
    left: x,
    right: x + unit * 3,
    walk: door,
    drive: null,
    beds: [[x + unit + 70, x + unit * 2]],
  }
}

export function drawModernRow(stage: Stage): Front {
  const unit = 168
  const x = 400 - unit * 1.5
  const base = ground
  const tall = stage.look.floors > 2
  const stages = rowStages(stage, 3)
  const door = x + unit + 128
  const drawn =
    drawContactShadow(x, x + unit * 3, base) +
    stages
      .map((own, i) => {
        const left = x + i * unit
        const steel: Stage = { ...own, paint: { ...own.paint, trim: own.tone('#3a3d44'), roof: own.tone('#3a3d44') } }
        const height = (tall ? 282 : 196) + (i === 1 ? 16 : 0)
        const box = { x: left + 10, width: 100, base: base - 92, height: height - 122 }
        return (
          drawWall(own, left, base, unit, height, { texture: 'plain' }) +
          drawParapet(steel, left, base - height, unit, { over: 3 }) +
          (i === 1 && tall ? drawRailing(steel, left + 6, left + unit - 6, base - height - 12, 24) : '') +
          drawWall(own, box.x, box.base, box.width, box.height, {
            texture: 'lap',
            colour: own.paint.accent,
            footing: false,
            eave: false,
          }) +
          times(tall ? 2 : 1, (n) =>
            drawWindow(steel, box.x + 12, box.base - box.height + 14 + n * 82, 76, 56, { panes: [2, 1], frame: 3 }),
          ) +
          times(tall ? 2 : 1, (n) =>
            drawWindow(steel, left + 126, base - height + 30 + n * 82, 28, 60, { panes: [1, 1], frame: 3 }),
          ) +
          rect(box.x - 2, box.base, box.width + 4, 16, '#140c1c', 'opacity=".26"') +
          (tall
            ? drawGarageDoor(steel, left + 16, base, 84, 68)
            : drawWindow(steel, left + 18, base - 76, 80, 60, { panes: [2, 1], frame: 3, lit: i === 1 })) +
          drawDoor(steel, left + 128, base - 6, { width: 36, height: 72, lamp: i === 1 ? -1 : 0 }) +
          rect(left + 102, base - 92, 60, 6, steel.paint.trim) +
          drawSteps(own, left + 128, base, 46, 2)
        )
      })
      .join('')
  return {
    drawn,
    top: base - (tall ? 330 : 236),
    left: x,
    right: x + unit * 3,
    walk: door,
    drive: tall ? { x: x + unit + 14, width: 88 } : null,
    beds: tall ? [] : [[x + unit + 14, x + unit + 104]],
  }
}
