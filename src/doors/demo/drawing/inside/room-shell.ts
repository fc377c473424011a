import { drawBackdrop, isAtWater } from '../backdrop.ts'
import { sharedDefinitions } from '../canvas.ts'
import { darken, lighten, mix } from '../colour.ts'
import { palettes } from '../palette.ts'
import { bars, circle, ellipse, list, path, polygon, rect, round, times } from '../shape.ts'
import { pick, type Stage } from '../stage.ts'
import { drawTree } from '../trees.ts'

/** Colours of one room. */
export interface RoomColours {
  wall: string
  trim: string
  floor: string
  /** Large pieces: the sofa, the bed, the cupboards. */
  main: string
  /** Small pieces: cushions, rug, chairs. */
  second: string
  wood: string
}

/** Where the wall ends and the floor begins. */
export const floorLine = 452

const walls = ['#f1e6d3', '#e3e6da', '#e8d9cc', '#d9e2e3', '#efe3c4', '#dfd3c6', '#ecdcd3', '#d7dccb']
const floors = ['#c99a67', '#b7835a', '#d8b485', '#a8744f', '#c2a27e']

export function chooseColours(stage: Stage): RoomColours {
  const palette = palettes[stage.look.palette]
  const evening = stage.light.stars ? 0.13 : 0.03
  const dim = (colour: string) => mix(colour, '#5b3a4a', evening)
  const main = pick(stage.random, [
    palette.door,
    palette.accent,
    palette.wall,
    '#5f7f86',
    '#8a9a6d',
    '#c0705a',
    '#51628a',
  ])
  const second = pick(stage.random, ['#e0a63c', '#d9795d', '#7fa39a', '#e7c9a2', '#a65e72', '#6f8f5f'])
  return {
    wall: dim(pick(stage.random, walls)),
    trim: dim('#fffaf0'),
    floor: dim(pick(stage.random, floors)),
    main: dim(main === '#ffffff' || main === '#f6f1e6' ? '#9fb0a2' : main),
    second: dim(second),
    wood: dim(pick(stage.random, ['#9a6b45', '#7d5540', '#b98a5a'])),
  }
}

/** Wall, baseboard and floor; brick in old warehouses, boards in cabins and cottages. */
export function drawShell(stage: Stage, colours: RoomColours, tiled = false): string {
  const { front } = stage.look
  const brick = front === 'warehouse'
  const boards = /cabin|cottage|mobile|carriage/.test(front)
  const wall = brick ? mix('#b5694c', colours.wall, 0.25) : front === 'cabin' ? '#c69865' : colours.wall
  const planks = tiled
    ? bars(
        list(5, (i) => [0, floorLine + 12 + i * (22 + i * 3), 800, 1.6]),
        darken(colours.floor, 0.16),
      ) +
      times(11, (i) =>
        polygon(
          [
            [400 + (i - 5) * 92, floorLine],
            [401.5 + (i - 5) * 92, floorLine],
            [402 + (i - 5) * 176, 600],
            [400 + (i - 5) * 176, 600],
          ],
          darken(colours.floor, 0.16),
        ),
      )
    : bars(
        list(6, (i) => [0, floorLine + 10 + i * (16 + i * 3), 800, 1.6]),
        darken(colours.floor, 0.14),
      ) +
      bars(
        list(16, (i) => [(i * 173 + 60) % 800, floorLine + 12 + (i % 5) * (18 + (i % 5) * 3), 1.8, 17]),
        darken(colours.floor, 0.14),
      )
  return (
    rect(0, 0, 800, 600, wall) +
    (brick
      ? rect(0, 0, 800, floorLine, 'url(#brickwork)')
      : boards
        ? rect(0, 0, 800, floorLine, 'url(#board)', 'opacity=".6"')
        : '') +
    (/craftsman|victorian|foursquare|brick row/.test(front)
      ? rect(0, floorLine - 108, 800, 108, lighten(colours.wall, 0.45)) +
        bars(
          list(9, (i) => [i * 92 + 14, floorLine - 92, 66, 70]),
          darken(colours.wall, 0.05),
        ) +
        rect(0, floorLine - 112, 800, 7, colours.trim) +
        rect(0, 0, 800, 16, colours.trim)
      : '') +
    (/cabin|craftsman|warehouse|farmhouse/.test(front)
      ? times(5, (i) => rect(i * 190 - 20, 0, 34, 26, darken(colours.wood, 0.2))) +
        rect(0, 0, 800, 12, darken(colours.wood, 0.3))
      : '') +
    rect(0, floorLine - 14, 800, 14, colours.trim) +
    rect(0, floorLine, 800, 600 - floorLine, colours.floor) +
    planks +
    rect(0, floorLine, 800, 9, '#20121a', 'opacity=".14"')
  )
}

