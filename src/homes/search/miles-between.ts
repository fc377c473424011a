const earthRadiusInMiles = 3958.7613

/** As the crow flies; null when the listing has no position. */
export function milesBetween(
  listing: { Latitude: number | null; Longitude: number | null },
  centre: { latitude: number; longitude: number },
): number | null {
  if (listing.Latitude === null || listing.Longitude === null) return null
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [latitude, longitude] = [
    radians(listing.Latitude - centre.latitude),
    radians(listing.Longitude - centre.longitude),
  ]
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(centre.latitude)) * Math.cos(radians(listing.Latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusInMiles * Math.asin(Math.min(1, Math.sqrt(chord)))
}
