import type { ClauseWords } from '../clause-words.ts'
import { splitPhrases } from '../phrase-tables.ts'

const subjects = `
  hope your, hope you, hope the, hope this, hope everyone, hope all,
  good morning from, good afternoon from, good evening from, hello from, hi from, hey from, greetings from, i, we,
  he, she, they, i'm, im, we're, he's, she's, they're, i've, ive, we've, they've, i'd, we'd, i'll, we'll, me and my
  wife, me and my husband, me and my partner, both of us, all of us, somebody, someone, everybody, everyone, nobody`

const owners = `
  the kids, the children, the wife, the husband, the baby, the dog, the cat, the landlord, the boss, the last agent,
  the neighbors, the neighbours, the bank, the traffic, the coffee, the economy,
  my, our, his, her, their, a friend of mine, a friend`

const asking = `
  insists, insist on, eyeing, eying, fancy, deserve, aiming for, aim for, keen on, set on, hunting, chasing, dying for, craving,
  ideal, dream home, dream house, favorite, favourite, preference, preferences, requirements, criteria, priority,
  priorities, wishlist, wish list, must haves, must have, perfect home, perfect house, goal, target, move in date,
  want, wants, wanted, wanting, wanna, need, needs, needed, require, requires, look for, looks for, looking, lookin,
  search, searching, searches, seek, seeking, seeks, find, like to, would like, 'd like, i'd like, we'd like, love
  to, would love, love a, prefer, prefers, preferably, hope to find, hoping, hope for, wish, wishing, interested,
  consider, considering, can afford, afford, spend, can spend, can pay, could pay, willing, budget, price range,
  limit, maximum, minimum, go up to, can go, could go, stretch to, stretch, able to, plan to buy, planning to buy,
  plan on buying, going to buy, trying to buy, trying to find, trying to rent, hoping to, want to, buy a, buying, to
  buy, to rent, rent a, renting a, lease a, purchase a, in the market, house hunting, apartment hunting, on the hunt,
  in search of, am after, are after, 'm after, 're after, is after, i'm after, we're after, im after, thinking about,
  thinking of, was thinking, i think, thinking, say, must, should, would, could, might, may, can, can't, cannot,
  won't, don't, dont, do not, show, give me, get me, send me, list, recommend, suggest, tell me about, what about,
  how about, let's, moving to, relocating to, move to, move in, moving in, relocate to, settle in, live in a, live
  near, living near, to live, close to, insist, dream, dreaming, expect, expecting, ok with, okay with, fine with,
  happy with, open to, flexible, ready to, rather, mean, meant, were hoping, was hoping, changed our minds, changed
  my mind, decided on, decide on, settled on, care about, mind, hate, dislike, can't stand, cannot stand, avoid,
  never live in, not live in, wouldn't live in, never move to, refuse, sick of, tired of, fed up with, allergic to, saving up, saved, down payment, approved for, pre approved
  for, preapproved for, have you, do you have, you have, you got, any, is there, are there, there are, there is`

