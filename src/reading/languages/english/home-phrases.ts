/** Kinds of homes, sale or rent, status and other fixed values. Tag -> phrases, separated by commas. */
export const homePhrases: Record<string, string> = {
  'family.house': `
    house, houses, single family, single family home, single family homes, single family house, single family houses,
    single family residence, single family residences, single fam, sfh, sfr, sfhs, detached, detached home,
    detached homes, detached house, detached houses, villa, villas, cottage, cottages, cabin, cabins, bungalow,
    bungalows, residential, residential home, residential homes, residential property, residential properties, hse,
    hous, singlefamily, single familiy, stand alone house, standalone house, stand alone home,
    standalone home, free standing house, family house, family houses, house house, houze, chalet, chalets,
    single detached, crib, single family dwelling, single family dwellings, single family property,
    single family properties,
    entire house, whole house`,
  'family.condo': `
    condo, condos, condominium, condominiums, apartment, apartments, apt, apts, appt, appts, flat, flats, loft,
    lofts, coop, co op, co ops, coops, co-op, unit, units, apartment unit, condo unit, condo units, apartment units,
    appartment, appartments, apartement, apartements, apparment, aptmt, condo apartment, condo apartments,
    cooperative, aptment, apartment home, apartment homes, condo home,
    studio apartment, studio apartments, studio apt, studio apts, studio flat, studio flats, studio condo,
    studio condos, efficiency apartment, bachelor apartment, studio unit, studio units, entire apartment, entire unit,
    whole apartment, whole unit, entire flat, whole flat, full apartment, entire condo`,
  'family.townhouse': `
    townhouse, townhouses, town house, town houses, townhome, townhomes, town home, town homes, row house,
    row houses, rowhouse, rowhouses, row home, row homes, rowhome, rowhomes, terraced house, terraced houses,
    terrace house, townhse, townhom, brownstone, brownstones, th, ths, twnhse, twnhm, twnhome, twnhouse, townhm`,
  'family.multiFamily': `
    multi family, multifamily, multi family home, multi family homes, multi family house, multifamily home,
    multifamily homes, multifamily building, multi family building, multi family property, multifamily property,
    multi family properties, multifamily properties, multi unit, multi units, multiunit, multi unit building, duplex,
    duplexes, triplex, triplexes, fourplex, fourplexes, four plex, quadplex, quadruplex, multiplex, 4 plex, tri plex,
    3 plex, 2 plex, duplexs, multi fam, two family, two family home, 2 family, 2 family home, three family home,
    multi family houses, mf, mfr, mf home, mfh, multi fam home, dplx, duplx, triplx, 4plex, 3plex, 2plex, 4 plx,
    income property, multiplexes, quadplexes, two unit building, three unit building, four unit building,
    2 unit building, 3 unit building, 4 unit building, 2 unit, 3 unit, 4 unit, two flat, three flat, 3 family,
    3 family home, four family`,
  'family.land': `
    land, vacant land, raw land, empty land, lot for building, building lot, building lots, buildable lot,
    buildable lots, vacant lot, vacant lots, empty lot, empty lots, land to build on, land for building,
    lot to build on, lot to build, lots to build on, land to build, building plot, building plots, plot of land,
    plots of land, piece of land, acreage for sale, land parcel, land parcels, parcel of land, parcels of land,
    lots for building, undeveloped land, building site, lots and land, land and lots, lot of land, lots of land,
    unimproved land, plot to build on, land plots, land lot, land lots, residential lot, residential lots,
    residential land, a lot to build`,
  'family.mobile': `
    mobile, mobile home, mobile homes, manufactured, manufactured home, manufactured homes, manufactured house,
    manufactured houses, manufactured housing, trailer, trailers, trailer home, trailer homes, mobile house,
    mobil home, mobil homes, modular home, modular homes, prefab home, double wide, single wide, doublewide, mfg,
    mfg home, mfg homes, mfg house, mfd, mfd home, mfd homes, manuf home, manuf, manufd home, dbl wide, dblwide,
    mobilehome, mobilehomes`,
  'family.any': `
    home, homes, property, properties, place, places, listing, listings, real estate, residence, residences,
    something, anything, smth, sth, smthn, somethin, sumthin, sumthing, anythin, sumwhere, somewhere, housing,
    accommodation, accommodations, dwelling, dwellings, options, option, pad, digs, everything, stuff, spot, spots,
    family home, family homes, forever home, starter home, starter homes, dream home, dream house, matches, results,
    any home, anywhere, any type, building, buildings, hits, homez, things, space to live, place to live,
    places to live, roof over my head, abode, houses or condos or whatever`,
  studio: `
    studio, studios, studio apartment, studio apartments, studio apt, studio apts, studio flat, studio flats,
    studio condo, studio condos, efficiency, efficiency apartment, bachelor apartment, no bedroom, zero bedroom,
    studio unit, studio units, 0 bedroom, 0 bedrooms`,
  'SaleType.for_sale': `
    for sale, to buy, 2 buy, buy, buying, purchase, purchasing, to purchase, sale, sales, 4 sale, on sale, forsale,
    to own, to be bought, wanna buy, up for sale, for purchase, purchasable, buyable, being sold, for sale by owner,
    sell, selling`,
  'SaleType.for_rent': `
    lowest rent, highest rent, cheapest rent, cheapest rents, lowest rents, highest rents,
    [you|u|ya|y'all|they] [rent out|are renting out|are letting|let out|have to let|have for rent], are [you|u] [letting|renting out],
    for rent, to rent, 2 rent, rent, rents, renting, rental, rentals, for lease, to lease, lease, leasing, leases,
    4 rent, to let, for let, forrent, for renting, rentable, rented, rental unit, rental home,
    rental homes, rental property, rental properties, up for rent, on lease, on rent, leasable, for lease only,
    rooms for rent, room for rent, room to rent, rooms to rent, rented room, rent a room, renting a room,
    room rental, room rentals`,
  'Status.Sold': `
    sold, recently sold, just sold, already sold, been sold, have sold, has sold, sold recently, that sold,
    closed sales, sold homes, sold listings, past sales, previously sold, were sold, was sold, got sold,
    recent sales, recent sale, solds, sold properties, did sell, off market`,
  'Status.PreOnMarket': `
    coming soon, pre market, premarket, pre on market, not yet on the market, not on the market yet, upcoming,
    soon on the market, soon to be listed, about to be listed, pre listing, pre listed, before they hit the market,
    before it hits the market, comming soon, coming to market, coming to market soon, coming on the market soon,
    not listed yet, not yet listed, coming on the market, soon to come on the market`,
  'Status.Active': `
    active, active listing, active listings, currently on the market, still available, currently available,
    available now, still on the market, currently active, currently listed, not under contract, not in contract,
    not yet under contract, not already under contract, not under offer`,
  'Status.Pending': `
    pending, sale pending, pending sale, pending sales, pending homes, pending listings`,
  'Status.ActiveUnderContract': `
    under contract, already under contract, in contract, under offer, contingent, sale agreed, offer accepted, with an accepted offer, under agreement, in escrow`,
  'Status.all': `
    any status, all statuses, whether sold or not, sold or not, including sold, include sold, sold or active,
    active or sold, sold and active, active and sold, regardless of status, including sold ones, sold included,
    also sold`,
  'SpaceType.Entire place': `
    entire place, entire places, entire home, entire house, entire apartment, entire unit, entire property,
    whole place, whole house, whole apartment, whole home, the entire place, whole unit, place to myself,
    place to ourselves, place for myself, entire flat, whole flat, full apartment, not shared, entire condo,
    whole property, no roommates, without roommates, entire space`,
  'SpaceType.Room': `
    room, private room, private rooms, single room, a room, just a room, one room, rooms for rent, room for rent,
    room to rent, rooms to rent, room in a shared house, room in a house, spare room, rented room, shared house,
    shared apartment, shared flat, room share, roomshare, flatshare, flat share, house share, rent a room,
    renting a room, room rental, room rentals, rooms only, room only, shared housing, room in an apartment,
    room in a shared apartment, room in a flat, rooms, only rooms, just rooms`,
  'Tours.OpenHouse': `
    open house, open houses, openhouse, open house scheduled, openhouses, with an open house, open home, open homes,
    open day`,
  'Tours.3D': `
    tour it virtually, tour virtually, virtually tour, toured virtually, see it virtually, 3d tour, 3d tours, 3 d tour,
    3d, virtual tour, virtual tours, 3d walkthrough, 3d virtual tour, virtual walkthrough, virtual walk through,
    online tour, matterport, 360 tour, 3d view, vr tour, 3d viewing, virtual viewing, virtual showing,
    3 dimensional tour, 3d walk through, video walkthrough`,
  'new.listing': `
    new on the market, new on market, new to market, new to the market, just listed, recently listed, newly listed,
    new listing, new listings, new homes on the market, fresh listing, fresh listings, freshly listed,
    fresh on the market, listed recently, recent listing, recent listings, this week, listed this week,
    just hit the market, just came on the market, new this week, just posted, just added, hot off the press,
    recently added, newly added, just came on, new ones on the market, new houses on the market, recently posted,
    brand new listing, brand new listings, new in the market, brand new on the market, new arrivals, listed just now,
    listed lately, hit the market recently, came on the market recently, anything new, what's new, whats new,
    came on recently, newly on the market, put on the market recently`,
  'new.today': `
    today, listed today, new today, posted today`,
  'new.yesterday': `
    since yesterday, yesterday`,
  'new.month': `
    this month, listed this month, new this month`,
}
