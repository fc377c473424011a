import type { english } from '../english/english.ts'
import { inboxWords } from './inbox-words.ts'
import { leadsWords } from './leads-words.ts'
import { listingsWords } from './listings-words.ts'
import { shellWords } from './shell-words.ts'

export const spanish: typeof english = {
  ...shellWords,
  inbox: inboxWords,
  leads: leadsWords,
  listings: listingsWords,
}
