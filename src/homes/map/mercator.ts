/** Web Mercator ends here: its map of the world is a square. In degrees north and south. */
const mostLatitude = 85.0511

/** How far east, as a share of the way around the world from 180° west. */
export function shareOfLongitude(longitude: number): number {
  return (longitude + 180) / 360
}

/** How far down the square map of the world, from 0 at its northern edge to 1 (Web Mercator, EPSG:3857). */
export function shareOfLatitude(latitude: number): number {
  const kept = Math.max(-mostLatitude, Math.min(mostLatitude, latitude))
  const sine = Math.sin((kept * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

export function longitudeOf(share: number): number {
  return share * 360 - 180
}

export function latitudeOf(share: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * share))) * 180) / Math.PI
}
