/** More ways to speak of living in a home and of what is around it. */
export const livingSenses: Readonly<Record<string, string>> = {
  repair: `fixing, fixes, get fixed, wont turn on, wont work, wont start, wont close, isnt working, stopped, stops
    working, quit working, on the fritz, busted, malfunction, breakdown, isnt cold, not cooling, not cold, wont
    flush, dripping, something broken, needs repair, needs fixing, send someone, come out and fix, come fix, someone
    to fix, repair line, repair request, maintenance ticket, report something, report a repair, report an issue,
    come and look at, out of service, contractors, crew, broken down, take care of a problem, something stops
    working`,
  repairTime: `how fast do you fix, how quickly do you fix, how soon do you fix, how quickly will someone come, how
    fast will someone come, how soon will someone come, how long do repairs take, how long does a repair take, how
    fast do you react, how fast do you come, how fast we come, response time, response times, first visit, how soon
    will it be fixed, wait for a repair`,
  emergency: `emergency line, emergency number, 24/7, middle of the night, outside business hours, outside office
    hours, outside opening times, after closing, gushing, flooding, flooded, burst, bursts, burst pipes, smells like
    gas, smells of gas, smelling gas, fire, sparks, sparking, carbon monoxide leak, dangerous, life threatening,
    sewage, right away, water pouring, water everywhere, ceiling is leaking, power cut, outage, outages, night line,
    weekend repair, broken at night, urgent repair`,
  outage: `outage, outages, power cut, power is out, power outage, lights went out, no power, no electricity, no
    water, blackout, power is off, water is off, without power, without water`,
  hotel: `hotel, put me up, temporary housing, somewhere else to stay, place to stay meanwhile, unlivable,
    uninhabitable, cannot live in, relocation, relocate`,
  heating: `no heat, cold apartment, freezing apartment, freezing in here, heat season, heating season, heat on,
    heat stay on, turn on the heat, turn the heat on, heat come on, stone cold, warmth, degrees`,
  cooling: `ac unit, portable ac, keep cool, cool air`,
  water: `water heater, no hot water, shower, water usage`,
  electricity: `electrical power, power company, electric company, kilowatt, kwh, electricity provider, breaker,
    fuse, outlet, socket, lights out`,
  internet: `internet service, internet access, high speed, wi fi, online connection, modem, tv, television, cable
    tv`,
  utilities: `monthly bills, running costs, whats included, what is included, included in the rent, in the rent,
    meter, meters, utility company, utility companies, besides the rent, on top of rent, on top of the rent`,
  trash: `garbage day, trash day, rubbish collection, garbage collection, throwing out, get rid, dump, dispose,
    disposal, discard, take out the trash, trash chute, bulk trash, large items, old furniture, old mattress, old
    couch, couch, containers, garbage bins, collected, pick-up day, dumping, toss, tossing`,
  recycling: `recycling day, recyling, recycles, compost, paper and bottles, cans, green bin, blue bin, organics,
    food waste`,
  laundry: `laundry room, wash my clothes, wash clothes, washing clothes, washing machines, machines, dryer machine,
    laundries, coin laundry, wash and dry`,
  elevator: `elevator booking, freight elevator, service elevator`,
  storage: `storage cage, cage, keep my stuff, keep stuff, store stuff, put my boxes, extra storage, place to store,
    somewhere to store, storeroom, cellar room, storage lockers, storage cages`,
  gym: `gyms, treadmill, weight room`,
  pool: `pools, hot tub, jacuzzi, sauna`,
  amenity: `rooftop, roof terrace, roof deck, roof garden, shared rooms, common areas, common area, shared spaces,
    party space, courtyard, guest apartment, guest suite, guest room, lobby, community space, terrace for a party`,
  guestRoom: `guest apartment, guest suite, guest room, room for my parents, room my parents could stay, place for
    my family to stay, where visitors can sleep, put up my parents, room for visitors`,
  furniture: `couch, bed, table, furnish, furnishings, comes furnished`,
  appliance: `freezer, range, hob, cooktop, washer hookup, kitchen appliances, garbage disposal`,
  parking: `bay, bays, marked bay, stalls, space for my car, spot for my car, leave my vehicle, two cars, another
    car, extra car, car spot, car spots, second car, parking places, park two, other car, parking permit, parking
    sticker, sticker, license plate, plate, permit parking, carparking, car park, driveway, where to park, spaces,
    our cars`,
  guestParking: `visitors car, visitor leave, guests leave their cars, guest cars, friends park, my friend park,
    friends car, visitor leave her car, visitor leave his car, friends park overnight, family park, company park,
    visitors park their, visitor's car`,
  tow: `towed away, my car is gone, car was taken, got towed, tows, get my car back, getting the car back, impound,
    impounded, illegally parked`,
  bicycle: `bike storage, bike rack, bike shed, bike racks, keep my bike, ebike, e-bike, e-bikes, ebikes, lock up my
    bike, bicycle storage`,
  charger: `charge my car, charge a car, charge my ev, charging stations, ev charging, kilowatt-hour, charge an
    electric, chargers, plug-in`,
  pet: `furry friend, furry friends, four-legged, pooch, critter, critters, animal policy, keep an animal, keep
    animals, household pets, two small animals, companion animal, animals allowed`,
  dog: `doggie, doggy, pup, pups, husky, bulldog, chihuahua, mutt, beagle, terrier, corgi, pitbull, pit bulls,
    retriever, rottweilers, dachshund, hound`,
  cat: `tabby, siamese, feline, felines`,
  reptile: `python, gecko, bearded dragon, tortoise, turtles, boa, chameleon, tarantula, spiders, exotic pets,
    exotic pet, exotic animals, ball python, iguanas`,
  bird: `parakeet, parrots, canary, cockatiel, chicken coop`,
  smallPet: `gerbils, mouse as a pet, ferret, ferrets, chinchilla, caged animal, caged animals, small animals,
    bunny, bunnies, rodent pets`,
  breed: `pitbull, pitbulls, pitbul, breed restrictions, breed restriction, banned breeds, forbidden breeds,
    restricted breeds, aggressive dogs, aggressive breed, dangerous dog, dangerous dogs, big dogs, large dogs,
    larger dogs`,
  petSitting: `dogsit, dog sit, petsit, pet sit, pet-sit, look after a dog, looking after a friend's pet, watch my
    friend's dog, watch a dog, take care of a dog, visiting dog, visiting pet, friends dog, sisters dog, mothers
    dog, looking after a friends pet`,
  dogWaste: `poop, scoop, scoops, dog waste, dog mess, pick up after, picks up after, clean up after, dog poop, dog
    dirt`,
  assistanceAnimal: `emotional support, therapy dog, seeing eye, seeing-eye dog, support dog, esa letter`,
  smoke: `smokes, smoked, smokefree, vapes, hookah, e-cigarette, smoke a cigarette, have a cigarette, caught
    smoking, lighting up`,
  grill: `gas grill, charcoal grill, barbecues, barbeque, cookout, fire pit, firepit, propane`,
  noise: `noise complaint, noise complaints, loud neighbor, loud neighbors, loud neighbour, loud neighbours,
    neighbors are loud, neighbours are loud, keep it down, partying, party next door, stereo, too loud, drum, drums,
    violin, piano, guitar, trumpet, instrument, instruments, practice music, practise, practised, nobody should be
    heard, heard next door, noises, stomping, barking, barks, shouting, yelling, blasting music, quiet time, quiet
    period, shut up`,
  instrument: `violin, piano, guitar, trumpet, drums, instrument, instruments, saxophone, cello, practice at home,
    play music, play an instrument`,
  guest: `guests stay, crash, crash at mine, crash at my place, sleepover, people staying, have people over, stays
    the night, stay the night, staying with me, visitors stay, family visiting, parents visiting, parents visit,
    mother visits, friend visiting, nights in a row, house guest, houseguest, houseguests, stay for a couple of
    weeks, company stay, stay a few weeks, come visit, someone stay with me, stay at my place`,
  sublet: `sublets, sublessee, subtenant, subtenants, subleases, subletting my, rent out my room, rent my room, rent
    out a room, rent my apartment out, rent it to someone, rent my place to, let someone rent my apartment, someone
    else live in my apartment while, rent out my place, letting rooms, while im abroad`,
  airbnb: `air bnb, bnb, short stays, short let, short lets, short-term let, short-term lets, rent to tourists,
    paying travelers, paying visitors, list my place on, list my apartment on, stays of less than, vacation rentals,
    short term lets, home sharing`,
  occupant: `occupants, how many people can live, how many of us, people can live, how many can live, persons per
    bedroom, per bedroom, max people, number of people, people to a, how many people per, household size, live in
    one bedroom, sleeps in the home, live with me`,
  roommate: `roomate, roomates, room mate, flat mate, co-tenant, cotenant, house mate, significant other, someone
    move in, someone moves in, add her to, add him to, add my, add a person, add someone, adding someone, adding a
    person, put on the lease, put her on the lease, put him on the lease, named in the contract, name to the lease,
    name on the lease, name to the contract, name on the contract, gf, bf, girl friend, boy friend, roommate change,
    roommate changes, swap roommates, swapping a roommate, swapping a flatmate, replace a roommate, replace my
    roommate, new roommate, roommate leaves, roommate moves out, roommate is leaving, wants to move in, share the
    apartment, sharing`,
  insurance: `renter's insurance, tenant insurance, tenants insurance, insurance policy, liability cover, insurance
    company, insurance coverage, contents insurance, insurer, covers my belongings, my belongings, liability`,
  parcel: `packages delivered, parcel lockers, package locker, deliver, delivers, mailboxes, mail box, mailbox key,
    letterbox, letter box, boxes that do not fit, ups, fedex, usps, post office, held packages, my mail, sign for a
    package, couriers, courier, too big for the mailbox`,
  alarm: `keeps beeping, beeps, smoke alarms, chirps at night, chirping noise, co detector`,
  pests: `exterminate, exterminater, exterminators, extermination, pest control, infestation, infested, termites,
    spider, spiders in, wasps, wasp, wasp nest, hornets, fleas, moths, raccoon, squirrels in, creepy crawlies,
    rodent, rat, roaches in, bedbug, bed bug, silverfish, pigeons`,
  mold: `moldy, mouldy, fungus, black spots, damp spots, damp patches, moisture, humidity, condensation, musty, wet
    spot, wet wall`,
  paint: `repainted, repainting, painted, paint my, wall colour, wall colors, colour of my walls, color of my
    bedroom, color of my, colour the walls, walls, dark walls, different color, wallpaper, paint colors, change the
    color, change the colour`,
  alter: `put up pictures, hang a picture, hang a mirror, hang up, nail holes, nail, screws, picture frames, picture
    hooks, mount a tv, tv mounting, mounted, bolt, changes to the apartment, change the home, make changes, changing
    the home, curtain rods, shelf, put holes in, wall mount, knock down a wall, own fixtures, install a`,
  snow: `shovels the sidewalk, shovel the sidewalk, snowy, icy, de-ice, salt the, sidewalk, sidewalks, clears snow,
    plowed, plowing, snowstorm, winter service, blizzard`,
  garden: `gardens, mowing, mower, hedge, hedges, lawns, weeds, yardwork, yard work, raised bed, grow vegetables,
    grow tomatoes, grounds, leaves raked, rake, sprinklers, watering, who cuts the grass, cuts the grass`,
  light: `light fixture, replace a bulb, change a bulb, bulb burned out, lightbulbs`,
  lock: `rekey, re-key, change my lock, new lock, add a lock, extra lock, changed locks, bolt on the door`,
  camera: `security camera, security cameras, nest cam, doorbell camera, doorbell cameras, cam, film the hallway`,
  wheelchair: `accessible entrance, step-free, stairs, no stairs, walker, mobility, hearing impaired, handrail,
    handrails, grab bar, disabilities, handicap, handicapped, reasonable accommodations, step free, barrier free,
    barrier-free, blind, deaf`,
  neighbor: `neighbor, neighbors, neighbour, neighbours, next door, upstairs, downstairs, people above me, people
    below`,
  school: `bilingual school, daycare, preschool, nursery, my kids go to school, schooling, where do kids go to
    school, high schools`,
  transit: `trains, buses, streetcar, trolley, tramway, get downtown, get to downtown, get into town, without a car,
    public transit, ferries, ride to, shuttle`,
  shop: `buy groceries, food shopping, convenience store, pharmacy, drugstore, shopping mall, mall`,
  restaurant: `places to eat, eat out, somewhere to eat, pub, pubs, dinner, breakfast, brunch, diner`,
  park: `green spaces, dog run, walk my dog, walk the dog, playing field, picnic`,
  complaint: `complaints, complaining, file a complaint, rude, unfair, mistreated, not happy, upset with, appeal,
    appeals, second look, reconsider, mistaken, think its a mistake, escalate, supervisor, speak to a manager, badly
    treated, disappointed, bad service, lodge`,
  privacy: `delete my information, delete my papers, my documents after, what happens to my papers, what happens to
    my documents, data, keep my information, who sees my information, shred, confidential, delete the papers,
    personal details, sell my data, do you store my, erase`,
  referral: `recommending, recommending you, recommended, bring a friend, send a friend, friend signs, tell a
    friend, word of mouth, friend rents, thank-you bonus, finders fee, recommend a friend, bonus`,
  military: `navy, marines, air force, soldier, soldiers, armed forces, deploys, duty station, pcs orders, military
    orders, coast guard, national guard`,
  violence: `domestic violence, abusive, abuse, flee violence, restraining order, stalker, stalking, unsafe at
    home`,
  language: `speaks spanish, speak chinese, speak mandarin, speak my language, other languages, habla, in spanish,
    translator, which languages, native speaker, italian, russian, arabic, vietnamese, korean, tagalog, speak
    portuguese, polish, hindi`,
  founded: `how old is the company, how long has this company been around, been around, how long have you existed,
    what year did you, when did you start, year was, set up in, when was the company, when were you, started the
    business, company history, short history, history of the company, who started, business set up, founders,
    neighbors started, two sisters, how it all began, how it began, our story, your story, origin`,
  team: `how many employees, how many agents, coworkers, colleagues, your people, how many people work, who is who,
    head of, boss of, in charge`,
  manager: `who runs, runs the, leasing manager, head of leasing, in charge of leasing, head of, who leads, who is
    the boss, director, who is in charge, supervisor, general manager, warden, superintendent, caretaker, super`,
  job: `employment with you, apply for a job, join you, join the company, want to work with you, are you hiring,
    work at your, work at, become an agent with, become a member, intern with`,
  area: `where do you operate, where are you active, do you operate in, service region, part of town, parts of town,
    districts, which towns, which neighborhoods, what cities, counties, do you work in, cover the`,
  charity: `give back, sponsor, good cause, causes, community work, school lunch fund, profits`,
  homeBusiness: `business at home, business from home, work from home, working from home, home office, run a
    business, clients come, clients at home, customers at home, customers come, home business, cut hair at home,
    daycare at home, teach at home, sell from home, office work`,
  fraud: `scammed, fake listing, fake listings, legit, is this legit, suspicious, fake ad, wire fraud, is it a scam,
    real listing, impostor`,
  lawyer: `lawyer, lawyers, attorney, attorneys, legal advice, solicitor, legal help, lawyer look over, notary,
    notarized, notarize`,
  copy: `get it again, another copy, cant find my, cannot find my, lost my lease, new copy, reprint, where is my
    lease, spare, resend`,
  document: `what papers, which papers, what paperwork, which documents, what documents, what do i bring, what
    should i bring, what do i need to bring, materials, required documents, supporting documents, letter from, scan,
    scans, what do you need from me, what you need from me, papers to bring, what goes into`,
  advance: `pay in advance, months in advance, in advance, upfront, up front, prepay, pre-pay, pay ahead, pay the
    whole year, pay a year, ahead of time, months upfront`,
  signature: `countersign, sign online, sign electronically, sign remotely, sign the contract, sign the lease,
    electronic signatures, sign from abroad`,
  party: `graduation, wedding, reception, baby shower, celebrate, have a party, throw a party, host, hosting, big
    group`,
  reserve: `make a reservation, bookings, reserving, how do i book, can i book, book it, reservations, rent the
    room`,
  unseen: `sight unseen, without seeing, without having seen, havent seen, cant come look, cannot come look, cant
    come see, without visiting, from abroad, remotely, from another state, from overseas, cant visit, out of state,
    from far away, without viewing, video call, unable to visit, not in the country`,
  abroad: `abroad, overseas, foreign, foreigner, foreigners, from another country, international, non-resident,
    nonresident, immigrant, immigrants, expat, not a citizen, citizen, noncitizen`,
  hold: `keep an apartment for me, hold a rental, hold it for, hold a place, hold the place, hold a home, hold it,
    save it for me, keep it for me, put on hold, take the listing down, keep the place for me, keep a home, keep the
    apartment for, set it aside, save the apartment`,
}
