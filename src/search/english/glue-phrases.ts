/**
 * Small words that the readers of amounts and places look for by themselves. They mean nothing alone, so that their
 * tags stand beside others ("filler") and never win over a place. Tag -> phrases, separated by commas.
 */
export const gluePhrases: Record<string, string> = {
  'glue.article': `
    a, an`,
  'glue.the': `
    the`,
  'glue.of': `
    of`,
  'glue.in': `
    in`,
  'glue.and': `
    and, &, n`,
  'glue.beforeAmount': `
    a, an, the, of, is, to, be, like, total of, some`,
  'glue.bound': `
    more, less`,
  'glue.from': `
    from`,
  'glue.link': `
    of, is, are, be, a, an, the, size, sized, area, in, range, should, to, that, that's, at, for, value, amount, cost,
    price, i, with, can, will, would, which, my`,
  'glue.ground': `
    land`,
  'glue.forTime': `
    for, since, is, only, just`,
  'glue.onMarket': `
    on market, on the market`,
  'glue.numberOf': `
    number of, the number of, total number of, what number of, what is the number of, total number`,
  'glue.figureLink': `
    asking, listing, list, sale, monthly, the, of, number of, for, size of, age, year`,
  'glue.rent': `
    rent`,
  'glue.placeLink': `
    the, no, number, is, of`,
  'glue.placeKind': `
    city, state, area, county, town`,
  'glue.state': `
    state`,
  'glue.withinLink': `
    within, a, an, the, about, in`,
  'glue.centreLink': `
    the, zip, zip code, mls, #, of, city of, to, from, mls number, address, downtown, central`,
  'glue.downPayment': `
    down, down payment, as a down payment, for a down payment, for the down payment, for down payment, in savings,
    saved, saved up`,
  'glue.distanceLink': `
    distance, drive, away`,
  'glue.yearLink': `
    is, was, of, the, year, a, during, the year, the year of`,
  'glue.year': `
    year, during, circa, ca, the year`,
  'glue.at': `
    at`,
  'glue.not': `
    not`,
  'glue.my': `
    my, our, his, her, their, your`,
  'glue.hedge': `
    maybe, perhaps, possibly`,
  'glue.any': `
    any`,
  'glue.units': `
    unit, units`,
}
