/** What stands before and after a place, and the words for a listing number. Tag -> phrases, separated by commas. */
export const placePhrases: Record<string, string> = {
  'place.in': `
    in, at, inside, located in, located at, throughout, across, anywhere in, in the city of,
    the city of, in the town of, city of, town of, somewhere in, state of, in the state of, the state of,
    anywhere in the`,
  'place.on': `
    on, along, off`,
  'place.near': `
    near, nearby, close to, closeby, close by, next to, around, in the vicinity of, in the area of, not far from,
    near to, nearby to, beside, by, adjacent to, within reach of, a short drive from, short drive to,
    in the neighborhood of, in and around, nr, somewhere near, not too far from, anywhere near, within distance of,
    in proximity to, within driving distance of, a short distance from, a stone's throw from,
    just outside, just outside of, surrounding, near by, minutes from, walking distance to, walking distance of,
    walking distance from, within walking distance of, within walking distance to, walkable to, convenient to,
    steps from, steps to`,
  'place.inOrNear': `
    in or near, in or around, in or close to, in or nearby, in and near, in/near, in or by, either in or near`,
  'place.outside': `
    outside, outside of, not inside, out of, beyond the city limits of`,
  'place.far': `
    far from, away from, far away from, nowhere near, not close to, not near, not around, not too close to`,
  'place.from': `
    of, from, to, radius of, radius from, radius around, away from, around, radius, distance of, drive from,
    drive of, of downtown, or less from, or closer to`,
  'place.zip': `
    zip, zip code, zipcode, zip codes, zipcodes, postal code, postcode, post code, area code, postal code area, zips`,
  'place.city': `
    city, town, state, area, metro, region, county`,
  'mls.number': `
    mls, mls number, mls no, mls #, mls id, mlsnumber, mls num, listing number, listing id, listing no, listing #,
    property id, reference number, ref number, ref, mls numbers, mls nr, home number, #, id, mls code, mlsid,
    mls listing`,
  'place.address': `
    address, street address, located on, the address`,
}

/** Single words; behind the first an unknown name is a place, behind the second a street, behind the third a number. */
export const placeLeads = 'in, near, around, inside, throughout, nearby, by, of, to, from, about, at'
export const streetLeads = 'on, at, in, near, along, to, of, from, around'
export const codeLeads = '#, mls, number, id, ref, listing, no'
