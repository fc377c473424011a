/** Kinds of small talk; of several in one message the later one in this list is answered. */
export const talkKinds = [
  'acknowledge',
  'yes',
  'no',
  'greeting',
  'thanks',
  'goodbye',
  'howAreYou',
  'complaint',
  'help',
  'who',
] as const
export type TalkKind = (typeof talkKinds)[number]

/**
 * What a message may ask of the guide, besides what the search reads from it. At each place of a message the longest
 * phrase counts, so "price per square foot" asks for no price and "which one" does not point at "one".
 */
export const askTags = [
  // Small talk: a message that consists of nothing but such phrases and `talk.polite` is small talk.
  ...talkKinds.map((kind) => `talk.${kind}` as const),
  'talk.polite',
  // A fact of a home that was shown.
  'fact.Price',
  'fact.Bedrooms',
  'fact.Bathrooms',
  'fact.BuildingArea',
  'fact.LotArea',
  'fact.YearBuilt',
  'fact.HOAMonth',
  'fact.ParkingSpots',
  'fact.DaysOnMarket',
  'fact.DepositFee',
  'fact.ZestimatePrice',
  'fact.UnitAreaPrice',
  'fact.PropertyType',
  'fact.Status',
  'fact.Tours',
  'fact.SpaceType',
  'fact.Address',
  'fact.MLSNumber',
  // "how much", "how big": the price, the living area, unless another fact is asked for as well.
  'weak.Price',
  'weak.BuildingArea',
  'ask.distance',
  'ask.detail',
  'ask.pictures',
  'ask.link',
  'ask.compare',
  'ask.which',
  'ask.question',
  // What is meant: one home shown before, the last one, two, all of them.
  'point.one',
  'point.last',
  'point.two',
  'point.three',
  'point.all',
  // "number" before a position: "number two", "#2".
  'point.number',
  'loan.payment',
  'loan.afford',
  'loan.down',
  'loan.rate',
  'loan.years',
  'loan.month',
  'loan.percent',
  // Tenths instead of hundredths, as Chinese counts a down payment; may be "".
  'loan.tenths',
  'loan.cash',
  // Beside an amount: so much is borrowed, whatever the price is.
  'loan.borrow',
  'loan.income',
] as const
export type AskTag = (typeof askTags)[number]
