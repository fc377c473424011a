declare const told: unique symbol

/**
 * Proof that a visitor waits for a person and the firm was told. All words that say so ask for one, and only
 * `requestPerson` makes it: they cannot be said without the deed (decision 0087).
 */
export interface PersonRequested {
  readonly [told]: 'person'
}

/** Proof that contact details are the firm's now, and it is told; only `keep-lead.ts` makes it. */
export interface ContactKept {
  readonly [told]: 'contact'
}
