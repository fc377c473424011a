import { latitudeOf } from '../../../../src/homes/map/mercator.ts'
import { type MapView, worldPixels } from './map-view.ts'

const metersAround = 40_075_016.7

/** Meters of a pixel in the middle of a view. */
export function metersAPixel(view: MapView): number {
  return (metersAround * Math.cos((latitudeOf(view.y) * Math.PI) / 180)) / worldPixels(view.zoom)
}
