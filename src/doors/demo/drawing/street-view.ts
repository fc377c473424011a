import type { FrontStyle } from '../listing-facts.ts'
import { drawBackdrop, ground, horizon } from './backdrop.ts'
import { sharedDefinitions } from './canvas.ts'
import { drawBrickRow, drawDuplex, drawGabledRow, drawModernRow, drawTripleDecker } from './houses/attached-houses.ts'
import { drawBrickBlock, drawWarehouse } from './houses/brick-blocks.ts'
import type { Front } from './houses/front.ts'
import { drawLand, drawMobileHome } from './houses/mobile-home-and-land.ts'
import { drawBalconyBlock, drawGlassBlock } from './houses/modern-blocks.ts'
import { drawCabin, drawCarriageHouse, drawModern } from './houses/modern-houses.ts'
import { drawCape, drawColonial, drawCottage, drawFarmhouse, drawRanch } from './houses/plain-houses.ts'
import { drawBungalow, drawCraftsman, drawFoursquare, drawVictorian } from './houses/porch-houses.ts'
import { drawGround, drawSky, drawSnowfall } from './sky-and-ground.ts'
import type { Stage } from './stage.ts'
import { drawLeaves, drawStreetProps } from './street-props.ts'
import { drawShrubs, drawTree } from './trees.ts'

const fronts: Readonly<Record<FrontStyle, (stage: Stage) => Front>> = {
  bungalow: drawBungalow,
  cabin: drawCabin,
  cape: drawCape,
  'carriage house': drawCarriageHouse,
  colonial: drawColonial,
  cottage: drawCottage,
  craftsman: drawCraftsman,
  farmhouse: drawFarmhouse,
  foursquare: drawFoursquare,
  modern: drawModern,
  ranch: drawRanch,
  victorian: drawVictorian,
  duplex: drawDuplex,
  'triple-decker': drawTripleDecker,
  'balcony block': drawBalconyBlock,
  'brick block': drawBrickBlock,
  'glass block': drawGlassBlock,
  warehouse: drawWarehouse,
  'brick row': drawBrickRow,
  'gabled row': drawGabledRow,
  'modern row': drawModernRow,
  'mobile home': drawMobileHome,
  land: drawLand,
}

/** The home from the street, in its season and hour. */
export function drawStreetView(stage: Stage): string {
  const front = fronts[stage.look.front](stage)
  const { random } = stage
  const frame = frameOf(front)
  const leftTrees = drawTreesBetween(stage, frame.x, front.left - 10, ground - 16)
  const driveEnd = front.drive && front.drive.x > front.right ? front.drive.x + front.drive.width + 20 : 0
  const rightTrees = drawTreesBetween(stage, Math.max(front.right, driveEnd) + 10, frame.x + frame.width, ground - 16)
  const scene =
    drawBackdrop(stage) +
    drawGround(stage, front.walk, front.drive) +
    leftTrees +
    rightTrees +
    front.drawn +
    (front.beds ?? []).map(([from, to]) => drawShrubs(stage, from, to, ground + 6)).join('') +
    drawLeaves(stage) +
    drawStreetProps(stage, front)
  // A near tree closes the picture on the side that has more room.
  const onLeft = front.left - frame.x > frame.x + frame.width - front.right
  const near = onLeft ? frame.x + 8 + random() * 30 : frame.x + frame.width - 8 - random() * 30
  return (
    sharedDefinitions(stage.light) +
    drawSky(stage, ((horizon - frame.y) * 800) / frame.width) +
    `<svg viewBox="${frame.x} ${frame.y} ${frame.width} ${frame.height}" width="800" height="600">${scene}${random() < 0.6 ? drawTree(stage, near, 532, 235) : ''}</svg>` +
    drawSnowfall(stage)
  )
}

/** The part of the scene that shows the home large, whole, and with some air. */
function frameOf(front: Front): { x: number; y: number; width: number; height: number } {
  const left = front.left
  const right = Math.max(front.right, front.drive ? front.drive.x + front.drive.width : 0)
  const wide = Math.max(right - left + 170, ((600 - front.top + 52) * 4) / 3)
  const width = Math.round(Math.min(800, Math.max(560, wide)))
  const height = Math.round(width * 0.75)
  const x = Math.round(Math.min(800 - width, Math.max(0, (left + right) / 2 - width / 2)))
  return { x, y: 600 - height, width, height }
}

function drawTreesBetween(stage: Stage, from: number, to: number, base: number): string {
  const room = to - from
  if (room < 40) return ''
  const count = Math.max(1, Math.floor(room / 120))
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const x = from + (room * (i + 0.5)) / count + (stage.random() - 0.5) * 24
    drawn += drawTree(stage, x, base + stage.random() * 14, 150 + stage.random() * 90)
  }
  return drawn
}
