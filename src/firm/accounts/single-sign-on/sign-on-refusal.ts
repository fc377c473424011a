/**
 * Why somebody does not get in with the provider. down: it does not answer, or not as one should; late: not finished in
 * time, finished before, or begun in another browser; refused: the provider says no; untrusted: its answer does not
 * hold; unverified: it does not vouch for an address; unknown: nobody here has that address; another: the account with
 * that address belongs to somebody else at the provider.
 */
export type RefusalReason = 'down' | 'late' | 'refused' | 'untrusted' | 'unverified' | 'unknown' | 'another'

export class SignOnRefusal extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`nobody was signed in with the provider: ${reason}`, options)
    this.name = 'SignOnRefusal'
    this.reason = reason
  }
}
