import type { SaidWords } from '../tables/said-words.ts'
import { englishDeeds } from './said-deeds.ts'

/** How English speaks of homes, of the firm and of deeds: what an answer may claim is told by these words. */
export const englishSaid: SaidWords = {
  smallWords: `
    the, a, an, of, to, and, is, are, it, in, for, with, on, that, this, you, your, we, our, at, as, have, has, will,
    can, not, be, from, or, but, if, so, by, about, was, which, more, would, there, they, i, one, ones, here, several`,
  habits: `
    every home has its, every house has its, every place has its, every home is different, every house is different,
    no home is perfect, no house is perfect, each home has its, weeks and days, a week has, a year has, a day has,
    a month has, an hour has, usually, typically, often, generally, normally, commonly, as a rule, in general,
    generally speaking, in most cases, in many cases, most of the time, for the most part, most, many, some, tend to,
    tends to, sometimes, on average, by and large, rarely, almost always, frequently, typical, common, every state,
    every lender, every bank, each state, each country, every country, each lender, traditionally, rule of thumb`,
  rhetoric: `
    sold furnished, sold unfurnished, sold as is, sold as-is, sold with, pretty safe bet, safe to say, safe bet, to
    be safe, on the safe side, going forward, going to pull, moving forward, from here on, a hundred questions, a
    thousand questions, a hundred times, a thousand times, a thousand thanks, a million thanks, as many questions
    as, of this firm, of the firm, of this company, of the company, this website, house hunting, home hunting, who
    would, bear with me, sorry to hear, glad to hear, happy to hear, to hear that, hear from you, look forward,
    looking forward, got it, get back to me, around the clock, one second, one moment, no worries, not a problem,
    who wouldn't, who would not, who doesn't, wouldn't it be, what's not to love, virtual assistant, digital
    assistant, feel free, no secret, no doubt, without a doubt, without doubt, no question, without question, no
    wonder, no surprise, not surprising*, needless to say, not to mention, not only, not just, not merely, cannot
    deny, can't deny, cannot wait, can't wait, cannot stress, can't stress, cannot overstate, no exaggeration, no
    denying, nobody doubts, no one doubts, nobody can deny, don't miss, do not miss, don't forget, do not forget,
    don't worry, do not worry, never forget, not without, no less than, nothing less than, if i may say, if i
    recall, if memory serves, if you ask me, if i'm not mistaken, if i am not mistaken, unless i'm mistaken, unless
    i am mistaken, did you know, do you know that, did i mention, have i mentioned, as you know, as i said, you may
    know, isn't it, doesn't it, hasn't it, wouldn't you, don't you think, who would have thought, guess what, would
    you believe, can you believe, have you heard, have you seen, don't you love, wouldn't you love, no joke, not
    bad, not far, why not, do you see, do you realize, are you aware, did you notice, have you noticed, you would
    not believe, you won't believe, i can't help but, i cannot help but, no problem`,
  denials: `
    anything but, far from, hardly any, not even, no, not, without, lacks, lack, lacking, never, neither, nor, none,
    n't, isn't, aren't, wasn't, doesn't, don't, didn't, hasn't, haven't, cannot, can't, won't`,
  nounDenials: `
    no, without, lacks, lack, lacking, none, hardly any, nor, neither, not a, not an, not any`,
  deniedBehind: `
    not allowed, not permitted, not accepted, not welcome, not included, not there, aren't allowed, isn't allowed,
    aren't permitted, aren't welcome, aren't accepted, isn't there, isn't included, is missing, are missing,
    is absent, are absent, is gone, are gone, no longer there, forbidden, prohibited, banned, off limits,
    must stay outside, nowhere`,
  untrue: `
    not true that, untrue that, not true, wrong that, false that, not correct that, incorrect that, mistake to think,
    mistake to say, mistaken to think, wrong to think, wrong to say, not the case that, no truth in, myth that,
    nobody asks, no one asks, nobody wants, no longer, not any more, not anymore, would be a lie,
    cannot be said that, hardly`,
  tells: `
    say, says, said, mention*, state, states, stated, specif*, list, lists, listed, show, shows, shown, indicat*,
    confirm*, describ*, note, notes, noted, disclos*, give, gives, given, provid*, know, known, sure, certain, tell,
    tells, verif*, find, found, see, clear, reveal*, include any information, have information, have details,
    have any, have that, available to me, in the listing`,
  unknown: `
    doesn't get into, does not get into, doesn't go into, does not go into, stays quiet about, stays quiet on,
    is quiet about, is quiet on, wasn't able to find, was not able to find, weren't able to find,
    couldn't find anything, could not find anything, find anything about, find anything on, found nothing about,
    found nothing on, nothing in the listing, no word on, can't speak to, can't speak for, don't want to guess,
    rather not guess, won't guess, not going to guess, doesn't touch on, does not touch on, doesn't spell out,
    does not spell out, doesn't address, does not address, doesn't elaborate on, does not elaborate on,
    doesn't reveal, doesn't clarify, doesn't cover, doesn't break down, no details about, no details on,
    no information about, any information about, any information on, any details about, any details on, any data on,
    double-check that with, worth asking about, worth checking, you'd have to ask, you would have to ask,
    you'd need to ask, confirm directly with, something to ask, a good question for the agent, can't verify,
    can't vouch for, can't tell from, cannot tell from, mentions neither, lists neither, mention neither,
    cannot tell you, can't tell you, cannot tell, nobody can say, no one can say, nobody knows, no one knows,
    cannot comment, can't comment, cannot speak, only the agent, whether, does not say, doesn't say, does not state,
    doesn't state, does not mention, doesn't mention, does not specify, doesn't specify, does not list, doesn't list,
    does not show, doesn't show, does not indicate, doesn't indicate, does not tell, doesn't tell,
    does not include information, doesn't include information, does not describe, doesn't describe, does not give,
    doesn't give, does not provide, doesn't provide, does not confirm, doesn't confirm, does not contain,
    doesn't contain, do not say, don't say, do not mention, don't mention, do not state, don't state, do not specify,
    don't specify, do not list, don't list, do not show, don't show, do not indicate, don't indicate,
    says nothing about, say nothing about, mentions no, mention no, lists no, states no, gives no, no information,
    no details, no data, no mention of, i do not know, i don't know, we do not know, we don't know, i do not have,
    i don't have, we do not have information, we don't have information, i have no, not sure, unsure, uncertain,
    cannot say, can't say, can't tell, cannot confirm, can't confirm, cannot verify, cannot judge, can't judge,
    cannot see, can't see, could not find, couldn't find, unable to, not able to, ask the agent,
    ask the listing agent, ask an agent, ask our team, ask the team, ask us, check with the agent,
    confirm with the agent, check with, verify with, confirm with, check whether, check if, ask whether, ask if,
    find out whether, find out if, know whether, know if, tell whether, see whether, see if, say whether, say if,
    wonder whether, depends on, unknown, unclear, no record of, not aware of, no field for, nothing on,
    no word about, leaves open, leaves it open, is silent about, is silent on, stays silent, remains silent,
    keeps quiet about, keeps silent, lack the facts, i lack, nothing to go on, does not cover, are missing details,
    details on, isn't clear from, is not clear from, not clear whether, not clear if, not something i know,
    cannot speak to, have nothing on, has nothing on, no facts on, no facts about, not covered, without knowing,
    no figures on, no figures for, not in a position to say`,
  unknownBehind: `
    isn't something the listing, isn't something i, isn't something that, is not something that, isn't spelled out,
    aren't spelled out, is not spelled out, isn't covered, isn't addressed, isn't detailed, aren't detailed,
    isn't noted, aren't noted, isn't included in the listing, isn't part of the listing, isn't in the data,
    isn't available to me, is something to ask, is something you'd, is a question for, are questions for,
    would be a question for, is best answered by, goes unmentioned, go unmentioned, is left out of the listing,
    hasn't been disclosed, hasn't been provided, hasn't been specified, wasn't specified, wasn't mentioned,
    wasn't listed, is not mentioned, isn't mentioned, are not mentioned, aren't mentioned, is not stated,
    isn't stated, are not stated, aren't stated, is not specified, isn't specified, are not specified, is not listed,
    isn't listed, are not listed, is not said, is not known, isn't known, are not known, is unknown, are unknown,
    is unclear, is not given, isn't given, are not given, is not indicated, is not in the listing,
    isn't in the listing, is not in the record, not disclosed, is not part of the listing, is not provided,
    isn't provided, is not shown, is not confirmed, not available in the listing, is not documented, is not recorded,
    isn't recorded, are missing, is missing from, are not in the listing, aren't in the listing, is not in my data,
    are not in my data, is left open, are left open, is not something i know, is not something the listing,
    remains unknown, remain unknown, remains open, not covered by the listing, is not covered, are not covered`,
  declines: `
    nobody can, no one can, nobody could, no one could, 
    never send, never share, never give, never wire, never pay, never tell, never ask, i cannot, i can't, i can not,
    i am not able, i'm not able, i am unable, i'm unable, i do not, i don't, i never, i won't, i will not, we cannot,
    we can't, we do not, we don't, we never, we won't, we will not, do not, don't, i am not allowed, i'm not allowed,
    i may not, i would not, i wouldn't, i could not, i couldn't, official, officials, please contact, please call,
    please ask, you can ask, you could ask, you may ask, no longer, it is not possible, nothing was,
    nothing has been, nothing is, not something, i have not, i haven't, we have not, we haven't, i did not, i didn't`,
  searches: `
    search for, search by, search with, searching for, look for, looking for, filter by, filter for, filter, narrow,
    narrow down, widen, find you, find homes, find a home, find a house, find something, find out more, find other,
    find more, show homes, show you homes, show you other, show you more, show only, homes with, houses with,
    something with, such as, for example, for instance, features like, criteria like, like a, sort by, compare,
    no homes, no home, no listings, no listing, none of, nothing matches, no matches, no results, no match,
    you can search, you could search, tell me, let me know, whichever, add, drop, leave out, without the, exclude,
    limit`,
  asks: `
    would it make sense, does it make sense, is it worth, would it be, would it help, would it bother, want to,
    interested in, curious about, care for, looking for, how important, how soon, how much, how many, how flexible,
    how long, do any, does any, would you like, would you prefer, would you rather, would you consider, would that,
    would this, do you want, do you need, do you prefer, do you have, do you mind, do you also, do you already,
    are you, is there anything, is there something, is there a, are there any, shall i, should i, may i, can i,
    could i, could you, can you, what, which, how, when, where, who, why, in which, in what, for which,
    anything else, want me, any, have you, did you have, is that, does that, does this sound, is this what,
    what about, how about, what else, or would, or do, or should, or shall`,
  echo: `
    your ceiling, your cap, your target, you're hoping, you were hoping, you hope, you're after, you were after,
    you mentioned wanting, you're trying, you shared, you've shared, you've told, you've said, you've mentioned,
    you've described, you told me, you were aiming, you're aiming, you asked, you are asking, you're asking,
    you said, you say, you told, you mentioned, you want, you wanted, you are looking, you're looking,
    you were looking, you wish, you wished, you would like, you'd like, you need, you wrote, you requested,
    your request, your search, your budget, your wish*, your criteria, your limit, your requirements,
    your question about, you searched, you prefer*, you had in mind, you gave, you named, you set, you specified,
    as requested, as you asked, your message, your maximum, your minimum, you described, your words, you listed,
    you chose`,
  conditions: 'if, whether, in case, should, do, would, which, what, when',
  breaks: `
    but, however, although, though, yet, whereas, because, since, and it, and its, and this, and they, and the home,
    and the house, it's, and has, and is, and comes, and was, that it, even though, except that, other than that,
    still, and there, and i can, and i have, and we, so it, so this, so i, so we, as it, as the, while it,
    and that one`,
  homeRefs: `
    it, it's, its, it'd, it'll, this one, that one, this home, this house, this property, this place, this listing,
    this condo, this apartment, this unit, this cottage, this townhouse, that home, that house, that property,
    the home, the house, the property, the place, the condo, the apartment, the cottage, the townhouse, the unit,
    the building, these homes, these houses, these properties, those homes, they, they're, them, their, the former,
    the latter, the other, each home, every home, all homes, all of them, both homes, both of them, each of them,
    one of them, the first, the second, the third, these, those, this, the villa, the bungalow, the duplex,
    the kitchen, the owner*, the seller*, the landlord*, the roof, the garden, the yard, the view, the garage,
    the basement, the previous owner*`,
  homes: `
    home, homes, house, houses, property, properties, place, places, apartment*, unit, units, dwelling*, rental*,
    castle*, mansion*, manor*, palace*, chalet*, cabin, cabins`,
  firmRefs: `
    i, i'm, i've, i'd, i'll, me, we, we've, we're, we'd, we'll, us, our, my, the team, our team, the office,
    the firm, the company, the agency`,
  selfRefs: `
    i, i'm, i've, i'd, i'll, me, my, please, let's, yes, no, thanks, sorry, to be honest, honestly, feel free,
    take your time, great, good`,
  visitorRefs: `you, your, you're, you've, you'd, you'll`,
  courtesies: `
    have a look, take a look, i found, i have found, i've found, hello, hi, hey, hi there, hello there, good morning, good afternoon, good evening, bye, goodbye, bye bye, see you, take
    care, good luck, have fun, enjoy, welcome, you're welcome, you are welcome, my pleasure, with pleasure, thanks,
    thank you, thank you so much, thanks for asking, cheers, sure, sure thing, of course, certainly, absolutely, gladly,
    happily, happy to help, glad to help, glad, happy, no problem, no problem at all, no worries, sorry, apologies, i see,
    got it, understood, okay, ok, alright, all right, great, wonderful, lovely, perfect, nice, fantastic, excellent,
    congratulations, great question, good question, great choice, lovely choice, good choice, great pick, here you go,
    here you are, here we go, here it is, here they are, here's, just ask, just ask us, just ask me, just let me know,
    let me know, at your service, anytime, any time, whenever you like, whenever you're ready, one moment, a moment`,
  haves: `
    has, have, had, having, features, featuring, offers, offering, includes, including, boasts, comes with, provides,
    with, contains`,
  yes: `
    yes, y, true, included, available, present, allowed, welcome, has one, of course, yep, check, x`,
  no: `
    no, n, none, false, not included, not available, absent, nope, nothing, without, not allowed`,
  blank: `
    n/a, na, unknown, not known, not stated, not given, not listed, not specified, tbd, open, not mentioned`,
  status: {
    active: `
      active, available, still available, for sale, on the market, still on the market, up for sale, for rent, up for
      rent, for lease, unsold, not sold, hasn't sold, hasn't been sold`,
    pending: `
      pending, sale pending, under contract, in escrow, contingent, under offer, offer accepted, accepted an offer,
      has accepted, reserved, on hold, sale agreed`,
    sold: `
      sold, has been sold, is sold, been sold, already sold, rented out, already rented, been rented, leased out, off
      to a new owner`,
    off: `
      off the market, off market, off-market, withdrawn, delisted, no longer available, no longer for sale, no longer
      on the market, not for sale, not available, unavailable, not on the market`,
    soon: 'coming soon, pre-market, not yet on the market, not on the market yet',
  },
  sale: 'for sale, to buy, for purchase, up for sale, sale price, selling for',
  rent: `
    for rent, to rent, for lease, to let, up for rent, a rental, rental home, rental apartment, monthly rent`,
  families: {
    house: `
      house, houses, single-family, single family, single-family home, detached, villa*, cottage*, cabin*, bungalow*,
      mansion*, farmhouse*, rambler*, chalet*`,
    condo: `
      condo, condos, condominium*, apartment*, flat, flats, loft, lofts, co-op*, penthouse*, studio, studios`,
    townhouse: 'townhouse*, townhome*, row house*, rowhouse*, brownstone*, terraced house*',
    multiFamily: 'duplex*, triplex*, fourplex*, multi-family*, multifamily*, multi family*, quadplex*',
    land: `
      is a lot, is a plot, is just land, is a vacant lot, is a building plot, bare land, vacant land, vacant lot*,
      building lot*, plot of land, piece of land, raw land, parcel of land, undeveloped land, empty lot*`,
    mobile: 'mobile home*, manufactured home*, trailer*, manufactured house*',
  },
  looseFamilies: 'house, houses',
  fresh: `
    just listed, newly listed, recently listed, new listing, new listings, new on the market, new to the market,
    freshly listed, fresh on the market, brand-new listing, hit the market`,
  noFee: `
    no hoa*, no homeowners association*, no association fee*, without hoa*, without an hoa, hoa-free, no dues,
    no condo fee*, no hoa`,
  withinBudget: `
    within your budget, in your budget, under your budget, below your budget, within budget, fits your budget,
    meets your budget, in your price range, within your price range, under budget, within your limit`,
  openHouse: 'open house, open houses, open-house',
  tour: `
    3d tour, virtual tour, 3d walkthrough, 3-d tour, virtual walkthrough, online tour, video tour, 360 tour`,
  events: {
    built: 'built, construct*, erected, dates, dating, completed',
    renewed: `
      renovat*, remodel*, updat*, moderni*, refurbish*, replac*, redone, rebuilt, upgrad*, new, newer, restor*,
      installed, added, reno, refinish*`,
    traded: `
      sold, bought, sale, sales, listed, purchas*, rented, owner*, changed hands, on the market, acquired, sells`,
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
  exclusives: `
    the only home, the only house, the only one, the only property, the only listing, the only condo,
    the only apartment, the only place, the only rental, the only unit, only home, only house, no other home,
    no other house, no other listing, no other property, nothing else in`,
  ofShown: `
    of the two, of the three, of the four, of the five, of these, of those, of them, among them, among these,
    of the homes, of the listings, on this list, of the lot, of all`,
  near: `
    about, around, roughly, approximately, approx, close to, nearly, almost, some, circa, something like,
    in the neighborhood of, in the neighbourhood of, in the region of, in the area of, on the order of, give or take,
    call it, in round figures, rounded to, round about, an estimated, just about, all but, not far from,
    comes to about`,
  above: `
    over, above, more than, upwards of, in excess of, north of, a shade over, a little over, a bit over,
    slightly over, just over, just above, a little more than, a bit more than, slightly more than, a touch over,
    barely over, well over, higher than, starting above, exceeds, exceeding, at least, no less than, greater than,
    bigger than, larger than`,
  below: `
    under, below, less than, shy of, short of, a shade under, a little under, a bit under, slightly under,
    just under, just below, a little less than, a bit less than, slightly less than, a touch under, not quite,
    lower than, cheaper than, stays below, stays under, comes in under, at most, no more than, not more than, up to,
    within, smaller than, does not reach, doesn't reach, max, maximum`,
  behind: {
    near: 'give or take, or so, or thereabouts, more or less, rounded, roughly, approximately',
    above: 'and change, and up, plus',
    below: 'or less, at most',
  },
  ...englishDeeds,
  deniesBehind: false,
  compares: [
    {
      field: 'Price',
      sign: 0,
      isMost: false,
      words: `
      about the same price, cost about the same, costs about the same, similarly priced, comparably priced,
      priced similarly, a similar price, similar prices, cost much the same, the same price, same price,
      costs the same, cost the same, equally expensive, equally priced, priced the same, priced identically,
      as expensive as, just as expensive, just as much, as much as, identical price, identical prices`,
    },
    {
      field: 'BuildingArea',
      sign: 0,
      isMost: false,
      words: `
      the same size, same size, equally large, equally big, equally spacious, as large as, as big as, as spacious as,
      the same living area, the same floor area, the same square footage`,
    },
    {
      field: 'YearBuilt',
      sign: 0,
      isMost: false,
      words: 'the same year, same year, the same age, equally old, as old as, as new as',
    },
    {
      field: 'Bedrooms',
      sign: 0,
      isMost: false,
      words: 'as many bedrooms, the same number of bedrooms, equally many bedrooms, as many beds',
    },
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words: `
      not as expensive, not as pricey, not cost as much, pay less, paying less, lower asking price, lower in price,
      priced below, priced under, less money, undercuts, easier on the wallet, easier on the budget, saves you money,
      cheaper, less expensive, more affordable, lower price, lower priced, lower-priced, less costly, costs less`,
    },
    {
      field: 'Price',
      sign: 1,
      isMost: false,
      words: `
      pay more, paying more, higher asking price, higher in price, more costly, priced above, more money, not as cheap,
      not as affordable, more expensive, pricier, higher price, higher priced, higher-priced, dearer, costs more,
      costlier`,
    },
    {
      field: 'BuildingArea',
      sign: -1,
      isMost: false,
      words: `
      not as large, not as big, not as spacious, less room, less floor area, less living area, smaller floor area,
      less square footage, more compact, smaller, less space, less spacious`,
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: `
      more room, more floor area, more living area, bigger floor area, larger floor area, more square footage,
      more square feet, greater floor area, larger living area, outsizes, not as small, bigger, larger, more spacious,
      roomier, more space, more living space`,
    },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: `
      built after, built more recently, more modern, not as old, later built, built later than, newer, younger,
      more recent, more recently built, built later`,
    },
    {
      field: 'YearBuilt',
      sign: -1,
      isMost: false,
      words: `
      built before, built earlier than, not as new, not as modern, predates, more dated, older, built earlier`,
    },
    {
      field: 'Price',
      sign: -1,
      isMost: true,
      words: 'cheapest, least expensive, most affordable, lowest price, lowest priced, lowest-priced',
    },
    {
      field: 'Price',
      sign: 1,
      isMost: true,
      words: `
      most expensive, priciest, highest price, highest priced, highest-priced, costliest, dearest`,
    },
    { field: 'BuildingArea', sign: 1, isMost: true, words: 'biggest, largest, most spacious, roomiest, most space' },
    { field: 'BuildingArea', sign: -1, isMost: true, words: 'smallest, least spacious' },
    { field: 'YearBuilt', sign: 1, isMost: true, words: 'newest, youngest, most recent, most recently built' },
    { field: 'YearBuilt', sign: -1, isMost: true, words: 'oldest' },
    { field: 'Bedrooms', sign: 1, isMost: false, words: 'more bedrooms, more beds' },
    { field: 'Bedrooms', sign: -1, isMost: false, words: 'fewer bedrooms, fewer beds, less bedrooms' },
    { field: 'Bedrooms', sign: 1, isMost: true, words: 'most bedrooms, most beds' },
    { field: 'Bedrooms', sign: -1, isMost: true, words: 'fewest bedrooms, fewest beds' },
  ],
}
