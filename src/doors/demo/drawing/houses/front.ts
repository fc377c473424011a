import { darken } from '../colour.ts'
import { bars, ellipse, list, rect, times } from '../shape.ts'
import type { Stage } from '../stage.ts'
import { drawGarageDoor } from './openings.ts'
import { drawGable, drawWall, type Texture } from './walls-and-roofs.ts'

/** A home seen from the street, and where its paths lead. */
export interface Front {
  drawn: string
  left: number
  right: number
  top: number
  walk: number | null
  drive: { x: number; width: number } | null
  /** Where bushes grow along the wall. */
  beds?: readonly (readonly [number, number])[]
}

export interface Garage {
  cars: 1 | 2
  attached: boolean
}

export function garageOf(stage: Stage): Garage | null {
  const said = stage.facts.more.Garage
  if (!said || said === 'None') return null
  return { cars: /two/.test(said) ? 2 : 1, attached: said.startsWith('Attached') }
}

/** A garage wing or garage house with its own gable, by its left edge. */
export function drawGarageWing(stage: Stage, x: number, base: number, cars: 1 | 2, texture: Texture = 'lap'): Front {
  const width = cars === 2 ? 168 : 112
  const height = 92
  const door = width - 36
  return {
    drawn:
      drawWall(stage, x, base, width, height, { texture }) +
      drawGarageDoor(stage, x + 18, base, door, 66) +
      drawGable(stage, x, base - height, width, cars === 2 ? 56 : 44, { texture, over: 14 }),
    left: x,
    right: x + width,
    top: base - height - 70,
    walk: null,
    drive: { x: x + 16, width: door + 4 },
  }
}

export function drawContactShadow(left: number, right: number, base: number): string {
  return ellipse((left + right) / 2 + 10, base + 3, (right - left) / 2 + 26, 13, '#150d1c', 'opacity=".26"')
}

export function drawSteps(
  stage: Stage,
  x: number,
  base: number,
  width: number,
  count: number,
  colour?: string,
): string {
  const fill = colour ?? stage.tone('#b9aea4')
  return times(count, (i) =>
    rect(x - width / 2 - i * 6, base + i * 6 - 1, width + i * 12, 7, darken(fill, 0.05 + i * 0.05)),
  )
}

/** Posts of a porch between `left` and `right`. */
export function drawPosts(
  stage: Stage,
  left: number,
  right: number,
  top: number,
  base: number,
  count: number,
  width = 10,
): string {
  const { trim } = stage.paint
  const places = list(count, (i) => left + ((right - left - width) * i) / Math.max(1, count - 1))
  return (
    bars(
      places.flatMap((x) => [
        [x, top, width, base - top],
        [x - 3, top, width + 6, 6],
      ]),
      trim,
    ) +
    bars(
      places.map((x) => [x + width * 0.6, top, width * 0.4, base - top]),
      darken(trim, 0.14),
    )
  )
}

/** A railing with balusters, leaving a gap for the steps. */
export function drawRailing(
  stage: Stage,
  left: number,
  right: number,
  base: number,
  height = 28,
  gap?: readonly [number, number],
): string {
  const { trim } = stage.paint
  const runs: (readonly [number, number])[] = gap
    ? [
        [left, gap[0]],
        [gap[1], right],
      ]
    : [[left, right]]
  const parts = runs
    .filter(([from, to]) => to - from > 8)
    .flatMap(([from, to]) => {
      const count = Math.floor((to - from) / 9)
      return [
        ...list(count, (i) => [from + 4 + (i * (to - from - 8)) / count, base - height, 2.6, height] as const),
        [from, base - height - 3, to - from, 5] as const,
        [from, base - 6, to - from, 4] as const,
      ]
    })
  return bars(parts, trim)
}
