import type { FieldWords } from '../tables/field-words.ts'

/** How English denies what a record says. */
export const englishFields: FieldWords = {
  fields: {
    Price: 'price*, cost, costs, rent, asking price, how much',
    Bedrooms: 'bedroom*, beds',
    Bathrooms: 'bathroom*, baths, bath',
    BuildingArea: 'living area, living space, floor area, square footage, how big, how large, size',
    LotArea: 'lot size, lot area, lot, plot size, how big the lot, size of the lot',
    YearBuilt: 'built, year built, how old, age, construction year, year of construction, building year',
    DaysOnMarket: 'days on market, days on the market, how long',
    ParkingSpots: 'parking*, garage*, carport*',
    HOAMonth: 'hoa*, homeowners association fee*, association fee*, dues',
    DepositFee: 'deposit*',
    City: 'city, town, where, location',
    ZIP: 'zip*, postal code',
    MLSNumber: 'mls*',
    PropertyType: 'property type, type',
  },
  besides: `
    rules, rule, policy, policies, age, condition, brand, type, color, colour, style, warranty, state of, quality, size of, heated, cooled,
    powered, manufacturer, model, material, why, who, whose, by whom, negotiable, include*, including, chang*, firm, set, agreed, final, before,
      later, next,
    last, other, another, former, previous, still, soon, often, increase*, which bank, goes up, used for, may,
      might, can,
    could, will, would, work, works, working, replaced, done, allowed to`,
  untrue: `not true that, untrue that, not true, wrong that, false that, not correct that, incorrect that, mistake
      to think, mistake to say, mistaken to think, wrong to think, wrong to say, not the case that, no truth in, myth
      that, nobody
    asks, no one asks, nobody wants, no longer, not any more, not anymore, would be a lie, cannot be said that, hardly`,
  nounDenials: `no, without, lacks, lack, lacking, none, hardly any, nor, neither, not a, not an, not any`,
  fronts: 'as for, about, regarding, concerning, on, for, when it comes to, with regard to',
  yes: 'yes, y, true, included, available, present, allowed, welcome, has one, of course, yep, check, x',
  no: 'no, n, none, false, not included, not available, absent, nope, nothing, without, not allowed',
  blank: 'n/a, na, unknown, not known, not stated, not given, not listed, not specified, tbd, open, not mentioned',
  opposites: `
    !large, larger, big, bigger, spacious, roomy, huge / small, smaller, compact, little, tiny
    buy, buying, purchase, own, owning / rent, renting, lease, leasing
    buy, buying, purchase / sell, selling
    rent, renting, lease / sell, selling
    more than, over, above, at least, minimum, no less than, not less than / under, below, less than, at most, no
      more than, not more than, maximum, max, up to, within, limit, stay below, cheaper than
    !cheap, cheaper, affordable, inexpensive, low / expensive, luxurious, luxury, pricey, upscale, high-end
    !new, newer, modern, newly built / old, older, historic, vintage
    !day, days, daytime, morning / night, nights, evening
    !quiet, calm / lively, busy
    alone, single / together, family, couple
    move in, arrive / move out, leave
    soon, now, immediately / later, next year
    before / after
    !near, close to / far
    house, houses / condo, condos, condominium, apartment, apartments, flat, townhouse, townhouses, townhome,
      land, lot, mobile home
    condo, condos, condominium, apartment, apartments, flat / townhouse, townhouses, townhome, land, lot, mobile home
    upstairs / downstairs
    !furnished / unfurnished
    ground floor, first floor / top floor
    budget, spend, pay / earn, income, salary
    must, a must, essential, required, right away, absolutely / maybe, perhaps, optional, nice to have, just
      looking, only looking, could`,
}
