import type { ClauseWords } from '../tables/clause-words.ts'
import { splitPhrases } from '../tables/phrase-tables.ts'
import { storyWords } from './story-words.ts'

const subjects = `
  hope your, hope you, hope the, hope this, hope everyone, hope all,
  good morning from, good afternoon from, good evening from, hello from, hi from, hey from, greetings from, i, we,
  he, she, they, i'm, im, we're, he's, she's, they're, i've, ive, we've, they've, i'd, we'd, i'll, we'll, me and my
  wife, me and my husband, me and my partner, both of us, all of us, somebody, someone, everybody, everyone, nobody`

const owners = `
  the kids, the children, the wife, the husband, the baby, the dog, the cat, the landlord, the boss, the last
  agent, the neighbors, the neighbours, the bank, the traffic, the coffee, the economy, my, our, his, her, their,
  a friend of mine, a friend, grandpa, grandma, grandfather, grandmother, mom, mum, dad, daddy, mommy, auntie,
  granny, hubby, wifey, the previous owner, the one before, a colleague, a coworker, a co worker, a buddy, some
  guy, a guy, someone i know, somebody i know, an acquaintance, a neighbor, a neighbour, a relative,
  [one|two|three|some] of my, the people next door, the guy next door, my ex, my number is, my number`

const asking = `
  searched for, hoped for, asked for a, begged for, planned on, opted for, have searched for,
  i'd take, would take, i'll take, we'd take, we'll take,
    insists, insist on, eyeing, eying, fancy, deserve, aiming for, aim for, keen on, set on, hunting, chasing,
    dying for, craving, ideal, dream home, dream house, favorite, favourite, preference, preferences, requirements,
    criteria, priority, priorities, wishlist, wish list, must haves, must have, perfect home, perfect house, goal,
    target, move in date, want, wants, wanted, wanting, wanna, need, needs, needed, require, requires, look for,
    looks for, looking, lookin, search, searching, searches, seek, seeking, seeks, find, like to, would like, 'd like,
    i'd like, we'd like, love to, would love, love a, prefer, prefers, preferably, hope to find, hoping, hope for,
    wish, wishing, interested, consider, considering, can afford, afford, spend, can spend, can pay, could pay,
    willing, budget, price range, limit, maximum, minimum, go up to, can go, could go, stretch to, stretch, able to,
    plan to buy, planning to buy, plan on buying, going to buy, trying to buy, trying to find, trying to rent,
    hoping to, want to, buy a, buying, to buy, to rent, rent a, renting a, lease a, purchase a, in the market,
    house hunting, apartment hunting, on the hunt, in search of, am after, are after, 'm after, 're after, is after,
    i'm after, we're after, im after, thinking about, thinking of, was thinking, i think, thinking, say, must, should,
    would, could, might, may, can, can't, cannot, won't, don't, dont, do not, show, give me, get me, send me, list,
    recommend, suggest, tell me about, what about, how about, let's, moving to, relocating to, move to, move in,
    moving in, relocate to, settle in, live in a, live near, living near, to live, close to, insist, dream, dreaming,
    expect, expecting, ok with, okay with, fine with, happy with, open to, flexible, ready to, rather, mean, meant,
    were hoping, was hoping, changed our minds, changed my mind, decided on, decide on, settled on, care about, mind,
    hate, dislike, can't stand, cannot stand, avoid, never live in, not live in, wouldn't live in, never move to,
    refuse, sick of, tired of, fed up with, allergic to, saving up, saved, down payment, approved for,
    pre approved for, preapproved for, have you, has it, has that, has this, has the, have they, do you have, you have, you got, any, is there, are there, there are,
    there is, important, crucial, enough, sufficient, plenty, acceptable, negotiable, deal breaker, dealbreaker,
    non negotiable, works for me, would work, will do, pre approved, [i|we|i've|we've] got a, got any, i'm at, we're at,
  [can|could|do|would|will] [i|we] get, [can|could] [i|we] [afford|find|buy|rent]`

