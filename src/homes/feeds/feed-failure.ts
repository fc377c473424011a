/** Why a feed could not be read, as a sentence that says what to do. `isLasting`: the next try would meet the same. */
export class FeedFailure extends Error {
  readonly isLasting: boolean
  /** Whether a run tells of it already. */
  isTold = false

  constructor(message: string, options: { isLasting?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.isLasting = options.isLasting ?? false
  }
}
