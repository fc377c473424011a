/** Paths, each its first point, then steps, on a canvas whose corner is at `left` and `top`, in its pixels. */
export function tracePaths(paths: readonly (readonly number[])[], scale: number, left = 0, top = 0): Path2D {
  const traced = new Path2D()
  for (const steps of paths) {
    let [x, y] = [0, 0]
    for (let at = 0; at + 1 < steps.length; at += 2) {
      x += steps[at] ?? 0
      y += steps[at + 1] ?? 0
      if (at === 0) traced.moveTo(x * scale - left, y * scale - top)
      else traced.lineTo(x * scale - left, y * scale - top)
    }
  }
  return traced
}
