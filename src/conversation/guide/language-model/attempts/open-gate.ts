import { checkAnswerText } from '../../../../reading/fair-housing/listing-text-gate.ts'
import type { LanguageCode } from '../../../../reading/languages/language.ts'
import { wordingOf } from '../../../../reading/languages/languages.ts'
import type { ConversationApp } from '../../../conversation-app.ts'
import { GroundingGate } from '../../../truth/grounding-gate.ts'
import { HiddenWords } from '../../../truth/text/hidden-words.ts'
import { factsOfSettings } from '../../../truth/text/settings-facts.ts'
import type { Task } from '../../answerer.ts'
import { type GuideTools, reportNoAnswer } from '../model-tool.ts'
import { makeRules } from '../system-prompt.ts'
import { asksElsewhere } from './asks-elsewhere.ts'

/** The gate of one turn, which has heard what the visitor said so far. */
export function openGate(
  app: Pick<ConversationApp, 'now' | 'languages' | 'hiddenTexts'>,
  task: Task,
  { evidence, definitions }: Pick<GuideTools, 'evidence' | 'definitions'>,
  language: LanguageCode,
): GroundingGate {
  const { history, question, settings } = task
  // The newest first: what the visitor says is taken up to a limit.
  const said = [
    question,
    ...history
      .filter(({ role }) => role === 'question')
      .map(({ content }) => content)
      .reverse(),
  ]
  for (const words of said) evidence.hear(words, language)
  const now = app.now()
  const hidden = [makeRules(settings), ...definitions.map(({ description }) => description ?? '')].join('\n')
  const gate = new GroundingGate({
    grounding: settings.Grounding,
    evidence,
    question,
    // Read only where there is something that an answer could be held against.
    isElsewhere: () => task.action == null && asksElsewhere(app.languages, question, language),
    hidden: new HiddenWords(
      {
        rules: hidden,
        prompt: settings.SystemMessage,
        open: factsOfSettings({ ...settings, SystemMessage: '' }, now),
        names: [...definitions.map(({ name }) => name), reportNoAnswer.name],
      },
      app.hiddenTexts,
    ),
    language,
    year: now.getUTCFullYear(),
  })
  gate.objectWith((sentence, own) => {
    // The whole sentence is replaced: what is left of one may be half a thought, or half a link.
    const { withheld } = checkAnswerText(app.languages, sentence, own)
    return withheld.length === 0 ? null : wordingOf(own).fairHousing
  })
  return gate
}
