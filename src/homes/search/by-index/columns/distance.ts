const earthRadiusInMiles = 3958.7613
export const milesInDegree = 69.0
const radiansInDegree = Math.PI / 180

/** Miles between two places on a sphere, in the steps in which the database takes them. */
export function milesFrom(latitude: number, longitude: number): (latitude: number, longitude: number) => number {
  const cosine = Math.cos(latitude * radiansInDegree)
  return (otherLatitude, otherLongitude) => {
    const north = Math.sin(((otherLatitude - latitude) * radiansInDegree) / 2)
    const east = Math.sin(((otherLongitude - longitude) * radiansInDegree) / 2)
    const chord = north * north + cosine * Math.cos(otherLatitude * radiansInDegree) * (east * east)
    return 2 * earthRadiusInMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
  }
}
