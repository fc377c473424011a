import type { RecordWords } from '../tables/record-words.ts'

/** How English tells what a record says: words of listings and other words for them. */
export const englishRecord: RecordWords = {
  listingWords: `
hardwood floors = parquet, wooden floor, wood floors, wood floor, wooden floors, wood flooring, hardwood
    flooring, hardwoods, hardwood
tile floors = tiled floor, tiled floors, tile flooring, tile, tiles, tiled
carpet = carpeting, carpeted, carpets
laminate = laminate flooring
granite = granite countertops, granite counters, granite worktops
quartz = quartz countertops, quartz counters
counters = countertop, countertops, counter, worktop, worktops, counter tops
stainless = stainless steel
appliances = appliance
brick = bricks
fireplace = fireplaces, hearth, hearths, fireside
walk-in closet = walk-in wardrobe, walk in wardrobe, walk-in closets
vaulted ceilings = high ceilings, cathedral ceilings, vaulted ceiling, high ceiling
skylights = skylight, roof window, roof windows
natural light / light filled / sunny / bright = bright, sunny, light-filled, sunlit, sun-filled, light, full of
    light, sunlight, daylight
corner lot = corner plot, corner parcel, on the corner, on a corner
cul-de-sac = dead-end street, dead end, dead-end, no-through road, closed street
end of = far end, at the end
fenced = fence, fences, enclosed, enclosed by a fence, fenced-in, fenced in
backyard / yard / garden = yard, back yard, rear yard, yards, garden, back garden
deck = decks, wooden terrace
covered = roofed, sheltered
patio = patios, paved terrace
balcony = balconies
porch = veranda, porches
shed = storage shed, garden shed, sheds, tool shed
fruit trees = orchard
mature trees = old trees, grown trees, tall trees
trees = tree
basement = cellar, lower level, basements
finished = completed, fitted out
unfinished = not finished, not fitted out
separate entrance = entrance of its own, own entrance, private entrance, separate entry, own entry, separate
    door
mountain view / view of the mountains / mountain views = views of the mountains, mountain views, see the
    mountains, mountains, mountain vista
water view = views of the water, water views
lake view = views of the lake, lake views
city view = views of the city, skyline view
pets allowed / pet friendly / pets welcome / pets ok = pets are allowed, pets are welcome, pets are ok, pets are
    accepted, pets welcome, pet-friendly, accepts pets, allows pets, pets okay, welcome pets
renovated / remodeled / updated / refurbished = renovated, remodeled, remodelled, updated, modernized,
    modernised, refurbished, redone, made over, modern, brought up to date, overhauled
roof = roofing, roofs
windows = window
living room = sitting room, lounge
dining room = dining area
home office / office / study / den = study, office, den
laundry / laundry room / utility room = laundry area, utility room
pantry = larder
breakfast nook / eat-in kitchen = breakfast corner
open floor plan / open concept / open plan = open-plan, open layout
air conditioning = air-conditioned, ac, a/c, air conditioner
rambler / single story / one story / single level = single-story, one-story, one-level, rambler, rancher, on one
    floor, all on one level
two story = two-story, two-storey, two-level
storage = storage space
furnished = furniture
swimming pool / pool = pools
harbour / harbor = harbor, harbour, port
updated bathrooms / remodeled bathrooms / renovated bathrooms = renovated bathrooms, remodeled bathrooms,
    modernized bathrooms
double-pane windows / double pane / double glazed = double glazing, double-glazed windows, double-glazed
tankless water heater / tankless = on-demand water heater
crown molding = crown mouldings
sprinkler / irrigation = sprinklers, sprinkler system, irrigation system
main floor = ground floor, main level
upstairs / upper level = upper floor
new roof / newer roof = newer roof, roof replaced
new windows / newer windows = newer windows
new furnace / newer furnace = newer furnace
gym / fitness center / fitness room / exercise room = gyms, fitness center, fitness room, exercise room
doorman / concierge = concierge, door attendant, porter
elevator / lift = lift, elevators
washer / washing machine = washing machine, washing machines
dryer / drier = drier, tumble dryer
dishwasher = dishwashers
ceiling fans / ceiling fan = ceiling fan, ceiling fans
gas range / gas stove / gas cooktop = gas stove, gas cooktop, gas cooker, gas hob
furnace / boiler / forced air / gas heat / radiators = boiler, furnaces, boilers
wood burning / wood stove / burns wood = burns wood, fueled by wood
oak = oaken
copper = copper
plumbing / pipes = pipes, piping
storage locker / storage unit = storage unit, storage lockers
rooftop / roof terrace / roof deck = roof terrace, roof deck
bike / bicycle / bikes = bicycle, bicycles, bikes
solar panels / solar = photovoltaic, photovoltaic panels, solar panel
charger / charging / ev = charging station, car charger, wallbox
electric meter / electric meters = electricity meters, electricity meter
alley = alleyway, lane behind
bay = bay
courtyard = inner court
barbecue / bbq / grill = grill, bbq
exposed brick = bare brick, brick left bare
pine / pines = pine trees
level lot / flat lot / level one acre / level acre = flat ground, flat parcel
paved road / paved street = asphalt road, surfaced road
face north / north facing / northern exposure = north-facing, look north
face south / south facing / southern exposure = south-facing, look south
face east / east facing / eastern exposure = east-facing, look east
face west / west facing / western exposure = west-facing, look west
raised beds / garden beds / raised garden beds = raised beds, planting beds, garden beds
bathtub / tub / soaking tub = tub, bath tub
shower = showers
attic = loft space
driveway = drive way
lawn = lawns
lake = lake
river = riverside
beach = beaches
cats = cat, cats
dogs = dog, dogs
smoking = smoke, smokers
hurricane windows / impact windows / storm windows = storm windows, storm-rated, hurricane-rated,
    hurricane-proof windows
primary bedroom / master bedroom / primary suite / master suite = main bedroom, master bedroom, principal
    bedroom
primary suite / master suite / owner suite = main suite
guest room / guest bedroom = spare room, spare bedroom
guest house / casita = guest cottage
hot tub / jacuzzi / spa = jacuzzi, whirlpool
heated pool = pool is heated, heated swimming pool
soil report = soil survey
upstairs / upper level / upper floor = upper floor
detached garage / garage is detached = stands apart, separate garage
attached garage / garage is attached = connected garage
needs work / needs cosmetic / cosmetic work = needs work, cosmetic repairs
cascades / mountains = mountain range`,
  events: {
    built: 'built, construct*, erected, dates, dating, completed',
    renewed: `renovat*, remodel*, updat*, moderni*, refurbish*, replac*, redone, rebuilt, upgrad*, new,
      newer, restor*, installed, added, reno, refinish*`,
    traded: `sold, bought, sale, sales, listed, purchas*, rented, owner*, changed hands, on the market,
      acquired, sells`,
  },
  parts: {
    roof: 'roof*',
    kitchen: 'kitchen*',
    bath: 'bath*, shower*',
    windows: 'window*',
    heating: 'furnace*, boiler*, heat pump*, hvac, heating, water heater*',
    garage: 'garage*, carport*',
    floors: 'floor, floors, flooring, carpet*',
    basement: 'basement*, cellar*',
    outside: 'deck*, patio*, fence*, siding, porch*',
    living: 'living room*',
    bedroom: 'bedroom*, suite*',
    wiring: 'wiring, plumbing, electrical',
  },
  inside: 'in, inside, throughout',
  timeUnits: `
    years ago, year ago, weeks ago, days ago, years old, year old, years of age, years, weeks, week, months, days,
    hours`,
  ties: `works out to, works out at, comes to, amounts to, comes out to, comes out at, that makes, dates back to,
      dates from, in total, belongs to, belongs in, floor space, expect to pay, expect a price, price tag, the tag,
      tag on, went up in, was put up in, put up in, inside you, inside there, to live in, sits on, square feet of
      land, of land, hit the market, came to the market, came onto the market, came on the market, carries the,
      carries an, carries a price, builders finished, builders completed, its builders, finished in, security deposit,
      parking for, room to park, space to park, rented out as a whole, as far as i can see, as far as i can tell, as
      far as i know, as far as the listing goes, if i read, read it correctly, correctly, by all accounts, to the best
      of my knowledge, best of my knowledge, puts the price, puts it at, on paper, going by the record, going by the
      listing, judging by the listing, from what i can see, from what i see, it would appear, by the look of it, sets
      you back, set you back, change hands for, goes for, go for, for the asking price of, comes with a price of,
      listed price, list price, spread over, spread across, stretches over, encompasses, adds up to, number of
      bedrooms, number of bathrooms, is home to, asks for, of interior space, interior space, of living area, under
      roof, the year of birth, first built, completed in, was completed, erected in, dates back, under the number,
      goes by the number, reference number, for short, by contrast, in contrast, on the other hand, by comparison, in
      different cities, different cities, in the same city, same city, same state, both of which, respectively`,
  exclusives: `the only home, the only house, the only one, the only property, the only listing, the only
    condo, the only apartment, the only place, the only rental, the only unit, only home, only
    house, no other home, no other house, no other listing, no other property, nothing else in`,
  ofShown: `of the two, of the three, of the four, of the five, of these, of those, of them, among them,
    among these, of the homes, of the listings, on this list, of the lot, of all`,
  near: `about, around, roughly, approximately, approx, close to, nearly, almost, some, circa, something like, in
      the neighborhood of, in the neighbourhood of, in the region of, in the area of, on the order of, give or take,
      call it, in round figures, rounded to, round about, an estimated, just about, all but, not far from, comes to
      about`,
  above: `over, above, more than, upwards of, in excess of, north of, a shade over, a little over, a bit over,
      slightly over, just over, just above, a little more than, a bit more than, slightly more than, a touch over,
      barely over, well over, higher than, starting above, exceeds, exceeding, at least, no less than, greater than,
      bigger than, larger than`,
  below: `under, below, less than, shy of, short of, a shade under, a little under, a bit under, slightly under,
      just under, just below, a little less than, a bit less than, slightly less than, a touch under, not quite, lower
      than, cheaper than, stays below, stays under, comes in under, at most, no more than, not more than, up to,
      within, smaller than, does not reach, doesn't reach, max, maximum`,
  behind: {
    near: 'give or take, or so, or thereabouts, more or less, rounded, roughly, approximately',
    above: 'and change, and up, plus',
    below: 'or less, at most',
  },
  deniedBehind: `not allowed, not permitted, not accepted, not welcome, not included, not there, aren't
    allowed, isn't allowed, aren't permitted, aren't welcome, aren't accepted, isn't there, isn't
    included, is missing, are missing, is absent, are absent, is gone, are gone, no longer there,
    forbidden, prohibited, banned, off limits, must stay outside, nowhere`,
}