const telling = `
    writing, writing on, typing, calling from, calling on, hope your, hope you, hope the, hope this, hope everyone,
    hope all, been renting, been living, been working, have been renting, outgrew, ghosted, transferred, adopted,
    broke, breaks, am writing, reading this, expecting twins, expecting a baby, is due, are due, trust, play,
    guess who, good morning from, good afternoon from, good evening from, hello from, hi from, hey from,
    greetings from, and now rent, now rent, now renting, are renting, am renting, currently rent, currently renting,
    has, leaves, departs, lands, hurts, smells, snores, sings, talks, thinks, moved, came, come from, drove, drive to,
    drive a, flew, grew up, grew, worked, works, work, work as, work at, work for, work from, lived, lives, sold,
    bought, went, goes to, go to, saw, read about, heard, spoke, talked, told, called, call me, calls, met, visited,
    visit, spent, stayed, stay at, studied, studies, study, teach, teaches, taught, retired, graduated, married,
    divorced, started, finished, quit, was, were, had, used to, rained, rains, raining, snowed, snows, ate, eat, eats,
    cooked, cook, cooks, plays, played, watch, watched, walked, walk, walks, slept, sleep, sleeps, woke, forgot,
    forget things, remember, remembered, know, knew, knows, learned, learnt, got, gets, became, born, named, said,
    says, asked, wrote, wrote to, sent, gave, took, takes, left, lost, won, died, passed away, turned, turns, began,
    ended, ends, closed, opens, closes, rent our, rent my, raised, increased, believe, feel, feels, felt, miss,
    missed, enjoy, enjoyed, enjoys, enjoying, speak, speaks, travel, traveled, travelled, travels, commute, commutes,
    commuted, ran, run, runs, swim, swims, swam, love you, thank you, thanked, appreciate, waited, waiting for a bus,
    am sitting, are sitting, sat, sit, sits, laughed, cried, owned, own, owns, inherited, rented, shared, fell,
    built our, renovated our, painted, fixed, cleaned, stands, belonged, belongs, is a teacher, is a nurse,
    is a doctor, is an engineer, is retired, is coming, are coming, is sick, is tired, am tired, are tired,
    is in school, are in school, is at work, are at school, is waiting, is sleeping, is calling, is called,
    are called, is named, has been, have been, has had, has a job, has a cold, has gone, have gone, is getting,
    are getting, is so, are so, is terrible, is awful, was terrible, is crazy, was crazy, ate lunch, arrived, arrive,
    arrives, arriving, depends, joined, hired, fired, served, serves, helped, helps, wonder, wonders, wondered, joke,
    joked, joking, kidding, retire, retires, broke down, barks, barked, chews, pays, pay, paid, rents out, rent out,
    makes, make, [landlord|boss|neighbor|neighbour|ex|bank|agent|realtor] [wants|needs|asks|keeps|says|has|had],
    flying, fly, flies, driving, pouring, collect, collects, ride, rides, paint, paints, bake, bakes, hike, hiking,
    love [hiking|reading|cooking|running|biking|cycling|traveling|travelling|sports|music|movies|books|camping|skiing|fishing|dancing|gardening],
    celebrate, celebrates, celebrated, call, write, text, scored, crashed, win, wins, bark, run a, run the,
    i read that, i heard that, the news said, rumor has it, rumour has it, put in, fell through, popped up, showed me,
    showed us, sent me, sent us, recommended, it has been, it's been, its been, there has been, it is getting,
    it's getting, tried, attempted, almost bought, nearly bought, selling [our|my], sell [our|my|ours|mine],
    need to sell, have to sell, must sell, closing on our, close on our, gave me, gave us, doubled, tripled, rose,
    listed their, can't believe, cannot believe, owe, owes, owed, weigh, weighs, ran out, rents,
    spend [every|the|our|most|all|hours|weekends|summers|too much time], spends,
  [share|shares] [a|one|two|our|the],
  got a [raise|promotion|dog|puppy|cat|new|letter|call|text|divorce|cold|bonus],
  got an [offer|email]`

const seams = `
  because, cause, cuz, since we, since i, so, so now, so that, and so, therefore, hence, that's why, thats why, which
  is why, but now, and now, now we, now i, anyway, anyways, meanwhile, when we, when i, while we, while i, after we,
  after i, before we, before i, although, though, as we, as i, if that helps, by the way, btw, otherwise`

