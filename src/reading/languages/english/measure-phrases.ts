/** What is counted or measured, and the units it is said in. Tag -> phrases, separated by commas. */
export const measurePhrases: Record<string, string> = {
  'unit.Bedrooms': `
    bedroom, bedrooms, bed, beds, bedded, br, brs, bdr, bdrs, bdrm, bdrms, bd, bds, bedrm, bedrms, bed room,
    bed rooms, sleeping rooms, beddies, bedder, rooms`,
  'unit.Bathrooms': `
    bathroom, bathrooms, bath, baths, ba, bas, bth, bths, bathrm, bathrms, full bath, full baths, full bathroom,
    full bathrooms, bths, fba, bath room, bath rooms, restroom, restrooms, washroom, washrooms`,
  'unit.ParkingSpots': `
    parking spot, parking spots, parking space, parking spaces, parking place, parking places, parking stall,
    parking stalls, car garage, car garages, car parking, garage space, garage spaces, garage spot, garage spots,
    parking, garage, off street parking, spots, stalls, car spaces, car space, car spots, car spot, car port spaces,
    bay garage, stall garage, parkings, garages, car, car gar, gar, gars, grg, c gar, c garage, c grg, cg, car grg,
    prkg, prkng, pkng, prkg spots, prkg spot, prkg spaces, prkg sp, car prkg, car grg, covered spaces, covered spots,
    cars, vehicles`,
  'parking.2': 'double garage, double car garage, tandem garage, double garages, twin garage',
  'parking.3': 'triple garage, triple car garage',
  'parking.1': 'single garage, one car garage',
  'bedrooms.1': 'single bedroom, single bed, single bedrooms',
  'unit.squareFeet': `
    sq ft, sqft, sq feet, sq foot, square feet, square foot, square ft, square footage, sf, sqf, ft2, ft 2, ft^2,
    feet squared, foot squared, squarefeet, square foots, sqfeet, sqft., feet, ft, sq`,
  'unit.squareMeters': `
    sq m, sqm, sq meters, sq metres, sq meter, sq metre, square meters, square metres, square meter, square metre,
    m2, m 2, m^2, sq mt, sq mtrs, sqmt, meters squared, metres squared, quadratmeter, qm, meters, metres, square m`,
  'unit.acres': `
    acre, acres, ac, acs, acr, acreage lot`,
  'unit.hectares': `
    hectare, hectares, ha`,
  'unit.miles': `
    mile, miles, mi`,
  'unit.kilometers': `
    km, kms, kilometer, kilometers, kilometre, kilometres, k m, klicks`,
  'unit.hours': `
    hour, hours, hrs, hr`,
  'unit.decades': `
    decade, decades`,
  'time.travel': `
    min, mins, minute, minutes, hour, hours, hr, hrs`,
  'time.travelBy': `
    drive, driving, walk, walking, commute, commuting, ride, bike ride, by car, by train, by bus, on foot, by foot,
    by bike, bus ride, train ride, or less, away, trip, by transit, tops, max, or so, distance, drive time, at most`,
  'year.this': `
    this year`,
  'year.last': `
    last year`,
  'unit.days': `
    day, days`,
  'unit.weeks': `
    week, weeks, wk, wks`,
  'unit.months': `
    month, months`,
  'unit.years': `
    year, years, yr, yrs`,
  'unit.yearsOld': `
    years old, year old, yrs old, yr old, years of age`,
  'field.Price': `
    price, prices, priced, pricing, price range, price ranges, budget range, cost, costs, costing, asking, asking price,
    list price, listed price, price tag, budget, my budget, my limit, our limit, my limit is, our limit is, my max,
    our max, my maximum, our maximum, price point, price limit, spending limit, i can spend, can spend, we can spend,
    spend, can afford, afford, willing to pay, pay, to spend, price is, budget is, listed at, listed for, going for,
    worth, sale price, sales price, purchase price, price ceiling, budget max, i have, we have, price wise, pricewise`,
  'field.rent': `
    rent price, monthly rent, rental price, rent per month, rent a month, rental budget`,
  'field.HOAMonth': `
    hoa, hoas, h.o.a., hoa fee, hoa fees, hoa dues, hoa due, hoa cost, hoa costs, monthly hoa, monthly hoa fee,
    monthly hoa fees, homeowners association, homeowners association fee, homeowners association fees,
    homeowner association, home owners association, association fee, association fees, association dues, condo fee,
    condo fees, maintenance fee, maintenance fees, strata fee, strata fees, hoa payment, hoa payments, hoa charge,
    hoa charges, hoa monthly, monthly dues, h o a`,
  'field.DepositFee': `
    deposit, deposits, security deposit, deposit fee, damage deposit, rental deposit`,
  'field.ZestimatePrice': `
    zestimate, zestimates, zestimate price, estimated value`,
  'field.UnitAreaPrice': `
    per sq ft, per sqft, per square foot, per square feet, a square foot, a sq ft, a sqft, psf, per sf,
    per square meter, per square metre, per sqm, per m2, price per square foot, price per sq ft, price per sqft,
    price per foot, price per square meter, price per sqm, price per m2, cost per square foot, cost per sq ft,
    unit price, price per area, /sqft, /sq ft, /sf, /m2, /sqm, price/sqft, price / sq ft, ppsf, per foot,
    per square metre price`,
  'field.BuildingArea': `
    living space, living area, square footage, sq footage, footage, sqft, sq ft, interior, interior space,
    interior area, floor area, floor space, floorspace, building area, house size, home size, size, living, sized,
    indoor space, square footage of, of space, usable area, living surface, building size, internal area`,
  'field.LotArea': `
    lot, lots, lot of, lots of, lot size, lot area, lotsize, land size, land area, plot, plot size, parcel, parcel size,
    of land, yard size, garden size, acreage, lot sizes, site area, grounds`,
  'field.YearBuilt': `
    built, year built, yr built, build year, built in, constructed, constructed in, construction year,
    year of construction, building year, built year, construction date, erected, dating from, dating back to,
    dates from, vintage, completed in, construction, build, was built, were built, been built`,
  'field.DaysOnMarket': `
    days on market, days on the market, age on the market, time on the market, age on market, dom, day on market,
    on market, on the market, time on market, time on the market, market time, days listed, days old listing,
    been listed, listing age, days active`,
  'field.Bedrooms': `
    bedroom count, number of bedrooms, no of bedrooms, num bedrooms, bedrooms number`,
  'field.Bathrooms': `
    bathroom count, number of bathrooms, no of bathrooms, number of baths, num bathrooms`,
}
