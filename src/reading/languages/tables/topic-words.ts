import type { LanguageCode } from '../language-code.ts'

/** What visitors ask of a home that its record tells in words, and not in a field. */
export const recordTopics = [
  'heating',
  'cooling',
  'roof',
  'moveIn',
  'included',
  'warranty',
  'downstairs',
  'lease',
  'occupied',
  'internet',
  'smoking',
  'water',
  'sewer',
  'taxes',
  'laundry',
  'pets',
  'transit',
  'storage',
  'windows',
  'electricity',
  'flooring',
  'built',
  'permit',
  'garage',
] as const
export type RecordTopic = (typeof recordTopics)[number]

/** By which words a visitor of a language asks for each, separated by commas. */
export type TopicWords = Readonly<Record<RecordTopic, string>> & { readonly code: LanguageCode }

/** The words that listings, which are in English, say of it. */
export const wordsOfRecords: Readonly<Record<RecordTopic, string>> = {
  heating: 'heating, heated, heat, furnace, boiler, heat pump, radiators, geothermal',
  cooling: 'cooling, air conditioning, air conditioner, central air, ac',
  roof: 'roof, roofing, shingles',
  moveIn: 'available, availability, move-in, move in, vacant, possession',
  included: 'included, includes, utilities included, utilities, in the fee, fee covers, hoa includes',
  warranty: 'warranty, warranties, guarantee',
  downstairs: 'first floor, ground floor, main floor, main level, single level, one level, single-story, single story',
  lease: 'lease, lease term, minimum stay, month-to-month, month to month',
  occupied: 'let, rented, tenant, tenants, tenanted, leased, occupied, occupancy',
  internet: 'internet, fiber, fibre, broadband, wifi, wi-fi',
  smoking: 'smoking, smoke, smokers, smoke-free',
  water: 'water, well, drilled well, city water',
  sewer: 'sewer, septic',
  taxes: 'taxes, tax, property tax, property taxes',
  laundry: 'laundry, washer, dryer, washer and dryer, washing machine',
  pets: 'pets, pet, dogs, dog, cats, cat',
  transit: 'bus, transit, train, streetcar, light rail, subway, station, ferry',
  storage: 'storage, locker, storage unit, shed, bike room',
  windows: 'windows, window, glazed',
  electricity: 'electric, electricity, solar, meter, meters, panel, wiring',
  flooring: 'floors, flooring, hardwood, carpet, tile',
  built: 'brick, timber frame, timber-frame, stone, concrete, construction, wood frame',
  garage: 'garage, carport',
  permit: 'permit, permits, permitted, zoning, zoned',
}
