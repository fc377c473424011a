/** Tokens of a clause that asks for nothing. */
export interface Aside {
  readonly start: number
  readonly end: number
  readonly role: 'visitor' | 'talk' | 'other'
}
