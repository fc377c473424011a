import type { TopicWords } from '../tables/topic-words.ts'

export const englishTopicWords: TopicWords = {
  code: 'en',
  heating: `heating, how is it heated, hows it heated, how s it heated, what heat, kind of heat, type of heat, heat
    source, furnace, boiler, heated with, heating system, heating systems`,
  cooling: 'cooling, how is it cooled, air con, aircon, air conditioning',
  roof: 'roof, roof done, roofing, age of the roof',
  moveIn: `move in, move in date, moving in, when is it available, when s it available, when is it free, available
    from, when can i have it, when could i have it, ready by, vacant, take possession, possession date, closing
    date`,
  included: `what s included, whats included, included, includes, fee cover, fees cover, hoa cover, hoa include, dues
    cover, dues include, fee include, utilities, what does the fee, what does the hoa, what do the dues`,
  warranty: 'warranty, warranties, guarantee',
  downstairs: `downstairs, ground floor, main floor, first floor, on one level, single level, one level, on the main level,
    stairs to the bedroom, bedroom down`,
  lease: `lease term, how long is the lease, length of the lease, minimum lease, minimum stay, month to month, short
    term lease, lease length`,
  occupied: `are they rented, is it rented, rented now, rented out, currently rented, is it let, are they let, tenants
    in, tenant in, occupied, has tenants, have tenants, is it tenanted, anybody living in it, anyone living in
    it, rent roll`,
  internet: 'internet, wifi, wi fi, fiber, fibre, broadband, fiber optic',
  smoking: 'smoke, smoking, smokers, vape',
  water: 'well water, city water, water supply, water come from, on a well, water source',
  sewer: 'sewer, septic',
  taxes: 'property tax, property taxes, taxes, tax bill',
  laundry: 'laundry, washer, dryer, washing machine, wash clothes',
  pets: 'pet, pets, dog, dogs, puppy, cat, cats, kitten',
  transit: 'bus, bus stop, transit, train, subway, light rail, station, streetcar',
  storage: 'storage, storage unit, bike storage, locker',
  windows: 'windows, double glazed, glazing',
  electricity: 'electricity, electric panel, wiring, solar, meters, separate meters',
  flooring: 'flooring, kind of floors, type of floors, what floors, carpeted',
  built: 'built of, built from, made of, construction material, brick or wood',
  permit: 'permit, permits, zoning, zoned, allowed to build, build on it, put a, could i build, can i build',
  garage: 'garage, garages',
}
