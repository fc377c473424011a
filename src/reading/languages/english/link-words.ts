/**
 * Small words that the readers of amounts and places look for by themselves. They mean nothing alone, so that their
 * tags stand beside others ("filler") and never win over a place. Tag -> phrases, separated by commas.
 */
export const linkWords: Record<string, string> = {
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
  'glue.lowestPrice': `
    lowest price, lowest rent, lowest asking price, low price`,
  'glue.highestPrice': `
    highest price, highest rent, highest asking price, top price`,
  'glue.garden': `
    yard, backyard, garden, back garden, back yard`,
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
  'glue.my': `
    my, our, his, her, their, your`,
  'glue.hedge': `
    maybe, perhaps, possibly`,
  'glue.any': `
    any`,
  'glue.units': `
    unit, units`,
  'glue.salePrice': `
    sale price, sales price, sale prices, sales prices, purchase price, purchase prices, selling price, selling prices,
    sold for, sold price, sold prices, selling cost, purchase cost`,
  'glue.rather': `
    rather, sooner`,
  'glue.prefer': `
    prefer, i prefer, we prefer, i'd prefer, we'd prefer, i would prefer, we would prefer, prefers, preferred, preferring, preference for, favor, favour, like better, like more`,
  'glue.over': `
    over, to, above, more than`,
  'glue.preferredTo': `
    compared to, compared with`,
  'glue.than': `
    than, over, to`,
  'glue.swapFor': `
    to, for, with, by, into`,
  'glue.swap': `
    change, changing, switch, swap, replace, trade, exchange, substitute`,
  'glue.lot': `
    lot, lots, plot, plots, parcel, parcels, acreage`,
  'glue.payment': `
    payment, payments, monthly payment, monthly payments, mortgage, mortgages, mortgage payment, mortgage payments,
    house payment, house payments, repayment, repayments, installment, installments, loan payment, loan payments`,
  // What visitors have.
  'self.animal.dog': `
    dog, dogs, doggo, doggy, doggie, puppy, puppies, pup, pups, labrador, lab, retriever,
    golden retriever, poodle, german shepherd, bulldog, pit bull, pitbull, chihuahua, husky, bring my dog,
    large dogs, service dog, emotional support dog`,
  'self.animal.cat': `
    cat, cats, kitty, kitties, kitten, kittens, bring my cat, kitty cat`,
  'self.animal.pet': `
    pet, pets, bring my pet, with pets, parrot, parrots, rabbit, rabbits, bunny,
    bunnies, hamster, hamsters, guinea pig, guinea pigs, ferret, ferrets, snake, snakes, lizard, iguana,
    turtle, tortoise, cockatiel, parakeet, budgie, gerbil, chinchilla`,
  'self.animal.led': `
    horse, horses, pony, ponies, goat, goats, chicken, chickens, bird, birds, fish, pig, pigs, animals,
    animal, donkey, llama, alpaca, sheep, cow, cows`,
  'glue.allows': `
    that allow, that allows, that accept, that accepts, which allow, which allows, which accept, which accepts,
    allow, allows, allowing, accept, accepts, accepting, permit, permits, permitting, ok with, okay with, fine with,
    open to, welcome, welcomes, welcoming, take, takes, taking, tolerate, tolerates, lets me have, let me have`,
  'self.have': `
    i have, we have, i've, we've, ive, weve, i've got, we've got, ive got, i own, we own, i got, we got,
    have, has`,
  'self.thing': `
    boat, boats, rv, camper, camper van, campervan, motorhome, motor home, caravan, truck, trucks, car,
    cars, vehicle, vehicles, van, motorcycle, motorcycles, motorbike, bike, bikes, bicycle, bicycles,
    kayak, kayaks, jet ski, jet skis, piano, grand piano, horse, horses, tesla, suv, tools`,
}
