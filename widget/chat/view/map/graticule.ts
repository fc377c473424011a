import { latitudeOf, longitudeOf, shareOfLatitude, shareOfLongitude } from '../../../../src/map/mercator.ts'
import { type MapView, type Size, worldPixels } from './map-view.ts'

/** Degrees between the lines: such that some hundred pixels lie between them. */
const steps = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002]
const leastPixels = 110

/** A path of the meridians and parallels that are seen. */
export function drawGraticule(view: MapView, size: Size): string {
  const pixels = worldPixels(view.zoom)
  const step = steps.findLast((degrees) => (degrees / 360) * pixels >= leastPixels) ?? 30
  const [wide, high] = [size.width / 2 / pixels, size.height / 2 / pixels]
  const parts: string[] = []
  for (let line = Math.ceil(longitudeOf(view.x - wide) / step); line * step < longitudeOf(view.x + wide); line++) {
    parts.push(`M${((shareOfLongitude(line * step) - view.x) * pixels + size.width / 2).toFixed(1)} 0V${size.height}`)
  }
  const north = latitudeOf(Math.max(0, view.y - high))
  for (let line = Math.ceil(latitudeOf(Math.min(1, view.y + high)) / step); line * step < north; line++) {
    parts.push(`M0 ${((shareOfLatitude(line * step) - view.y) * pixels + size.height / 2).toFixed(1)}H${size.width}`)
  }
  return parts.join('')
}
