/** What no record tells of: areas, people, crime, schools, noise, a home's past and what becomes of prices. */
export const englishJudged = `each one, every one, every single, comes back in full, back in full, comes back to you, least money, most for the
      money, more for your money, best value, second time, third time, back on the market, on the market again, relisted, re-listed, new number, another number,
      different number, other number, number changed, number has changed, new email, another email, moved to, above list, over list, below list, under list, bids, bidders, a year old, brand new, brand-new, like new,
      nearly new, went down in price, dropped in price, came down in price, price cut, price drop, price reduction, sells itself,
      entire house, whole house, entire home, whole home, entire place, every room, each room, all rooms, every
      bedroom, each bedroom, an acre, full acre, made of, made entirely of, made out of, built entirely of, built
      from, constructed of, extra fee, additional fee, for a fee, extra charge, surcharge, right on the, directly on the,
      steps from, steps away, needs work, needs nothing, market value, market price, already
      interested, buyers interested, interested buyers, other buyers, other offers, put together, take less, takes less, taking less, accept less, accepts less, accepting less, settle for less, settles
      for less, go lower, goes lower, a lower offer, lower offers, come down in price, flexible on price, flexible on
      the price, flexible about the price, open to offers, open to negotiation, wiggle room, willing to sell, willing
      to accept, willing to take, motivated seller, seller is motivated, owner is motivated, motivated to sell, eager
      to sell, for
    over a year, for almost a year, for nearly a year, for about a year, for more than a year, for a year, for
      months, for many months, for several months, for weeks, for several weeks, for many weeks, for years, for ages,
      for a long
    time, for quite a while, over a year, half a year, each bedroom, every bedroom, each of the bedrooms, own bath, own
    bathroom, its own bath, all fees, fees included, come down, came down, comes down, cut twice, been lowered, been
    cut, been reduced, was lowered, was reduced, was cut, been raised, was raised, listed before, changed hands, one
    owner, only owner, never used, never been used, hardly used, lives in it, lives there, lived in, in the photos, all
    of the things, only small ones, small ones only, first time on, back on the market, on and off the market, price
    history, since last, below the market, above the market, under the market, over the market, price is firm, is not
    negotiable, room for a, last monday, last tuesday, last wednesday, last thursday, last friday, last saturday, last
    sunday, last week, last month, last year, last summer, last spring, last winter, last fall, next week, next
      month, next year, yesterday, tomorrow, this weekend, above asking, over asking, below asking, sell in, sells in,
      sell
    within, sells within, hear, wake up, stroll, smell, step inside, step into, fall in love, lining up, line up, decide today, act now, act fast, hurry, last chance, only today, robbed, rob, move in, moving in, move-in, safe, safer, safest, safety, unsafe, crime*, criminal*, burglar*, theft*, gang*, drug*, violen*, danger*, secure, police, quiet*, noise*, noisy, loud, peaceful, tranquil*, calm, traffic, commut*, school*, teacher*, kindergarten*, education*, college*, university, universities, neighbor*, neighbour*, resident*, people, family-friendly, friendly, demographic*, population, up-and-coming, gentrif*, desirable, sought-after, sought after, popular, prestigious, exclusive, trendy, hip, upscale, vibrant, walkab*, walking distance, transit, invest*, appreciat*, increase in value, gain value, go up, goes up, going up, rise, rises, rising, grow*, double*, triple*, skyrocket*, soar*, fall, drop, drops, crash*, bubble*, yield*, return on, roi, profit*, resale, future, forecast*, predict*, expected, boom*, hot market, seller's market, buyer's market, demand, below market, above market, undervalued, overpriced, underpriced, bargain*, steal, great deal, good deal, nearby, close to, near, next to, around the
    corner, minutes from, minutes to, steps from, downtown, airport, shop*, restaurant*, hospital*, bus, subway,
      train*, highway*, freeway*, park, parks, used to be, used to cost, used to have, once before, listed once, in
      one family, same family, one family, family since, started out, first listed at, once was, was once, formerly,
      previously, is an office, is a shop, is a store, is a farm, is a hotel, is a church, is a barn, most bathrooms,
      most baths, most parking, most rooms, most land, most garages, biggest lot, largest lot, smallest lot, best
      priced, best value, best home, best house, top pick, number one, unbeatable, unmatched, unrivaled, second to
      none, like no other, nothing beats, finest, one of a kind, must stay out, stay out, mr, mrs, ms, single room,
      tiny house, share in, an entire building, one of two, room in, at any hour, within minutes, agents speak, our
      office is in, our offices, find us in, find us at, we are open, open daily, most to offer, last one left, one
      left, first choice, top choice, best choice, comes first, more for less, other offers, special to, right for
      you, made for you, looked at by, added to it, was added, built twice, both ways`
