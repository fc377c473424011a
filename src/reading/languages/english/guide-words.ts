import type { FactWords, FigureName, GuideWords } from '../tables/guide-words.ts'
import { englishAsks } from './asks.ts'
import { englishPersonQuestions, englishPersonWishes } from './person.ts'

const many =
  (one: string, more = `${one}s`) =>
  (value: string, count: number) =>
    `${value} ${count === 1 ? one : more}`
const fact = (label: string, known: FactWords['known'], unknown: string): FactWords => ({ label, known, unknown })
const plain = (value: string) => value
const ways = (up: string, down: string) => ({
  up: (home: string, value: string) => `${home} ${up}: ${value}`,
  down: (home: string, value: string) => `${home} ${down}: ${value}`,
})
const more = (name: string) => (amount: string) => `has ${amount} more ${name}`
const moreOf = (one: string) => (amount: string, count: number) => `has ${amount} ${count === 1 ? one : `${one}s`} more`

const joinAnd = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const about = 'homes by city, price, bedrooms, size or features'
const figureKinds: Record<FigureName, string> = { average: 'average', median: 'median', min: 'lowest', max: 'highest' }
const figureFields: Record<string, string> = {
  Price: 'price',
  HOAMonth: 'HOA fee',
  DepositFee: 'deposit',
  ZestimatePrice: 'Zestimate',
  UnitAreaPrice: 'price per unit of area',
  BuildingArea: 'living area',
  LotArea: 'lot',
  DaysOnMarket: 'days on the market',
  YearBuilt: 'year built',
  Bedrooms: 'number of bedrooms',
  Bathrooms: 'number of bathrooms',
  ParkingSpots: 'number of parking spots',
}

