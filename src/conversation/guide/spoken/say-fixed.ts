import { consentWordsOf } from '../../../reading/languages/kept-words/consent-words.ts'
import { fixedWordsOf } from '../../../reading/languages/spoken/all-fixed-words.ts'
import { fixedSentence } from '../../../reading/languages/spoken/fixed-sentences.ts'
import { isFurtherLanguage, type SpokenLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import type { FixedWords } from '../../../reading/languages/tables/fixed-words.ts'
import type { TakenContact } from '../../taken-contact.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { OpenAlert } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { skillOfTrace } from '../skills/skill-of-trace.ts'

/** What was done in the visitor's name while the answer was made. */
export interface DoneInTurn {
  contact: TakenContact | null
  alert: { outcome: Exclude<Awaited<ReturnType<OpenAlert>>, null>; email: string } | null
  /** What may be said since the firm was told that a person is wanted. */
  personTold: string | null
}

interface Said {
  done: DoneInTurn
  /** Of the chatbot. */
  name: string
  /** Only numbers and places of the message were read. */
  isByNumbers: boolean
}

/** What an answer of the guide comes to in a language that it does not read. */
export function sayFixed(language: SpokenLanguage, answer: GuideAnswer, said: Said): string {
  const { done, isByNumbers } = said
  if (done.personTold !== null) return done.personTold
  const { sentence } = fixedSentence(language)
  if (!isFurtherLanguage(language)) return sentence
  const words = fixedWordsOf(language)
  if (done.contact !== null) return sayContact(words, done.contact)
  if (done.alert !== null) return sayAlert(words, done.alert)
  const told = saySkill(words, language, answer, said.name) ?? sentence
  const isSearch = isByNumbers && told !== sentence && answer.trace.kind !== 'about-shown'
  return isSearch ? `${told}\n\n${words.byNumbers}` : told
}

function sayContact(words: FixedWords, contact: TakenContact): string {
  const details = [contact.phone, contact.email]
    .filter((detail) => detail !== '')
    .map((each) => escapeMarkdown(each, 100))
  const told = details.join(', ')
  return contact.is === 'kept' ? words.contact.kept(contact.told, told) : consentWordsOf(contact.language).held(told)
}

function sayAlert({ alert }: FixedWords, { outcome, email }: NonNullable<DoneInTurn['alert']>): string {
  if (outcome === 'waiting') return alert.waiting
  return (outcome === 'asked' ? alert.made : alert.confirmed)(escapeMarkdown(email, 100))
}

/** Null where only the one sentence is true. */
function saySkill(words: FixedWords, language: SpokenLanguage, answer: GuideAnswer, name: string): string | null {
  const { trace, view, noAnswer } = answer
  if (trace.kind === 'refused') return words.fairHousing
  if (trace.kind === 'no-listings') return words.noListings
  const last: Record<string, unknown> = Array.isArray(trace.parts) ? Object(trace.parts.at(-1)) : trace
  const hasHomes = (view?.listings.length ?? 0) > 0
  switch (skillOfTrace(last, view?.compared === true)) {
    case 'greeting':
    case 'help':
    case 'restart':
      return words.opening(escapeMarkdown(name))
    case 'thanks':
      return words.thanks
    case 'goodbye':
      return words.goodbye
    case 'search':
    case 'figures':
    case 'feeling':
      return saySearch(words, language, view)
    case 'home':
    case 'money':
    case 'pictures':
    case 'map':
    case 'send':
    case 'save':
    case 'compare':
    case 'agent':
      return hasHomes || view?.buttons?.some(({ listing }) => listing !== undefined) ? words.home : null
    case 'tour':
      return (view?.buttons ?? []).some(({ kind }) => kind === 'tour') ? words.tour.offer : words.tour.none
    case 'alert':
      return words.alert.offer
    case 'contact':
      return words.contact.form
    case 'person':
    case 'seller':
      return words.offerPerson
    case 'area':
      return words.officialSources
    case 'advice':
      return words.advice
    default:
      return noAnswer || !hasHomes ? null : words.home
  }
}

function saySearch(words: FixedWords, language: SpokenLanguage, view: GuideAnswer['view']): string {
  const { total = 0, listings = [] } = view ?? {}
  // As the window writes numbers.
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  if (total > 0) return words.found(new Intl.NumberFormat(locale).format(total), total)
  return listings.length > 0 ? words.close : words.none
}
