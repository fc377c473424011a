/** Paths come as steps, which is how a relative path of SVG goes on after its first point. */
export function writePath(paths: readonly number[][], end = ''): string {
  return paths.map((path) => `M${path[0]} ${path[1]}l${path.slice(2).join(' ')}${end}`).join('')
}

/**
 * The same as closed outlines whose corners are rounded, by no more than `radius`: an atlas has a shore as a few straight
 * lines, which from near look like none.
 */
export function writeShore(paths: readonly number[][], radius: number): string {
  return paths.map((path) => roundCorners(follow(path), radius)).join('')
}

type Point = readonly [x: number, y: number]

function follow(steps: readonly number[]): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points.push([x, y])
  }
  return points
}

function roundCorners(points: readonly Point[], radius: number): string {
  const parts = points.map((corner, at) => {
    const enter = towards(corner, points.at(at - 1) ?? corner, radius)
    const leave = towards(corner, points[(at + 1) % points.length] ?? corner, radius)
    return `${at === 0 ? 'M' : 'L'}${enter}Q${corner[0]} ${corner[1]} ${leave}`
  })
  return `${parts.join('')}z`
}

/** A point on the way to another one: so far away, and never beyond the middle. */
function towards([x, y]: Point, [toX, toY]: Point, distance: number): string {
  const share = Math.min(0.5, distance / Math.max(1e-9, Math.hypot(toX - x, toY - y)))
  return `${Math.round(x + (toX - x) * share)} ${Math.round(y + (toY - y) * share)}`
}
