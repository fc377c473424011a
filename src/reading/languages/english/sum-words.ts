import type { SumWords } from '../tables/sum-words.ts'
import { behindNumber, wholeWords as oneOf } from '../words/whole-words.ts'

const many = (one: string, more: string) => (number: string, count: number) => `${number} ${count === 1 ? one : more}`
const per = (things: string) => oneOf(`(?:per|each|every|an?|one|by the) (?:${things})`)
const near =
  '(?:friends?|roommates?|room mates?|flatmates?|housemates?|sisters?|brothers?|partner|husband|wife|cousins?|buddy|buddies|mates?)'

export const englishSumWords: SumWords = {
  code: 'en',
  asks: {
    amount: oneOf(
      'how much',
      "what(?:'?s| is| does| do| would| will| did) (?:it|that|this|they|we|i|you|each|my|our|the|one|everybody|everyone|\\d+)",
      'whats|what would|costs?|pay|come(?:s)? (?:to|out)|work(?:s)? out|total',
      'in (?:dollars|pounds|euros|cash|money)|how (?:expensive|pricey)',
    ),
    price: oneOf('price|prices|cost|costs|rent'),
    per: {
      foot: per('sq(?:uare)?\\.? ?(?:foot|feet|ft)|sqft|sf|foot'),
      meter: per('sq(?:uare)?\\.? ?(?:met(?:er|re)s?|m)|sqm|m2'),
      acre: per('acre'),
      unit: per('unit|door|apartment|apt'),
      bedroom: per('bedroom|bed|br|room'),
    },
    split: oneOf('split(?:ting)?|shar(?:e|ed|ing)|divid(?:e|ed|ing)|go(?:ing)? (?:halves|in)|chip(?:ping)? in'),
    each: oneOf(
      'each (?:of us|pay|pays|person|owe)|(?:we|us|they) each|each|apiece|per person|per head|a head|my (?:share|part)',
    ),
    companion: oneOf(`(?:an?|my|one|another) ${near}`),
    half: oneOf('half each|half and half|(?:go|going) halves|(?:in|my) half|halves|fifty[ -]fifty|50[ /-]50'),
    people: behindNumber('people|persons|of us|ways|way split|tenants|adults|heads|students|guys|girls'),
    others: behindNumber(`(?:other )?${near}`, 'others'),
    year: oneOf(
      "(?:a|an|per|each|every|one|the|whole|full|entire) (?:whole |full |entire )?year(?:'s| of rent| rent)?(?! ago)",
      'yearly|annual|annually|year round',
    ),
    years: behindNumber('(?:an? )?(?:years?|yrs?)'),
    months: behindNumber('months?|mos?'),
    deposit: oneOf('deposit|security'),
    fee: oneOf('hoa|association|condo fees?|fees?|dues'),
    upfront: oneOf('up ?front|move[ -]in costs?|cash do (?:i|we) need|how much[^.?!]{0,50} (?:pack|get|move) in'),
    both: oneOf('both|the two|those two|these two|two of them|them both'),
    together: oneOf('together|combined|in total|altogether|all in|sum|add(?:ed)? up|total'),
    plus: oneOf('plus|on top|add(?:ed)?'),
    with: oneOf('with|inc(?:l|luding)?|includ\\p{L}*'),
    monthly: oneOf('monthly|a month|per month|pcm|each month|for (?:the )?month'),
    apart: oneOf(
      'by how much|how much (?:cheaper|dearer|more|less|pricier|bigger|smaller|larger|newer|older)',
      'how many (?:more|fewer|years|square feet|sq ft|sqft) (?:more|bigger|larger|smaller|older|newer|bedrooms|beds|rooms)',
    ),
    difference: oneOf('difference|differ|gap'),
    size: oneOf('bigger|larger|smaller|size|square (?:feet|footage)|sq ?ft|area'),
    land: oneOf('lot|lots|land|yard|grounds|acreage|acres'),
    age: oneOf('older|newer|age|year built|built'),
    rooms: oneOf('bedrooms|beds'),
    rent: oneOf('rent|rental(?: income)?|lease payments?'),
    firstMonth: oneOf("(?:the |1st |first )month(?:'?s)?(?: rent)?|first|1st"),
    lastMonth: oneOf("last(?: month(?:'?s)?)?(?: rent)?"),
    rents: behindNumber("months?'?s?(?: of)?(?: rent)?"),
    everything: oneOf(
      'all[ -]in|everything (?:in|included)|(?:with|including) (?:everything|all (?:bills|the bills|costs))|all bills',
    ),
    yield: oneOf('yields?|cap rate|rental return'),
    commission: oneOf(
      "commission|brokerage|(?:broker|agency|agent|buyer|realtor|selling|estate agent)(?:'?s)? (?:fee|premium|commission)",
    ),
    joins: oneOf('and|n|also'),
    percent: /^ ?(?:%|(?:percent|per cent|pct|percents)(?!\p{L}))/u,
    tenths: null,
    wants: /(?:ask(?:ing|s)? for|put(?:ting)?|want(?:s)?) (?:only |just )?$/u,
  },
  per: {
    acre: (amount) => `${amount} per acre`,
    unit: (amount) => `${amount} per unit`,
    bedroom: (amount) => `${amount} per bedroom`,
    person: (amount) => `${amount} per person`,
  },
  counted: {
    unit: many('unit', 'units'),
    bedroom: many('bedroom', 'bedrooms'),
    acre: many('acre', 'acres'),
    person: many('person', 'people'),
    month: many('month', 'months'),
  },
  roughly: (amount) => `about ${amount}`,
  firstMonth: (amount) => `first month ${amount}`,
  lastMonth: (amount) => `last month ${amount}`,
  down: (amount) => `a down payment of ${amount}`,
  unknownUnits: 'number of units unknown',
  forRent: (home) => `${home} is for rent, so there is no down payment.`,
}
