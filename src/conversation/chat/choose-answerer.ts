import { builtInGuideKey, type UsableModel } from '../../platform/models/models.ts'
import { consentWordsOf } from '../../reading/languages/kept-words/consent-words.ts'
import { handOverWordsOf } from '../../reading/languages/spoken/hand-over-words.ts'
import { isWindowLanguage, type SpokenLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { questionWithin } from '../guide/answer-action.ts'
import { formOffer } from '../guide/answer-view.ts'
import type { Answerer, Task } from '../guide/answerer.ts'
import { escapeMarkdown, linkTarget } from '../guide/escape-markdown.ts'
import { answerWithBuiltInGuide, readState } from '../guide/guide-answerer.ts'
import { makeLanguageModelGuide } from '../guide/language-model/language-model-guide.ts'
import { offerSkills } from '../guide/language-model/offer-skills.ts'
import { makeSentenceAnswerer } from '../guide/sentence-answerer.ts'
import { languageOfVisitorsWords } from '../guide/spoken/turn-language.ts'
import { asksForPerson } from '../guide/wishes/asks-for-person.ts'
import { holdTokens, type TokenHold, type UsedUp } from '../model-budget/hold-tokens.ts'
import { isPaid } from '../model-budget/model-budget.ts'
import { TurnUsage } from '../model-budget/turn-usage.ts'
import { noteModelFailure } from '../model-troubles/note-model-trouble.ts'
import { talkToHuman } from '../take-over/request-person.ts'
import { answerConsent, askConsentBehind } from './ask-consent.ts'
import { handOverOfTurn } from './hand-over-of-turn.ts'
import type { OpenTurn } from './open-turn.ts'
import { findOwnBookingPage } from './own-booking-page.ts'
import { understandQuestion } from './understand-question.ts'
import { visitsOfTurn } from './visits-of-turn.ts'
import { wantsCall } from './wants-call.ts'

export interface Chosen {
  /** What answers, as stored with the answer and shown in the metrics: the Key of a model, or talk-to-human. */
  key: string
  answerer: Answerer
  task: Task
  /** What models have used for it so far. */
  used: TurnUsage
  /** What is held of the chatbot’s budgets; null: nothing that is paid for has a part in it. */
  hold: TokenHold | null
  /** The budget that has no room for an answer of the model, so that the guide answers. */
  usedUp: UsedUp | null
}

/** Who answers a question: a person's stand-in, the built-in guide, or the language model that the chatbot has chosen. */
export async function chooseAnswerer(
  app: ConversationApp,
  turn: OpenTurn,
  { signal, show }: Pick<Task, 'signal' | 'show'>,
): Promise<Chosen> {
  const { settings, workspaceId, chatbotId, sessionId, history, searchState } = turn
  const { action, content } = turn.question
  const isClick = action !== null && action.kind !== 'ask'
  const languageOf = (text: string) => languageOfVisitorsWords(app, settings, text, readState({ searchState }))
  const takeContact = (message: string) =>
    app.visitorDesk.keepSaidContact(app, turn, {
      message,
      isLocal: wantsCall(app, message, readState({ searchState })),
      languageOf: async () => {
        const language = await languageOf(message)
        // The window's own forms are in English for the others, too.
        return isWindowLanguage(language) ? language : 'en'
      },
    })
  // Before anything that may fail: what was typed is not to be typed again.
  const typed = isClick ? null : await takeContact(content)
  const costs = isPaid(settings.Model) || turn.question.kind !== 'Text'
  const held = costs ? await holdTokens(app, turn) : null
  const usedUp = typeof held === 'string' ? held : null
  const hold = typeof held === 'string' ? null : held
  const key = usedUp !== null ? builtInGuideKey : settings.Model
  const models = key === builtInGuideKey ? [] : await findModels(app, turn)
  const model = models[0] ?? null
  const {
    said,
    files,
    used: heard,
    refusal,
  } = await understandQuestion(app, turn, model, { signal, mayPay: usedUp === null, languageOf })
  const used = new TurnUsage(app.modelPrices)
  if (heard) used.add(heard.model, heard.usage)
  const question = questionWithin(said, action)
  const contact = typed ?? (isClick || said === content ? null : await takeContact(said))
  const handOver = handOverOfTurn(app, turn)
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
    spend: (by, usage) => used.add(by, usage),
    mayAskAgain: async () => !costs || (await hasRoom(app, turn)),
    openAlert: app.visitorDesk.alertOfTurn(app, turn),
    handOver,
    visits: visitsOfTurn(app, turn),
    contact,
    signal,
  }
  const chosen = { key, task, used, hold, usedUp }
  const consent = isClick ? null : await answerConsent(app, turn, question)
  if (consent !== null) return { ...chosen, key: builtInGuideKey, answerer: consent }
  const { answerer, ...others } = await chooseFor(app, chosen, {
    models,
    refusal,
    isClick,
    languageOf,
  })
  return { ...chosen, ...others, answerer: contact?.is === 'held' ? askConsentBehind(answerer, contact) : answerer }
}

