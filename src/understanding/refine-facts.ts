/** What the chatbot's listings tell of a sentence that comes after another one. */
export interface RefineFacts {
  /** Some listing is for rent: "max 600" is then a rent rather than a price in thousands. */
  readonly hasRentals: boolean
  /** Listings are in plain dollars and in dollars of another country: "$" is then the former. */
  readonly hasSeveralDollars: boolean
  /** The city of the search before has listings in the state that is said now. */
  readonly narrows: boolean
}
