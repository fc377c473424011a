/**
 * Not, ideally, must, or, and, but, with: what the rest of a clause is governed by. Tag -> phrases, separated by
 * commas.
 */
export const governorWords: Record<string, string> = {
  'scope.notOnly': `
    not only, not just, not solely, not exclusively, not necessarily, doesn't have to be just, not limited to,
    doesn't need to be only, nothing against, have nothing against, i have nothing against, no objection to,
    no objections to, no problem with, no issue with, don't mind, dont mind, do not mind, i don't mind, we don't mind,
    don't mind having, don't object to, needn't have, need not have, doesn't have to have, needn't be,
    doesn't necessarily have to be, can have but needn't have, doesn't have to be, does not have to be,
    doesn't need to be, need not be, don't have to be, doesn't have to be in, does not need to be, with or without,
    w or w/o, with or w/o, whether or not it has, regardless of whether it has, whether there's, whether there is`,
  'glue.insteadOf': `
    instead of, rather than, in place of, in lieu of, not so much`,
  'scope.orElse': `
    if not, if not then, or if not, and if not, or if not then, otherwise, or otherwise, or else, failing that,
    if not possible, if not available, if that's not available, if there are none, if there is none, if none`,
  'glue.anythingLeft': `
    is nothing to be had, is there really nothing, is nothing available, nothing available, is there truly nothing, is there absolutely nothing,
    there's nothing, you have nothing, have you nothing, have you no, do you have nothing, do you have no, is there nothing, is there no, are there no,
    [isn't there|isnt there|is there not|aren't there|arent there|don't you have|dont you have|do you not have|haven't you got|havent you got|you don't have|you dont have|you haven't got|you wouldn't have|you wouldn't happen to have|wouldn't you have][| any| anything| a| an]`,
  'scope.not': `
    we are not looking to, we're not looking to, i am not looking to, i'm not looking to, not looking to,
    can't do, cannot do, cant do, can't handle, can't manage, couldn't live with, not, no, nothing, without, except,
    excluding, everything but, anywhere but, everywhere but, all but, anywhere except, everywhere except,
    anything except, any city but, any place but, anyplace but, refuse, refuse to pay, refusing to pay, won't pay,
    wont pay, will not pay, not paying, don't want to pay, dont want to pay, do not want to pay, don't need,
    dont need, do not need, no need for, exclude, except for, other than, anything but, never, minus, avoid, avoiding,
    skip, skipping, don't want, dont want, do not want, don't like, dont like, don't show, dont show, leave out, w/o,
    wo, w o, hate, sans, that is not, that isn't, that are not, that aren't, which is not, isn't, isnt, aren't, arent,
    not including, non, lacking, free of, nor, neither, does not have, doesn't have, doesnt have, that don't have,
    don't have, dont have, do not have, minus any, without any, can't have, cannot have, must not have, must not be,
    shouldn't be, should not be, should not have, shouldn't have, can't be, cannot be, apart from, aside from,
    besides, hates, don't care for, absent, exclude any, nothing with, please no, definitely not, absolutely no,
    don't include, do not include, dont include, can't stand, cannot stand, cant stand, couldn't stand, can't bear,
    cannot bear, can't abide, despise, detest, dislike, loathe, not a fan of, not fond of, not into, not keen on,
    no interest in, not interested in, have no interest in, don't care much for, tired of, sick of, fed up with,
    stay away from, steer clear of, keep away from, keep me away from, hating, never live in, would never live in,
    wouldn't live in, don't want to live in, do not want to live in, never want to live in, don't want to be in,
    don't want to see, wouldn't want, would not want, never again, i'd rather not have, rather not, rather not have,
    would rather not, no way, not with, not one with, just not, but please no, please don't, as long as it isn't,
    as long as it's not, as long as it is not, as long as there's no, as long as there is no, so long as it isn't,
    so long as it's not, provided it isn't, provided it's not, unless it's, unless it is, nowhere, nowhere in,
    nowhere near, none of, none in, none with, none of the, zero, devoid of, leave off, rule out, ruling out, cut out,
    keep out, turn down, forego, forgo, aren't in, isn't in, apart,
    leaving out, leave aside, setting aside, barring, bar, save for, short of, outside of, absolutely not,
    certainly not, by no means, under no circumstances, not even, don't bother with, don't bother showing me,
    don't give me, don't send me, don't list, stop showing me, spare me, enough of, not another, with no, that has no,
    that have no, that lacks, in place of, in lieu of, not so much, any town but, any area but, any neighborhood but,
    any neighbourhood but, any kind but, any type but, any home but, any house but, any location but, every town but,
    every city but, every place but, all cities but, all cities except, all towns except, any town except,
    any city except, any place except, any area except, all areas except, not crazy about, not big on,
    not a big fan of, not counting, excl, excl., done with, i'm done with, enough with, through with`,
  'glue.dislike': `
    not a fan of, not fond of, not keen on, not into, not crazy about, not big on,
    not a big fan of`,
  'glue.without': `
    without, w/o, wo, w o, lacking, without any, with no, that has no, that have no, that lacks`,
  'glue.except': `
    except, excluding, everything but, anywhere but, everywhere but, all but, anywhere except, everywhere except,
    anything except, any city but, any place but, anyplace but, exclude, except for, other than, anything but, avoid,
    avoiding, not including, without, apart from, aside from, besides, barring, save for, outside of, neither,
    leave out, leaving out, rule out, any town but, any area but, any neighborhood but, any neighbourhood but,
    any kind but, any type but, any home but, any house but, any location but, every town but, every city but,
    every place but, all cities but, all cities except, all towns except, any town except, any city except,
    any place except, any area except, all areas except, not counting, excl, excl.`,
  'scope.notAfter': `
    excluded, excepted, not included, are excluded, is excluded, are out, is out, is out of the question, are out of
    the question, is off the table, are off the table, are a no go, is a no go, is a no, are a no, are a no-go, is a
    no-go, is a dealbreaker, are a dealbreaker, is a deal breaker, are a deal breaker, are dealbreakers, are not an
    option, is not an option, aren't an option, isn't an option, won't do, won't work, is not for me, not for me,
    not for us`,
  'scope.wish': `
    ideally, preferably, preferrably, preferable, nice to have, would love, would like to have, i'd love, id love,
    we'd love, hopefully, prefer, prefers, preferring, preference for, bonus points for, bonus points if, bonus for,
    bonus if, plus if, if possible, would be great to have, optionally, if available, love to have, nice if,
    it would be nice if, great if, better if, best if, even better if, extra points for, maybe, perhaps, possibly,
    it would be great if, would prefer, wouldn't mind, wouldnt mind, wish list, wishlist, dream of, dreaming of,
    a plus would be, a bonus would be, a big plus would be, would be great if, would be nice if, would be good if,
    would be awesome if, would be a plus if, would be a bonus if, would be cool if, would be perfect if,
    would be ideal if, would be lovely if, i wish it had, wish it had, wishing for, wish for, wish there was,
    if you can, in a perfect world, in an ideal world, pref, i'd prefer, we'd prefer, id prefer, we prefer, i prefer,
    would be nice to have, it'd be nice to have, it would be nice to have, [would|i'd|we'd|id|i would|we would] [love|really love] to [have|be|get|own], would love it if,
    would love if it had, would love one with, would be awesome to have, nice to haves, nice-to-have, nice-to-haves,
    hoping for, even better with, bonus, i'd really like, i would really like, kinda want, would really love,
    extra credit for, if it could have, would appreciate, i'd appreciate, favoring, favouring, with a preference for,
    love for it to have, wouldn't say no to, would not say no to, won't say no to, can't say no to, i'd not say no to`,
  'scope.wishAfter': `
    would be nice, would be great, would be a plus, would be lovely, would be awesome, would be good,
    would be amazing, would be perfect, would be ideal, would be a bonus, is a plus, a plus, is a bonus, a bonus,
    preferred, is preferred, is preferable, if possible, is nice to have, nice to have, optional, is optional,
    if available, are a plus, are a bonus, would be cool, would be sweet, would help, is a nice to have,
    a nice to have, would be wonderful, would be fantastic, would be appreciated, would be better, is nice, are nice,
    would be the cherry on top, wouldn't hurt, wouldnt hurt, are preferred, is desirable, desirable, desired,
    is desired, would be best, appreciated, a big plus, is a big plus, are optional, would be a big plus,
    would be a nice bonus, would be preferable, would be preferred, but not required, but not necessary,
    but not essential, not required, not a must, not essential, not necessary, would be super, would be excellent,
    would be a dream, would be neat, would be icing on the cake, would be great too, would be nice too,
    though not required, if there is one, would make me happy, is a definite plus, a huge plus, is a huge plus`,
  'scope.must': `
    must, must have, must haves, must be, need, needs, needs to, need to, required, requires, require, has to,
    it has to, it has to be, it has to have, they have to, has to have, have to, have to have, has to be, have to be, needs to be, need to have, needs to have, definitely,
    absolutely, essential, mandatory, necessary, it must have, is a must, a must, are a must, is required,
    are required, is essential, non negotiable, is mandatory, gotta have, got to have, should have, should be,
    we need, i need, got to be, gotta be, nothing without, not without, never without`,
  'scope.or': `
    or, and/or, or else, or maybe, or possibly, or even, /, |, alternatively, either`,
  'scope.and': `
    and, &, plus, as well as, also, along with, together with, and also, n, both, in addition to, and with`,
  'scope.but': `
    but, however, though, although, yet`,
  'scope.with': `
    with, w, w/, has, have, having, featuring, features, feature, includes, include, including, offering, offers,
    that has, that have, which has, which have, containing, equipped with, boasting, wth, wit, comes with, come with,
    there is, there's, got, it has, offer, equipped, complete with, contains, that includes, that include, included,
    allow, allows, permit, permits, accept, accepts, that allow, that allows, that accept, that accepts, allowing, accepting, permitting, that offer, that offers, w a,
    mentioning, mention, mentions`,
  'scope.letGo': `
    instead of, rather than, in place of, in lieu of, with or without, with or w/o, swap, swap out, swap the, replace,
    replace the, trade, trade the, exchange the, substitute the`,
}
