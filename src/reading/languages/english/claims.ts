import type { ClaimTable } from '../tables/claim-table.ts'
import { englishCompared } from './compared-words.ts'
import { englishFields } from './field-words.ts'
import { englishGeneral } from './general-words.ts'
import { englishJudged } from './judged-words.ts'
import { englishPlain } from './plain-words.ts'
import { englishRecord } from './record-words.ts'
import { englishUnknown, englishUnknownBehind } from './unknown-words.ts'

/** How claims about homes are made in English. */
export const englishClaims: ClaimTable = {
  general: englishGeneral,
  plain: englishPlain,
  denied: englishFields,
  record: englishRecord,
  neutral: `
    entire afford afforded work works working rephrase bear misread happen timeline job hunting website weekend wait
    waiting apologies apology apologize apologise confusion clock virtual hesitation forwards night evening morning
    afternoon english spanish french german portuguese chinese language languages legal advice patient soonest
    inconvenience delay assist assistance serve support guide conversation chatting anytime anywhere left leaves closer
    aside apart apparently appropriate associated certain clearly click computer consequently dear despite directly
    especially entirely everybody finally former fully given giving greetings hear heard honest honestly hopefully
    importance join likewise mainly making meantime meanwhile merely mostly myself namely necessarily necessary
    nevertheless nonetheless normally obviously ourselves particular particularly presumably primarily problem problems
    quickly regardless related relatively relevant respectively section seeing similarly slightly somehow something
    somewhat specific specifically such suggest suggestion suggestions themselves thorough thoroughly tries truly try
    trying unlikely various wanting matter matters hesitate stressful lender professional dream dreaming talk talking
    order sort sorting only single alone cheaply allowed allows welcome offer offers negotiable? hand hands rest
    assured? word words speaking spoken understood exactly sounds sound heading glance line lines keeping looking-for
    quote quoted reading read reads appears outside? entry-level? respective down news kitchen kitchens m² ft² m2 ft2
    beautifully nicely a an the this that these those it its it's they them their theirs he she his her him i i'm i've
    i'd i'll me my mine we we're we've we'd we'll us our ours you you're you've you'd you'll your yours yourself who
    whom whose which what what's when where why how that's here's there's here there and or nor but if so as than then
    because although though while whereas unless until whether also too either neither both each every any some all
    none no not just even still yet already again ever never always often usually sometimes maybe perhaps probably
    possibly likely certainly definitely surely really actually indeed basically simply quite rather very pretty fairly
    more most less least much many few fewer several enough about around approximately roughly nearly almost precisely
    at by for from in into of off on onto out over per through to toward towards under up upon with within without
    between among below above after before during since behind beside besides next via plus minus vs versus am is isn't
    are aren't was wasn't were weren't be been being do don't does doesn't did didn't done doing has hasn't have
    haven't had having can can't cannot could couldn't would wouldn't will won't shall should shouldn't may might must
    let let's lets yes okay ok sure absolutely gladly happily hello hi hey goodbye bye thanks thank please sorry
    unfortunately great regards cheers course glad happy pleased pleasure delighted afraid ask asks asked asking answer
    answers answered question questions tell tells told say says said saying speak show shows shown showing see seen
    look looks looking looked find finds found finding search searches searched searching filter filters narrow
    narrowed check checks compare compares compared comparing comparison comparisons list lists listed listing listings
    result results match matches matched matching meet meets fit fits suit suits suitable help helps helping helped
    helpful know known knows learn understand explain explanation mean means meant describe describes described
    description descriptions mention mentions mentioned state states stated specify specifies specified indicate
    indicates indicated note notes noted detail details detailed information info data fact facts figure figures number
    numbers name names named record records field fields page pages link links photo photos picture pictures image
    images site chat message messages tool tools option options choice choices choose chosen pick prefer preference
    preferences want wants wanted wish wishes need like likes liked love hope mind consider considering interested
    interesting decide decision think thought believe guess suppose assume seem seems appear feel wonder remember keep
    keeps give gives take takes taking get gets go goes going come comes coming make makes made put set use used using
    share continue start starts starting begin begins end ends stay stand stands add added change changed adjust refine
    widen broaden expand include includes included including contain offered offering feature features featuring boast
    boasts provide provides provided enjoy enjoys enjoyed ability able possible available? example examples e.g eg i.e
    ie etc case cases way ways thing things anything nothing else other others another same similar different
    difference alternatives alternative instead together altogether total combined sum average median typical overall
    range ranges ranging minimum maximum min max limit limits limited criteria criterion requirement requirements
    budget step steps point points part parts kind kinds type types sorts size sizes first second third last latest
    previous top following follows above-mentioned one ones two three four five six seven eight nine ten once twice
    half dozen couple pair now today currently present moment minute minutes right away soon? later time times day days
    week? month months monthly year years annual annually yearly old home homes house houses property properties place
    places residence residences building unit? bedroom bedrooms bed beds bd bds bdrm bdrms br bath baths bathroom
    bathrooms ba room rooms living space footage square feet foot ft sqft sf sq meter meters metre metres sqm area? lot
    acre acres hectare hectares price prices priced cost costs costing rent? fee fees due dues deposit hoa zestimate
    estimate estimated mls id zip code postal address addresses located location lies sits city? county? parking spot
    spots spaces stall car cars built construction constructed dating dates date market status dollar dollars usd euro
    euros eur mo hour hours mile miles kilometer kilometers percent apply applies applicable regarding concerning
    according accordingly based depends depending worth suited agent agents broker team office staff colleague
    colleagues person people's contact call calls write email mail phone reach reachable monday tuesday wednesday
    thursday friday saturday sunday pm best fine further furthermore moreover however therefore thus hence otherwise
    well back full whole complete own actual exact correct incorrect true wrong clear sense important useful easy quick
    buy buying purchase visit viewing? visiting moving journey plan plans planned luck table overview summary row
    column side short long longer brief briefly highlights highlight beds/baths w/ n/a na approx ca appx remains remain
    measure measures measuring totals equals equal counts count counted whichever whatever wherever anyone someone
    everyone anybody nobody noone else's shortlist shortlisted lookup home's house's property's listing's unlike
    chatbot assistant bot patience mistakes mistake human software program automated re ll ve d s t m don doesn isn
    aren wasn won didn hasn haven couldn wouldn shouldn
    appreciate mix mixup mix-up correctly tag weather coffee delight kindly bunch bless cheerful fantastic sincerely
    cordially gratitude excuse pardon lucky smile enjoyable pleasant awesome whenever forward touch grateful
    thankful honored honoured hurry rush stress tone paths path stories story fun sleep`,
  praise: `
    beautiful lovely nice great good excellent wonderful amazing fantastic perfect ideal charming attractive stunning
    gorgeous superb impressive delightful pleasant comfortable cozy cosy inviting generous ample spacious roomy large
    big small compact little tiny huge decent solid strong special unique appealing worthwhile superb ideal affordable?
    neat pretty fabulous favorite favourite handy convenient bit`,
  unpraised: `
    neighborhood*, neighbourhood*, district*, surroundings, vicinity, community, communities, street*, town, area*,
    region, part of town, location, deal, bargain, value, price for, investment*, quarter, environment, people`,
  rhetoric: `
    going forward, going to pull, moving forward, from here on, a hundred questions, a thousand questions, a hundred times, a thousand times, a thousand thanks, a million thanks,
    as many questions as, of this firm, of the firm, of this company, of the company, this website, house hunting, home
    hunting, who would, bear with me, sorry to hear, glad to hear, happy to hear, to hear that, hear from you, look
    forward, looking forward, got it, get back to me, around the clock, one second, one moment, no worries, not a
    problem, who wouldn't, who would not, who doesn't, wouldn't it be, what's not to love, virtual assistant, digital
    assistant, feel free, no secret, no doubt, without a doubt, without doubt, no question, without question, no
    wonder, no surprise, not surprising*, needless to say, not to mention, not only, not just, not merely, cannot deny,
    can't deny, cannot wait, can't wait, cannot stress, can't stress, cannot overstate, no exaggeration, no denying,
    nobody doubts, no one doubts, nobody can deny, don't miss, do not miss, don't forget, do not forget, don't worry,
    do not worry, never forget, not without, no less than, nothing less than, if i may say, if i recall, if memory
    serves, if you ask me, if i'm not mistaken, if i am not mistaken, unless i'm mistaken, unless i am mistaken, did
    you know, do you know that, did i mention, have i mentioned, as you know, as i said, you may know, isn't it,
    doesn't it, hasn't it, wouldn't you, don't you think, who would have thought, guess what, would you believe, can
    you believe, have you heard, have you seen, don't you love, wouldn't you love, no joke, not bad, not far, why not,
    do you see, do you realize, are you aware, did you notice, have you noticed, you would not believe, you won't
    believe, i can't help but, i cannot help but, not a problem, no problem`,
  unknown: englishUnknown,
  unknownBehind: englishUnknownBehind,
  declines: `
    never send, never share, never give, never wire, never pay, never tell, never ask, i cannot, i can't, i can not, i
    am not able, i'm not able, i am unable, i'm unable, i do not, i don't, i never, i won't, i will not, we cannot, we
    can't, we do not, we don't, we never, we won't, we will not, do not, don't, i am not allowed, i'm not allowed, i
    may not, i would not, i wouldn't, i could not, i couldn't, official, officials, please contact, please call, please
    ask, you can ask, you could ask, you may ask, no longer, it is not possible, nothing was, nothing has been, nothing
    is, not something, i have not, i haven't, we have not, we haven't, i did not, i didn't`,
  searches: `
    search for, search by, search with, searching for, look for, looking for, filter by, filter for, filter, narrow,
    narrow down, widen, find you, find homes, find a home, find a house, find something, find out more, find other,
    find more, show homes, show you homes, show you other, show you more, show only, homes with, houses with, something
    with, such as, for example, for instance, features like, criteria like, like a, sort by, compare, no homes, no
    home, no listings, no listing, none of, nothing matches, no matches, no results, no match, you can search, you
    could search, tell me, let me know, whichever, add, drop, leave out, without the, exclude, limit`,
  asks: `
    would it make sense, does it make sense, is it worth, would it be, would it help, would it bother, want
    to, interested in, curious about, care for, looking for, how important, how soon, how much, how many,
    how flexible, how long, do any, does any, would you like, would you prefer, would you rather, would you consider, would it help, would that, would this, do
    you want, do you need, do you prefer, do you have, do you mind, do you also, do you already, are you, is there
    anything, is there something, is there a, are there any, shall i, should i, may i, can i, could i, could you, can
    you, what, which, how, when, where, who, why, in which, in what, for which, anything else, want me, any, have you,
    did you have, is that, does that, does this sound, is this what, what about, how about, what else, or would, or do,
    or should, or shall`,
  echo: `
    your ceiling, your cap, your target, you're hoping, you were hoping, you hope, you're after, you were
    after, you mentioned wanting, you're trying, you shared, you've shared, you've told, you've said, you've
    mentioned, you've described, you told me, you were aiming, you're aiming, you asked, you are asking, you're asking, you said, you say, you told, you mentioned, you want, you wanted, you are
    looking, you're looking, you were looking, you wish, you wished, you would like, you'd like, you need, you wrote,
    you requested, your request, your search, your budget, your wish*, your criteria, your limit, your requirements,
    your question about, you searched, you prefer*, you had in mind, you gave, you named, you set, you specified, as
    requested, as you asked, your message, your maximum, your minimum, you described, your words, you listed, you
      chose`,
  relatives: `which, who, where, whose`,
  conditions: `if, whether, in case, should, do, would, which, what, when`,
  breaks: `
    but, however, although, though, yet, whereas, because, since, and it, and its, and this, and they, and the home,
    and the house, it's, and has, and is, and comes, and was, that it, even though, except that, other than that,
    still, and there, and i can, and i have, and we, so it, so this, so i, so we, as it, as the, while it, and that
      one`,
  denials: `
    anything but, far from, hardly any, not even, no, not, without, lacks, lack, lacking, never, neither, nor, none,
    n't, isn't, aren't, wasn't, doesn't, don't, didn't, hasn't, haven't, cannot, can't, won't`,
  deniesBehind: false,
  articles: `a an the our your this that any no some`,
  definites: `first next last the this that these those its my your our each every both such other`,
  meetings: `tour*, viewing*, showing*, visit*, appointment*, call, meeting*, inspection*`,
  limits: `without, until, unless, before, only, except, hesitate, forget, wait, worry, other than, than, if`,
  glossary: `
    duplex*, triplex*, fourplex*, condo*, condominium*, townhouse*, townhome*, studio*, apartment*, co-op*, coop*,
    loft*, bungalow*, cottage*, villa*, ranch*, rambler*, hoa*, homeowners association*, homeowners' association*,
    escrow*, mortgage*, fixed-rate*, adjustable-rate*, down payment*, closing cost*, closing, earnest money, title
    insurance, title search, title, appraisal*, inspection*, home inspection*, mls, multiple listing service,
    zestimate*, pre-approval*, preapproval*, pre-qualification*, contingency, contingencies, deed, deeds, lien*,
    equity, amortization, apr, interest rate*, interest, points, principal, pmi, property tax*, real estate tax*,
    lease*, sublease*, security deposit*, deposit*, landlord*, tenant*, listing agent*, buyer's agent*, realtor*,
    broker*, square footage, acre, acres, hectare*, half bath*, half bathroom*, full bath*, three-quarter bath*, open
    house*, virtual tour*, single-family*, single family*, multi-family*, multifamily*, manufactured home*, mobile
    home*, detached home*, detached house*, row house*, zoning, easement*, refinanc*, credit score*, buying a home,
    buying a house, buying, renting, selling, real estate, home insurance, homeowners insurance, in-law suite*, adu*,
    accessory dwelling*, foreclosure*, short sale*, days on market, asking price*, list price*, offer*, counteroffer*,
    seller*, buyer*, utilities, new construction, fixer-upper*, floor plan*, crawl space*, basement*, garage*,
    carport*, patio*, deck*, attic*, home warranty, loan*, lender*, floating home*, leasehold, freehold, fee simple,
    lot size*, zip code*, contract*, first-time buyer*, capital gain*, difference between, differences between, fixed
    rate*, chatbot*, chat bot*, walk-in closet*, open floor plan*, price per square foot, sqft, square foot, square
    meter*`,
  defines: `
    locks, locks in, traps, cuts, starts, start, climbs, climb, stay, stays, spreads, spread, shields, compares,
    looks at, look at, examines, examine, looks for, lets you, is why, change, changes, rise and fall, range, is a, is
    an, is who, is that, is how, is in, is the, is when, is where, is what, are, is one, is money, is usually, is
    often, is typically, is generally, is sometimes, is not the same, means, mean, refers, refer, describes, stands
    for, stand for, measures, usually, often, typically, generally, can, may, includes, include, covers, cover, vary,
    varies, depend*, consists, consist, has two, has three, has several, lets, let, differs, differ, equals, works, is
    paid, are paid, tells, shows, protects, lists, is calculated, is called, comes, takes, involves, secures, counts,
    has, have, keeps, keep, gives, give, helps, help, makes, make, requires, require, needs, need, holds, hold, allows,
    allow, reduces, raises, lowers, shares, share, offers, stays, lasts, adds, add, costs, protect, show, tell,
    happens, happen, is not, are not, is about, do not, does not, doesn't, don't, is simply, is just, is
    basically, refers to, is the same`,
  generalLeads: `a, an, the, in general, general, generally, typically, usually, most, many, some, note that, yes, well,
    so, with, one, simply put, in short, basically`,
  oneOf: `one of, either, one or the other, or, respectively, the other, some of`,
  lists: `or, nor`,
  here: `here, this area, that area, this one`,
  things: `
    route*, path*, angle*, item*, follow-up*, follow-up question*, approach*, concern*, priorit*, section*,
    categor*, caveat*, takeaway*, suggestion*, tip, tips, sentence*, stage*, phase*, tradeoff*, trade-off*,
    scenario*, ingredient*, layer*, layers, language*, step*, detail*, question*, option*, way, ways, step*, thing*, choice*, possibilit*, reason*, point*,
    example*, minute*, moment*, topic*, tip*, idea*, criteria, criterion, wish*, requirement*, word*, sentence*, kind*,
    type*, part*, unit*, famil*, people, person*, time, times, answer*, factor*, fact, facts, detail*, message*`,
  finds: `found, find, match*, available, listings, results, homes, houses, condos, apartments, for sale, for rent, fit,
    fits, in stock`,
  homeRefs: `
    it, it's, its, it'd, it'll, this one, that one, this home, this house, this property, this place, this listing,
    this condo, this apartment, this unit, this cottage, this townhouse, that home, that house, that property, the
    home, the house, the property, the place, the condo, the apartment, the cottage, the townhouse, the unit, the
    building, these homes, these houses, these properties, those homes, they, they're, them, their, the former, the
    latter, the other, each home, every home, all homes, all of them, both homes, both of them, each of them, one of
    them, the first, the second, the third, these, those, this, the villa, the bungalow, the duplex, the kitchen, the
    owner*, the seller*, the landlord*, the roof, the garden, the yard, the view, the garage, the basement, the
    previous owner*`,
  firmRefs: `i, i'm, i've, i'd, i'll, me, we, we've, we're, we'd, we'll, us, our, my, the team, our team, the office,
    the firm, the company, the agency`,
  selfRefs: `i, i'm, i've, i'd, i'll, me, my, please, let's, yes, no, thanks, sorry, to be honest, honestly, feel free,
    take your time, great, good`,
  visitorRefs: `you, your, you're, you've, you'd, you'll`,
  status: {
    active: `active, available, for sale, on the market, still for sale, up for sale, for rent, still available, up
      for rent, open for offers, unsold, for lease, not sold, waiting for a buyer, waits for a buyer, waiting for its
      buyer, been waiting for a buyer, looking for a buyer, looks for a buyer, in search of a buyer, up for grabs,
      still be yours, can be yours, could be yours, make an offer on, yours for the taking, to be had, on offer,
      buyers can still, open to buyers, without a buyer, no buyer yet`,
    pending: `someone else, somebody else, another buyer, other interested, about to take it, has an offer, received an offer, an offer on, offers on, pending, under contract, in escrow, contingent,
      under offer, sale pending, offer accepted, accepted offer, accepted an offer, reserved, on hold, held, spoken for,
      under agreement, in contract, sale agreed, in negotiation, optioned, offer in, multiple offers, bidding war`,
    sold: `sold, been bought, bought, closed, rented out, leased out, been rented, been leased, already rented,
      already let, already leased, taken, gone, snapped up, was let, has been let, rented already, occupied,
      tenant-occupied, purchased, found its buyer, found a buyer, has been snapped, went to, has new owners, changed
      owners, deal went through, let already`,
    off: `off market, off the market, off-market, withdrawn, delisted, de-listed, expired, unavailable, cancelled,
      canceled, taken off, removed, no longer available, no longer for sale, no longer listed, not for sale, not
      available, no longer on the market, inactive, not active, out of stock, unlisted, paused, off the table, not to
      be had, no longer to be had, not on offer, no longer on offer, out of reach, too late for, pulled, pulled from,
      on pause`,
    soon: `coming soon, pre-market, pre market, premarket, not yet on the market, pre-listing, upcoming,
      preonmarket, about to be listed, launches, launching, yet to come on the market, yet to hit the market, yet to
      be listed, not on the market yet, come on the market soon, comes on the market soon, will be listed, hits the
      market soon`,
  },
  sale: `can buy, could buy, may buy, buy this, can purchase, could purchase, may purchase, be purchased, purchase
    it, for sale, to buy, for purchase, sale price, sales price, purchase price, on sale, up for sale, sells
    for, selling for, buy it, be bought, asking price, buyers can, can be bought, own it, become the owner`,
  rent: `can rent, could rent, may rent, rent it, rent this, can lease, could lease, lease it, for rent, to rent,
      rental*, rents, rented, for lease, to lease, lease, leases, leased, to let, monthly rent, tenant*, landlord*,
      rent, sublet, month to month, per month rent, renting, renter*, is let, only let, be let, let by, tenants are,
      tenants wanted, as a lease, by the month, by the week, by the night, by the day, monthly price`,
  families: {
    house: `house, houses, single-family, single family, single-family home, detached, villa*, cottage*, cabin*,
      bungalow*, mansion*, farmhouse*, rambler*, chalet*`,
    condo: `condo, condos, condominium*, apartment*, flat, flats, loft, lofts, co-op*, penthouse*, studio, studios`,
    townhouse: `townhouse*, townhome*, row house*, rowhouse*, brownstone*, terraced house*`,
    multiFamily: `duplex*, triplex*, fourplex*, multi-family*, multifamily*, multi family*, quadplex*`,
    land: `is a lot, is a plot, is just land, is a vacant lot, is a building plot, bare land, vacant land, vacant
      lot*, building lot*, plot of land, piece of land, raw land, parcel of land,
      undeveloped land, empty lot*`,
    mobile: `mobile home*, manufactured home*, trailer*, manufactured house*`,
  },
  looseFamilies: `house, houses`,
  fresh: `just listed, newly listed, recently listed, new listing, new listings, new on the market, new to the market,
    freshly listed, fresh on the market, brand-new listing, hit the market`,
  free: `
    it's yours, are included, is included, comes included, come included, is yours, utilities included, utilities are
    included, included in the rent, included in the price, including utilities, bills included, all included,
    all-inclusive, free of charge, for free, at no cost, no charge, costs nothing, free of cost, no cost, cost-free,
    free, gratis, complimentary, on the house, zero dollars, nothing to pay`,
  noFee: `no hoa*, no homeowners association*, no association fee*, without hoa*, without an hoa, hoa-free, no dues,
    no condo fee*, no hoa`,
  fees: `deposit*, fee, fees, dues, hoa, tax, taxes, commission*`,
  withinBudget: `within your budget, in your budget, under your budget, below your budget, within budget,
    fits your budget, meets your budget, in your price range, within your price range, under budget, within your limit`,
  openHouse: `open house, open houses, open-house`,
  tour: `3d tour, virtual tour, 3d walkthrough, 3-d tour, virtual walkthrough, online tour, video tour, 360 tour`,
  compares: [
    ...englishCompared,
    {
      field: 'Price',
      sign: -1,
      isMost: false,
      words:
        'cheaper, less expensive, more affordable, lower price, lower priced, lower-priced, less costly, costs less',
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
      isMost: false,
      words: 'more expensive, pricier, higher price, higher priced, higher-priced, dearer, costs more, costlier',
    },
    {
      field: 'Price',
      sign: 1,
      isMost: true,
      words: 'most expensive, priciest, highest price, highest priced, highest-priced, costliest, dearest',
    },
    {
      field: 'BuildingArea',
      sign: 1,
      isMost: false,
      words: 'bigger, larger, more spacious, roomier, more space, more living space',
    },
    { field: 'BuildingArea', sign: 1, isMost: true, words: 'biggest, largest, most spacious, roomiest, most space' },
    { field: 'BuildingArea', sign: -1, isMost: false, words: 'smaller, less space, less spacious' },
    { field: 'BuildingArea', sign: -1, isMost: true, words: 'smallest, least spacious' },
    {
      field: 'YearBuilt',
      sign: 1,
      isMost: false,
      words: 'newer, younger, more recent, more recently built, built later',
    },
    { field: 'YearBuilt', sign: 1, isMost: true, words: 'newest, youngest, most recent, most recently built' },
    { field: 'YearBuilt', sign: -1, isMost: false, words: 'older, built earlier' },
    { field: 'YearBuilt', sign: -1, isMost: true, words: 'oldest' },
    { field: 'Bedrooms', sign: 1, isMost: false, words: 'more bedrooms, more beds' },
    { field: 'Bedrooms', sign: -1, isMost: false, words: 'fewer bedrooms, fewer beds, less bedrooms' },
    { field: 'Bedrooms', sign: 1, isMost: true, words: 'most bedrooms, most beds' },
    { field: 'Bedrooms', sign: -1, isMost: true, words: 'fewest bedrooms, fewest beds' },
  ],
  money: `
    bring cash, with cash, cash only, wire, wired, wires, wiring money, wiring funds, wiring the deposit, wiring it, wiring us, by wiring, bank transfer*, wire transfer*, transfer the,
    transfer your, transfer money, transfer funds, transfer a, transfer it, transferred, send money, send the money,
    send your deposit, send the deposit, send a deposit, send funds, send us the, send payment, card number*, credit
    card*, debit card*, card details, card data, gift card*, giftcard*, gift-card*, iban, bic, swift code, routing
    number*, account number*, bank account*, bank details, banking details, bank data, cvv, cvc, security code*, expiry
    date*, expiration date*, paypal, venmo, zelle, cash app, cashapp, western union, moneygram, bitcoin*, crypto*,
    ethereum, usdt, tether, wallet*, apple pay, google pay, prepaid card*, voucher*, cashier's check*, money order*,
    pay now, pay your, pay us, pay me, pay here, pay online, pay via, pay with, pay upfront, pay up front, please pay,
    must pay, prepay*, pre-pay*, advance fee*, holding fee*, holding deposit*, reservation fee*, upfront, up front, in
    advance, invoice*, checkout, social security number*, ssn, passport*, password*, pin, pin code*, one-time code*,
    verification code*, otp, date of birth, driver's license*, id card, copy of your id, your id, remit*, deposit it,
    deposit your, in cash, cash payment*, send cash, mail cash`,
  haves: `has, have, had, having, features, featuring, offers, offering, includes, including, boasts, comes with,
    provides, with, contains`,
  mayBe: `can, could, may, might, would be able, is able, are able, is happy, are happy, will be able, will be happy,
    would be happy`,
  ownDeeds: `i have seen, i've seen, i saw, i visited, i have visited, i've visited, i toured, i sold, i live,
    i know the owner, i met `,
  done: `
    expecting your, awaiting your, awaits your, waiting on your, waiting for your, waiting list, waitlist*, wait list, expecting you, expects you, let them know, let him know, let her know, knows
    about you, will be there, set for monday, set for tuesday, set for wednesday, set for thursday, set for friday, set
    for saturday, set for sunday, set for tomorrow, waiting for your call, on the list for, on the books, passed on,
    been passed, been received, let the agent know, let the owner know, consider it done, offer was accepted, offer has
    been accepted, offer is accepted, accepted your offer, has a buyer, found a buyer, booked, reserved, scheduled,
    confirmed, arranged, approved, preapproved, pre-approved, registered, secured, notified, informed, forwarded,
    submitted, on its way, been sent, been paid, been called, been told, been contacted, been placed, been held, been
    signed, been set up, is set up, all set, emailed, e-mailed, in your inbox, pencilled, penciled, signed up, locked
    in, placed, filed, charged, processed, is set for, waiting for you`,
  deeds: `
    brought up, brought it up, brought your, raised it, raised your, raised the, bring it up, bring up, took
    care, taken care, dealt with, handl*, arranged, added you, add you, adding you, enroll*, enrol*, sign you up, signed you up, subscrib*, heard back, ran it by, met
    with the, book*, reserv*, hold*, held, schedul*, arrang*, confirm*, sent, send, sends, sending, email*, e-mail*,
    mailed, forward*, call, called, calling, phone*, phoned, text*, texted, contact*, notif*, inform*, register*,
    sign*, submit*, file*, order*, negotiat*, appl*, pay*, paid, purchas*, secur*, lock*, block*, charg*, deliver*,
    transfer*, message*, spoke, spoken, talked, met, visit*, visited, inspect*, drew up, draw up, drafted, prepar*,
    approv*, pre-approv*, agreed, agree, accept*, set up, setup, put in, put you, put a, put it, placed, place an,
    pencil*, made an, make an, sav*, asked the, told the, alert*, ping*, reached out, reach out, get back, follow up,
    let the, remind*, note* down, passed, pass on, pass your, updated, cancel*, remov*, filled, completed, processed,
    issued`,
  doers: `
    i, i've, i'll, i'd, i'm, we, we've, we'll, we'd, we're, me, agent, agents, team, colleague*, office, staff, owner*,
    seller*, landlord*, broker*, somebody, someone, manager*, he, she, they, it`,
  promises: `
    guarantee*, promise*, refund*, discount*, rebate*, cash back, cashback, waive*, assur*, commit, committed, pledge*,
    rest assured, will pay, free of charge, bonus*, reward*, warrant*, vouch*, ensure*, money back, money-back, no
    risk, risk-free, exclusive*, special offer*, best price, lowest price, lower the price, negotiab*, qualif*,
    pre-approved, preapproved, approved`,
  forecasts: `
    best time to buy, good time to buy, great time to buy, right time to buy, perfect time to buy, ideal time to buy,
    better time to buy, best moment to buy, right moment to buy, perfect moment to buy, time to invest, make money,
    earn money, worth more, worth less, will pay for itself, money is well, pays for itself, appreciat*, increase in
    value, gain value, gains value, lose value, go up, goes up, going up, rise, rises, rising, double*, skyrocket*,
    soar*, crash*, yield*, profit*, guarantee*, good investment, safe investment, great investment, pays off, pay off`,
  judged: englishJudged,
}
