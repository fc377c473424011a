import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { asOneSearch } from '../../../homes/search/scope.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { isReadLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import { keep } from '../guide-memory.ts'
import type { GuideRequest, GuideScope } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { languageFreeOf } from './language-free.ts'
import { type DoneInTurn, sayFixed } from './say-fixed.ts'
import { rememberSpoken, type SpokenTurn } from './turn-language.ts'
import { viewInFixedWords } from './view-in-fixed-words.ts'

/** What the guide answers in its own words. */
export type AnswerAsRead = (scope: GuideScope, request: GuideRequest) => Promise<GuideAnswer>

/**
 * Answers in a language that the guide does not read: in its fixed words, with the homes that were found as cards and the
 * way to a person. What is written in such a language is looked for by its numbers and places alone.
 */
export async function answerInFixedWords(
  db: Database,
  scope: GuideScope,
  request: GuideRequest,
  { answer: language, written }: SpokenTurn,
  answerAsRead: AnswerAsRead,
): Promise<GuideAnswer> {
  const search = asOneSearch(scope)
  const done: DoneInTurn = { contact: request.contact ?? null, alert: null, personTold: null }
  const asked = noting(request, done, language)
  const found =
    written === null || isClick(request)
      ? await answerAsRead(search, {
          ...asked,
          language: written === null || !isReadLanguage(language) ? '' : language,
        })
      : await findByNumbers(db, search, asked, answerAsRead)
  const content = sayFixed(language, found, {
    done,
    name: request.chatbotName,
    isByNumbers: written !== null && !isClick(request),
  })
  return {
    ...found,
    content,
    trace: { ...found.trace, spoken: language, ...(written === null ? {} : { written }) },
    state: rememberSpoken(found.state ?? keep(request.previous, undefined), written),
    view: viewInFixedWords(language, found.view ?? showHomes([], { content })),
  }
}

const isClick = ({ action }: GuideRequest): boolean => Boolean(action && action.kind !== 'ask')

/** Notes what is done in the visitor's name, which the fixed words tell. */
function noting(request: GuideRequest, done: DoneInTurn, language: SpokenTurn['answer']): GuideRequest {
  const { openAlert, handOver } = request
  return {
    ...request,
    ...(openAlert && {
      openAlert: async (wish) => {
        const outcome = await openAlert(wish)
        done.alert = outcome === null ? null : { outcome, email: wish.email }
        return outcome
      },
    }),
    ...(handOver && {
      handOver: async (_, question) => {
        done.personTold = await handOver(language, question)
        return done.personTold
      },
    }),
  }
}

async function findByNumbers(
  db: Database,
  scope: GuideScope,
  request: GuideRequest,
  answerAsRead: AnswerAsRead,
): Promise<GuideAnswer> {
  const { action, previous } = request
  const home = action?.kind === 'ask' ? await lookUpListings(db, scope, [action.listing]) : []
  const kept = keep(previous, previous?.language)
  const [first] = home
  if (first !== undefined)
    return {
      content: '',
      noAnswer: true,
      state: { ...kept, focus: first.id },
      trace: { kind: 'about-shown', listing: first.id, skill: 'home' },
      view: showHomes([first.id], { content: '' }),
    }
  const content = request.contact ? '' : await languageFreeOf(db, scope, request.content)
  if (content === '') return { content: '', noAnswer: request.contact === null, state: kept, trace: { kind: 'unread' } }
  return answerAsRead(scope, {
    ...request,
    content,
    language: '',
    previous: previous && { ...previous, language: 'en' },
  })
}
