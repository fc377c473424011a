import { escapeMarkup } from '../../../../platform/text/markup.ts'
import { mix } from '../colour.ts'
import { palettes } from '../palette.ts'
import { bars, circle, path, polygon, rect, round, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { findOpenings, layOutFloor, type PlacedRoom } from './floor-plan-layout.ts'
import { type PlanFloor, planFloors, type RoomKind } from './floor-plan-rooms.ts'

const ink = '#4a3d3a'
const paper = '#fbf5e9'
const fixture = '#b7a48c'

/** The home from above, room by room. */
export function drawFloorPlan(stage: Stage): string {
  const { facts } = stage
  const floors = planFloors(facts)
  const unit = facts.size.AreaUnit === 'Square Meters' ? 'm²' : 'sq ft'
  const gap = 34
  const areaOf = (floor: PlanFloor) => floor.rooms.reduce((total, room) => total + room.area, 0)
  const largest = Math.max(...floors.map(areaOf))
  const wide =
    floors.length === 1
      ? Math.min(700, 440 + facts.size.BuildingArea * (unit === 'm²' ? 2 : 0.18))
      : (704 - gap * (floors.length - 1)) / floors.length
  const tall = Math.min(392, wide * (floors.length === 1 ? 0.62 : floors.length === 2 ? 1.14 : 1.78))
  const left = 400 - (wide * floors.length + gap * (floors.length - 1)) / 2
  const drawn = floors.map((floor, i) => {
    const x = left + i * (wide + gap)
    const height = (tall * areaOf(floor)) / largest
    const y = 100 + (420 - tall) / 2
    const title = floor.name
      ? `<text x="${round(x + wide / 2)}" y="${round(y + height + 26)}" font-size="14" fill="${ink}" text-anchor="middle">${escapeMarkup(floor.name)} · ${areaOf(floor).toLocaleString('en-US')} ${unit}</text>`
      : ''
    return drawFloor(stage, floor, layOutFloor(floor, x, y, wide, height), unit, i === 0) + title
  })
  return sheet(
    stage,
    `${facts.size.BuildingArea.toLocaleString('en-US')} ${unit} in all; areas are rounded, the drawing is not for construction.`,
    drawn.join(''),
  )
}

/** The paper with its heading, foot line and north arrow. */
export function sheet(stage: Stage, foot: string, content: string): string {
  const { facts } = stage
  const accent = palettes[facts.look.palette].door
  return (
    `<g font-family="Georgia, 'Times New Roman', serif">` +
    rect(0, 0, 800, 600, paper) +
    bars(
      [
        ...Array.from({ length: 39 }, (_, i) => [i * 20 + 20, 0, 0.7, 600] as const),
        ...Array.from({ length: 29 }, (_, i) => [0, i * 20 + 20, 800, 0.7] as const),
      ],
      '#eadfca',
      'opacity=".6"',
    ) +
    rect(0, 0, 800, 10, accent) +
    `<text x="48" y="58" font-size="25" fill="${ink}">${escapeMarkup(facts.at.Address)}</text>` +
    `<text x="48" y="80" font-size="13.5" fill="#7a6a62">${escapeMarkup(`${facts.PropertyType}, ${facts.City}, ${facts.State}`)}</text>` +
    `<text x="48" y="580" font-size="12" fill="#7a6a62">${escapeMarkup(foot)}</text>` +
    circle(738, 56, 20, 'none', `stroke="${fixture}" stroke-width="1.4"`) +
    polygon(
      [
        [738, 38],
        [745, 62],
        [738, 57],
        [731, 62],
      ],
      accent,
    ) +
    `<text x="738" y="32" font-size="11" fill="${ink}" text-anchor="middle">N</text>` +
    `${content}</g>`
  )
}

function tint(stage: Stage, kind: RoomKind): string {
  const { door, accent } = palettes[stage.look.palette]
  const hues: Readonly<Record<RoomKind, string>> = {
    living: '#f0c878',
    kitchen: accent,
    dining: '#e5a97c',
    den: '#d9b8a0',
    bedroom: door,
    bath: '#8fbccb',
    laundry: '#b9c3c4',
    hall: '#d8cbb6',
  }
  return mix(paper, hues[kind], kind === 'hall' ? 0.4 : 0.3)
}

function drawFloor(
  stage: Stage,
  floor: PlanFloor,
  rooms: readonly PlacedRoom[],
  unit: string,
  entrance: boolean,
): string {
  const first = rooms[0]
  if (!first) return ''
  const x = Math.min(...rooms.map((room) => room.x))
  const y = Math.min(...rooms.map((room) => room.y))
  const right = Math.max(...rooms.map((room) => room.x + room.width))
  const bottom = Math.max(...rooms.map((room) => room.y + room.height))
  const stroke = (width: number) => `stroke="${ink}" stroke-width="${width}"`
  return (
    rect(x + 7, y + 8, right - x, bottom - y, '#20121a', 'opacity=".12"') +
    rooms.map((room) => rect(room.x, room.y, room.width, room.height, tint(stage, room.kind))).join('') +
    rooms.map((room) => drawFixtures(room, floor.stairs)).join('') +
    rooms.map((room) => rect(room.x, room.y, room.width, room.height, 'none', stroke(3.2))).join('') +
    rect(x, y, right - x, bottom - y, 'none', stroke(7.5)) +
    drawWindows(rooms, { x, y, right, bottom }) +
    findOpenings(rooms)
      .map((opening) => {
        const size = opening.wide ? 44 : 24
        const [ox, oy] = [opening.x, opening.y]
        const hole = opening.vertical
          ? rect(ox - 2.6, oy - size / 2, 5.2, size, paper)
          : rect(ox - size / 2, oy - 2.6, size, 5.2, paper)
        if (opening.wide) return hole
        const leaf = opening.vertical
          ? `M${round(ox)} ${round(oy - size / 2)}h${size}M${round(ox + size)} ${round(oy - size / 2)}a${size} ${size} 0 0 1 ${-size} ${size}`
          : `M${round(ox - size / 2)} ${round(oy)}v${-size}M${round(ox - size / 2)} ${round(oy - size)}a${size} ${size} 0 0 1 ${size} ${size}`
        return hole + path(leaf, 'none', `stroke="${fixture}" stroke-width="1.5"`)
      })
      .join('') +
    (entrance ? drawEntrance(first) : '') +
    rooms.map((room) => drawLabel(room, unit)).join('')
  )
}

function drawEntrance(room: PlacedRoom): string {
  const x = room.x + Math.min(room.width * 0.22, 60)
  return (
    circle(x + 30, room.y - 8, 26, '#f6b73c', 'opacity=".25"') +
    rect(x - 15, room.y - 4.6, 30, 9.2, paper) +
    path(`M${round(x - 15)} ${round(room.y)}v30a30 30 0 0 0 30 -30`, 'none', `stroke="${fixture}" stroke-width="1.6"`) +
    circle(x + 30, room.y - 8, 5, '#f6b73c') +
    polygon(
      [
        [x - 6, room.y - 22],
        [x + 6, room.y - 22],
        [x, room.y - 10],
      ],
      ink,
    )
  )
}

function drawWindows(
  rooms: readonly PlacedRoom[],
  outer: { x: number; y: number; right: number; bottom: number },
): string {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01
  const panes = rooms
    .filter((room) => room.kind !== 'hall' && room.kind !== 'laundry')
    .flatMap((room) => {
      const size = Math.min(64, room.width * 0.42)
      const tall = Math.min(54, room.height * 0.42)
      const [middleX, middleY] = [room.x + room.width * 0.58, room.y + room.height / 2]
      return [
        ...(near(room.y, outer.y) ? [[middleX - size / 2, outer.y - 2.2, size, 4.4] as const] : []),
        ...(near(room.y + room.height, outer.bottom)
          ? [[middleX - size / 2, outer.bottom - 2.2, size, 4.4] as const]
          : []),
        ...(near(room.x, outer.x) ? [[outer.x - 2.2, middleY - tall / 2, 4.4, tall] as const] : []),
        ...(near(room.x + room.width, outer.right)
          ? [[outer.right - 2.2, middleY - tall / 2, 4.4, tall] as const]
          : []),
      ]
    })
  return bars(panes, '#d6ecf2')
}

function drawLabel(room: PlacedRoom, unit: string): string {
  const { x, y, width, height, name } = room
  const [cx, cy] = [x + width / 2, y + height / 2]
  const turned = width < 62 && height > width
  const space = turned ? height : width
  const words =
    space < 150 && name.includes(' and ')
      ? name.split(/(?<=and) /)
      : space < 96 && name.includes(' ') && !/\d$/.test(name)
        ? name.split(' ')
        : [name]
  const longest = Math.max(...words.map((word) => word.length))
  const size = round(Math.max(8.5, Math.min(15, (space - 12) / (longest * 0.56))))
  const lines = [...words, `${room.area.toLocaleString('en-US')} ${unit}`]
  const start = cy - ((lines.length - 1) * (size + 3)) / 2 + size * 0.34
  const spans = lines
    .map(
      (text, i) =>
        `<tspan x="${round(cx)}" y="${round(start + i * (size + 3))}"${i === lines.length - 1 ? ` font-size="${round(size * 0.84)}" fill="#6f5f57"` : ''}>${escapeMarkup(text)}</tspan>`,
    )
    .join('')
  return `<text font-size="${size}" fill="${ink}" text-anchor="middle"${turned ? ` transform="rotate(-90 ${round(cx)} ${round(cy)})"` : ''}>${spans}</text>`
}

/** Furniture and fixtures in thin lines. */
function drawFixtures(room: PlacedRoom, stairs: boolean): string {
  const { x, y, width, height } = room
  const draw = (d: string) => path(d, 'none', `stroke="${fixture}" stroke-width="1.5"`)
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`
  // Nothing is drawn where it would run into the room's name.
  const roomy = (high: number, wide: number) => (height > high && width > 72) || (width > wide && height > 60)
  switch (room.kind) {
    case 'bedroom':
      return roomy(160, 190)
        ? draw(
            `M${at(10, height - 58)}h44v48h-44zM${at(15, height - 53)}h15v12h-15zM${at(34, height - 53)}h15v12h-15zM${at(10, height - 36)}h44`,
          )
        : ''
    case 'living':
      return width > 130 && height > 70
        ? draw(
            `M${at(width - 30, 18)}h18v${round(Math.min(84, height - 36))}h-18zM${at(width - 24, 18)}v${round(Math.min(84, height - 36))}`,
          )
        : ''
    case 'kitchen':
      return height > 100
        ? draw(`M${at(8, height - 26)}h${round(width - 16)}v18h${round(-(width - 16))}z`) +
            times(2, (i) =>
              circle(x + 22 + i * 14, y + height - 17, 4.6, 'none', `stroke="${fixture}" stroke-width="1.4"`),
            )
        : ''
    case 'dining':
      return height > 110
        ? circle(x + width - 28, y + height - 28, 14, 'none', `stroke="${fixture}" stroke-width="1.5"`)
        : ''
    case 'bath':
      return roomy(104, 170)
        ? draw(`M${at(8, 8)}h40v18h-40z`) +
            circle(x + width - 15, y + height - 15, 6, 'none', `stroke="${fixture}" stroke-width="1.5"`)
        : ''
    case 'hall':
      return stairs && (height > 112 || width > 166) && width > 62
        ? bars(
            [
              [x + 8, y + 8, 1.3, height * 0.3],
              ...Array.from({ length: 6 }, (_, i) => [x + 14 + i * 6, y + 8, 1.3, height * 0.3] as const),
            ],
            fixture,
          )
        : ''
    default:
      return ''
  }
}
