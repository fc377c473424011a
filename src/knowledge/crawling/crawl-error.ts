export type CrawlFault =
  | 'bad-address'
  | 'not-public'
  | 'failed'
  | 'gone'
  | 'forbidden'
  | 'wait'
  | 'robots'
  | 'noindex'
  | 'no-sitemap'

/** Says why an address taught nothing. `message` is told to the firm. */
export class CrawlError extends Error {
  readonly fault: CrawlFault
  /** When to come again at the earliest; 0: as one likes. */
  readonly retryAfterSeconds: number
  constructor(fault: CrawlFault, options: ErrorOptions & { message?: string; retryAfterSeconds?: number } = {}) {
    super(options.message ?? fault, options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'CrawlError'
    this.fault = fault
    this.retryAfterSeconds = options.retryAfterSeconds ?? 0
  }

  /** Whether it is worth while to try again. */
  get mayPass(): boolean {
    return this.fault === 'failed' || this.fault === 'wait'
  }
}
