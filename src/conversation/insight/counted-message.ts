import type { PricedUse } from '../../platform/model-prices/model-prices.ts'
import type { Counts } from './counts.ts'

/** A message as it is counted. */
export interface CountedMessage {
  role: 'question' | 'answer' | 'person'
  status: string
  noAnswer: boolean | null
  model: string | null
  totalToken: number | null
  /** What models used for it. */
  usage?: PricedUse[] | null
  /** How the answer came to be, without what was read. */
  trace: Record<string, unknown> | null
  /** Whether it is the first question of its conversation. */
  isFirst: boolean
}

/** What an answer was worth for the count of its model. */
export interface CountedAnswer {
  model: string
  calls: number
  tokens: number
  /** Milliseconds until its first words; null: not known. */
  firstWords: number | null
}

/** What a message adds to the counters. Each answer is answered, without an answer, or cut off; from what, if it says. */
export function countMessage(message: CountedMessage): Partial<Counts> {
  const { role, status, isFirst } = message
  if (role === 'person') return { byPerson: 1 }
  if (role === 'question')
    return { questions: 1, ...(isFirst ? { conversations: 1 } : {}), ...(status === 'failed' ? { failed: 1 } : {}) }
  if (status !== 'complete') return {}
  const refused = isRefused(message.trace ?? {}) ? { refused: 1 } : {}
  if (message.noAnswer === true) return { noAnswer: 1, ...refused }
  return { answered: 1, ...refused, ...fromOf(message.trace ?? {}) }
}

/** What the count of models gets; null where nothing was answered. */
export function countAnswer({ role, model, totalToken, trace }: CountedMessage): CountedAnswer | null {
  if (role !== 'answer' || model === null) return null
  const { calls, firstTextMs } = trace ?? {}
  const made = Array.isArray(calls) ? calls.length : 0
  return {
    model,
    calls: made,
    // An answer of the guide has tokens too, as the original counts them; they cost nothing.
    tokens: made === 0 ? 0 : (totalToken ?? 0),
    firstWords: typeof firstTextMs === 'number' ? firstTextMs : null,
  }
}

const ofListings: ReadonlySet<unknown> = new Set(['search', 'home', 'figures', 'compare', 'pictures', 'map'])

function fromOf({ skill, skills }: Record<string, unknown>): Partial<Counts> {
  const about: unknown[] = Array.isArray(skills) ? skills : [skill]
  return {
    ...(about.some((each) => ofListings.has(each)) ? { fromListings: 1 } : {}),
    ...(about.includes('firm') ? { fromKnowledge: 1 } : {}),
  }
}

/** Whether something was asked for that the law does not let a chatbot choose homes by. */
function isRefused({ kind, refused, parts }: Record<string, unknown>): boolean {
  if (kind === 'refused' || (Array.isArray(refused) ? refused.length > 0 : Boolean(refused))) return true
  return Array.isArray(parts) && parts.some((part) => isRefused(Object(part)))
}
