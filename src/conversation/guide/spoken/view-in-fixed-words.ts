import { type AnswerButton, mostButtons } from '../../../reading/answer-button.ts'
import { fixedWordsOf } from '../../../reading/languages/spoken/all-fixed-words.ts'
import { fixedSentence } from '../../../reading/languages/spoken/fixed-sentences.ts'
import { isFurtherLanguage, type SpokenLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import type { AnswerView } from '../answer-view.ts'

/** The same homes without a word in another language: no chips, no notes; `offersPerson`: a person is the last way on. */
export function viewInFixedWords(language: SpokenLanguage, view: AnswerView, { offersPerson = true } = {}): AnswerView {
  const { listings, total, more, compared, offersForm } = view
  const buttons = (view.buttons ?? []).flatMap((each) => buttonIn(language, each) ?? [])
  const others = buttons.filter(({ kind }) => kind !== 'person').slice(0, mostButtons - 1)
  const person: AnswerButton = { kind: 'person', label: fixedSentence(language).person }
  return {
    ...{ listings, total, more, compared, criteria: [], notes: [], listSpan: null },
    ...(offersForm === undefined ? {} : { offersForm }),
    buttons: offersPerson || others.length < buttons.length ? [...others, person] : others,
  }
}

/** A button with its label in that language; null where it says something that would have to be read. */
function buttonIn(language: SpokenLanguage, { kind, listing, say }: AnswerButton): AnswerButton | null {
  const place = listing === undefined ? {} : { listing }
  if (kind === 'person') return { kind, label: fixedSentence(language).person, ...place }
  // Consent is asked for in its own words, behind this.
  if (say !== undefined || kind === 'search' || kind === 'agree' || kind === 'refuse') return null
  return isFurtherLanguage(language) ? { kind, label: fixedWordsOf(language).buttons[kind], ...place } : null
}
