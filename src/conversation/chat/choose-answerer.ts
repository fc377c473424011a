import { holdTokens, type TokenHold } from '../model-budget/hold-tokens.ts'
import { isPaid } from '../model-budget/model-budget.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail } from '../../platform/errors.ts'
import { builtInGuideKey, type UsableModel } from '../../platform/models/models.ts'
import { guideWordsOf } from '../../reading/languages/all-words.ts'
import { languageNamed } from '../../reading/languages/languages.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { questionWithin } from '../guide/answer-action.ts'
import { formOffer } from '../guide/answer-view.ts'
import type { Answerer, Task } from '../guide/answerer.ts'
import { linkTarget } from '../guide/escape-markdown.ts'
import { answerWithBuiltInGuide } from '../guide/guide-answerer.ts'
import { makeLanguageModelGuide } from '../guide/language-model/language-model-guide.ts'
import { offerSkills } from '../guide/language-model/offer-skills.ts'
import { makeSentenceAnswerer } from '../guide/sentence-answerer.ts'
import { asksForPerson, personAskedElsewhere } from '../guide/wishes/asks-for-person.ts'
import { requestPerson, talkToHuman } from '../take-over/request-person.ts'
import type { OpenTurn } from './open-turn.ts'
import { findOwnBookingPage } from './own-booking-page.ts'
import { understandQuestion } from './understand-question.ts'

export interface Chosen {
  /** What answers, as stored with the answer and shown in the metrics: the Key of a model, or talk-to-human. */
  key: string
  answerer: Answerer
  task: Task
  /** Tokens that were used before the answerer was asked. */
  tokensUsed: number
  /** What is held of the tokens of the day; null: nothing that is paid for has a part in it. */
  hold: TokenHold | null
  /** What is stored together with the answer. */
  alongside?(transaction: Database): Promise<void>
}

/** Who answers a question: a person's stand-in, the built-in guide, or the language model that the chatbot has chosen. */
export async function chooseAnswerer(
  app: ConversationApp,
  turn: OpenTurn,
  { signal, show }: Pick<Task, 'signal' | 'show'>,
): Promise<Chosen> {
  const { settings, workspaceId, chatbotId, sessionId, history, searchState } = turn
  const costs = isPaid(settings.Model) || turn.question.kind !== 'Text'
  const hold = costs ? await holdTokens(app, turn) : null
  const isUsedUp = costs && hold === null
  const key = isUsedUp ? builtInGuideKey : settings.Model
  const model = key === builtInGuideKey ? null : await findModel(app, key)
  const { said, files, tokensUsed, refusal } = await understandQuestion(app, turn, model, { signal, mayPay: !isUsedUp })
  const { action } = turn.question
  const question = questionWithin(said, action)
  const task: Task = {
    workspaceId,
    chatbotId,
    sessionId,
    settings,
    question,
    files,
    history,
    searchState,
    action,
    show,
    openAlert: app.visitorDesk.alertOfTurn(app, turn),
    signal,
  }
  const chosen = { key, task, tokensUsed, hold }
  if (refusal !== null) {
    return {
      ...chosen,
      answerer: makeSentenceAnswerer(refusal, { reason: 'no model takes this file', noAnswer: true }),
    }
  }
  // A click is about listings, which need no model to be told.
  if (action !== null && action.kind !== 'ask')
    return { ...chosen, key: builtInGuideKey, answerer: answerWithBuiltInGuide }
  await app.slices.next()
  const answerLanguage = () => languageNamed(settings.AIResponseLanguage) ?? app.languages.detect(question)
  if (asksForPerson(question)) {
    const language = answerLanguage()
    const response = settings.TalkToHumanResponseMessage
    const isSet = response.trim() !== ''
    // Whatever the firm's own words are: nobody is left with words alone.
    show(formOffer)
    const elsewhere = languageNamed(settings.AIResponseLanguage) ? null : personAskedElsewhere(question)
    const sentence = isSet ? response : (elsewhere ?? guideWordsOf(language).personAsked)
    const answerer = makeSentenceAnswerer(sentence, {
      reason: 'asks for a person',
      noAnswer: false,
      skill: 'person',
    })
    const alongside = (transaction: Database) => requestPerson(app, transaction, turn, language)
    return { ...chosen, key: talkToHuman, answerer, alongside }
  }
  const page = findOwnBookingPage(settings, question)
  if (page !== null) {
    const sentence = guideWordsOf(answerLanguage()).bookThere(linkTarget(page) ?? '')
    const answerer = makeSentenceAnswerer(sentence, {
      reason: 'books on the firm’s own page',
      noAnswer: false,
      skill: 'tour',
    })
    return { ...chosen, key: builtInGuideKey, answerer }
  }
  return { ...chosen, answerer: model ? makeLanguageModelGuide(model, offerSkills) : answerWithBuiltInGuide }
}

async function findModel(app: ConversationApp, key: string): Promise<UsableModel> {
  const model = await app.models.find(key)
  // The chosen model answers or fails: another one stands in only where the operator configured it.
  if (!model) throw fail('model-failed', { model: key, reason: 'it is not configured on this server' })
  return model
}
