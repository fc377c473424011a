import { darken, lighten } from '../colour.ts'
import { bars, circle, ellipse, list, path, rect, round, times } from '../shape.ts'
import { drawTableLamp } from './room-decoration.ts'
import { drawFloorShadow, type RoomColours } from './room-shell.ts'

/** Furniture stands on `base`; `x` is its middle. */

export function drawSofa(colours: RoomColours, x: number, base: number, width: number): string {
  const { main, second } = colours
  const left = x - width / 2
  const seats = width > 230 ? 3 : 2
  const seat = (width - 56) / seats
  return (
    drawFloorShadow(x, base, width / 2 + 12) +
    bars(
      [
        [left + 16, base - 14, 10, 16],
        [left + width - 26, base - 14, 10, 16],
      ],
      darken(colours.wood, 0.2),
    ) +
    rect(left + 12, base - 116, width - 24, 84, darken(main, 0.1), 'rx="16"') +
    times(seats, (i) => rect(left + 28 + i * seat + 2, base - 108, seat - 4, 58, main, 'rx="12"')) +
    rect(left + 10, base - 52, width - 20, 42, darken(main, 0.16), 'rx="8"') +
    times(seats, (i) => rect(left + 28 + i * seat + 1, base - 62, seat - 2, 30, lighten(main, 0.1), 'rx="8"')) +
    rect(left, base - 82, 34, 72, darken(main, 0.06), 'rx="14"') +
    rect(left + width - 34, base - 82, 34, 72, darken(main, 0.06), 'rx="14"') +
    `<g transform="rotate(-9 ${round(left + 62)} ${base - 76})">${rect(left + 40, base - 98, 44, 42, second, 'rx="8"')}</g>` +
    `<g transform="rotate(8 ${round(left + width - 62)} ${base - 76})">${rect(left + width - 84, base - 98, 44, 42, lighten(second, 0.4), 'rx="8"')}</g>`
  )
}

export function drawArmchair(colours: RoomColours, x: number, base: number): string {
  const own = colours.second
  return (
    drawFloorShadow(x, base, 62) +
    bars(
      [
        [x - 42, base - 16, 7, 18],
        [x + 35, base - 16, 7, 18],
      ],
      darken(colours.wood, 0.2),
    ) +
    rect(x - 42, base - 124, 84, 96, darken(own, 0.08), 'rx="22"') +
    rect(x - 34, base - 62, 68, 34, lighten(own, 0.12), 'rx="8"') +
    rect(x - 56, base - 78, 28, 62, own, 'rx="12"') +
    rect(x + 28, base - 78, 28, 62, own, 'rx="12"') +
    rect(x - 44, base - 34, 88, 20, darken(own, 0.14), 'rx="6"')
  )
}

export function drawRug(colours: RoomColours, x: number, y: number, width: number): string {
  const { second } = colours
  return (
    ellipse(x, y, width / 2, 38, darken(second, 0.1)) +
    ellipse(x, y, width / 2 - 14, 32, lighten(second, 0.5)) +
    ellipse(x, y, width / 2 - 34, 24, second) +
    ellipse(x, y, width / 2 - 70, 15, lighten(second, 0.3))
  )
}

export function drawTable(colours: RoomColours, x: number, base: number, width: number): string {
  const { wood } = colours
  return (
    drawFloorShadow(x, base, width / 2) +
    bars(
      [
        [x - width / 2 + 12, base - 36, 8, 38],
        [x + width / 2 - 20, base - 36, 8, 38],
      ],
      darken(wood, 0.22),
    ) +
    rect(x - width / 2, base - 44, width, 11, wood, 'rx="4"') +
    rect(x - 34, base - 52, 46, 8, '#d9795d') +
    rect(x - 30, base - 59, 40, 7, '#f2e4c9') +
    rect(x + 26, base - 58, 18, 14, '#fdf6e8', 'rx="3"')
  )
}

export function drawBed(colours: RoomColours, x: number, base: number, width: number): string {
  const { main, second, wood } = colours
  const left = x - width / 2
  return (
    drawFloorShadow(x, base, width / 2 + 14) +
    rect(left - 8, base - 176, width + 16, 120, wood, 'rx="14"') +
    rect(left + 6, base - 162, width - 12, 92, lighten(wood, 0.14), 'rx="8"') +
    rect(left, base - 96, width, 84, '#fdf6e8', 'rx="8"') +
    rect(left + width * 0.08, base - 122, width * 0.38, 44, '#ffffff', 'rx="14"') +
    rect(left + width * 0.54, base - 122, width * 0.38, 44, '#ffffff', 'rx="14"') +
    rect(left + width * 0.36, base - 108, width * 0.28, 34, second, 'rx="10"') +
    path(`M${left - 4} ${base - 72}q${width / 2} -18 ${width + 8} 0v62h${-width - 8}z`, main) +
    path(
      `M${left - 4} ${base - 72}q${width / 2} -18 ${width + 8} 0v13q${-width / 2} -18 ${-width - 8} 0z`,
      lighten(main, 0.4),
    ) +
    path(`M${left - 6} ${base - 36}q${width / 2} -12 ${width + 12} 0v22h${-width - 12}z`, darken(second, 0.05)) +
    bars(
      [
        [left + 2, base - 12, 12, 14],
        [left + width - 14, base - 12, 12, 14],
      ],
      darken(wood, 0.2),
    )
  )
}

export function drawNightstand(colours: RoomColours, x: number, base: number): string {
  return (
    drawFloorShadow(x, base, 34) +
    rect(x - 30, base - 62, 60, 60, colours.wood, 'rx="3"') +
    rect(x - 24, base - 52, 48, 20, darken(colours.wood, 0.14)) +
    circle(x, base - 42, 3, '#f3d27a') +
    drawTableLamp(x, base - 62)
  )
}

export function drawDesk(colours: RoomColours, x: number, base: number): string {
  return (
    drawFloorShadow(x, base, 96) +
    bars(
      [
        [x - 84, base - 92, 9, 94],
        [x + 75, base - 92, 9, 94],
      ],
      darken(colours.wood, 0.2),
    ) +
    rect(x - 94, base - 100, 188, 12, colours.wood, 'rx="3"') +
    rect(x + 10, base - 88, 64, 26, darken(colours.wood, 0.1)) +
    rect(x - 50, base - 142, 66, 42, '#3a3f48', 'rx="4"') +
    rect(x - 45, base - 137, 56, 32, '#bcd3dc') +
    rect(x - 62, base - 103, 90, 4, '#cfc8c0') +
    drawTableLamp(x + 62, base - 100) +
    rect(x - 40, base - 66, 56, 10, colours.second, 'rx="5"') +
    bars(
      [
        [x - 34, base - 56, 6, 58],
        [x + 4, base - 56, 6, 58],
      ],
      darken(colours.wood, 0.3),
    ) +
    rect(x - 36, base - 112, 48, 34, colours.second, 'rx="8"')
  )
}

export function drawStools(colours: RoomColours, places: readonly number[], base: number): string {
  const seats = places.map((x) => rect(x - 26, base - 92, 52, 13, colours.second, 'rx="6"')).join('')
  const legs = places.flatMap((x) => list(2, (i) => [x - 20 + i * 34, base - 80, 6, 80] as const))
  return (
    bars(legs, darken(colours.wood, 0.25)) +
    bars(
      places.map((x) => [x - 18, base - 36, 36, 4]),
      darken(colours.wood, 0.25),
    ) +
    seats
  )
}