const elsewhere = `
    what do you think, what are your thoughts, is the housing market, is the market, is the economy,
    are interest rates, how do i bake, how do i cook, how do i make, how do i fix, what is two, what's two,
    who created, who owns you, where do you come from, where are you from, can you help me with my, can you believe,
    can you cook, do you know a, do you know any, did you see, did you hear, did you know, have you ever,
    have you heard, have you seen, the weather, weather, weather like, forecast, olympics, olympic games, world cup,
    super bowl, world series, president, prime minister, elections, election, capital of, population of, recipe,
    recipes, joke, jokes, a poem, poem, a song, song, songs, movie, movies, film, films, football, soccer, basketball,
    baseball, tennis, hockey, the game last night, a game, who won, who is, who was, who were, who invented,
    who wrote, who painted, who are you, who made you, who built you, when was, when did, when were, why did, why is,
    why are, why was, how tall, how deep, how fast, how old are you, how old is the, how are you, how far is the moon,
    how's it going, hows it going, how do you do, how do you work, how does this work, how was your, will it cost,
    will they cost, will it be worth, will prices, will the market, will homes cost, will houses cost, stock market,
    bitcoin, interest rates do, translate, dinosaurs, dinosaur, planet, planets, the moon, the sun, are you a,
    are you an, are you real, are you human, are you there, are you a robot, you a robot, chatgpt, your name,
    what's your name, do you like, do you know who, do you speak, do you sleep, do you dream, do you think, you ever,
    can you sing, can you dance, can you write, can you tell me a, tell me a, sing me, write me, what time is it,
    what day is it, what year is it, founded, the mayor, mayor, history of, famous for, restaurant, restaurants,
    pizza, sushi, the bus, train leave, flight, flights, airport code, zodiac, horoscope, phone battery, my battery,
    battery is, my laptop, my computer, my phone, my email, english is, my english, spelling, typos, autocorrect,
    [how's|hows|how is|how are] [everything|things|life|it going|business], they say, people say, some say,
    everyone says, everybody says, experts say, rumor has it, rumour has it, is it true, is the office,
    is your office,
    how many [goals|people|hours|minutes|times|countries|languages|points|calories|miles|teeth|legs|states|planets],
    what is the square root, square root, got a good,
    recommend a [restaurant|doctor|dentist|plumber|movie|book|hotel|lawyer|bank|lender|contractor|mover|bar|cafe],
    good [plumber|plumbers|dentist|doctor|lawyer|restaurant|recipe], do i need a visa, need a visa, visa for,
    mortgage rates, interest rates, escrow, your office, your offices, stocks, stock, crypto, how expensive everything`

