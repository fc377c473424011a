import type { TownRow } from './corrected.fixture.ts'

/** A unit that was the wrong one, what it is not and what it is, and what something else is preferred to. */
export const namedInstead: readonly TownRow[] = [
  ['3 baths, sorry beds', 'Bedrooms 3'],
  ['3 baths in Kent, I mean beds', 'Bedrooms 3; City Kent'],
  ['2 bedrooms, sorry, bathrooms', 'Bathrooms at least 2'],
  ['at least 3 baths, sorry, bedrooms', 'Bedrooms at least 3'],
  ['2000 sq ft, no wait, square meters', 'BuildingArea at least 2000 Square Meters'],
  ['3 baños, perdón, dormitorios', 'Bedrooms 3'],
  ['3 salles de bain, pardon, chambres', 'Bedrooms 3'],
  ['3 Bäder, ich meine Schlafzimmer', 'Bedrooms 3'],
  ['3 banheiros, quer dizer, quartos', 'Bedrooms 3'],
  ['3个卫生间，不对，是卧室', 'Bedrooms 3'],
  ["ce n'est pas Kent, c'est Renton", 'City Renton; not City Kent'],
  ["une maison, ce n'est pas Kent, c'est Renton", 'City Renton; PropertyType house; not City Kent'],
  ['es ist nicht Kent, es ist Renton', 'City Renton; not City Kent'],
  ["it's not Kent, it's Renton", 'City Renton; not City Kent'],
  ["bonjour, c'est Aisha, une maison à Kent", 'City Kent; PropertyType house'],
  ['prefer Kent over Renton', 'ideally City Kent'],
  ['I prefer a house over a condo', 'ideally PropertyType house'],
  ['Kent preferred over Renton', 'ideally City Kent'],
  ['prefiero Kent a Renton', 'ideally City Kent'],
  ['je préfère une maison à un appartement', 'ideally PropertyType house'],
  ['比起公寓更喜欢独立屋', 'ideally PropertyType house'],
  ['rather a house than a condo', 'PropertyType house; not PropertyType condo'],
  ['Kent不考虑', 'not City Kent'],
]