const telling = `
  writing, writing on, typing, calling from, calling on,
  hope your, hope you, hope the, hope this, hope everyone, hope all, been renting, been living, been working, have
  been renting, outgrew, ghosted, transferred, adopted, broke, breaks, am writing, reading this, expecting twins,
  expecting a baby, is due, are due, trust, play, guess who,
  good morning from, good afternoon from, good evening from, hello from, hi from, hey from, greetings from,
  and now rent, now rent, now renting, are renting, am renting, currently rent, currently renting,
  has, leaves, departs, lands, hurts, smells, snores, sings, talks, thinks, moved, came, come from, drove, drive to, drive a, flew, grew up, grew, worked, works, work, work as, work at,
  work for, work from, lived, lives, sold, bought, went, goes to, go to, saw, read about, heard, spoke, talked, told,
  called, call me, calls, met, visited, visit, spent, stayed, stay at, studied, studies, study, teach, teaches,
  taught, retired, graduated, married, divorced, started, finished, quit, was, were, had, used to, rained, rains,
  raining, snowed, snows, ate, eat, eats, cooked, cook, cooks, play, plays, played, watch, watched, walked, walk,
  walks, slept, sleep, sleeps, woke, forgot, forget things, remember, remembered, know, knew, knows, learned, learnt,
  got, gets, became, born, named, said, says, asked, wrote, wrote to, sent, gave, took, takes, left, lost, won,
  broke, died, passed away, turned, turns, began, ended, ends, closed, opens, closes, rent our, rent my, raised,
  increased, believe, feel, feels, felt, miss, missed, enjoy, enjoyed, enjoys, enjoying, speak, speaks, travel,
  traveled, travelled, travels, commute, commutes, commuted, ran, run, runs, swim, swims, swam, love you, thank you,
  thanked, appreciate, waited, waiting for a bus, am sitting, are sitting, sat, sit, sits, laughed, cried, owned,
  own, owns, inherited, rented, shared, fell, built our, renovated our, painted, fixed, cleaned, stands, belonged,
  belongs, is a teacher, is a nurse, is a doctor, is an engineer, is retired, is coming, are coming, is sick, is
  tired, am tired, are tired, is in school, are in school, is at work, are at school, is waiting, is sleeping, is
  calling, is called, are called, is named, has been, have been, has had, has a job, has a cold, has gone, have gone,
  is getting, are getting, is so, are so, is terrible, is awful, was terrible, is crazy, was crazy, ate lunch,
  arrived, arrive, arrives, arriving, depends, joined, hired, fired, served, serves, helped, helps, wonder, wonders,
  wondered, joke, joked, joking, kidding, retire, retires, broke down, barks, barked, chews`

const seams = `
  because, cause, cuz, since we, since i, so, so now, so that, and so, therefore, hence, that's why, thats why, which
  is why, but now, and now, now we, now i, anyway, anyways, meanwhile, when we, when i, while we, while i, after we,
  after i, before we, before i, although, though, as we, as i, if that helps, by the way, btw, otherwise`

const elsewhere = `
  what do you think, what are your thoughts, is the housing market, is the market, is the economy, are interest
  rates, how do i bake, how do i cook, how do i make, how do i fix, what is two, what's two, who created, who owns
  you, where do you come from, where are you from, can you help me with my, can you believe, can you cook, do you
  know a, do you know any, did you see, did you hear, did you know, have you ever, have you heard, have you seen,
  the weather, weather, weather like, forecast, olympics, olympic games, world cup, super bowl, world series,
  president, prime minister, elections, election, capital of, population of, recipe, recipes, joke, jokes, a poem,
  poem, a song, song, songs, movie, movies, film, films, football, soccer, basketball, baseball, tennis, hockey, the
  game last night, a game, who won, who is, who was, who were, who invented, who wrote, who painted, who are you, who
  made you, who built you, when was, when did, when were, why did, why is, why are, why was, how tall, how deep, how
  fast, how old are you, how old is the, how are you, how far is the moon, how's it going, hows it going, how do you
  do, how do you work, how does this work, how was your, will it cost, will they cost, will it be worth, will prices,
  will the market, will homes cost, will houses cost, stock market, bitcoin, interest rates do, translate, dinosaurs,
  dinosaur, planet, planets, the moon, the sun, are you a, are you an, are you real, are you human, are you there,
  are you a robot, you a robot, chatgpt, your name, what's your name, do you like, do you know who, do you speak, do
  you sleep, do you dream, do you think, you ever, can you sing, can you dance, can you write, can you tell me a,
  tell me a, sing me, write me, what time is it, what day is it, what year is it, founded, the mayor, mayor, history
  of, famous for, restaurant, restaurants, pizza, sushi, the bus, train leave, flight, flights, airport code, zodiac,
  horoscope, phone battery, my battery, battery is, my laptop, my computer, my phone, my email, english is, my
  english, spelling, typos, autocorrect`

