import { setImmediate as letOthersRun } from 'node:timers/promises'
import { type Area, type Atlas, type LineSet, overlaps, type Ring, type UnitBox } from './atlas.ts'
import { clipLine, clipRing, type View } from './clip.ts'
import { type Path, toSteps } from './clip-path.ts'
import { findLabelPlace } from './label-place.ts'
import type { MapBox } from './map-box.ts'
import { areaKinds, type Drawing, type Label } from './map-drawing.ts'
import { worldUnits } from './read-topology.ts'

/** The longer side of a drawn box, in units of its grid. */
const gridSide = 4096
/** A map of some kilobytes has no more; where there are more, detail is left out. */
export const mostPoints = 6_000
const mostRounds = 5
const mostLabels = 60
/** Two thirds of a pixel, where the box is twice as wide as a window of 700 pixels. */
const leastTolerance = 2

/** How wide a box may be, and how wide it must be, for something to be drawn: shares of the world. */
const shown = {
  states: { below: 0.4, from: 0 },
  counties: { below: 1 / 50, from: 0 },
  country: { below: 2, from: 1 / 32 },
  state: { below: 1 / 8, from: 1 / 200 },
  county: { below: 1 / 80, from: 0 },
}

function isShown(what: keyof typeof shown, share: number): boolean {
  return share < shown[what].below && share >= shown[what].from
}

/** Draws a part of the atlas on a grid of whole numbers: milliseconds of work, for half the world some tens, in pieces. */
export async function drawBox(atlas: Atlas, box: MapBox): Promise<Drawing> {
  const share = Math.max(box.right - box.left, box.bottom - box.top)
  const views = makeViews(box, share)
  let tolerance = leastTolerance * (share > 1 / 2 ? 6 : share > 1 / 16 ? 3 : 1)
  let drawing = await drawWith(atlas, share, views(tolerance))
  for (let round = 1; round < mostRounds; round++) {
    const count = countPoints(drawing)
    if (count <= mostPoints) break
    tolerance *= Math.max(1.25, Math.min(4, count / mostPoints))
    drawing = await drawWith(atlas, share, views(tolerance))
  }
  const [{ window } = { window: { right: 0, bottom: 0 } }] = views(1)
  const labels: Label[] = []
  for (const kind of areaKinds.filter((each) => isShown(each, share))) {
    await letOthersRun()
    labels.push(...label(kind, atlas, views(16)))
  }
  return {
    width: window.right,
    height: window.bottom,
    land: drawing.land.map(toSteps),
    lakes: drawing.lakes.map(toSteps),
    countries: drawing.countries.map(toSteps),
    states: drawing.states.map(toSteps),
    counties: drawing.counties.map(toSteps),
    labels: labels.sort((a, b) => b.room - a.room).slice(0, mostLabels),
  }
}

type Lines = Omit<Drawing, 'width' | 'height' | 'labels'>

function countPoints(drawing: Lines): number {
  return Object.values(drawing)
    .flat()
    .reduce((sum, path) => sum + path.length / 2, 0)
}

/** Views of all copies of the world that a box may show: it may reach over the edge, and so may rings. */
function makeViews(box: MapBox, share: number): (tolerance: number) => View[] {
  const scale = gridSide / (share * worldUnits)
  const right = Math.round((box.right - box.left) * worldUnits * scale)
  const bottom = Math.round((box.bottom - box.top) * worldUnits * scale)
  const copies: number[] = []
  for (let copy = Math.floor(box.left) - 1; copy <= Math.ceil(box.right); copy++) copies.push(copy)
  return (tolerance) =>
    copies.map((copy) => ({
      window: { left: 0, top: 0, right, bottom },
      left: (box.left - copy) * worldUnits,
      top: box.top * worldUnits,
      scale,
      isCoarse: share > 1 / 16,
      tolerance,
    }))
}

async function drawWith(atlas: Atlas, share: number, views: readonly View[]): Promise<Lines> {
  const drawLines = (set: LineSet): Path[] => views.flatMap((view) => drawLineSet(set, view))
  await letOthersRun()
  const land = views.flatMap((view) => drawRings(atlas.land, view))
  await letOthersRun()
  return {
    land,
    lakes: views.flatMap((view) => drawLakes(atlas, view)),
    countries: drawLines(atlas.borders.countries),
    states: isShown('states', share) ? drawLines(atlas.borders.states) : [],
    counties: isShown('counties', share) ? drawLines(atlas.borders.counties) : [],
  }
}

function drawRings(rings: readonly Ring[], view: View): Path[] {
  const near = inWorld(view)
  return rings
    .filter(({ box }) => overlaps(box, near) && !isSpeck(box, view))
    .map((ring) => clipRing(ring, view))
    .filter((path) => path.length >= 6)
}

function drawLakes({ lakes, lakesBox }: Atlas, view: View): Path[] {
  const toGrid = (value: number, from: number): number => (value - from) * view.scale
  const window = {
    left: Math.max(view.window.left, toGrid(lakesBox.left, view.left)),
    top: Math.max(view.window.top, toGrid(lakesBox.top, view.top)),
    right: Math.min(view.window.right, toGrid(lakesBox.right, view.left)),
    bottom: Math.min(view.window.bottom, toGrid(lakesBox.bottom, view.top)),
  }
  return window.left < window.right && window.top < window.bottom ? drawRings(lakes, { ...view, window }) : []
}

function drawLineSet({ sheet, lines }: LineSet, view: View): Path[] {
  const near = inWorld(view)
  return lines.flatMap((line) => {
    const box = sheet.boxes[line]
    return box && overlaps(box, near) ? clipLine(sheet, line, view) : []
  })
}

/** The names of areas, each once, where the largest part of it is to be seen. */
function label(kind: Label['kind'], atlas: Atlas, views: readonly View[]): Label[] {
  return atlas.areas[kind].flatMap(({ name, rings }: Area) => {
    const places = views.flatMap((view) => {
      const near = inWorld(view)
      const isWide = ({ box }: Ring): boolean => (box.right - box.left) * view.scale > gridSide / 20
      return rings
        .filter((ring) => overlaps(ring.box, near) && isWide(ring))
        .flatMap((ring) => findLabelPlace(clipRing(ring, view)) ?? [])
    })
    const [best] = places.sort((a, b) => b.room - a.room)
    return best && best.room > gridSide / 20 ? [{ name, kind, ...best }] : []
  })
}

function inWorld({ left, top, window, scale }: View): UnitBox {
  return {
    left: left + window.left / scale,
    top: top + window.top / scale,
    right: left + window.right / scale,
    bottom: top + window.bottom / scale,
  }
}

/** An island that would be a dot. */
function isSpeck(box: UnitBox, { scale, tolerance }: View): boolean {
  return Math.max(box.right - box.left, box.bottom - box.top) * scale < tolerance * 2
}
