/** When a home can be seen, as a tool of ours has told it: days and times of the firm's clock. */
export interface ToldTimes {
  listing: number
  /** How long a tour takes. */
  minutes: number
  days: readonly ToldDay[]
}

export interface ToldDay {
  /** YYYY-MM-DD */
  date: string
  /** Free starts, in minutes after midnight. */
  starts: readonly number[]
}
