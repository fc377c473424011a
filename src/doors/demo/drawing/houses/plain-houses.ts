import { ground } from '../backdrop.ts'
import { darken } from '../colour.ts'
import { polygon, rect } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawContactShadow, drawGarageWing, drawPosts, drawRailing, drawSteps, type Front, garageOf } from './front.ts'
import { drawDoor, drawGarageDoor, drawPorchLight, drawWindow } from './openings.ts'
import { drawChimney, drawCorners, drawDormer, drawGable, drawRoof, drawWall } from './walls-and-roofs.ts'

export function drawCape(stage: Stage): Front {
  const garage = garageOf(stage)
  const x = garage ? 150 : 215
  const width = 370
  const base = ground
  const eaves = base - 108
  const middle = x + width / 2
  const wing = garage ? drawGarageWing(stage, x + width + 26, base, 1) : null
  const drawn =
    drawContactShadow(x, wing?.right ?? x + width, base) +
    (wing
      ? drawWall(stage, x + width - 4, base, 40, 84) +
        drawRoof(stage, x + width - 4, base - 84, 40, 26, { over: 2 }) +
        wing.drawn
      : '') +
    drawWall(stage, x, base, width, 108) +
    drawCorners(stage, x, base, width, 108) +
    [34, 100, 236, 302].map((dx) => drawWindow(stage, x + dx, base - 90, 34, 54, { shutters: true })).join('') +
    drawDoor(stage, middle, base - 8, { width: 38, height: 76 }) +
    drawRoof(stage, x, eaves, width, 124, { over: 16 }) +
    drawDormer(stage, x + 88, eaves - 22, 74, 54) +
    drawDormer(stage, x + width - 88, eaves - 22, 74, 54) +
    drawChimney(stage, middle - 14, eaves - 116, 46) +
    polygon(
      [
        [middle - 38, base - 90],
        [middle, base - 112],
        [middle + 38, base - 90],
      ],
      stage.paint.trim,
    ) +
    drawSteps(stage, middle, base, 56, 2)
  return {
    drawn,
    top: eaves - 170,
    left: x,
    right: wing?.right ?? x + width,
    walk: middle,
    drive: wing?.drive ?? null,
    beds: [
      [x + 10, middle - 40],
      [middle + 40, x + width],
    ],
  }
}

export function drawColonial(stage: Stage): Front {
  const garage = garageOf(stage)
  const x = garage?.cars === 2 ? 105 : 140
  const width = 370
  const base = ground
  const eaves = base - 208
  const middle = x + width / 2
  const wing = garage ? drawGarageWing(stage, x + width, base, garage.cars) : null
  const columns = [30, 96, 168, 240, 306]
  const drawn =
    drawContactShadow(x, wing?.right ?? x + width, base) +
    (wing?.drawn ?? '') +
    drawChimney(stage, x + 44, eaves - 60, 74) +
    drawWall(stage, x, base, width, 208) +
    drawCorners(stage, x, base, width, 208) +
    columns.map((dx) => drawWindow(stage, x + dx, base - 190, 34, 56, { shutters: true })).join('') +
    columns
      .filter((_, i) => i !== 2)
      .map((dx) => drawWindow(stage, x + dx, base - 92, 34, 58, { shutters: true }))
      .join('') +
    drawRoof(stage, x, eaves, width, 84, { over: 16 }) +
    drawPosts(stage, middle - 44, middle + 44, base - 96, base, 2, 11) +
    drawDoor(stage, middle, base - 10, { width: 38, height: 74, lamp: 0 }) +
    drawGable(stage, middle - 46, base - 100, 92, 36, { colour: stage.paint.trim, texture: 'plain', over: 8 }) +
    rect(middle - 52, base - 102, 104, 9, stage.paint.trim) +
    drawPorchLight(stage, middle - 58, base - 62) +
    drawPorchLight(stage, middle + 58, base - 62) +
    drawSteps(stage, middle, base - 2, 62, 2)
  return {
    drawn,
    top: eaves - 134,
    left: x,
    right: wing?.right ?? x + width,
    walk: middle,
    drive: wing?.drive ?? null,
    beds: [
      [x + 8, middle - 54],
      [middle + 54, x + width],
    ],
  }
}

export function drawCottage(stage: Stage): Front {
  const x = 265
  const width = 270
  const base = ground
  const eaves = base - 106
  const entry = { x: x + 22, width: 104 }
  const door = entry.x + entry.width / 2
  const garage = garageOf(stage)
  const wing = garage ? drawGarageWing(stage, x + width + 2, base, 1) : null
  const drawn =
    drawContactShadow(x, wing?.right ?? x + width, base) +
    (wing?.drawn ?? '') +
    drawChimney(stage, x + width - 62, eaves - 74, 72) +
    drawWall(stage, x, base, width, 106, { texture: 'shingle' }) +
    drawCorners(stage, x, base, width, 106) +
    drawWindow(stage, x + 152, base - 88, 88, 50, { panes: [3, 2], flowers: true, lit: true }) +
    drawRoof(stage, x, eaves, width, 108, { over: 16, metal: stage.facts.scenery === 'hills' }) +
    drawDormer(stage, x + 200, eaves - 18, 58, 42) +
    drawWall(stage, entry.x, base, entry.width, 112, { texture: 'shingle' }) +
    drawGable(stage, entry.x, base - 112, entry.width, 88, { over: 14 }) +
    drawWindow(stage, door - 11, base - 150, 22, 26, { arched: true, panes: [2, 1], frame: 3, lit: true }) +
    drawDoor(stage, door, base - 6, { arched: true, width: 38, height: 76 }) +
    drawSteps(stage, door, base, 54, 2)
  return {
    drawn,
    top: eaves - 150,
    left: x,
    right: wing?.right ?? x + width,
    walk: door,
    drive: wing?.drive ?? (stage.facts.size.ParkingSpots > 0 ? { x: x + width + 36, width: 76 } : null),
    beds: [[x + 136, x + width]],
  }
}

