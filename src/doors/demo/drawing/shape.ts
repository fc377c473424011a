/** Small makers of SVG elements; lengths are in the units of the 800 by 600 canvas. */

export type Point = readonly [number, number]

export function round(value: number): number {
  return Math.round(value * 10) / 10
}

const attributes = (extra: string) => (extra ? ` ${extra}` : '')

export function rect(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(0, width))}" height="${round(Math.max(0, height))}" fill="${fill}"${attributes(extra)}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${attributes(extra)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${attributes(extra)}/>`
}

export function polygon(points: readonly Point[], fill: string, extra = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}"${attributes(extra)}/>`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes(extra)}/>`
}

/** An open line through the points. */
export function line(points: readonly Point[], colour: string, width: number, extra = ''): string {
  const d = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${attributes(extra)}/>`
}

/** A smooth filled silhouette from the left edge to the right edge, down to `bottom`. */
export function ridge(points: readonly Point[], bottom: number, fill: string, extra = ''): string {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return ''
  let d = `M${round(first[0])} ${bottom}L${round(first[0])} ${round(first[1])}`
  for (let index = 1; index < points.length; index++) {
    const [x0, y0] = points[index - 1] ?? first
    const [x1, y1] = points[index] ?? last
    const middle = round((x0 + x1) / 2)
    d += `C${middle} ${round(y0)} ${middle} ${round(y1)} ${round(x1)} ${round(y1)}`
  }
  return path(`${d}L${round(last[0])} ${bottom}Z`, fill, extra)
}

/** Many rectangles (left, top, width, height) of one colour as one element. */
export function bars(
  rectangles: readonly (readonly [number, number, number, number])[],
  fill: string,
  extra = '',
): string {
  const d = rectangles.map(([x, y, w, h]) => `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`).join('')
  return d === '' ? '' : path(d, fill, extra)
}

/** Many round dots of one size and colour as one element. */
export function dots(points: readonly Point[], radius: number, fill: string, extra = ''): string {
  const d = points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('')
  if (d === '') return ''
  return path(
    d,
    'none',
    `stroke="${fill}" stroke-width="${round(radius * 2)}" stroke-linecap="round"${attributes(extra)}`,
  )
}

export function list<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index))
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, index) => draw(index)).join('')
}
