import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { agentToAsk } from '../about-homes/agent-of-home.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { sayOne } from './skill-turn.ts'

/** Of a home, what its listing does not say: its agent may know. */
export function tellAskAgent(context: GuideContext, home: FoundListing, previous: GuideState | null): string {
  const { words } = context
  return words.sentence(words.about(linkHome(context, home), sendToAgent(context, home, previous)))
}

/** That the agent of a home will know, and who that is. */
export function sendToAgent({ words, scope }: GuideContext, home: FoundListing, previous: GuideState | null): string {
  const { askAgent, askAgentNamed } = skillWordsOf(words.code)
  const agent = agentToAsk(scope.languages, home)
  return sayOne(agent === '' ? askAgent : askAgentNamed(escapeMarkdown(agent)), previous ?? {})
}

/** That the agent of a home knows the rest, and who that is; null where its listing names nobody. */
export function tellAgentKnowsMore(
  { words, scope }: GuideContext,
  home: FoundListing,
  previous: GuideState | null,
): string | null {
  const agent = agentToAsk(scope.languages, home)
  return agent === '' ? null : sayOne(skillWordsOf(words.code).agentKnowsMore(escapeMarkdown(agent)), previous ?? {})
}