/** Whether budgets have room for a second call, beside what is held for the first. */
async function hasRoom(app: ConversationApp, turn: OpenTurn): Promise<boolean> {
  const held = await holdTokens(app, turn)
  if (typeof held === 'string') return false
  // Both calls are settled with what they took at the end of the turn.
  await held.settle({ tokens: 0, costMicros: 0 })
  return true
}

/** Behind it, that the number or address in the same breath is the firm's now; '' where none was said, or it is held. */
function tellKept(contact: Task['contact'], language: SpokenLanguage): string {
  if (contact?.is !== 'kept') return ''
  const details = [contact.phone, contact.email].filter((said) => said !== '').map((said) => escapeMarkdown(said, 100))
  const words = consentWordsOf(isWindowLanguage(language) ? language : 'en')
  return `\n\n${words.kept(contact.told, details.join(', '))}`
}

interface Choice {
  /** The chosen one, and the one that stands by; of those that are not configured none. */
  models: readonly UsableModel[]
  refusal: string | null
  isClick: boolean
  languageOf(text: string): Promise<SpokenLanguage>
}

/** Who answers what the message asks besides. */
async function chooseFor(
  app: ConversationApp,
  chosen: Omit<Chosen, 'answerer'>,
  { models, refusal, isClick, languageOf }: Choice,
): Promise<Chosen> {
  const { task } = chosen
  const { question, settings, show, handOver } = task
  if (refusal !== null) {
    return {
      ...chosen,
      answerer: makeSentenceAnswerer(refusal, { reason: 'no model takes this file', noAnswer: true }),
    }
  }
  // A click is about listings, which need no model to be told.
  if (isClick) return { ...chosen, key: builtInGuideKey, answerer: answerWithBuiltInGuide }
  await app.slices.next()
  await app.languages.hear(question, readState(task)?.language)
  if (handOver !== undefined && asksForPerson(question)) {
    // Whatever the firm's own words are: nobody is left with words alone.
    show(formOffer)
    const language = await languageOf(question)
    const told = `${await handOver(language, question)}${tellKept(task.contact, language)}`
    const answerer = makeSentenceAnswerer(told, {
      reason: 'asks for a person',
      noAnswer: false,
      skill: 'person',
    })
    return { ...chosen, key: talkToHuman, answerer }
  }
  const page = findOwnBookingPage(settings, question)
  if (page !== null) {
    const sentence = handOverWordsOf(await languageOf(question)).bookThere(linkTarget(page) ?? '')
    const answerer = makeSentenceAnswerer(sentence, {
      reason: 'books on the firm’s own page',
      noAnswer: false,
      skill: 'tour',
    })
    return { ...chosen, key: builtInGuideKey, answerer }
  }
  if (models.length === 0) return { ...chosen, key: builtInGuideKey, answerer: answerWithBuiltInGuide }
  return { ...chosen, answerer: makeLanguageModelGuide(models, offerSkills) }
}

/** The model of a chatbot and the one that stands by, as far as they can be used; the owners hear of the first that cannot. */
async function findModels(app: ConversationApp, turn: OpenTurn): Promise<UsableModel[]> {
  const { Model: first, FallbackModel: second } = turn.settings
  const found: UsableModel[] = []
  const models = await app.models.of(turn.workspaceId)
  for (const key of new Set([first, second])) {
    if (key === '' || key === builtInGuideKey) continue
    const model = await models.find(key)
    if (model) found.push(model)
    else await noteModelFailure(app, turn, { model: key, why: 'not-configured' })
  }
  return found
}
