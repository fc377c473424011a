import { dropHiddenSigns } from '../../platform/text/hidden-signs.ts'
import { checkAnswerText } from '../../reading/fair-housing/listing-text-gate.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import type { Languages } from '../../reading/languages/languages.ts'
import type { KnowledgeApp } from '../knowledge-app.ts'
import { findAnswer } from '../retrieval/find-answer.ts'
import type { FoundPassage, KnowledgeAnswer, NamedSource, Quote } from '../retrieval/knowledge-answer.ts'
import type { KnowledgeScope } from '../source.ts'

/** What may be told a visitor of what the firm's sources say. */
export interface FirmAnswer {
  quotes: readonly Quote[]
  /** Whether it is the stored answer of a question that means the same. */
  isStored: boolean
  /** Best first; those that state a preference for people are not among them. */
  passages: readonly FoundPassage[]
  /** Sources that answer with whom they want or do not want: they are not quoted. */
  withheld: readonly NamedSource[]
}

/** Asks the sources of a chatbot; a question of at most so many characters is read. */
export type AskKnowledge = (
  question: string,
  options: { language: LanguageCode; limit?: number },
) => Promise<FirmAnswer>

const longestQuestion = 1_000

export function makeAskKnowledge(app: KnowledgeApp, { workspaceId, chatbotId }: KnowledgeScope): AskKnowledge {
  return async (question, options) => {
    await app.slices.next()
    const asked = question.slice(0, longestQuestion)
    return screenAnswer(app.languages, await findAnswer(app, { workspaceId, chatbotId }, asked, options))
  }
}

/**
 * The same without what fair-housing law forbids to say. A rule of the firm that selects people is not passed on by us,
 * whoever wrote it; the firm sees it among the questions without an answer.
 */
export function screenAnswer(languages: Languages, { quotes, isStored, passages }: KnowledgeAnswer): FirmAnswer {
  const clean = quotes.map((quote) => ({ ...quote, text: dropHiddenSigns(quote.text) }))
  const lawful = clean.filter(({ text }) => isLawful(languages, text))
  const withheld = clean.filter((quote) => !lawful.includes(quote)).map(({ source }) => source)
  return {
    // Of several sentences the rest may mean something else without the one that is left out.
    quotes: withheld.length > 0 ? [] : lawful,
    isStored,
    passages: passages
      .map((passage) => ({ ...passage, text: dropHiddenSigns(passage.text) }))
      .filter(({ text, headings }) => isLawful(languages, [...headings, text].join('\n'))),
    withheld,
  }
}

function isLawful(languages: Languages, text: string): boolean {
  return checkAnswerText(languages, text).withheld.length === 0
}
