import type { Topic } from '../evidence/attribute.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import type { Row } from '../evidence/table-row.ts'
import type { KnownValue } from '../numbers/prove-arithmetic.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import type { ReadSentence } from '../words/read-sentence.ts'
import type { About } from './what-it-speaks-of.ts'

/** A sentence, as far as it matters for the numbers in it. */
export interface NumberContext {
  read: ReadSentence | null
  folded: string
  numbers: readonly SaidNumber[]
  mentions: readonly HomeMention[]
  topic: Topic
  table: Row | null
  about: About
  /** It claims something of homes of which nothing is known. */
  claimsUnknown: boolean
  evidence: Evidence
  year: number
  question: string
  said: readonly KnownValue[]
}
