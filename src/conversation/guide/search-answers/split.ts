import type { Topic } from '../../../reading/criteria/condition.ts'
import type { Variants } from '../../../reading/languages/tables/skill-words.ts'
import type { SearchPlan } from '../../../reading/understanding/search-state.ts'

/** One of the two answers to a question. */
export interface SplitReply {
  /** As one says it, and as it stands on its button. */
  say: string
  /** The search from then on; null: it stays as it is. */
  plan: SearchPlan | null
}

/** The question that leaves about half of the homes, with its two answers. */
export interface SplitQuestion {
  topic: Topic
  text: Variants
  yes: SplitReply
  no: SplitReply
}
