import type { SkillWords } from '../tables/skill-words.ts'

export const englishSkillWords: SkillWords = {
  code: 'en',
  buttons: {
    tour: 'Book a tour',
    ask: 'Ask the agent',
    person: 'Talk to a person',
    alert: 'Tell me of new ones',
    save: 'Save it',
    compare: 'Compare',
    more: 'Show more',
    similar: 'Similar homes',
    search: 'Search',
    pictures: 'Pictures',
    map: 'On the map',
    link: 'Open its page',
    restart: 'Start over',
  },
  say: {
    yes: 'yes',
    cheaper: 'cheaper',
    bigger: 'bigger',
    startOver: 'start over',
    inPlace: (place) => `homes in ${place}`,
    under: (amount) => `homes under ${amount}`,
    withFeature: (feature) => `homes with ${feature}`,
    ofType: (types) => `only ${types}`,
    tour: 'I would like a tour',
    forSale: 'only for sale',
    forRent: 'only for rent',
    fine: (kinds) => `${kinds} ${kinds === 'land' ? 'is' : 'are'} fine`,
    without: (kinds) => `no ${kinds}`,
    fewerBedrooms: (count) => `fewer than ${count} bedrooms`,
    onlyIn: (place) => `only in ${place}`,
    notIn: (place) => `not in ${place}`,
    moreIsFine: 'more is fine too',
    agrees: `that s fine, thats fine, that is fine, fine with me, fine by me, fine for me, it s fine, its fine, they are
      fine, theyre fine, they re fine, works for me, that works, they work, no problem, suits me, suits us, i don t mind,
      i dont mind, i do, we do, i am, we are, it does, that s good, all good, i guess, i think so, correct, right`,
    refuses: `i don t, we don t, i dont, we dont, i m not, im not, not fine, not for me, not for us, no way, rather not,
      that s not fine, not that many, not necessarily, don t need that, dont need that, no i don t, i d rather not`,
    either: `doesn t matter, doesnt matter, does not matter, it doesn t matter, don t care, dont care, i don t care,
      i dont care, either, either is fine, either way, both, both are fine, both work, any, anything, whatever,
      no preference, not sure, not sure yet, don t know, dont know, i don t know, i dont know, dunno, all the same,
      i m open, im open, open to both, keep both, all of them`,
  },
  opening: (name) =>
    `Hi, I am ${name}. What kind of home are you after? You can just say it, or start with one of these.`,

  search: {
    fit: (total, count, from, to) =>
      count === 1
        ? [`One home fits${from === '' ? '' : `, at ${from}`}.`, `I found one${from === '' ? '' : `, at ${from}`}.`]
        : from === ''
          ? [`${total} homes fit.`, `I have ${total} for you.`]
          : from === to
            ? [`${total} homes fit, all at ${from}.`, `I have ${total} for you, each at ${from}.`]
            : [`${total} homes fit, from ${from} to ${to}.`, `I have ${total} for you, between ${from} and ${to}.`],
    close: ['Nothing fits all of that today. These come close:', 'Not quite all of that is here, but these are near:'],
    none: [
      'Nothing here comes close to that today. I can tell you as soon as something does.',
      'I have nothing like that today. Shall I let you know when it comes?',
    ],
    beyond: {
      cheaper: ['That is the lowest price for all of it. These cost less, and miss something:'],
      bigger: ['That is the largest for all of it. These are bigger, and miss something:'],
    },
    next: ['Here are the next ones.', 'And these as well.'],
    inThousands: (amount) => `Nothing here rents for that, so I took it as ${amount}.`,
  },

  split: {
    kinds: {
      house: 'houses',
      condo: 'condos',
      townhouse: 'townhouses',
      multiFamily: 'multi-family homes',
      land: 'land',
      mobile: 'mobile homes',
    },
    most: (kinds) => [`Most of these are ${kinds}; is that fine?`, `They are mostly ${kinds}. Would that suit you?`],
    half: (kinds) => [`About half of these are ${kinds}; is that fine?`],
    mostIn: (place) => [`Most of these are in ${place}; does that suit you?`],
    halfIn: (place) => [`About half of these are in ${place}; does that suit you?`],
    bedrooms: (count) => [`About half have ${count} bedrooms or more; do you need that many?`],
    price: (amount) => [`Half of these cost less than ${amount}; should yours?`],
    offer: ['Some are for sale and some for rent. Are you looking to buy?'],
    kept: ['Good, they all stay in.', 'Fine, then nothing changes.'],
  },

  which: ['Which of these do you mean?', 'More than one fits that. Which one is it?'],
  outsideSearch: (misses) => [`It lies outside of what you are looking for: ${misses}.`],
  askAgent: ['The agent will know; ask with one click.', 'That is one for its agent: one click asks.'],
  askAgentNamed: (agent) => [
    `Its agent will know: ${agent}. One click asks.`,
    `That is one for its agent, ${agent}: one click asks.`,
  ],
  agentKnowsMore: (agent) => [
    `More than that only its agent knows: ${agent}.`,
    `For the rest, ask its agent: ${agent}.`,
  ],
  available: (home) => [
    `Yes, as far as its listing says: ${home} is still available. A tour is the quickest way to be sure.`,
    `${home} is still listed as available. Only the firm can say for certain; shall I ask for a tour?`,
  ],
  notAvailable: (home, status) => [`${home}: ${status}. I can show you others like it.`],
  tour: {
    offer: (home) => [
      `Gladly. Pick a time for ${home}, and the firm confirms it.`,
      `With pleasure: choose a time for ${home}. The firm confirms it.`,
    ],
    which: ['Gladly. Which of these would you like to see?', 'With pleasure. Which one shall it be?'],
    none: ['Gladly. Tell me first which home, or what you are looking for.'],
    sold: (home) => [`${home} is sold, so there is nothing to see any more. I can show you others like it.`],
  },
  contact: {
    kept: (_, details) => [
      `Thank you, I have noted ${details} for the firm. Somebody will get back to you.`,
      `Got it: ${details}. The firm has it, and somebody will get back to you.`,
    ],
    form: ['Please leave your details in the form, so that the firm may use them.'],
  },
  seller: [
    'Happy to help with that. What your home would bring depends on things that I cannot see, so I give no number; an agent of the firm can. Leave your contact details and tell a little about it.',
    'An agent of the firm can tell you what yours would bring; a number from me would be a guess. Leave your contact details, and they get in touch.',
  ],
  sellerMore: ['Good to know. Leave your contact details with it, and an agent of the firm takes it from there.'],
  agent: {
    listedBy: (home, names) => `${home} is listed by ${names}.`,
    unknown: (home) => [`The listing of ${home} names no agent, but the firm knows who it is.`],
    other: [
      'That I do not know, but they can tell you themselves.',
      'The listing does not say; the quickest is to ask them.',
    ],
  },
  pictures: {
    all: (home, formatted, count) => [`${home} has ${formatted} ${count === 1 ? 'picture' : 'pictures'}; have a look.`],
    room: (home, formatted, count) => [
      count === 1
        ? `${home} has one picture; it does not say which room it shows.`
        : `${home} has ${formatted} pictures. They do not say which room they show, so have a look through them.`,
    ],
    none: (home) => [`${home} has no pictures yet. Its agent may have some, or see it yourself on a tour.`],
  },
  map: {
    where: (home, address) => [`${home} is at ${address}. The map shows where that is.`],
    unknown: (home) => [
      `The listing of ${home} gives no position, so I cannot put it on the map. Its agent can tell you the way.`,
    ],
  },
  send: {
    page: (home) => [`Here is the page of ${home}, to keep or pass on.`],
    none: (home) => [`${home} has no page of its own. Leave your e-mail address, and the firm sends you what it has.`],
  },
  alert: {
    offer: (described) => [
      `Gladly. I will watch for this: ${described}. Where shall the news go?`,
      `Of course. As soon as something comes up, you hear of it: ${described}. Where shall I send it?`,
    ],
    ofHome: (home) => [
      `Gladly. I will tell you when the price of ${home} changes or it is sold. Where shall the news go?`,
    ],
    none: ['Gladly. Tell me first what to look out for: a place, a price, a number of bedrooms.'],
    made: (email) => [`Done. I have sent a message to ${email}: confirm it there, and the news begins.`],
    watching: (described) => `I will watch for this: ${described}.`,
    confirmed: (email) => [`Done. The news goes to ${email}.`],
    waiting: ['Done. No mails go out here yet; until then the news waits for you in this chat.'],
    already: (total, count) => (count === 1 ? 'One fits already:' : `${total} fit already:`),
    ends: ['Every message has a link that ends it in one click.'],
  },
  save: (home) => [`Tap the heart, and ${home} stays on your list.`],
  feelings: {
    cheaper: ['I hear you. These cost less:', 'Understood, let us go lower:'],
    noneCheaper: ['I hear you, but these are the lowest prices here for that. Giving up one wish may open up more.'],
    bigger: ['Understood. These have more room:'],
    likes: (home) => [
      `Good choice. Would you like to see ${home} yourself?`,
      `Nice one. A tour of ${home} would tell you more than I can.`,
    ],
    likesAny: ['Glad to hear it. Which one do you like best?'],
    dislikes: [
      'Fair enough. What bothers you most: the price, the size or the place?',
      'All right, not these. Is it the price, the size or the place?',
    ],
  },
  area: [
    'I leave that to better sources: the police publish crime figures, and school districts their own. Best is to go there and look around.',
    'I give no judgement about a neighborhood. The police and the school district publish theirs, and a visit says the most.',
  ],
  advice: [
    'That needs somebody who knows the law and your situation. The firm can name you the right person.',
    'I would not want to guess there: a professional should look at it. Somebody of the firm can point you to one.',
  ],
  offer: {
    home: (home, price) => [
      `${home} is asked at ${price}. What the owner would take, only the agent can find out.`,
      `The asking price of ${home} is ${price}; whether there is room in it, its agent can ask.`,
    ],
    unnamed: ['What an owner would take, only the agent can find out. Which home is it about?'],
    costs: [
      'Closing costs, taxes and insurance come on top of the price; how much depends on place and loan. Somebody of the firm can work it out with you.',
    ],
  },
  whyPrice: (home, price) => [`The listing gives no reason why ${home} costs ${price}.`],
  overBy: {
    over: (home, amount, most) => `${home} is ${amount} over your ${most}.`,
    under: (home, amount, most) => `${home} is not over: it stays ${amount} under your ${most}.`,
    unsaid: (home, price) => `${home} is ${price}. What is the most that you want to spend?`,
  },
  perArea: (own, middle) => `It is ${own}; the middle of homes like it is ${middle}.`,
  outside: [
    'That is outside what I know. Homes are my field; what are you looking for?',
    'There I am no help, I am afraid. With homes I am: where should yours be?',
    'I had better stick to homes. Shall we look for one?',
  ],
  heard: [
    'Good to know. What should your home have?',
    'Thanks for telling me. Where would you like to live?',
    'All right. What matters most to you in a home?',
  ],
  thanks: ['You are very welcome.', 'Glad to help.', 'With pleasure.'],
  goodbye: ['Goodbye, and good luck with your search.', 'See you soon. I am here whenever you like.'],
  offerPerson: ['Would you rather talk it over with somebody of the firm?'],
}
