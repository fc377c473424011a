/** A day with the times at which a home can be seen. */
export interface DayOfTimes {
  /** On the clock of the firm, as YYYY-MM-DD. */
  date: string
  starts: Date[]
}
