import { findEntry, loadGlossary } from '../../../knowledge/glossary/glossary.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { keep } from '../guide-memory.ts'
import type { PartAnswer } from './answer-firm.ts'

/** Topics of what it costs and who lends it. */
const ofMoney: ReadonlySet<string> = new Set([
  ...[
    'closing-costs',
    'mortgage',
    'rates',
    'down-payment',
    'loans-va-fha',
    'credit',
    'pre-approval',
    'first-time-help',
  ],
])

/** From so much on a clause asks how something works. */
const asksHow = 0.5
/** From so much on its topic is what it asks of, without a word for it. */
const surelyTopic = 0.6

/**
 * How something works in general, from the glossary: what is told where the firm has said nothing of it. null where nothing tells it.
 * `mayAskMore`: see findEntry.
 */
export function explainTerm(
  context: GuideContext,
  { text, acts: [first], topic }: ReadClause,
  { state, mayAskMore }: { state: GuideState | null; mayAskMore: boolean },
): PartAnswer | null {
  if (first?.act !== 'ask-how' || first.likely < asksHow) return null
  const isSure = topic !== null && topic.likely >= surelyTopic && first.likely >= surelyTopic
  const entry = findEntry(context.scope.languages.derive(loadGlossary), context.words.code, {
    question: text,
    topic: topic?.name.replace(/^ask-how:/u, '') ?? null,
    isSure,
    mayAskMore,
  })
  if (entry === null) return null
  return {
    content: escapeMarkdown(entry.text, longestText),
    noAnswer: false,
    state: { ...keep(state, context.asked), firm: text.slice(0, longestKept) },
    trace: {
      kind: 'knowledge',
      glossary: entry.id,
      ...(entry.topics.some((each) => ofMoney.has(each)) ? { skill: 'money' } : {}),
    },
    offersPerson: true,
  }
}

const longestText = 1_200
const longestKept = 300
