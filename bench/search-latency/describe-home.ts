import type { Dice } from './dice.ts'

// Pieces of sentences, from which descriptions of 60 to 120 words are put together that hardly ever repeat.
const adjectives =
  'stunning charming spacious updated cozy elegant light-filled well-kept quiet private sunny classic modern rustic immaculate tasteful generous inviting airy solid'.split(
    ' ',
  )
const rooms =
  'kitchen|living room|dining room|primary suite|family room|den|office|loft|guest bedroom|laundry room|mudroom|bonus room|great room|entry|powder room|basement|attic|sunroom|library|media room'.split(
    '|',
  )
const materials =
  'quartz countertops|granite counters|hardwood floors|tile floors|stainless steel appliances|vaulted ceilings|crown molding|recessed lighting|a gas range|soft-close cabinets|a walk-in pantry|new carpet|double-pane windows|a wood-burning fireplace|a gas fireplace|built-in shelves|a farmhouse sink|radiant heat|a breakfast bar|skylights'.split(
    '|',
  )
const outside =
  'a fenced backyard|a covered patio|a large deck|a swimming pool|a hot tub|mature trees|raised garden beds|a fire pit|RV parking|an attached garage|a detached workshop|a three-car garage|a dog run|a greenhouse|views of the mountains|a lake view|city views|waterfront access|a private dock|solar panels|an EV charger|a sprinkler system'.split(
    '|',
  )
const nearby =
  'parks|schools|shops|the light rail|the farmers market|trails|the river|downtown|the golf course|the freeway|coffee shops|restaurants|the beach|the library|the hospital'.split(
    '|',
  )
const denials =
  'No pets, no smoking.|There is no garage.|Pets: not allowed.|No HOA!|Does not have a pool, but the club is next door.|No basement.|Sold as-is without warranty.|Pool: none.|No air conditioning.|Not in a flood zone.|Smoking prohibited.|No steps to the entry.'.split(
    '|',
  )
const systems =
  'roof|furnace|heat pump|water heater|electrical panel|central air conditioning|windows|siding|plumbing|septic system|insulation|air conditioning'.split(
    '|',
  )
const extras =
  'Pets allowed with deposit.|Pet friendly building with a gym and rooftop deck.|Laundry in unit.|Elevator and doorman.|Gated community with clubhouse and tennis courts.|Wheelchair accessible.|Horses welcome, barn and pasture.|Furnished or unfurnished.|Short walk to the ferry.|Move-in ready.|Needs some TLC, priced accordingly.|New construction by an award-winning builder.|Mother-in-law suite with its own entrance.|Open floor plan.|Utilities included.|55+ community.'.split(
    '|',
  )
const names =
  'Aldora Bexley Calder Dunmore Everly Fairhaven Glenrock Hartwell Ivywood Jasper Kelvin Larkspur Merriton Norwood Oakhurst Pinecrest Quillan Ravenna Silverton Thornbury Upland Verona Westbrook Yarrow Zephyr'.split(
    ' ',
  )

/** A description as agents write them. */
export function describeHome(dice: Dice): string {
  const wanted = 60 + dice.below(61)
  const sentences: string[] = []
  let words = 0
  while (words < wanted) {
    const sentence = makeSentence(dice)
    sentences.push(sentence)
    words += sentence.split(' ').length
  }
  return sentences.join(' ')
}

function makeSentence(dice: Dice): string {
  const adjective = () => dice.one(adjectives)
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  switch (dice.below(10)) {
    case 0:
      return `${capital(adjective())} home on ${dice.one(names)} ${dice.one(['Lane', 'Court', 'Hill', 'Ridge'])} with ${dice.one(outside)} and ${dice.one(outside)}.`
    case 1:
      return `The ${adjective()} ${dice.one(rooms)} has ${dice.one(materials)} and ${dice.one(materials)}.`
    case 2:
      return `Upstairs you will find a ${adjective()} ${dice.one(rooms)}, a ${dice.one(rooms)} and ${1 + dice.below(4)} bedrooms.`
    case 3:
      return `${capital(dice.one(systems))} replaced in ${1990 + dice.below(36)}; ${dice.one(systems)} is ${1 + dice.below(20)} years old.`
    case 4:
      return `Minutes to ${dice.one(nearby)}, ${dice.one(nearby)} and ${dice.one(nearby)}.`
    case 5:
      return dice.one(denials)
    case 6:
      return dice.one(extras)
    case 7:
      return `Outside: ${dice.one(outside)}, ${dice.one(outside)}.`
    case 8:
      return `Recently ${dice.one(['renovated', 'remodeled', 'painted', 'refreshed'])} ${dice.one(rooms)}, ${adjective()} ${dice.one(rooms)} with ${dice.one(materials)}.`
    default:
      return `Parcel ${100_000 + dice.below(900_000)} in ${dice.one(names)} ${dice.one(['Park', 'Heights', 'Village', 'Estates'])}, lot ${1 + dice.below(400)}.`
  }
}
