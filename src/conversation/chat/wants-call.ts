import type { Act } from '../../reading/acts/act.ts'
import { loadNetworks } from '../../reading/acts/load-networks.ts'
import { readActs } from '../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../reading/acts/share-of-acts.ts'
import { saysLocalNumber } from '../../reading/contact/read-contact.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { contextOfTurn } from '../guide/acts/context-of-turn.ts'
import { heardIn } from '../guide/acts/heard-in.ts'
import type { GuideState } from '../guide/guide-context.ts'

const acts: ReadonlySet<Act> = new Set(['call-back', 'give-contact', 'person'])
const likely = 0.5

/** Whether a message says a number without its area ("call me at 555-0142") so that somebody calls it. */
export function wantsCall(
  { languages }: Pick<ConversationApp, 'languages'>,
  message: string,
  previous: GuideState | null,
): boolean {
  if (!saysLocalNumber(message)) return false
  const tables = languages.tablesOf(languages.detect(message, previous?.language))
  const clauses = readActs(languages.derive(loadNetworks), message, contextOfTurn(previous), (text) =>
    heardIn(text, tables),
  )
  return clauses.some((clause) => shareOfActs(clause, acts) >= likely)
}