const talk = `
  all the best, best wishes, best regards, kind regards, warm regards, regards, yours truly, sincerely, yours
  sincerely, cheers, take care, have a nice day, have a great day, have a good day, have a good one, have a great
  weekend, have a nice weekend, have a good weekend, have a lovely day, have a good evening, enjoy your day, enjoy
  your weekend, in a hurry, in a rush, no rush, no hurry, in no hurry, in no rush, take your time, at your
  convenience, in good hands, on the other hand, on one hand, at the end of the day, in the long run, to be honest,
  to tell you the truth, in all honesty, as far as i know, as you know, for what it's worth, in my opinion, in my
  humble opinion, in other words, in a nutshell, in short, in general, in fact, in any case, in that case, in case,
  in the meantime, in advance, thanks in advance, thank you in advance, many thanks, thanks a lot, thanks a million,
  thanks a ton, thanks a bunch, thank you so much, thank you very much, thanks so much, thanks again, a million
  thanks, much appreciated, i appreciate it, i appreciate your help, for your help, for your time, your help
  yesterday, help yesterday, help last week, help today, no problem, no problems, no worries, not a problem, not to
  worry, no offense, no doubt, no kidding, no idea, not sure, i'm not sure, im not sure, not sure yet, i have no
  idea, no clue, i don't know, i dont know, don't worry, dont worry, no joke, no thanks, no thank you, why not, of
  course, for sure, for real, for now, for once, for example, for instance, at first, at last, at once, at all, at
  home, at work, at the office, at school, at night, by now, by then, on time, on foot, on the phone, on vacation, on
  holiday, on the road, on my mind, on my way, on my lunch break, on a whim, on purpose, once upon a time, a while,
  for a while, a long time, for ages, for years, for months, for weeks, over the years, over the weekend, last night,
  last weekend, this morning, this afternoon, this evening, tonight, yesterday morning, yesterday evening, yesterday
  afternoon, all day, all day long, all night, all week, the other day, one day, long story short, believe it or not,
  guess what, you know what, what a day, good luck, wish me luck, fingers crossed, god willing, knock on wood, happy
  friday, happy monday, happy new year, merry christmas, happy holidays, happy birthday, long time no see, nice to
  meet you, pleased to meet you, nice chatting, good to see you, great to see you, it was nice talking, hope you are
  well, hope you're well, hope you are doing well, hope you're doing well, hope this finds you well, hope all is
  well, i hope you are well, how are you, how are you doing, how are you today, how's your day, hows your day, how is
  your day, how's it going, what's up, whats up, what's new, sorry for the late reply, sorry for my english, excuse
  my english, pardon my english, sorry to bother you, sorry to bother, excuse me, pardon me, my bad, never mind me,
  don't mind me, just saying, just kidding, just curious, just asking, just wondering, just browsing, up to you, your
  call, it depends, that depends, that's it, thats it, that's all, thats all, that is all, and that's it, that would
  be all, that's about it, the thing is, here's the thing, the point is, the truth is, the fact is, as i said before,
  like i said, as mentioned, apart from that, other than that, besides that, aside from that, except for that, beyond
  that, on top of that, above all, after all, first of all, last but not least, not least, all in all, all right
  then, more or less that's it, at any rate, so to speak, if you will, if you please, if you don't mind, if you dont
  mind, if i may, if i may ask, if that's ok, if that makes sense, if you know what i mean, you know what i mean,
  know what i mean, dear all, to whom it may concern, first time here, my first time here, new here, i'm new here, im
  new here, on a budget, out of the blue, out of curiosity, out of luck, piece of cake, fair enough, sounds good,
  sounds great, looks good, that's great, thats great, that's nice, that works, works for me, got it, i see, i
  understand, understood, makes sense`

export const clauseWords: ClauseWords = {
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
}