const talk = `
  all the best, best wishes, best regards, kind regards, warm regards, regards, yours truly, sincerely, yours
  sincerely, cheers, take care, have a nice day, have a great day, have a good day, have a good one, have a great
  weekend, have a nice weekend, have a good weekend, have a lovely day, have a good evening, enjoy your day, enjoy
  your weekend, in a hurry, in a rush, no rush, no hurry, in no hurry, in no rush, take your time, at your
  convenience, in good hands, on the other hand, on one hand, at the end of the day, in the long run, to be
  honest, to tell you the truth, in all honesty, as far as i know, as you know, for what it's worth, in my
  opinion, in my humble opinion, in other words, in a nutshell, in short, in general, in fact, in any case, in
  that case, in case, in the meantime, in advance, thanks in advance, thank you in advance, many thanks, thanks a
  lot, thanks a million, thanks a ton, thanks a bunch, thank you so much, thank you very much, thanks so much,
  thanks again, a million thanks, much appreciated, i appreciate it, i appreciate your help, for your help, for
  your time, your help yesterday, help yesterday, help last week, help today, no problem, no problems, no worries,
  not a problem, not to worry, no offense, no doubt, no kidding, no idea, not sure, i'm not sure, im not sure, not
  sure yet, i have no idea, no clue, i don't know, i dont know, don't worry, dont worry, no joke, no thanks, no
  thank you, why not, of course, for sure, for real, for now, for once, for example, for instance, at first, at
  last, at once, at all, at home, at work, at the office, at school, at night, by now, by then, on time, on foot,
  on the phone, on vacation, on holiday, on the road, on my mind, on my way, on my lunch break, on a whim, on
  purpose, once upon a time, a while, for a while, a long time, for ages, for years, for months, for weeks, over
  the years, over the weekend, last night, last weekend, this morning, this afternoon, this evening, tonight,
  yesterday morning, yesterday evening, yesterday afternoon, all day, all day long, all night, all week, the other
  day, one day, long story short, believe it or not, guess what, you know what, what a day, good luck, wish me
  luck, fingers crossed, god willing, knock on wood, happy friday, happy monday, happy new year, merry christmas,
  happy holidays, happy birthday, long time no see, nice to meet you, pleased to meet you, nice chatting, good to
  see you, great to see you, it was nice talking, hope you are well, hope you're well, hope you are doing well,
  hope you're doing well, hope this finds you well, hope all is well, i hope you are well, how are you, how are
  you doing, how are you today, how's your day, hows your day, how is your day, how's it going, what's up, whats
  up, what's new, sorry for the late reply, sorry for my english, excuse my english, pardon my english, sorry to
  bother you, sorry to bother, excuse me, pardon me, my bad, never mind me, don't mind me, just saying, just
  kidding, just curious, just asking, just wondering, just browsing, up to you, your call, it depends, that
  depends, that's it, thats it, that's all, thats all, that is all, and that's it, that would be all, that's about
  it, the thing is, here's the thing, the point is, the truth is, the fact is, as i said before, like i said, as
  mentioned, apart from that, other than that, besides that, aside from that, except for that, beyond that, on top
  of that, above all, after all, first of all, last but not least, not least, all in all, all right then, more or
  less that's it, at any rate, so to speak, if you will, if you please, if you don't mind, if you dont mind, if i
  may, if i may ask, if that's ok, if that makes sense, if you know what i mean, you know what i mean, know what i
  mean, dear all, to whom it may concern, first time here, my first time here, new here, i'm new here, im new
  here, on a budget, out of the blue, out of curiosity, out of luck, piece of cake, fair enough, sounds good,
  sounds great, looks good, that's great, thats great, that's nice, that works, works for me, got it, i see, i
  understand, understood, makes sense, oh well, well anyway, well then, well yeah, ah well, today is, long day, it
  is what it is, so far, for 12 years now, my day off, once again, right now, at the moment, these days, so sorry,
  sleep well, [doing|going|went|feel|feeling|feels|works|worked|did] well,
  no joke, no kidding, no way, no wonder, no lie,
  raining cats and dogs,
  not gonna lie, not going to lie, i won't lie, i wont lie, ngl, no judgement, don't judge, don't judge me`

const courtesies = `
  happy belated [thanksgiving|birthday|new year|holidays|christmas|easter], hello again, hi again, hey again, top of the morning,
  [hi|hello|hey|good morning|good afternoon|good evening|greetings|morning|howdy] from,
  thanks for, thank you for, many thanks for, thanks to, thank you to, sorry for, sorry about, sorry if, sorry to,
  sorry that, sorry i, apologies for, apologies if, apologies, my apologies, forgive me, forgive my, excuse the,
  excuse my, pardon the, pardon my, pardon me, appreciate, appreciated, much appreciated, congratulations,
  congrats, welcome back, see you, see ya, talk soon, talk to you, speak soon, catch you, bye, goodbye, good bye,
  good night, cheers, happy
  [monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|holidays|easter|thanksgiving|halloween|new
  year], have a [nice|good|great|lovely|wonderful|fantastic|blessed|safe|pleasant], hope you, hope your, hope
  this, hope that you, hope all, hope everyone, hope everything, good luck, best of luck, wish me luck, god bless,
  bless you, sent from, sent via, sent by, cc, p.s., ps, yours, yours truly, love from, all my love, bear with me,
  let me explain, let me start by, let me tell you, let me introduce, just to give you, to give you some, here's
  my situation, here is my situation, here's my story, here's the situation, here's the story, here's the deal, so
  here's the thing, a little background, a bit of background, some background, good morning to, good evening to,
  good afternoon to, hi from, hello from, greetings from, testing, knock knock, as they say, as the saying goes,
  as my, like my, like they say, no offense, nice talking, great talking, lovely talking, great chatting, keep up,
  well done, nicely done, way to go, bravo, great [website|site|page|app|service|job|work|tool|bot|chatbot], nice
  [website|site|page|app|service|job|work|tool|bot|chatbot], cool
  [website|site|page|app|service|job|work|tool|bot|chatbot], love the new, love your, loving the, love this
  [site|website|app|page|chat|tool], howdy from, hey from, writing from, cheers from, [two|three|a few|a couple
  of] things to say,
  it's me, its me, me again, it's me again, its me again, it is me again`

