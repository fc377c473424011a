import { lighten } from '../colour.ts'
import type { Stage } from '../stage.ts'
import { drawArmchair, drawBed, drawDesk, drawNightstand, drawRug, drawSofa, drawTable } from './furniture.ts'
import { drawArt, drawFireplace, drawFloorLamp, drawPet, drawPlant, drawShelves } from './room-decoration.ts'
import {
  chooseColours,
  drawCurtains,
  drawShell,
  drawView,
  finishRoom,
  floorLine,
  type RoomColours,
} from './room-shell.ts'

function windowOf(stage: Stage, colours: RoomColours, x: number, width: number): string {
  const { front } = stage.look
  if (front === 'warehouse') return drawView(stage, { ...colours, trim: '#3a3f42' }, x, 62, width, 300, [4, 4])
  if (/glass|modern/.test(front))
    return drawView(stage, { ...colours, trim: '#41464d' }, x - 20, 50, width + 40, 350, [3, 1])
  const panes: readonly [number, number] = /craftsman|victorian|foursquare|colonial|cape|row/.test(front)
    ? [3, 2]
    : [2, 2]
  return (
    drawView(stage, colours, x, 96, width, 220, panes) + drawCurtains(x, 84, width, 300, lighten(colours.second, 0.45))
  )
}

export function drawLivingRoom(stage: Stage): string {
  const colours = chooseColours(stage)
  const { more } = stage.facts
  const fire = /fireplace/i.test(Object.keys(more).join()) || /stove/i.test(more.Heating ?? '')
  const hearth = fire
    ? drawFireplace(stage, colours, 640, floorLine + 4)
    : stage.random() < 0.5
      ? drawShelves(stage, colours, 668, floorLine + 6)
      : drawArt(stage, colours, 590, 130, 76, 96) +
        drawArt(stage, colours, 688, 150, 62, 72) +
        drawPlant(stage, 690, floorLine + 26, 150)
  const content =
    drawShell(stage, colours) +
    windowOf(stage, colours, 138, 270) +
    hearth +
    drawFloorLamp(72, floorLine + 18) +
    drawRug(colours, 330, 556, 470) +
    drawSofa(colours, 272, floorLine + 56, stage.facts.size.BuildingArea > 1200 ? 330 : 250) +
    (fire || stage.facts.size.BuildingArea > 900 ? drawArmchair(colours, 560, floorLine + 88) : '') +
    drawTable(colours, 330, 578, 150) +
    drawPet(stage, 470, 584) +
    (fire ? drawPlant(stage, 470, floorLine + 12, 96) : '')
  return finishRoom(stage, content)
}

export function drawBedroom(stage: Stage): string {
  const colours = chooseColours(stage)
  const content =
    drawShell(stage, colours) +
    windowOf(stage, colours, 500, 190) +
    drawArt(stage, colours, 180, 110, 92, 70) +
    drawArt(stage, colours, 292, 122, 54, 58) +
    drawRug(colours, 300, 552, 460) +
    drawNightstand(colours, 88, floorLine + 34) +
    drawBed(colours, 262, floorLine + 60, 264) +
    drawNightstand(colours, 436, floorLine + 34) +
    (stage.facts.offer.SpaceType === 'Room'
      ? drawDesk(colours, 640, floorLine + 66)
      : drawArmchair(colours, 600, floorLine + 64) + drawPlant(stage, 726, floorLine + 40, 130)) +
    drawPet(stage, 470, 582)
  return finishRoom(stage, content)
}

/** One room for all: bed, sofa, window. */
export function drawStudio(stage: Stage): string {
  const colours = chooseColours(stage)
  const content =
    drawShell(stage, colours) +
    windowOf(stage, colours, 300, 220) +
    drawArt(stage, colours, 90, 120, 88, 68) +
    drawShelves(stage, colours, 716, floorLine + 4) +
    drawBed(colours, 132, floorLine + 36, 206) +
    drawNightstand(colours, 282, floorLine + 18) +
    drawRug(colours, 520, 556, 420) +
    drawSofa(colours, 530, floorLine + 52, 226) +
    drawTable(colours, 540, 580, 130) +
    drawPlant(stage, 385, floorLine + 20, 90) +
    drawPet(stage, 330, 580)
  return finishRoom(stage, content)
}
