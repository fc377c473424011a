/**
 * Features, one a row: name = phrases that mean the same in a sentence and in a listing < phrases that only say it in a
 * listing > phrases that only ask for it. What stands in no row is searched for by its own words, so a row is needed
 * for synonyms and irregular forms alone.
 */
export const featureRows = `
swimming pool = inground pool, pool, inground pool, in ground pool, lap pool, plunge pool
heated pool
community pool
pool table
hot tub = jacuzzi, hottub, whirlpool < spa
spa
sauna
steam room = steam shower
waterfront = wtrfrnt, wtrfront, wfront, wfrt, waterfrnt, water front, on the water, waterside,
  water frontage < lakefront, oceanfront, beachfront, riverfront, bayfront, lakeside, lake front, ocean front
lakefront = lake front, lakeside, on the lake, on a lake, lake frontage
oceanfront = ocean front, oceanside, on the ocean
beachfront = beach front, beachside, on the beach
riverfront = river front, riverside, on the river
view = vu, vus > nice view, great view, good view, beautiful view, scenic view
water view = waterview, view of the water, views of the water, view on the water < lake view, ocean view, sea view,
  river view, bay view
ocean view = sea view, oceanview, views of the ocean, view of the ocean
lake view = lakeview, view of the lake, views of the lake, view of lake, views of lake, view of a lake
wide doorways = wide doors, wide hallways, wider doorways, wide doorway
mountain view = view of the mountains, views of the mountains, mountain vista
city view = skyline view, view of the city, views of the city, view of the skyline
fireplace = fp, f/p, frplc, frpl, fplc, fpl, fireplc, fire place, wood burning fireplace, gas fireplace, hearth
wood stove = woodstove, wood burning stove, pellet stove
fire pit = firepit
basement = bsmt, bsmnt, bsmts, bsmt, basements < lower level, full cellar, finished cellar, unfinished cellar
cellar = root cellar, storm cellar < basement
finished basement < fully finished basement, basement is finished, finished lower level
wine cellar = wine room
chicken coop = hen house, chicken run
attic = loft space
pets allowed = pet friendly, pets ok, pets okay, pets welcome, pets accepted, pets permitted, allows pets, pet,
  pets are allowed, pets are welcome, accepts pets, allow pets, accept pets, pets considered, pets negotiable,
  welcomes pets < dogs allowed, cats allowed, dog friendly, cat friendly, dogs welcome, cats welcome, dogs ok,
  cats ok, dogs and cats > take pets, takes pets, pets are ok, bring my pet, animals allowed,
  animal friendly
dogs allowed = dog friendly, dogs ok, dogs welcome, dogs accepted, allows dogs, dogs permitted, dogs are
  welcome, dogs are allowed, dog allowed < pets allowed, pet friendly, pets ok, pets welcome, pets accepted,
  pets permitted, pets considered, dogs and cats, cats and dogs > bring my dog, accepts
  dogs, allow dogs, accept dogs, large dogs, dogs, dog
cats allowed = cat friendly, cats ok, cats welcome, cats accepted, allows cats, cats permitted, cats are
  welcome, cats are allowed, cat allowed < pets allowed, pet friendly, pets ok, pets welcome, pets accepted,
  pets permitted, pets considered, dogs and cats, cats and dogs > bring my cat, accepts
  cats, allow cats, accept cats, cats, cat
dog park
dog run
renovated = renod, reno'd, updtd, rmdld, remod, remodeled, remodelled, renovation, remodel, refurbished, rehabbed,
  redone, newly renovated, fully renovated, completely renovated, recently renovated, recently remodeled, renovations,
  newly remodeled, updated, modernized, modernised, restored, refreshed > redecorated
renovated bathrooms = updated bathrooms, updated baths, remodeled bathrooms, renovated bathroom, updated bathroom,
  updated bath, new bathrooms, new bathroom, remodeled bathroom, remodeled bath, remodeled baths, renovated baths
big kitchen = large kitchen, spacious kitchen, huge kitchen, roomy kitchen, generous kitchen, oversized kitchen,
  big kitchens, large kitchens, kitchen is big, kitchen is large
renovated kitchen = updtd kit, updtd kitchen, upd kit, upd kitchen, new kit, reno kitchen, renod kitchen,
  remodeled kitchen, remodelled kitchen, updated kitchen, new kitchen, refurbished kitchen, kitchen remodel,
  kitchen renovation
fixer upper = fixer, handyman special, needs work, needs tlc, tlc, fixerupper, needs renovation, sold as is,
  handyman
move-in ready = move in ready, doesn't need work, needs no work, no work needed, turnkey, turn key, ready to move in,
  move in condition
new construction = newly constructed, newly built, new build, brand new home, new built, brand new construction,
  newly build, never lived in, brand new house
furnished = furn, furnd, fully furnished, comes furnished, furniture included
unfurnished = unfurn < not furnished
air conditioning = cac, c/a, ac, a/c, air con, aircon, air conditioner, air conditioned, central air, central ac, a c,
  aircondition, air condition < mini split, minisplit
central air = central ac, central a/c, central air conditioning, central cooling
heat pump
radiant heat = radiant heating, heated floor, floor heating, underfloor heating, radiant floor
central heating = central heat
balcony = balconies, balcon
terrace
patio = side patio
deck = dck
rooftop deck = roof deck, rooftop terrace, roof terrace, roofdeck, rooftop
porch = veranda, verandah
sunroom = sun room, solarium
garden = gdn, gardens
yard = yd, backyard, back yard, front yard, side yard < fenced yard
backyard = bkyd, bckyd, backyd, bk yd, back yard, rear yard
fenced yard = fncd yard, fncd yd, fncd, fenced yd, fncd bkyd, fncd backyard, fncd lot, fully fncd, fncd back yard,
  fenced backyard, fenced in yard, fenced back yard, fully fenced, fenced
fence
greenhouse = green house
gazebo
pond
creek = stream
dock = boat dock, boat slip, mooring, moorage
boathouse = boat house
carport = car port
driveway
street parking = on street parking
covered parking = covered parking space, covered parking spot
underground parking
attached garage = att gar, attd gar, attchd gar, att garage
detached garage = det gar, detd gar, dtchd gar, det garage
heated garage
RV parking = rv prkg, rv pkg, rv pad, rv prkng, rv access, rv garage, rv space, rv
EV charger = ev charging, car charger, electric car charger, electric vehicle charger, electric vehicle
  charging, ev charging station, charging station, ev, tesla charger, car charging
workshop = work shop
shed = storage shed, tool shed
storage = stg, strg, storage unit, storage space, storage room, extra storage
barn = stable, stables
horse property = equestrian, horse facilities < horses allowed, horse barn, horses > horses, horse, room for
  horses
solar panels = solar, solar power, photovoltaic, solar system, solar panel, pv panels
energy efficient = energy star, energy efficiency, low energy
smart home = home automation, smarthome, smart thermostat
security system = alarm system, home security, burglar alarm, alarm
gated community = gated, gated neighborhood, gated entry
doorman = concierge, door man
elevator = lift, elevators
gym = fitness center, fitness centre, fitness room, exercise room, workout room, home gym
clubhouse = club house
tennis court = tennis courts, tennis
basketball court = basketball
pickleball court = pickleball
playground = play ground, play area
golf course = golf, golf community
hardwood floors = hwd, hwds, hrdwd, hdwd, hdwds, hdwd floors, hwd flrs, hw flrs, hdwd flrs, hw, hw floors, hwd floors,
  hrdwd floors, hwf, hardwd, hardwood, wood floors, hardwood flooring, wooden floors, wood flooring, hard wood floors,
  hardwoods, hard wood, wood floor, oak floors
tile floors = tile flooring, tiled floors
vinyl plank floors = luxury vinyl, luxury vinyl plank, luxury vinyl tile, vinyl plank, vinyl flooring, vinyl floors,
  lvp, lvt, lvp floors, lvt floors
carpet = carpeted, carpeting, carpets
granite countertops = grnt ctrs, granite ctrs, granite cntrs, granite counters, granite
quartz countertops = quartz counters, quartz
marble
stainless steel appliances = ss appl, ss appls, ss appliances, ss apps, s/s appl, s/s appliances, stainless appl,
  stnls appl, ss kitchen, s s appl, stainless appliances, stainless steel, stainless
gas stove = gas range, gas cooktop, gas cooking
dishwasher = dish washer
washer and dryer = wd, w&d, washer & dryer incl, w/d incl, washer/dryer, washer dryer, w/d, in unit laundry,
  laundry in unit, washing machine, washer and dryer in unit, washer & dryer in unit, washer dryer in unit,
  washer/dryer in unit, w/d in unit, in unit washer, washer & dryer, in suite laundry < washer > washer
laundry = laundry room, laundry facilities, laundry area, utility room < washer and dryer, washer/dryer, washer
  dryer
walk-in closet = wi closet, wlk in closet, wic, walk in closet, walk in closets, walkin closet, walk in wardrobe, wic
closet space = closets, big closet, ample closet space, plenty of closet space, lots of closet space, deep closet
pantry = walk in pantry
kitchen island = island kitchen, center island, kitchen with island, kitchen with an island
eat-in kitchen = eat in kitchen, breakfast nook
chef's kitchen = chefs kitchen, gourmet kitchen, chef kitchen, cooks kitchen
open floor plan = open flr plan, open fl plan, open flrpln, open flr, open plan, open floorplan, open concept,
  open layout, open kitchen
high ceilings = vaulted ceilings, vaulted ceiling, high ceiling, tall ceilings, cathedral ceiling, cathedral
  ceilings, soaring ceilings
vaulted ceilings = cathedral ceilings, vaulted, vaulted ceiling, cathedral ceiling
skylight = sky light, skylights
natural light = lots of light, light filled, sun filled, sunny, sunlit, bright, light and bright, sundrenched,
  sun drenched
master suite = mstr suite, mstr, mbr, master br, mstr br, mstr bdrm, primary suite, owners suite, master bedroom,
  primary bedroom, en suite, ensuite
main floor bedroom = master on main, bedroom on main, main level bedroom, bedroom on the main floor, main floor
  master, primary on main, first floor bedroom, downstairs bedroom
mother-in-law suite = mil, mil unit, mil apt, mil apartment, mil quarters, mother in law unit, mother-in-law unit,
  mother in law apt, adus, inlaw apartment, inlaw apt, in-law unit, in-law suite, in-law apartment, casitas,
  granny unit, granny suite, secondary suite, secondary unit, dadu, guest house, guesthouse, mother in law suite,
  mother in law, mil suite, in law suite, in law unit, inlaw suite, granny flat, accessory dwelling,
  accessory dwelling unit, adu, guest suite, mother in law apartment, in law apartment, inlaw unit, in law quarters,
  casita
guest house = guesthouse, guest cottage, guest quarters < casita, in law suite, mother in law suite, mother in law unit,
  adu, accessory dwelling unit, in law unit, granny flat, carriage house, in law quarters
guest room = guest bedroom
home office = office, study, den, work from home space, workspace, home office space
bonus room = rec room, recreation room, game room, family room, playroom, media room
family room
game room = games room
media room = home theater, home theatre, theater room, home cinema, movie room
dining room = formal dining
living room
mudroom = mud room
powder room = half bath, half bathroom
soaking tub = bathtub, bath tub, tub, clawfoot tub, jetted tub
walk-in shower = walk in shower
double vanity = dual vanity, double sink, double sinks, dual sinks
wheelchair accessible = wheelchair access, wheelchair, wheelchair friendly, accessible, handicap accessible, ada
  compliant, ada accessible, ada, handicapped accessible, barrier free, disabled access, accessibility,
  wheelchair ramp, accessible for wheelchairs
step-free = step free, stair free, stepless, step free access, stepfree, zero step, step free entry,
  step-free entry, no step entry < no steps, no stairs, without stairs, without steps, single level, single story, one
  level, one story, no step
stairs = stairway, staircase, steps
roll-in shower = roll in shower, accessible shower
grab bars = grab bar
single story = one story, single level, one level, single storey, one storey, 1 story, 1 level, single floor,
  one floor, rambler, all on one level, on one level, all on one floor, ranch style
two story = two storey, two level, 2 story, 2 level, two stories, two floors, 2 stories, 2 storey, 2 floors, two
  levels
split level = split entry
ground floor = first floor, ground level, street level
top floor = upper floor, highest floor
corner unit = end unit
corner lot
cul-de-sac = cul de sac, culdesac, dead end street, no through street
quiet = peaceful, tranquil, serene, quiet street, quiet neighborhood, quiet area, secluded
private = privacy, secluded
penthouse = pent house
ranch = rancher, ranch house, ranch home, ranch style home
farm = farmland, farmhouse, farm house
commercial
craftsman = craftsman style
colonial
victorian
mid-century = mid century, midcentury, mid century modern
modern = contemporary
historic = historical, heritage
luxury = luxurious, luxury home, upscale, high end
brick
exposed brick
stucco
log home = log cabin, log house
metal roof
new roof = newer rf, new rf, newer roof, roof is new
new windows = double pane windows, dual pane windows, double glazing, double glazed windows, double glazed,
  double pane, dual pane, triple pane windows, newer windows
well = well water, private well
septic = septic system, septic tank
utilities included = all bills included, bills included, utilities paid, all utilities included, including
  utilities, including bills, water included, heat included
high-speed internet = internet, wifi, wi fi, fiber, fibre, high speed internet, broadband, wi-fi
short-term lease = short term lease, month to month, short term rental, flexible lease, short lease, short term
rent to own = lease to own, lease option, rent to buy
owner financing = seller financing, owner finance, owner will carry, seller finance
foreclosure = bank owned, reo, foreclosed, foreclosures
short sale
assumable loan = assumable mortgage
55+ community = 55 plus community, 55 and over, 55 and older, 55+, senior community, active adult community,
  adult community, age restricted, over 55 community, over 55s, senior living, retirement community, 55 plus,
  active adult, 55 or older, 55 or better, senior housing
Section 8 accepted = section 8, section eight, section 8 ok, accepts section 8, section 8 welcome, housing
  vouchers, housing voucher, vouchers accepted, accept section 8, takes section 8, housing choice voucher,
  vouchers, section 8 housing, section 8 friendly, voucher, section 8 approved
near park = park nearby, close to park, next to park, by the park, near parks, near a park, near the park, parks
  < park > close to a park, park, close to parks, parks nearby, next to a park
near school = near schools, close to schools, near a school, near the school, walk to school, school nearby,
  close to school, schools nearby, walking distance to school < school, schools > schools, school, close to a
  school
near transit = public transport, public transportation, public transit, transit, bus stop, bus line, light rail,
  near public transport, train station, subway, metro station, near transit, close to transit, commuter train <
  bus, train > near a bus stop, near the bus, near the train, near a train station, trains, buses, near light
  rail, near the light rail, close to public transport, close to public transportation
near shopping = shopping, shops, stores, near shops, close to shops, close to shopping, near stores, shopping
  center, near the mall > mall, grocery store, supermarket, near grocery stores
near restaurants = restaurants, close to restaurants
near beach = near the beach, close to the beach, close to beach, beach access, by the beach, walk to beach, walk
  to the beach < beach > beach, beaches, near a beach, near beaches
near lake = near the lake, close to the lake, by the lake, lake access, near a lake < lake > lake, close to a
  lake, by a lake
near trails = trails, hiking trails, walking trails, trail, bike trail, hiking, bike path, biking trails
near hospital = hospital > near a hospital, near the hospital, close to hospital, close to a hospital
near freeway = freeway access, highway access, near the highway, near the freeway, near highway, freeway,
  highway
downtown = city center, city centre, town center, town centre > near the city center, near downtown,
  close to downtown, city core
church > near a church, near church, close to a church
synagogue > near a synagogue, near synagogue, close to a synagogue
mosque > near a mosque, near mosque, close to a mosque
wraparound porch = wrap around porch, wrap around deck
outdoor kitchen = bbq area, built in bbq, barbecue, bbq, built in grill
wet bar
built-ins = built in shelves, built in bookshelves, bookshelves, builtins, built ins
French doors = french door
library
koi pond
mature trees = trees, wooded, wooded lot, treed
fruit trees = orchard
sprinklers = sprinkler system, irrigation, irrigation system
non-smoking = smoke free, nonsmoking, non smoking, smoke-free < no smoking, smoking is not allowed, smoking not allowed
smoking allowed = smoking permitted, smoking ok, smokers welcome, smoker friendly, smoking area > smoking, smokers,
  smoke
`
