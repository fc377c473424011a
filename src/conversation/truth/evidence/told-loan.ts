/** What a tool of ours has worked out of a loan: amounts in one currency, shares in percent. Plain JSON. */
export interface ToldLoan {
  /** The home that it is on; null: a price that was said. */
  listing: number | null
  /** What is financed, exactly and rounded as it is told. */
  prices: readonly number[]
  loan: number
  down: number
  downPercent: number
  rate: number
  years: number
  /** A month: what is paid, and what it is with the fees of the home. */
  monthly: readonly number[]
}
