/** Words that hold a sentence together or ask politely: they mean nothing for the search, and nobody misses them. */
export const fillers = `
  can i view, to view, view it, view them, i view, schedule a viewing, viewing, viewings,
  a, an, the, this, that, these, those, it, its, it's, i, i'm, im, i'd, id, i'll, i've, ive, me, my, mine, myself, we,
  we're, we'd, we'll, we've, us, our, ours, you, you're, your, u, ur, he, she, they, they're, them, their, his, her,
  who, whom, which, what, what's, whats, where, where's, when, how, is, are, am, was, were, be, been, being, do, does,
  did, done, can, could, can't, will, would, shall, should, may, might, has, had, have, get, give, gimme, getting,
  got, go, going, gonna, want, wants, wanted, wanna, would like, like, looking, look, looking for, lookin, lookin for,
  look for, just the, only the, is fine, are fine, is ok, is okay, are ok, is good, looking 4, lookin 4, look 4, 4 a, 4 me, 4 my, 4 us, 4 the, you've, you have got, you've got, find me, i have, we have, give me, get me, are there any, is there a, is there any, find, finding, search, searching, searching for, seek, seeking, show, show me, showing, see, list, tell,
  tell me, help, help me, please, pls, plz, plse, thanks, thank you, thank, thx, ty, hi, hello, hey, hiya, yo, good
  morning, good afternoon, good evening, greetings, dear, so, then, than, there, there's, here, if, as, of, to, for,
  with, at, by, on, in, up, out, into, about, sorry, tbh, omg, imo, idk, gosh, anyways, obviously, seriously, ya, yup, nope, nah, plss, pleez,
  pls pls, heyy, sup, bro, fam, y'all, yall, ppl, gotta, lemme, tryna, dunno, er, uhm, ugh, phew, meh, ooh, yay, room for,
  hold on, let me think, let me see, you see, you know, by the way, as i said, like i said, in mind, for us, for me, some, any, all, every, each, both, ok, okay, yes, yeah, yep, sure, well,
  um, uh, hmm, erm, oh, ah, just, really, very, quite, also, too, again, currently, right now, now, at the moment,
  available, exist, exists, existing, there are, are there, do you have, have you got, got any, i need, interested,
  interested in, need, needs, needed, move, moving, live, living in, relocate, relocating, stay, settle, know, let me
  know, let, let's, lets, come, type, kind, sort, kinds, types, sorts, style, one, ones, such, own, same, s, t, re, d,
  total, amount, offered, offer, offers, market, in your database, database, you have, you got, have you, on offer,
  fyi, btw, wondering, curious, i was wondering, wonder, check, checking, search for, hunting, hunting for, in search
  of, on the lookout for, sized, size, range, ranges, somewhere around here, around here, here's, heres, total of,
  currently listed for, out there, think, guess, suppose, meaning, say, says, said, call, called, named, name,
  details, detail, info, information, more info, display, pull up, bring up, fetch, return, results, result, match,
  matching, matches, shown, listing, fit, fits, fitting, suits, suit, suitable, criteria, work, works, does it, is
  there, looks, seems, anyone, anybody, everyone, somebody, someone, people, us two, each other, am looking, i am, we
  are, i am looking, kindly, asap, soon, this year, sir, madam, mate, buddy, man, dude, guys, folks, team, lol, haha,
  aha, wow, alright, right, correct, actually, basically, literally, honestly, maybe, perhaps, possible, possibly,
  whatever, somewhat, kinda, sorta, etc, and so on, that's, thats, those are, these are, min., max., per, via, until,
  while, because, cause, cuz, coz, tho, though, still, already, ever, even, much, many, lot of, lots of, bunch
  of, couple, few, several, various, different, other, others, another, else, next, last, only, either, option,
  options, choose, choice, choices, pick, considering, consider, ready to, able to, hoping, hope, trying,
  try, plan, planning, planning to, thinking, thinking of, thinking about, love, loves, wish, wishing, would love,
  would want, need a, we want, i want, want to, need to, has to, used to, off, down, over, through, during, between,
  among, per se, hand, time, day, year, years, anything like that, something like, something like that, or
  something, or whatever, thing, things, stuff, way, bit, a bit, a little, little, all the, most, more, start, begin, make, made, take, takes, put, set, use, using, keep, leave, run, turn, bring,
  raise, increase, decrease, reduce, lower it, lower the, bump, bump up, extend, expand, widen, change, switch, update, adjust,
  feel, become, seem, ask, asking, asked, told, talk, question, questions, answer, answers, recommend,
  recommendations, recommendation, suggest, suggestion, suggestions, advice, advise, view all, click, press, send,
  email, contact, price, prices, cost, currency, value, area, areas, location, locations, located, place, places,
  spot, region, zone, neighborhood, neighborhoods, neighbourhood, neighbourhoods, city, town,
  without a doubt, without doubt, no doubt, without fail, without question, no question, without hesitation, no hurry, no rush, no pressure
`

/** Praise: a matter of taste that no listing can be held to. */
export const subjectiveWords = `
  nice, great, good, lovely, beautiful, gorgeous, amazing, awesome, perfect, decent, wonderful, fantastic, excellent, stunning, cute, charming, cozy, cosy, adorable, pretty,
  fabulous, incredible, superb, ideal, attractive, elegant, comfortable, comfy, cool, best, pleasant, impressive, inviting, quaint, dreamy, neat, sweet, terrific, magnificent,
  breathtaking, delightful, reasonable, reasonably priced, big, large, huge, spacious, roomy, small, tiny, little, new, old, modest, simple, fancy, clean, unique, special, well maintained, well kept, good sized, decent sized, big enough, large enough`