export function drawRanch(stage: Stage): Front {
  const garage = garageOf(stage)
  const cars = garage?.cars ?? 1
  const x = 110
  const wide = cars === 2 ? 190 : 140
  const width = 580
  const base = ground
  const eaves = base - 98
  const door = x + 262
  const stone = stage.tone('#c9b594')
  const drawn =
    drawContactShadow(x, x + width, base) +
    drawChimney(stage, x + 120, eaves - 44, 60) +
    drawWall(stage, x, base, width, 98, { texture: stage.look.palette === 'brick' ? 'brickwork' : 'board' }) +
    rect(x, base - 40, width - wide, 32, stone) +
    rect(x, base - 40, width - wide, 32, 'url(#brickwork)') +
    drawWindow(stage, x + 30, base - 82, 52, 40, { panes: [2, 1], shutters: stage.look.palette !== 'sand' }) +
    drawWindow(stage, x + 118, base - 86, 104, 50, { panes: [3, 1], lit: true }) +
    drawDoor(stage, door, base - 6, { width: 38, height: 74 }) +
    drawWindow(stage, x + 312, base - 82, 48, 40, { panes: [2, 1] }) +
    drawRoof(stage, x, eaves, width, 66, { over: 22, inset: 62 }) +
    drawWall(stage, x + width - wide - 4, base, wide, 98, { texture: 'board' }) +
    (garage
      ? drawGarageDoor(stage, x + width - wide + 14, base, wide - 36, 70)
      : drawWindow(stage, x + width - wide + 30, base - 84, wide - 68, 46, { panes: [3, 1], flowers: true })) +
    drawGable(stage, x + width - wide - 4, eaves, wide, 58, { texture: 'board', over: 18 }) +
    drawPosts(stage, x + 230, x + 300, base - 96, base, 2, 8) +
    drawSteps(stage, door, base, 58, 1)
  const drive = garage ? { x: x + width - wide + 12, width: wide - 32 } : null
  return {
    drawn,
    top: eaves - 104,
    left: x,
    right: x + width,
    walk: door,
    drive,
    beds: [
      [x + 6, x + 228],
      [x + 302, x + width - wide - 10],
    ],
  }
}

export function drawFarmhouse(stage: Stage): Front {
  const x = 130
  const width = 400
  const base = ground
  const garage = garageOf(stage)
  const wing = garage ? drawGarageWing(stage, x + width - 6, base, 1, 'board') : null
  const eaves = base - 178
  const gable = 138
  const door = x + width / 2
  const black = stage.tone('#2d3036')
  const dark: Stage = { ...stage, paint: { ...stage.paint, trim: black } }
  const drawn =
    drawContactShadow(x, wing?.right ?? x + width, base) +
    (wing?.drawn ?? '') +
    drawWall(stage, x, base, width, 178, { texture: 'board' }) +
    drawWindow(dark, door - 20, base - 166, 40, 34, { panes: [2, 1], lit: true }) +
    drawRoof(stage, x, eaves, width, 86, { over: 14, metal: true }) +
    [x + 2, x + width - gable - 2]
      .map(
        (left) =>
          drawWall(stage, left, base, gable, 190, { texture: 'board' }) +
          drawGable(stage, left, base - 190, gable, 92, { texture: 'board', over: 14 }) +
          drawWindow(dark, left + 34, base - 174, 70, 58, { panes: [3, 2] }) +
          drawWindow(dark, left + 30, base - 86, 78, 58, { panes: [3, 2] }) +
          drawWindow(dark, left + gable / 2 - 10, base - 240, 20, 32, { panes: [1, 2], frame: 3, lit: true }),
      )
      .join('') +
    rect(x + gable, base - 108, width - gable * 2, 98, darken(stage.paint.wall, 0.16)) +
    drawDoor(stage, door, base - 10, { width: 42, height: 80, lamp: -1 }) +
    drawRoof(stage, x + gable + 4, base - 104, width - gable * 2 - 8, 34, { over: 14, inset: 12, metal: true }) +
    drawPosts(stage, x + gable - 4, x + width - gable + 4, base - 96, base, 2, 11) +
    drawRailing(stage, x + gable + 6, x + width - gable - 6, base - 8, 24, [door - 32, door + 40]) +
    drawSteps(stage, door, base - 2, 58, 2, stage.tone('#b08a63'))
  return {
    drawn,
    top: base - 290,
    left: x,
    right: wing?.right ?? x + width,
    walk: door,
    drive: wing?.drive ?? null,
    beds: [
      [x + 8, x + gable],
      [x + width - gable, x + width - 8],
    ],
  }
}