/** A window onto the street's own scenery, in its season and hour. */
export function drawView(
  stage: Stage,
  colours: RoomColours,
  x: number,
  y: number,
  width: number,
  height: number,
  panes: readonly [number, number],
): string {
  const id = `view${Math.round(x)}`
  const scale = Math.max(width / 800, height / 330)
  const water = isAtWater(stage)
  const meadow = stage.tone(stage.snow ? '#eef4f8' : stage.look.season === 'autumn' ? '#b3a457' : '#86b062')
  const lift = y - 150 * scale
  const scene = `<g transform="translate(${round(x - (800 * scale - width) / 2)} ${round(lift)}) scale(${round(scale * 100) / 100})">${drawBackdrop(stage)}${rect(0, 396, 800, 200, meadow)}${water ? '' : drawTree(stage, 190, 440, 190) + drawTree(stage, 620, 450, 220)}</g>`
  const frame = colours.trim
  return (
    rect(x - 12, y - 12, width + 24, height + 24, frame) +
    `<clipPath id="${id}">${rect(x, y, width, height, '#000000')}</clipPath>` +
    `<g clip-path="url(#${id})">${rect(x, y, width, height, 'url(#sky)')}${drawSunIn(stage, x, y, width, height)}${scene}</g>` +
    path(
      `M${x} ${y + height}L${round(x + width * 0.42)} ${y}h${round(width * 0.14)}L${round(x + width * 0.14)} ${y + height}z`,
      '#ffffff',
      'opacity=".1"',
    ) +
    bars(
      [
        ...list(panes[0] - 1, (i) => [x + (width * (i + 1)) / panes[0] - 3, y, 6, height] as const),
        ...list(panes[1] - 1, (i) => [x, y + (height * (i + 1)) / panes[1] - 2, width, 4] as const),
        [x - 20, y + height + 10, width + 40, 10] as const,
      ],
      frame,
    ) +
    rect(x - 20, y + height + 20, width + 40, 4, '#20121a', 'opacity=".14"')
  )
}

function drawSunIn(stage: Stage, x: number, y: number, width: number, height: number): string {
  const { sun } = stage.light
  if (!sun) return ''
  const [cx, cy] = [x + width * 0.72, y + height * 0.24]
  return circle(cx, cy, 34, sun.colour, 'opacity=".25"') + circle(cx, cy, 18, sun.colour)
}

export function drawCurtains(x: number, y: number, width: number, height: number, colour: string): string {
  const side = (left: number, lean: number) =>
    path(
      `M${left} ${y}h${64 * lean}q${-10 * lean} ${round(height * 0.6)} ${-22 * lean} ${height}h${-46 * lean}q${6 * lean} ${round(-height / 2)} ${4 * lean} ${-height}z`,
      colour,
      'opacity=".94"',
    ) +
    path(
      `M${left + 20 * lean} ${y}q${-2 * lean} ${round(height / 2)} ${-8 * lean} ${height}M${left + 40 * lean} ${y}q${-4 * lean} ${round(height / 2)} ${-14 * lean} ${height}`,
      'none',
      `stroke="${darken(colour, 0.16)}" stroke-width="2.4"`,
    )
  return rect(x - 40, y - 8, width + 80, 6, '#4a3b38', 'rx="3"') + side(x - 34, 1) + side(x + width + 34, -1)
}

/** Rooms are drawn one way round and shown either way round. */
export function finishRoom(stage: Stage, content: string): string {
  const mirrored = stage.random() < 0.5
  return (
    sharedDefinitions(stage.light) + (mirrored ? `<g transform="translate(800 0) scale(-1 1)">${content}</g>` : content)
  )
}

export const drawFloorShadow = (x: number, base: number, half: number) =>
  ellipse(x, base + 2, half, 9, '#20121a', 'opacity=".2"')
