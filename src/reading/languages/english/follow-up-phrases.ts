import type { Topic } from '../../criteria/condition.ts'

/** How people begin to ask for homes. */
const requests = `
  [would|i'd|id|we'd|i would|we would|'d] [love|really love] to [see|find|look at|view|visit|hear about], [would|i'd|id|we'd|i would|we would] [love|really love] to,
    show me, find me, find, search for, searching for, look for, looking for, i am looking for, i need, i want, we need,
    we want, give me, get me, list, are there, are there any, do you have, have you got, i would like, i'd like,
    we are looking for, i'm looking for, im looking for, is there, show`

/** What refines or continues the last search of a conversation. Tag -> phrases, separated by commas. */
export const followUpPhrases: Record<string, string> = {
  'follow.cheaper': `
    cheaper, less expensive, lower price, lower priced, lower in price, more affordable, something cheaper,
    anything cheaper, cheaper ones, cheaper one, too expensive, too pricey, lower prices, less pricey, less costly,
    lower cost, cheaper options, a bit cheaper, more economical, inexpensiver, too much money, cheaper please,
    cheaper than those, cheaper than these, cheaper than them, cheaper than that, cheaper than this, cheaper than
    that one, cheaper than this one, cheaper than the ones you showed me, cheaper than what you showed me, cheaper
    than the ones shown, less expensive than those, less expensive than these, less expensive than them, less
    expensive than that, less expensive than this, less expensive than that one, less expensive than this one, less
    expensive than the ones you showed me, less expensive than what you showed me, less expensive than the ones
    shown`,
  'follow.pricier': `
    dearer, a bit dearer, a little dearer, slightly dearer, somewhat dearer, bit dearer, costlier,
    more expensive, pricier, higher price, higher priced, more upscale, costlier, something more expensive, fancier,
    more expensive than those, more expensive than these, more expensive than them, more expensive than that, more
    expensive than this, more expensive than that one, more expensive than this one, more expensive than the ones
    you showed me, more expensive than what you showed me, more expensive than the ones shown, pricier than those,
    pricier than these, pricier than them, pricier than that, pricier than this, pricier than that one, pricier than
    this one, pricier than the ones you showed me, pricier than what you showed me, pricier than the ones shown`,
  'follow.bigger': `
    bigger, larger, more space, more spacious, roomier, something bigger, something larger, anything bigger,
    anything larger, more room, too small, bigger ones, larger ones, bigger one, larger one, more living space,
    more square feet, too tiny, more square footage,
    bigger than those, bigger than these, bigger than them, bigger than that, bigger than this, bigger than that
    one, bigger than this one, bigger than the ones you showed me, bigger than what you showed me, bigger than the
    ones shown, larger than those, larger than these, larger than them, larger than that, larger than this, larger
    than that one, larger than this one, larger than the ones you showed me, larger than what you showed me, larger
    than the ones shown`,
  'follow.smaller': `
    smaller, something smaller, anything smaller, less space, too big, too large, more compact, smaller ones, tinier,
    smaller than those, smaller than these, smaller than them, smaller than that, smaller than this, smaller than
    that one, smaller than this one, smaller than the ones you showed me, smaller than what you showed me, smaller
    than the ones shown`,
  'follow.newer': `
    newer, more modern, something newer, anything newer, built more recently, more recent, too old, newer ones,
    newer one, more recently built, younger, newer built, newer construction, newer build,
    newer than those, newer than these, newer than them, newer than that, newer than this, newer than that one,
    newer than this one, newer than the ones you showed me, newer than what you showed me, newer than the ones shown`,
  'follow.older': `older, something older, anything older, more historic, too new, older ones, older one,
    older than those, older than these, older than them, older than that, older than this, older than that one,
    older than this one, older than the ones you showed me, older than what you showed me, older than the ones shown`,
  'follow.moreBedrooms': `more bedrooms,  more beds`,
  'follow.fewerBedrooms': `fewer bedrooms, less bedrooms,  fewer beds, less beds`,
  'follow.closer': `closer, nearer, something closer, anything closer, too far, closer in, closer ones,
    not that far out, not so far out, not too far out, that far out, too far out, too far away, not that far away,
    not so far away, less far out, further in`,
  'follow.more': `
    show me more, show more, more, see more, more results, more listings, more homes, next, next page, next ones,
    any others, any more, anymore, what else, the rest, more of them, keep going, continue, others, other ones,
    some more, a few more, more please, more options, load more, the next ones, show others, show me others,
    show the rest, and more, what other ones, anything else, more houses, more of those, more of these, next results,
    different ones, show me different ones, other homes, show me other homes, show me other ones, show other ones`,
  'follow.back': `
    go back, back, previous, previous search, previous results, undo, undo that, undo this, take that back,
    back to my search, back to the search, back to the list, back to the results, back to my list, go back to my search,
    back to what we had, return to my search, back to the previous, back to before, revert, the previous ones,
    as before, before that, step back, go one back, forget that, never mind that, cancel that, ignore that,
    forget what i said, undo the last one, return to the previous, go back to the last, go back one, go back one step,
    revert that, scratch that, the one before, the one before that, the previous one, previous one, what we had before,
    the last search, to the last search, undo the last change,
    back a step, back one step, forget what i just said, forget what i just told you, forget the last one,
    undo the last step, take it back, undo my last change`,
  'follow.steps': `
    steps, step, searches, turns, changes`,
  'follow.twice': `
    twice, two times`,
  'follow.reset': `
    start over, start again, new search, reset, forget everything, clear, clear all, from scratch, start from scratch,
    start fresh, fresh start, begin again, clear filters, remove all filters, clear everything, forget all that,
    different search, start a new search, reset everything, reset filters, reset search, drop everything,
    something completely different, forget all of that, forget it all, clear the search, clear search, restart,
    remove all criteria, drop all filters, another search, let's start over, never mind all that,
    back to the beginning, back to the start, back to square one, from the beginning, from the top`,
  'follow.drop': `
    forget, forget about, don't need, dont need, do not need, no need for, doesn't need, don't have to have,
    doesn't need to have, drop, remove, ignore, any, never mind, nevermind, no matter, doesn't matter what,
    regardless of, lift, without regard to, clear the, take away, don't care about, dont care about, do not care about,
    disregard, whatever, irrespective of, forget the, drop the, remove the, ignore the, no limit on, no limit for,
    take off, lose the, cancel the, i don't care about, delete, relax, loosen, the hell with, scrap, unlimited,
    doesn't matter if, doesnt matter if, does not matter if, don't care if, dont care if, not important if,
    don't mind if, no matter if, doesn't have to be, does not have to be, doesn't need to be, doesn't have to have,
    need not be, don't mind the, don't worry about, any kind of, all kinds of, no matter the, no matter what,
    get rid of, scratch, scratch the, strike, strike the, skip the bit about, forget all about, can live without,
    no preference on, no preference for, not fussed about, not bothered about, not fussy about, not picky about,
    could care less about, couldn't care less about, indifferent to, indifferent about, not particular about,
    don't mind whether, don't care whether, doesn't matter whether, don't care how many, no need of,
    not looking for a specific, open on, any type of, all types of, any sort of, whatever kind of, whatever type of,
    don't mind, dont mind, do not mind, don't mind a, i don't mind, take out, take out the, leave off, do without,
    can do without, live without, do away with, i can do without, we can do without, i can live without,
    we can live without, i could do without, we could do without, i could live without, we could live without,
    could live without, could do without, don't have to have a, get by without, can get by without,
    i can get by without, we can get by without, could get by without, manage without, can manage without`,
  'follow.dropAfter': `
    i can do without, we can do without, i can live without, we can live without, i could do without, we could do without,
    i could live without, we could live without, i can get by without, we can get by without,
    doesn't matter, does not matter, don't matter, do not matter, isn't important, is not important, no longer matters,
    doesnt matter, dont matter, is irrelevant, is not a concern, isn't a concern, not important, is flexible,
    no longer needed, not needed anymore, is fine, are fine, not needed, needed not, isn't necessary, not necessary,
    isn't required, not required, is not required, are not needed, aren't needed, is ok, is okay, doesn't have to be,
    isn't needed, is not needed, can be anything, is no object, no object, isn't an issue, is not an issue,
    are irrelevant, are not important, not matter, flexible, is open, isn't that important, is not that important,
    isn't so important, not that important, not so important, isnt that important, isn't important anymore,
    is not important anymore, aren't important, aren't that important, aren't so important, isn't a priority,
    not a priority, isn't a dealbreaker, no big deal, isn't a big deal, or not,  isn't really necessary,
    isn't really needed, isn't crucial, not crucial, isn't critical, is negotiable, not an issue, no issue,
    not a problem, isn't a problem, is not a problem, not an issue anymore`,
  'drop.needed': `
    needed, required, necessary, limit, limits, preference, restriction, restrictions, requirement, needed anymore,
    required anymore, necessary anymore, needed though, cap, ceiling, anymore needed`,
  'drop.Place': `
    anywhere, any place, any city, everywhere, any area, any location, all cities, all areas, anywhere is fine,
    any town, any neighborhood, any neighbourhood, anywhere at all, wherever`,
  repair: `
    no wait, wait no, no sorry, sorry no, i mean, i meant, sorry i mean, sorry i meant, make that, make it, or rather,
    or actually, scratch that, correction, oops, no actually, actually no, actually make that, actually make it,
    no make that, no make it, let me correct that, that should be, strike that, my mistake, no no, well no, no i mean,
    no i meant, wait i mean, wait actually, actually wait, hmm no, or better, no rather, hold on, well actually, er no,
    uh no, um no, no let's say, change that to, make that rather,
    on second thought, on second thoughts, thinking about it, come to think of it, hang on, no hang on, let's make
    it, let's make that, lets make it, change the, change my, changing the, changing my, let me change, let me
    change that to, i'll change, no more like, no it's more like, typo, i misspoke, my bad, whoops, let me
    rephrase, what i meant was, what i mean is, i really mean, i really meant, er i mean, um i mean, uh i mean,
    better make it, better make that, wait make it, wait make that, let's go with, no let's do, no let's go with,
    changed my mind, i changed my mind, i've changed my mind, we changed our minds, no scratch that, forget that,
    never mind that, cancel that, ignore that, make that instead, no not that, by which i mean, as in not, hold up,
    no hold on, that's wrong, that was wrong, wrong, i said that wrong, no that's wrong, sorry that should be, that
    should read, should read, should be instead, raise that to, raise it to, lower that to, lower it to, bump that
    to, bump it to, bump it up to, bump that up to, up that to, edit, i take that back, take that back,
    i said, i asked for, i wanted, like i said, as i said, i told you`,
  'repair.soft': `
    actually, or actually, rather, or rather, sorry, well, better yet, better, make it,
    rather say, or better still, better still, or better yet, or rather no, in fact, well no, sorry about that, no
    rather, correction to that, or let's say, well let's say, let's say, erm no`,
  'repair.no': `
    no, nope, nah, wait, sorry, well, actually, hmm,
    er, erm, uh, um, uhm, ah, oh, eh, pardon, excuse me, apologies, my apologies, hmmm`,
  'repair.rather': `
    rather, better`,
  'repair.nay': `
    no, nope, nah, nay, wait, sorry, oops, pardon, naw, uh no, er no`,
  'glue.request': requests,
  filler: requests,
  'follow.what': `
    what if, and if, any with, anything with,
    what about, how about, and what about, and how about, and in, what of, what abt, wat about, how bout, hows about,
    and for, then what about, ok what about, try, let's try, how abt, lets try, switch to, change to,
    make it, make that, change it to, switch it to, let's do, do, let's say, lets say, let's see, swap to, now,
    back to, back in, go back to, return to, let's go back to,
    drop it to, drop to, bring it down to, lower it to, take it to, take it up to, take it down to, raise it to,
    raise that to, bump it to, bring it up to, set it to`,
  'follow.instead': `
    instead, rather, only, just, those, them, these, of those, of them, of these, among those, among them, from those,
    which of, which ones, which one, which of those, which of them, that are, also, too, as well, now only, still,
    same, the same, same thing, same but, but only, of which, narrow, narrow it down, filter, those with, the ones,
    keep everything, keep everything but, everything the same but, keep the rest but, keep the rest, all the same
    but, everything else the same, keep everything else, leave everything but`,
  'follow.add': `
    also, too, as well, and also, in addition, plus, as well as, additionally, add, include, including, plus also,
    expand to, add in, throw in, extend to, widen to, broaden to, widen the search to, expand the search to,
    extend the search to, broaden the search to, widen it to, expand it to, extend it to`,
  'follow.showAll': `
    show all, show me all, show everything, all of them, show me everything, all homes, all listings, list all,
    everything you have, what do you have, what have you got, what's available,
    what is available, list everything, all your listings, all the listings, all the homes, your listings,
    show listings, show me listings, see all, view all, browse, what do you got, whatcha got, what you got`,
  'step.another': `
    another,
    extra, additional, further`,
  'step.oneLess': `
    minus`,
  'step.more': `
    more, extra, additional, higher`,
  'step.less': `
    less, fewer, lower`,
  'step.raise': `
    raise, increase, up, bump,  extend, stretch,  add, plus, add on,  tack
    on, throw on`,
  'step.lower': `
    lower, reduce, cut, decrease, drop,  take off, knock off, shave off, subtract`,
  'step.put': `
    add, plus, add on,  tack on, throw on, take off, knock off, shave off, subtract`,
  'glue.by': `
    by`,
  'glue.onto': `
    to,
    onto`,
  'glue.may': `
    can be, could be, may be, might be, could even be, can also be`,
  'glue.fine': `
    is fine, is ok, is okay, are fine, are ok, would be fine, would be ok, would be okay, works, works too, is
    acceptable, would work, is fine too, is ok too, is alright, would be acceptable, is fine by me, is ok with me, is okay with me,
    is fine with me, is ok by me, is okay too, are fine too, are ok too, would also work, also works`,
  'follow.swap': `
    instead, rather, in its place, in their place, in exchange`,
  'follow.now': `
    now, and now, so now, now then, next`,
  'follow.anew': `
    something else, something different, something entirely different, a different request, another request,
    different question, new request, something else entirely, completely different,
    new question`,
  'drop.limit': `
    price limit, price limits, price cap, price ceiling, budget limit, budget cap, spending limit,
    max, maximum, upper limit, limit on price, limit, price max`,
  'glue.details': `
    more about, more info, more information, more details, more detail, more info on, more details on, more
    information about, more on the`,
}

