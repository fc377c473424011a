const unwilling = [
  "can't",
  'cannot',
  'cant',
  'can not',
  "won't",
  'wont',
  'will not',
  "don't want to",
  'dont want to',
  'do not want to',
  "don't wanna",
  'not willing to',
  'unable to',
  'not able to',
  'not going to',
  'not gonna',
  "wouldn't",
  'would not',
  "shouldn't",
  'should not',
  'must not',
  'rather not',
  "don't",
  'dont',
  'do not',
  "doesn't",
  'does not',
]

const verbs = [
  'go',
  'go any',
  'spend',
  'pay',
  'be',
  'cost',
  'afford',
  'afford to pay',
  'stretch',
  'want',
  'need',
  'have',
  'want to spend',
  'want to pay',
  'want to go',
  'want anything',
]

/** "can't go", "don't want to spend": behind these, "over" and "more than" say what is the most. */
const refusals = unwilling.flatMap((start) => verbs.map((verb) => `${start} ${verb}`)).join(', ')

/** How limits on an amount are said, before it and after it. Tag -> phrases, separated by commas. */
export const boundPhrases: Record<string, string> = {
  'bound.min': `
    at least, atleast, minimum, min, minimum of, a minimum of, no less than, not less than, no fewer than,
    not fewer than, starting at, starting from, from, >=, no smaller than, not smaller than, not under, not below,
    no lower than, nothing under, nothing below, nothing less than, nothing smaller than, minimally, at the least,
    at minimum, at a minimum, no under, equal or more than, greater than or equal to, not cheaper than,
    never less than, never under`,
  'bound.max': `
    at most, atmost, maximum, max, maximum of, a maximum of, max of, up to, upto, no more than, not more than,
    no greater than, not over, not above, no higher than, not higher than, no larger than, not larger than,
    no bigger than, not bigger than, not exceeding, not to exceed, <=, within, capped at, cap of, cap at, limit of,
    limited to, nothing over, nothing above, nothing more than, nothing bigger than, maxing out at, tops out at,
    topping out at, less than or equal to, nothing larger than, ceiling of, max out at, no over, stay under,
    staying under, keep it under, no pricier than, not pricier than, no more then, not more then, not exceed,
    does not exceed, upper limit of, never over, never more than, not costing more than, without going over,
    without exceeding, no costlier than, not a penny over, not a penny more than, not a cent over, not a dollar over,
    not a dollar more than, can't exceed, cannot exceed, cant exceed, must not exceed, should not exceed, won't exceed,
    don't exceed, not beyond, not past, just under, a little under, a bit under, slightly under, just below,
    not further than, no further than, not farther than, no farther than,
    no more expensive than, not more expensive than, no dearer than`,
  'bound.refused': refusals,
  'scope.not': refusals,
  'bound.over': `
    over, above, more than, more then, greater than, >, exceeding, exceeds, north of, upwards of, upward of,
    bigger than, larger than, in excess of, higher than, beyond, bigger then, larger then, pricier than, wider than,
    greater then, better than, longer than, costing more than, ovr, past, just over, a little over, a bit over,
    slightly over, just above, well over, well above, way over`,
  'bound.under': `
    under, below, less than, less then, fewer than, fewer then, lower than, <, smaller than, smaller then,
    cheaper than, cheaper then, beneath, underneath, less expensive than, costing less than, shorter than, undr,
    not quite, inside of, well under, well below, way under`,
  'bound.about': `
    about, around, roughly, approximately, approx, circa, ca, near to, close to, nearly, almost, ish around, ~,
    in the neighborhood of, in the region of, in the range of, in the ballpark of, more or less, give or take, abt,
    arnd, somewhere around, around about, somewhere near, near`,
  'bound.exact': `
    exactly, precisely, equal to, =, strictly, exact, equals`,
  'bound.only': `
    only, just`,
  'bound.after': `
    after, later than, post, newer than, younger than, more recent than, newer then, more recently than`,
  'bound.since': `
    since, no earlier than, not earlier than, no older than, not older than, not before, nothing older than,
    not older then, nothing before, starting in, as of, or after, no older then`,
  'bound.before': `
    before, earlier than, prior to, older than, older then, pre, until, preceding`,
  'bound.until': `
    no later than, not later than, not after, by the year, no newer than, not newer than, nothing newer than,
    through, nothing after`,
  'post.min': `
    or more, and more, or above, and above, or over, and over, or up, and up, and upwards, or higher, and higher,
    or bigger, and bigger, or larger, and larger, or greater, or better, plus, +, minimum, min, at least, at minimum,
    at the least, or so more, onwards, upwards, and greater, or beyond, and beyond, at the minimum, as a minimum,
    at a minimum, or mor, n up, & up, or more than that`,
  'post.max': `
    or less, and less, or fewer, and fewer, or under, and under, or below, and below, or lower, and lower,
    or smaller, maximum, max, tops, at most, limit, or cheaper, ceiling, at the most, or down, and down,
    and smaller, at maximum, is my limit, is my max, is the limit, is the max, as a maximum, is my maximum,
    is my budget, is our max, is our budget, is our limit, at the maximum, is the maximum, is my ceiling, cap,
    & under, n under, & below, -max`,
  'glue.percent': `
    percent, per cent, pct`,
  'post.about': `
    plus or minus, plus minus, ish, or so, or thereabouts, give or take, more or less, approximately, approx, roughly, or around there,
    or near that, or close to it`,
  'post.since': `
    or newer, and newer, or later, and later, onwards, onward, and after, or after, or younger, or more recent,
    and onwards, and onward, on up, or since, to present, to now, and more recent`,
  'post.until': `
    or older, and older, or earlier, and earlier, or before, and before`,
  'range.between': `
    between, in between, betwen, btw, ranging from, ranging between, range of, anywhere from, anywhere between,
    somewhere between, from between, in the range, bw`,
  'range.to': `
    to, -, thru, til, till, up to, ~, through, until, and up to, all the way to`,
  'time.last': `
    last, past, the last, the past, in the last, in the past, within the last, within the past, over the last,
    over the past, during the last, these last, previous, the previous, this past, within`,
  'time.deed': `
    reduced, price reduced, price cut, price cuts, price drop, price drops, price dropped, price lowered, dropped, lowered,
    discounted, marked down, renovated, remodeled, remodelled, updated, upgraded, refurbished, redone, repainted, painted,
    replaced, repaired, inspected, serviced, cleaned, restored, rebuilt, changed hands, raised, increased, price change`,
  'unit.halfYear': `
    half a year, half year, half of a year`,
  'time.unsold': `
    haven't sold, hasn't sold, hadn't sold, have not sold, has not sold, havent sold, hasnt sold, didn't sell, did not sell,
    didnt sell, doesn't sell, don't sell, do not sell, does not sell, won't sell, wont sell, will not sell, wouldn't sell,
    couldn't sell, can't sell, cannot sell, not sold in, not sold for, not sold within, not sold after, not been sold in,
    not been sold for, haven't been sold, hasn't been sold, have not been sold,
    has not been sold, never sold, never been sold, unsold, still unsold, been unsold, sitting unsold, gone unsold,
    went unsold, remained unsold, failed to sell, not selling, isn't selling, aren't selling,
    haven't sold yet, hasn't sold yet, that haven't sold, that hasn't sold, that didn't sell, that won't sell`,
  'time.listed': `
    sitting, sitting for, been sitting for, been sitting, sat for, sat there for, been up for, been for sale for, for sale for,
    listed, posted, added, put on the market, came on the market, came on, hit the market, on the market since,
    went on the market, came to market, on the market for, on market for, been on the market, been on the market for,
    published, appeared, uploaded, new in, new within, listings from, on the market within`,
  'time.ago': `
    ago, back`,
  'decade.prefix': `
    early, mid, late`,
  'per.month': `
    a month, per month, monthly, each month, every month, /month, /mo, /mth, pm, pcm, p m, per mo, a mo, / month,
    / mo, month rent, by the month, per mth, per calendar month, mo`,
  'per.year': `
    a year, per year, yearly, annually, per annum, /year, /yr, each year`,
}