const interrogatives = `
  who, whom, whose, why, when, what, what's, whats, how, how's, hows, how long, how far, how come, how often, how
  old, how tall, how deep, how fast, how does, how do, how did, how is, how are, how was, how can i, how have you,
  how has, where is, where are, where was, where did, where do, where does, where's, which team, which country,
  which year, did, does, will, was, were, wasn't, weren't, didn't, doesn't, isn't it, won't, have you ever, are
  you, is it true, is this, is that true, aren't you, would you rather, do i, do we, do they, do people, do not
  you, should i, should we, am i, are we, shall i, shall we, did you, do you, can you, could you, have you, has
  anyone, has anybody, can anyone, does anyone, does anybody, is anyone, is anybody, is everyone, is everything,
  was it, was that, were you`

const modals = `
  can, could, might, may, should, would, must, will, won't, can't, cannot, couldn't, wouldn't, shouldn't, mind,
  think, i think, say, should have, should be`

const being = `
  is, are, was, were, am, 's, it's, that's, isn't, aren't, wasn't, weren't, is not, are not, be, been, being, has,
  have, had, hasn't, haven't, hadn't, has been, have been, had been, looks, look, seems, seem, sounds, sound,
  costs, cost, keeps, keep, went up, went down, go up, goes up, dropped, drop, drops, feels, has a, has an, went,
  gets, makes me, makes us`

const definites = `
  the, this, that, these, those, every, each, the last, the one, the ones, last, another, some, someone's,
  somebody's, your, people, most people, everyone, everybody, nobody, everything, nothing, rents, rent prices,
  house prices, home prices, housing prices, property prices, prices, sales, interest rates, mortgage rates, the
  market, inflation`

const relatives = `
  that, which, who, where, whose, in which, so that, that's, that is, that are, that was, which is, which was,
  somewhere, anywhere, what, if, unless, once, as long as, where i can, where we can`

const pastEndings = `
  ~ed`

const contacts = `
  tel, telephone, phone, phone number, my number is, my number, mobile, mobile number, cell, cell phone, call me
  at, call me on, text me at, reach me at, fax, whatsapp, ph`

const clocks = `
  am, pm, a.m, p.m, a m, p m, o'clock, oclock, hrs, in the morning, in the afternoon, in the evening, at night`

const clockLeads = `
  at, by, until, around`

const months = `
  january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr,
  jun, jul, aug, sep, sept, oct, nov, dec`

const dateLinks = `
  st, nd, rd, th, of`

const percents = `
  percent, per cent, pct,
  lb, lbs, kilos, kg, pound [lab|dog|puppy|cat|baby], pounds of`

const numbered = `
  room, suite, ste, gate, flight, bus, line, platform, step, page, chapter, version, android, windows, iphone,
  channel, grade, season, episode, highway, route, interstate, exit, track, terminal, ticket, order, invoice,
  number, extension, ext, box, locker, seat, row, table, booth, hall`

const firms = `
  [your|your local|your main|the firm's|your company's|your agency's] [office|offices|branch|branches|company|firm|agency|business|team|staff|agents|agent|colleagues|boss|website|web page|site|page|app|system|chat|platform|opening hours|hours|commission|fee|fees|services|service|address|lawyer|photographer|newsletter|privacy policy],
  you guys,
  you folks,
  do you charge,
  your people`

export const clauseWords = (): ClauseWords => ({
  ...storyWords(),
  subjects: splitPhrases(subjects),
  owners: splitPhrases(owners),
  asking: splitPhrases(asking),
  telling: splitPhrases(telling),
  seams: splitPhrases(seams),
  elsewhere: splitPhrases(elsewhere),
  talk: splitPhrases(talk),
  courtesies: splitPhrases(courtesies),
  interrogatives: splitPhrases(interrogatives),
  modals: splitPhrases(modals),
  being: splitPhrases(being),
  definites: splitPhrases(definites),
  relatives: splitPhrases(relatives),
  firms: splitPhrases(firms),
  contacts: splitPhrases(contacts),
  clocks: splitPhrases(clocks),
  clockLeads: splitPhrases(clockLeads),
  months: splitPhrases(months),
  dateLinks: splitPhrases(dateLinks),
  percents: splitPhrases(percents),
  numbered: splitPhrases(numbered),
  dropsSubjects: false,
  pastEndings: splitPhrases(pastEndings),
})
