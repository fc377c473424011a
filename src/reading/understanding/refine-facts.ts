/** What the chatbot's listings tell of a sentence that comes after another one. */
export interface RefineFacts {
  /** Some listing is for rent: "max 600" is then a rent rather than a price in thousands. */
  readonly hasRentals: boolean
  /** Listings are in plain dollars and in dollars of another country: "$" is then the former. */
  readonly hasSeveralDollars: boolean
  /** Some listing is both at the place of the search before and at the one said now: Paris, then Texas. */
  readonly narrows: boolean
}
