/**
 * Ordinary words. They are reported as ignored when nothing else is made of them, but never taken for a slip of the
 * pen, for a city, or for a feature in front of "house".
 */
export const ordinaryWords = `
  rental income, rental yield, rental yields, rental return, rental returns, rental history, rental potential,
  rental restriction, rental restrictions, rental cap, rental caps, rental market, rental permit, rental permits,
  bare, gross, gross yield, rental license, rental investment, rent control, rent controlled, rent roll, rent out, to rent out, rent it out,
  renting it out, can be rented out, rentals allowed, rentals are allowed, renting allowed, income property,
  income producing, cash flow, cash flows, cash flowing, resale value, resale,
  side, sides, end, part, parts, age, ages, street, streets, district, community, communities, less, least, enough,
  county, state, mean,
  ability, above, accept, according, account, across, act, actual, address, afternoon, agent, agents, ahead, air,
  alone, along, amazing, answer, anyway, apart, appointment, april, august, authority, baby, bad, bank, based, basic,
  bath, beat, become, before, behind, believe, below, best, better, beyond, bill, birthday, black, blue, body, book,
  born, boss, both, bottom, boy, boyfriend, brand, brother, brown, build, business, busy, buyer, buyers, calm, camera,
  card, care, case, cash, center, central, certain, change, child, children, class, clean, clear, close, closer, cold,
  color, colour, coming, common, commute, company, complete, condition, correct, country, couple, course, crazy,
  credit, crime, current, dad, dark, date, daughter, december, deal, deals, decent, decide, deep, degree, design,
  different, difficult, dinner, direct, distance, doctor, dog, door, doors, double, down payment, draw, dream, drive,
  dry, early, earth, east, eastern, easy, eat, edge, eight, empty, energy, english, entrance, evening, event, exact,
  example, excellent, exciting, extra, eye, eyes, face, fact, fair, fall, family, families, fantastic, far, fast,
  father, february, fee, fees, fiance, final, finance, fine, fire, firm, fish, five, fixed, floor, floors, follow,
  food, foot, force, forest, form, forward, free, fresh, friday, friend, friends, front, full, fun, future, game,
  general, german, girl, girlfriend, glad, glass, gold, good, gorgeous, government, grand, grandma, grandparents,
  green, grey, gray, ground, group, growing, grow, guest, guests, guy, hair, half, hall, happy, hard, head, health,
  healthy, heart, heat, heavy, held, high, higher, hill, history, hold, holiday, hope, hot, hotel, hour, hours, huge,
  hundred, husband, idea, ideal, immediately, important, income, inch, individual, inside, instead, insurance,
  interest, investment, investor, issue, january, job, july, june, key, kid, kids, kindergarten, kitchen, kitchens,
  lady, lake, land, language, large, late, lately, later, law, layout, lead, learn, leave, left, less, letter, level,
  life, light, limit, line, little, loan, local, long, lord, lost, loud, lovely, low, luck, lucky, lunch, main, major,
  male, man, manager, march, market, married, master, material, may, meal, meet, men, metal, middle, mile, million,
  mind, minute, minutes, modest, mom, moment, monday, money, month, months, morning, mortgage, mother, mountain,
  mouth, multiple, music, natural, nature, neat, necessary, need, neighbor, neighbors, neighbour, neighbours, network,
  new, newborn, news, newlyweds, night, noise, noisy, normal, north, northern, nothing, notice, november, number,
  nurse, october, odd, office, okay, old, open, order, ordinary, original, outside, outstanding, oven, owner, page,
  paid, paint, pair, paper, parent, parents, park, partner, party, past, path, pay, payment, people, perfect, person,
  pet, phone, photo, photos, picture, pictures, piece, plain, plane, play, pleasant, plenty, plus, point, poor,
  popular, position, power, prefer, present, pretty, prime, private, problem, program, project, proper, public, pull,
  purpose, push, quality, quarter, quick, quickly, quite, random, rate, rates, ready, real, reasonable, reasonably,
  recent, record, red, regular, relatively, remote, repair, report, request, retire, retired, retirement, rich, ride,
  right, ring, river, road, rock, roof, room, rose, rough, round, rule, rules, safe, safety, same, sand, saturday,
  save, scene, schedule, school, sea, season, seat, second, secret, secure, seller, september, serious, service,
  seven, shape, share, shop, short, side, sign, simple, single, sister, site, situation, six, skin, sky, sleep, small,
  smell, smooth, snow, social, soft, son, sound, source, south, southern, space, spacious, special, spouse, spring,
  square, stable, stage, stand, star, state, station, stone, store, story, straight, strange, stream, strong, student,
  students, studying, sub, sudden, sugar, summer, sun, sunday, super, surface, surprise, sweet, system, table, tall,
  tax, taxes, teacher, team, ten, terrible, terrific, test, thick, thin, thursday, ticket, time, tiny, tired, toddler,
  together, tomorrow, tonight, tool, tour, tours, tower, tree, trip, trouble, true, trust, tuesday, type, understand,
  unique, university, upper, urban, usual, usually, vacation, vast, village, visit, voice, wait, walk, wall, walls,
  war, warm, watch, water, wave, weather, wednesday, week, weekend, weeks, weight, west, western, wet, whole, wide,
  wife, wild, willing, win, wind, window, windows, winter, woman, women, wonderful, wood, word, world, worry, worse,
  worth, write, wrong, yard, yellow, young, zero, went, went to, been, taken, given, gave, came, saw, seen, knew,
  known, thought, found, felt, kept, lose, paying, spending, saving, buying, working, walking, driving, near, nearly,
  exactly, almost, mostly, likely, unless, whether, neither, nor, upon, toward, towards, against, against it, who's,
  whose, aren't, doesn't, don't, dont, isn't, wasn't, won't, wouldn't, cannot, cant, wont, didn't, haven't, hasn't,
  cozy, cosy, charming, cute, quaint, comfy, comfortable, elegant, stunning, fabulous, incredible, superb,
  magnificent, impressive, attractive, adorable, inviting, big, giant, massive, gigantic, enormous, roomy, good sized,
  decent sized, medium, sized
`
/**
 * Matters of opinion about a place or its people. We do not judge them; who wants to know is pointed to official
 * sources. They are no fault and no refusal.
 */
export const opinionPhrases = `
  safe area, safe areas, safe neighborhood, safe neighborhoods, safe neighbourhood, safe place, safe street, safe,
  safest, safer, safest area, low crime, low crime area, low crime rate, no crime, crime rate, crime rates, crime,
  crime free, good school, good schools, great schools, great school district, good school district, best schools,
  best school district, top schools, top rated schools, excellent schools, school district, school districts, nice
  people, nice neighbors, nice neighbours, good neighbors, good neighbours, friendly neighbors, friendly neighbours,
  great neighbors, friendly people, quiet neighbors, good people, good neighborhood, good neighborhoods, good
  neighbourhood, nice neighborhood, nice neighborhoods, nice neighbourhood, great neighborhood, good area, nice area,
  great area, best neighborhood, best neighborhoods, better neighborhood, bad neighborhood, bad neighborhoods, bad
  area, bad areas, dangerous, dangerous area, dangerous neighborhood, dangerous areas, rough area, rough neighborhood,
  unsafe, sketchy, sketchy area, sketchy neighborhood, up and coming, desirable neighborhood, friendly neighborhood,
  highly rated schools, good reputation, friendly community, secure area, low crime neighborhood, good school ratings,
  decent schools, decent neighborhood, school ratings
`
