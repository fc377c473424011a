/** What may be wrong with listings, by what one has to do about it. */
export const faultKinds = [
  'noPrice',
  'noPlace',
  'noCoordinates',
  'noPictures',
  'unshownPictures',
  'noDescription',
  'noArea',
  'oddPricePerArea',
  'oddYear',
  'oddRooms',
  'swappedCoordinates',
  'zeroCoordinates',
  'farCoordinates',
  'doubledHome',
  'doubledNumber',
  'doubledAddress',
  'words',
] as const

export type FaultKind = (typeof faultKinds)[number]

/** From then on it may be built; homes older than that are rarely right. */
export const oldestYear = 1600
/** Homes are sold before they are built, but not by much. */
export const yearsAhead = 3
/** So many times dearer or cheaper than the middle, by area, a home hardly is. */
export const oddTimes = 8
/** Of so few homes the middle says nothing. */
export const fewHomes = 10
export const mostRooms = 20
/** A home farther from the middle of its city, or of all homes, is elsewhere. */
export const farMiles = 60