export const englishWords: GuideWords = {
  code: 'en',
  asks: englishAsks,
  person: { wishes: englishPersonWishes, otherwise: englishPersonQuestions },

  quote: (text) => `“${text}”`,
  and: joinAnd,
  row: (parts) => parts.join(', '),
  about: (home, facts) => `${home}: ${facts}`,
  sentence: (clause) => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?…][”’)]*$/.test(clause) ? '' : '.'}`,

  talk: {
    greeting: (name) => `Hello! I am ${name}; ask me for ${about}, for example “3 bedroom homes under 500k”.`,
    thanks: () => 'You are welcome; tell me any time if you want to look further.',
    goodbye: () => 'Goodbye, and good luck with your search!',
    who: (name) => `I am ${name}, a program that answers from this site’s listings; I am not a person.`,
    help: () =>
      `I can look up ${about}, count and compare them, tell you what a listing says, and work out a monthly payment; try “cheapest condos with parking”.`,
    howAreYou: () => 'All is well here, thank you; what kind of home are you looking for?',
    complaint: () =>
      'I am sorry that this was no help; tell me a city, a price or a number of bedrooms and I will look again.',
    acknowledge: () => 'Good; tell me what to look for next, for example a city, a price or a number of bedrooms.',
    yes: () => 'Gladly; tell me what to look for, for example a city, a price or a number of bedrooms.',
    no: () => 'All right; tell me any time if you want to look further.',
  },
  noListings: 'There are no listings here yet, so I cannot look anything up. Please come back later.',
  firm: {
    source: (names) => `Source: ${names}`,
    ownWords: 'the firm’s own words',
    nothing:
      'The firm has told me nothing about that, and I would rather not guess. I know its listings; for this, leave your contact details and somebody of the firm can answer you.',
    withheld:
      'What the firm has written about that speaks of who may live somewhere. I do not repeat such words: every home is open to everybody.',
  },
  aloneOnly: 'With all you said before there is nothing, so I looked for your last sentence alone.',
  inThatOrder: 'Here are the matches in that order.',
  startedOver:
    'Let us start over: what are you looking for? Tell me for example a city, a price or a number of bedrooms.',
  wentBack: 'Back to your search before that one.',
  bookThere: (target) => `You can book a time here: [choose a time](${target}).`,
  personAsked: () =>
    'Your wish to talk to a person is noted for the firm. If somebody is free, they answer you right here. You can also leave your contact details, so that they can reach you.',
  hoursBegin: (day, time) => `Office hours begin again ${day} at ${time}.`,
  nobodyCame: 'Nobody has been free so far. Leave your contact details, so that somebody of the firm can reach you.',
  nothingToGoBackTo: 'There is no earlier search to go back to.',
  nothingShown: 'I have not shown you a home yet; tell me what to look for, for example “3 bedroom homes under 500k”.',
  noSuchPosition: (shown, count) =>
    `I showed you ${shown} ${count === 1 ? 'home' : 'homes'} just now; tell me which of them you mean.`,
  thatWasAll: (described, total) => `That was all${described === '' ? '' : `: ${described}`}; ${total} in total.`,
  ignored: (words) => `I left out ${words}.`,
  cutShort: '… (This answer was too long and ends here.)',
  brokeOff: '… (My answer broke off here; what I said so far stands.)',
  goOn: 'Please go on.',
  readInPart: 'Your message is long: I read its beginning and its end. Tell me in a few words what matters most.',
  unknownPlace: (names) => `No listing here is in ${names}.`,
  placesHere: (names) => `Most of the homes here are in ${names}.`,

  facts: {
    Price: fact('Price', plain, 'price unknown'),
    Bedrooms: fact('Beds', many('bed'), 'bedrooms unknown'),
    Bathrooms: fact('Baths', many('bath'), 'bathrooms unknown'),
    BuildingArea: fact('Living area', plain, 'area unknown'),
    LotArea: fact('Lot', (value) => `lot ${value}`, 'lot size unknown'),
    YearBuilt: fact('Built', (value) => `built in ${value}`, 'year built unknown'),
    HOAMonth: fact('HOA', (value) => `HOA ${value}`, 'no HOA fee listed'),
    ParkingSpots: fact('Parking', many('parking spot'), 'no parking listed'),
    DaysOnMarket: fact(
      'Days on the market',
      (value, count) => `${value} ${count === 1 ? 'day' : 'days'} on the market`,
      'days on the market unknown',
    ),
    DepositFee: fact('Deposit', (value) => `deposit ${value}`, 'deposit unknown'),
    ZestimatePrice: fact('Zestimate', (value) => `Zestimate ${value}`, 'no Zestimate listed'),
    UnitAreaPrice: fact('Price per area', plain, 'price per area unknown'),
    PropertyType: fact('Type', plain, 'type unknown'),
    SaleType: fact('For', plain, 'unknown whether for sale or for rent'),
    Status: fact('Status', plain, 'status unknown'),
    Tours: fact('Tours', plain, 'no tour or open house listed'),
    SpaceType: fact('Space', plain, 'unknown whether it is the entire place or a room'),
    Address: fact('Address', (value) => `the address is ${value}`, 'the listing gives no address'),
    MLSNumber: fact('MLS', (value) => `MLS ${value}`, 'no MLS number'),
  },
  aMonth: (amount) => `${amount} a month`,
  studio: 'studio',
  nameless: (type, place, mlsNumber) => `${type}${place === '' ? '' : ` in ${place}`}, MLS ${mlsNumber}`,
  listedBy: (names) => `listed by ${names}`,
  statuses: {
    Active: 'listed as active; whether it is still available only the firm can tell',
    PreOnMarket: 'coming soon, not on the market yet',
    Pending: 'sale pending, not closed yet',
    ActiveUnderContract: 'under contract, the sale not closed yet',
    Sold: 'sold',
  },
  tours: { OpenHouse: 'an open house is listed; the listing gives no time', '3D': 'a 3D tour is listed' },
  perArea: (amount, unit) => `${amount} per ${unit}`,
  unitNames: { feet: 'sq ft', meters: 'm²' },
  computed: ' (worked out from its price and living area)',
  away: (distance, from) => `${distance} from ${from}`,
  distanceTo: (distance, place) =>
    `about ${distance} from ${place} as the crow flies, measured to the middle of the listings there`,
  distanceUnknown: (place) => `how far it is from ${place} is unknown, because the listing gives no position`,
  notAPlaceHere: (place) => `no listing here is in ${place}, so I cannot measure that`,
  says: (feature, quoted) => `${feature}: ${quoted}`,
  mentions: (feature) => `the listing mentions “${feature}”`,
  yes: (clause) => `yes, ${clause}`,
  no: (clause) => `no, ${clause}`,
  denies: (feature, quoted) => `no ${feature}, as the listing says: ${quoted}`,
  doesNotSay: (feature) => `the listing says nothing about “${feature}”, so that is unknown`,
  comesNearest: (quoted) => `What comes nearest there: ${quoted}`,
  inItsWords: (quoted) => `The listing says: ${quoted}`,
  pictures: (home, formatted, count) => `${home} has ${formatted} ${count === 1 ? 'picture' : 'pictures'}`,
  noPictures: (home) => `The listing of ${home} has no pictures.`,
  picture: (position) => `picture ${position}`,
  link: (home) => `Here is the page of ${home}.`,
  noLink: (home) => `The listing of ${home} gives no web page.`,
  alsoKnown: (facts) => `Also: ${facts}.`,

  homeColumn: 'Home',
  notSaid: 'not said',
  differences: {
    Price: (amount) => `costs ${amount} less`,
    Bedrooms: moreOf('bedroom'),
    Bathrooms: moreOf('bathroom'),
    BuildingArea: more('living area'),
    LotArea: more('land'),
    YearBuilt: (amount, count) => `is ${amount} ${count === 1 ? 'year' : 'years'} newer`,
    HOAMonth: (amount) => `has an HOA fee lower by ${amount}`,
    ParkingSpots: moreOf('parking spot'),
  },
  saidOf: (home, predicates) => `${home} ${joinAnd(predicates)}`,
  allAlike: 'In all that they both say, they are alike.',
  needTwo: 'To compare I need two homes; show me some first, then say for example “compare the first two”.',
  first: {
    Price: ways('is the cheapest', 'is the most expensive'),
    BuildingArea: ways('is the smallest', 'is the biggest'),
    LotArea: ways('has the smallest lot', 'has the biggest lot'),
    DaysOnMarket: ways('is the newest listing', 'has been listed longest'),
    YearBuilt: ways('is the oldest', 'is the newest built'),
    HOAMonth: ways('has the lowest HOA fee', 'has the highest HOA fee'),
    UnitAreaPrice: ways('has the lowest price per area', 'has the highest price per area'),
    Bedrooms: ways('has the fewest bedrooms', 'has the most bedrooms'),
    Bathrooms: ways('has the fewest bathrooms', 'has the most bathrooms'),
    Distance: ways('is the closest', 'is the farthest away'),
  },
  firstAlike: (homes, value) => `${homes} are alike in that: ${value}`,
  theseMeet: (criterion, count) =>
    `Of the homes shown, ${count === 1 ? 'this one matches' : 'these match'} “${criterion}”:`,
  noneMeets: (criterion) => `None of the homes shown says so: “${criterion}”.`,
  alsoAmongAll: (total) => `That holds for all ${total} matches too.`,
  amongAll: (total, home, value) => `Among all ${total} matches it is ${home}: ${value}.`,

  figure: (kind, field, saleType, value) =>
    `${figureKinds[kind]} ${figureFields[field] ?? field}${saleType === null ? '' : saleType === 'for_sale' ? ' for sale' : ' a month for rent'}: ${value}`,
  figures: (total, count, described, figures) =>
    `${figures.charAt(0).toUpperCase()}${figures.slice(1)}. That is over ${total} ${count === 1 ? 'home' : 'homes'}${described === '' ? '' : `: ${described}`}.`,
  noFigure: 'None of the matching listings says it, so that figure is unknown.',

  sayMore: 'show me more',
  clicks: {
    changed: 'Your search has changed since then; this is how it stands now.',
    gone: (count) => (count === 1 ? 'That home is no longer listed here.' : 'Those homes are no longer listed here.'),
    similarTo: (home) => `Homes like ${home}:`,
    wentBeyond: (criteria) => `No other home here is like it in all of that, so I looked beyond ${criteria}.`,
    noneSimilar: (home) => `I found no other home here that is like ${home}.`,
    counted: (label, total) => `${label} (${total})`,
  },
  next: {
    more: (count, isOne) => `Say “show me more” for the next ${isOne ? 'one' : count}.`,
    narrowOrMore: (said, total) => `Say “show me more” for the next ones; ${said} would leave ${total}.`,
    compare: 'Ask about any of them, for example “compare the first two”.',
    askAboutOne: 'Ask me anything that the listing may say, for example “when was it built?”.',
    askPayment: 'Ask me anything about it, for example “what would the monthly payment be?”.',
  },
  sayAtMost: (amount) => `under ${amount}`,
  sayBedrooms: (count) => `at least ${count} bedrooms`,
  sayYes: (count) => `Say “yes” to see ${count === 1 ? 'it' : 'them'}.`,
  closest: {
    sold: (total, count) =>
      `None is on offer now; ${total} sold ${count === 1 ? 'home matches' : 'homes match'}. Shall I show ${count === 1 ? 'it' : 'them'}? Just say “yes”.`,
    these: (count) => (count === 1 ? 'This one comes closest:' : 'These come closest:'),
    misses: (home, misses) => `${home} – ${misses}`,
    seeAll: (total) => `Say “yes” to see all ${total} without what these miss.`,
    none: 'Nothing here comes close to that; try again with other bounds or fewer criteria.',
  },

  mortgage: {
    payment: (home, { payment, price, loan, down, downPercent, rate, years }) =>
      `About ${payment} a month${home === null ? '' : ` for ${home}`}: principal and interest on a loan of ${loan} over ${years} years at ${rate}, with ${down} (${downPercent}) down of ${price}.`,
    assumed: (parts) => `I assumed ${parts}, because you did not say.`,
    assumedDown: (percent) => `${percent} down`,
    assumedRate: (rate) => `a rate of ${rate}`,
    assumedYears: (years) => `${years} years`,
    withHoa: (fee, sum) => `With the HOA fee of ${fee} a month it is ${sum}.`,
    notIncluded: (hoaKnown) =>
      hoaKnown
        ? 'Taxes and insurance are not included.'
        : 'Taxes and insurance are not included; the listing gives no HOA fee.',
    change: 'Say for example “with 10% down at 5% for 15 years” to change that; it is an estimate, not an offer.',
    afford: (monthly, { price, loan, down, downPercent, rate, years }) =>
      `With ${monthly} a month you could pay for a home of about ${price}: a loan of ${loan} over ${years} years at ${rate}, and ${down} (${downPercent}) down.`,
    affordExcludes: 'Taxes, insurance and HOA fees come on top, so leave room for them.',
    affordHomes: (count, price, said) =>
      `${count} of the homes for sale here cost ${price} or less; say ${said} to see them.`,
    needHome: 'For which price? Show me a home or say one, for example “monthly payment on 450k with 20% down”.',
    needMonthly: 'Tell me how much you want to pay a month, for example “what can I afford for 2,500 a month”.',
    isRental: (home) => `${home} is for rent, so there is no mortgage to pay on it.`,
    noPrice: (home) => `The listing of ${home} gives no price, so I cannot work out a payment.`,
    paysCash: 'Nothing is left to borrow then, so there is no monthly payment.',
    outOfRange:
      'I cannot work with those figures: a down payment is 0 to 100%, a rate 0 to 30%, and a loan runs 1 to 50 years.',
  },
}