/** Words that ask for a place to park at all. */
export const parkingWords = `garage, garages, parking, parking spot, parking space, parking place, car parking,
  parkings, garage space, off street parking, parking spots, parking spaces, a garage, garage parking, gar, gars, grg,
  prkg, prkng, pkng`

/** Topics by the words that let them go. */
export const dropWords: [string, Topic[]][] = [
  ['types', ['PropertyType']],
  ['kind', ['PropertyType']],
  ['kinds', ['PropertyType']],
  ['price', ['Price', 'CurrencySymbol']],
  ['prices', ['Price', 'CurrencySymbol']],
  ['budget', ['Price', 'CurrencySymbol']],
  ['cost', ['Price', 'CurrencySymbol']],
  ['money', ['Price', 'CurrencySymbol']],
  ['location', ['Place']],
  ['city', ['Place']],
  ['place', ['Place']],
  ['area', ['Place']],
  ['anywhere', ['Place']],
  ['neighborhood', ['Place']],
  ['zip', ['Place']],
  ['size', ['BuildingArea']],
  ['bedrooms', ['Bedrooms']],
  ['bathrooms', ['Bathrooms']],
  ['garage', ['ParkingSpots']],
  ['parking', ['ParkingSpots']],
  ['type', ['PropertyType']],
  ['property type', ['PropertyType']],
  ['year', ['YearBuilt']],
  ['age', ['YearBuilt']],
  ['features', ['Feature']],
  ['amenities', ['Feature']],
  ['hoa', ['HOAMonth']],
  ['lot', ['LotArea']],
  ['lot size', ['LotArea']],
  ['status', ['Status']],
]
